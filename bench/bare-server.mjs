import { createServer } from "node:http";
import { serveParent } from "./serve-parent.mjs";

/** The reference: a bare node:http server that sends one prepared response to every request. */
process.once("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  serveParent(server);
});
