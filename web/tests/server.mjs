// The simplest of file servers: it knows no page of ours, and what is not there is not there.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/** Serves a folder below a path of its own, as people put games into sub-folders. Tells its address. */
export function serve(folder, port = 0, below = "/games/boxwood/") {
  const asked = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    asked.push(path);
    const name = path.startsWith(below) ? path.slice(below.length) || "index.html" : null;
    const file = name === null ? null : join(folder, normalize(name));
    if (!file || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const cached = /-[0-9a-f]{12}[./]/.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Length": statSync(file).size,
      "Cache-Control": cached,
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      resolve({ server, asked, address: `http://127.0.0.1:${server.address().port}${below}` });
    });
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { address } = await serve(join(process.cwd(), process.argv[2] ?? "dist"), Number(process.argv[3] ?? 8000), "/");
  console.log(`Boxwood is at ${address}`);
}
