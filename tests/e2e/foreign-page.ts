import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of another site, on a port of its own, whose body is this HTML. */
export async function openForeignPage(body: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // Browsers ask each site for its icon.
    if (request.url !== "/") return response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A blog</title><h1>What I wear</h1>${body}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close };
}
