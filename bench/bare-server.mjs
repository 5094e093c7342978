// @ts-nocheck
import { createServer } from "node:http";

/** The reference: a bare node:http server that sends one prepared response to every request. */
process.once("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
});
process.once("disconnect", () => process.exit(0));
