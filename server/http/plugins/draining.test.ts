import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openStubDatabase } from "#tests/setup/stub-database.ts";
import { buildTestApp } from "#tests/setup/test-app.ts";

it("a draining process is not ready, serves requests as before, and closes connections after the response", async () => {
  const app = await buildTestApp(openStubDatabase(), { cache: true });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      httpRequest({ port, path, headers: { connection: "keep-alive" } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, connection: response.headers.connection });
      })
        .on("error", reject)
        .end();
    });
  const list = "/backend/outfit/getoutfits?startIndex=0&limit=9";
  expect(await ask("/readyz")).toEqual({ status: 200, connection: "keep-alive" });
  expect(await ask(list)).toEqual({ status: 200, connection: "keep-alive" });

  app.startDraining();

  expect(await ask("/readyz")).toEqual({ status: 503, connection: "close" });
  expect(await ask("/healthz")).toEqual({ status: 200, connection: "close" });
  // From memory, which is another way of answering.
  expect(await ask(list)).toEqual({ status: 200, connection: "close" });
});
