import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { handleUnroutable } from "#server/http/plugins/error-handler.ts";
import { rewriteMalformedUrl } from "./rewrite-malformed-url.ts";

/** The status and body of a URL as it stands: clients would escape it. */
async function requested(method: string, url: string): Promise<string> {
  const app = fastify({ rewriteUrl: rewriteMalformedUrl, frameworkErrors: handleUnroutable });
  onTestFinished(() => app.close());
  app.get("/*", async ({ raw }, reply) =>
    reply.code(raw.url === "/malformed-address" ? 400 : 200).send(raw.url),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as { port: number }).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${method} ${url} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
  const response = await text(socket);
  return `${response.split(" ")[1]} ${response.split("\r\n\r\n")[1]}`;
}

it.each(["/%", "/%c0%ae", "/outfit/%E0%A4%A", "/100%?searchTerm=x", "/%/backend/cart"])(
  "GET %s leads to the page for addresses that cannot be decoded",
  async (url) => {
    expect(await requested("GET", url)).toBe("400 /malformed-address");
    expect(await requested("HEAD", url)).toBe("400 ");
  },
);

it.each(["/", "/outfit/%E0%A4%95", "/outfit?searchTerm=100%", "/a%2Fb"])("GET %s stays", async (url) => {
  expect(await requested("GET", url)).toBe(`200 ${url}`);
});

it.each([
  ["GET", "/backend/%"],
  ["GET", "/backend/outfit/%E0%A4%A?a=b"],
  ["POST", "/%"],
])("%s %s gets the error body of the API", async (method, url) => {
  expect(await requested(method, url)).toMatch(/^400 \{"success":false.*"code":"BAD_REQUEST"/);
});
