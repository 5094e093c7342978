import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { createLogger } from "#server/observability/logger.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { errorHandler } from "./error-handler.ts";

const INFO_LEVEL = 30;
const WARNING_LEVEL = 40;
const ERROR_LEVEL = 50;
let lines: { level: number; msg: string }[] = [];
const logger = createLogger("info", "production", { write: (line) => void lines.push(JSON.parse(line)) });
const shop = testShop({ logger });

it.each([
  ["/backend/auth/signin", "application/json"],
  ["/newsletter", "application/x-www-form-urlencoded"],
  ["/backend/bespoke", "multipart/form-data; boundary=x"],
])(
  "a form for %s that breaks off on a bad line is not logged as a failure of the shop",
  async (url, type) => {
    if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
    lines = [];
    const socket = connect((shop.app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n{"email":`,
    );
    const [request] = (await once(shop.app.server, "request")) as [IncomingMessage];
    await expect.poll(() => request.listenerCount("data")).toBeGreaterThan(0);

    const closed = new Promise((resolve) => request.once("close", resolve));
    socket.destroy();
    await closed;
    // The request's error comes before its end; what handles it may have to wait for its turn.
    await setImmediate();

    expect(lines.filter(({ level }) => level >= WARNING_LEVEL)).toEqual([]);
  },
);

it.each([
  ["a full queue", undefined, INFO_LEVEL],
  ["the database", new Error("connection lost"), ERROR_LEVEL],
])("a call that %s rejects is logged by who is to act", async (_what, cause, level) => {
  const app = Fastify({ loggerInstance: logger });
  await app.register(errorHandler);
  app.get("/", () => {
    throw new ApiError("UNAVAILABLE", HTTP_ERRORS.busy, { retryAfter: 5, cause });
  });
  lines = [];
  expect((await app.inject("/")).headers["retry-after"]).toBe("5");
  expect(lines.filter((line) => line.msg.startsWith("Request")).map((line) => line.level)).toEqual([level]);
});
