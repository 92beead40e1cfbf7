# To be sourced: how a script gets what it misses from Debian's or Ubuntu's archive.

# Whether apt knows where to get every one of these packages.
all_available() {
  local package
  for package in "$@"; do
    apt-cache policy "$package" 2>/dev/null | grep -q 'Candidate: [^(]' || return 1
  done
}

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
  all_available "$@" || "${apt[@]}" update || return 1
  # Lists that are older than the archive name files that are gone: read them anew and try once more.
  "${apt[@]}" install --no-install-recommends "$@" ||
    { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"; }
}
