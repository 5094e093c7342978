import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ErrorBody } from "#contract/api-error.ts";
import { DEFAULT_CONNECTION_LIMITS } from "#server/config/node-config.ts";
import { connectionOptions, connections } from "./connections.ts";
import { metrics } from "./metrics.ts";

const LIMITS = { ...DEFAULT_CONNECTION_LIMITS, headersMs: 500 };
const GET = "GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n";

let app: FastifyInstance;
let asked: number;
let letGo: () => void;

beforeEach(async () => {
  asked = 0;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  app = fastify(connectionOptions(LIMITS));
  await app.register(metrics, { token: undefined });
  await app.register(connections, { limits: LIMITS });
  app.get("/slow", async () => {
    asked += 1;
    await released;
    return { here: true };
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  letGo();
  await app.close();
});

/** Sends raw text; returns everything that the server sends before it closes the connection. */
async function answerTo(said: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  socket.on("error", () => {});
  socket.write(said);
  await once(socket, "close");
  return heard;
}

it.each([
  ["not HTTP", "What would you recommend?\r\n\r\n", 400],
  ["with too large headers", `GET / HTTP/1.1\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["incomplete at the time limit", "GET / HTTP/1.1\r\nhost: shop\r\n", 408],
])(
  "a request %s is rejected with the API's error body, and the connection is closed",
  async (_, said, status) => {
    const [head = "", body = ""] = (await answerTo(said)).split("\r\n\r\n");

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const refusal = JSON.parse(body) as ErrorBody;
    expect(refusal).toEqual({
      success: false,
      message: refusal.message,
      error: refusal.message,
      code: "BAD_REQUEST",
    });
    expect(asked).toBe(0);
  },
);

it("a connection with too many pipelined requests is closed and its requests are not processed", async () => {
  expect(await answerTo(GET.repeat(500))).toBe("");
  expect(asked).toBeLessThan(40);
});

it("responses to pipelined requests are in order", async () => {
  setTimeout(() => letGo(), 50);
  const last = GET.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
  expect((await answerTo(GET.repeat(20) + last)).split('{"here":true}')).toHaveLength(22);
});
