# To be sourced: how a script for the browser gets what it misses from Debian's or Ubuntu's archive.

# Installs packages; tells no more than that it cannot, where there is no apt or nobody who may use it.
apt_install() {
  command -v apt-get >/dev/null || return 1
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || return 1
    root=(sudo)
  fi
  local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
  echo "Installing: $*"
  # Lists that are older than the archive name files that are gone: read them anew and try once more.
  "${apt[@]}" install --no-install-recommends "$@" ||
    { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"; }
}
