import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { ConnectionLimits } from "#server/config/node-config.ts";
import { ApiError } from "#server/errors/api-error.ts";

/** How often Node looks for requests that are late. */
const LOOK_EVERY_MS = 1_000;
const LOG_EVERY_MS = 10_000;
const MAKE_ROOM_EVERY_MS = 1_000;
/** Browsers send the next request of a connection when they have the answer, proxies hardly ever before; tools send a few. */
const UNANSWERED_MAX = 32;

/** The part of the limits that Node's own server sees to, as options of the framework. */
export function connectionOptions({ headersMs, requestMs, stalledMs }: ConnectionLimits) {
  return {
    connectionTimeout: stalledMs,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    clientErrorHandler: answerBadClient,
  };
}

/**
 * Keeps connections from using up the process: no more of them than it can have, and on each no more requests than are answered.
 * Connections beyond the number are closed at once, and those that nobody uses at the moment with them, to make room.
 */
export const connections = fastifyPlugin(
  async (app: FastifyInstance, { limits }: { limits: ConnectionLimits }) => {
    const { server } = app;
    server.maxConnections = limits.connectionsMax;
    const countDrop = app.metrics.counter(
      "http_connections_refused_total",
      "Connections that were closed because there were too many, or too many requests on one",
      "reason",
    );
    app.metrics.gauge("http_connections_open", "Connections of clients", () => countOpen(server));

    let [loggedAt, madeRoomAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    server.on("drop", () => {
      countDrop("number");
      const now = performance.now();
      if (now - madeRoomAt > MAKE_ROOM_EVERY_MS) {
        madeRoomAt = now;
        server.closeIdleConnections();
      }
      if (now - loggedAt > LOG_EVERY_MS) {
        loggedAt = now;
        app.log.warn({ connections: limits.connectionsMax }, "More connections than this process takes");
      }
    });

    const unanswered = new WeakMap<Socket, number>();
    app.addHook("onRequest", (request, reply, done) => {
      const { socket } = request.raw;
      // An answer has its connection once all before it are sent, so that few requests get further than this.
      if (reply.raw.socket === null && !socket.destroyed && !mayWait(unanswered, socket, reply.raw)) {
        countDrop("requests");
        socket.destroy();
      }
      // What arrived with them is dealt out all the same, and must not be worked on.
      if (socket.destroyed) reply.hijack();
      else done();
    });
  },
);

/** Whether one more answer may wait for those before it on its connection. */
function mayWait(unanswered: WeakMap<Socket, number>, socket: Socket, response: ServerResponse): boolean {
  const waiting = unanswered.get(socket) ?? 0;
  if (waiting >= UNANSWERED_MAX) return false;
  unanswered.set(socket, waiting + 1);
  response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return true;
}

function countOpen(server: FastifyInstance["server"]): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** Whose request is late, too long or none at all is told so in the shape of every error (D20), as far as they listen. */
function answerBadClient(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, problem] = problemOf(error.code);
  const body = JSON.stringify(problem.toBody());
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}

function problemOf(code: string | undefined): [status: string, problem: ApiError] {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return ["408 Request Timeout", new ApiError("BAD_REQUEST", "The request took too long to arrive")];
    case "HPE_HEADER_OVERFLOW":
      return ["431 Request Header Fields Too Large", new ApiError("BAD_REQUEST", "The headers are too long")];
    default:
      return ["400 Bad Request", new ApiError("BAD_REQUEST", "The request could not be understood")];
  }
}
