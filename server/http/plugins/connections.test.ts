import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ErrorBody } from "#contract/http/api-error.ts";
import { DEFAULT_CONNECTION_LIMITS } from "#server/config/node-config.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { connectionOptions, connections } from "./connections.ts";
import { metrics } from "./metrics.ts";

const LIMITS = { ...DEFAULT_CONNECTION_LIMITS, headersMs: 500, bodyMs: 500, connectionsMax: 3 };
const POST = "POST /slow HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n";
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
  app.route({
    method: ["GET", "POST"],
    url: "/slow",
    handler: async () => {
      asked += 1;
      await released;
      return { here: true };
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  letGo();
  await app.close();
});

/** Sends raw text; returns everything that the server sends before it closes the connection. */
async function responseTo(sent: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  socket.on("error", () => {});
  socket.write(sent);
  await once(socket, "close");
  return heard;
}

it.each([
  ["not HTTP", "What would you recommend?\r\n\r\n", 400],
  ["with too large headers", `GET / HTTP/1.1\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["with a body that is incomplete at its time limit", `${POST}content-length: 9\r\n\r\n{`, 408],
  ["incomplete at the time limit", "GET / HTTP/1.1\r\nhost: shop\r\n", 408],
])(
  "a request %s is rejected with the API's error body, and the connection is closed",
  async (_, sent, status) => {
    const [head = "", body = ""] = (await responseTo(sent)).split("\r\n\r\n");

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const refusal = JSON.parse(body) as ErrorBody;
    expect(refusal).toEqual({
      success: false,
      message: refusal.message,
      error: refusal.message,
      code: "BAD_REQUEST",
      reason: expect.stringMatching(/^http\./),
    });
    expect(asked).toBe(0);
  },
);

it("a connection with too many pipelined requests is closed and its requests are not processed", async () => {
  expect(await responseTo(GET.repeat(500))).toBe("");
  expect(asked).toBeLessThan(40);
});

it("responses to pipelined requests are in order", async () => {
  setTimeout(() => letGo(), 50);
  const last = GET.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
  expect((await responseTo(GET.repeat(20) + last)).split('{"here":true}')).toHaveLength(22);
});

it("a connection beyond the limit gets 503 with Retry-After at once, and there is room again after the others", async () => {
  const others = await Promise.all(
    Array.from({ length: LIMITS.connectionsMax }, async () => {
      const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(GET);
      return socket;
    }),
  );
  await vi.waitFor(() => expect(asked).toBe(LIMITS.connectionsMax), { timeout: scaled(5_000) });

  const [head = "", body = ""] = (await responseTo(GET)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(head).toContain("retry-after: 5");
  expect(JSON.parse(body)).toMatchObject({ success: false, code: "UNAVAILABLE" });
  expect(asked).toBe(LIMITS.connectionsMax);

  for (const socket of others) socket.destroy();
  letGo();
  await vi.waitFor(
    async () =>
      expect(await responseTo(GET.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"))).toContain(
        '{"here":true}',
      ),
    { timeout: scaled(5_000) },
  );
});
