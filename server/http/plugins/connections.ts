import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import type { ConnectionLimits } from "#server/config/node-config.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { hasBody } from "./has-body.ts";

/** Interval at which Node checks for requests that exceed their time limits. */
const CHECK_INTERVAL_MS = 1_000;
const LOG_INTERVAL_MS = 10_000;
const CLOSE_IDLE_INTERVAL_MS = 1_000;
/**
 * Connections beyond the limit that are open for a moment, to be told so; further ones are closed
 * without a word.
 */
const REFUSING_MAX = 100;
/** Time for the client to read the refusal; closing at once could discard it. */
const REFUSED_OPEN_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
const REQUEST_TIMEOUT = "ERR_HTTP_REQUEST_TIMEOUT";
/** Requests pipelined on one connection. Browsers do not pipeline, proxies hardly; tools send a few. */
const PIPELINED_MAX = 32;

/** The limits that Node's HTTP server enforces, as Fastify options. */
export function connectionOptions({ headersMs, requestMs, stalledMs }: ConnectionLimits) {
  return {
    connectionTimeout: stalledMs,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    clientErrorHandler: handleClientError,
  };
}

/**
 * Limits the number of connections and of pipelined requests on each. A connection beyond the number gets 503
 * at once and is closed, and idle connections are closed to make room for the next.
 */
export const connections = fastifyPlugin(
  async (app: FastifyInstance, { limits }: { limits: ConnectionLimits }) => {
    const { server } = app;
    server.maxConnections = limits.connectionsMax + REFUSING_MAX;
    const countDrop = app.metrics.counter(
      "http_connections_refused_total",
      "Connections closed because of their number, or of the pipelined requests on one",
      "reason",
    );
    app.metrics.gauge("http_connections_open", "Open client connections", () => countOpen(server));

    let [loggedAt, closedIdleAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const handleExcess = () => {
      countDrop("number");
      const now = performance.now();
      if (now - closedIdleAt > CLOSE_IDLE_INTERVAL_MS) {
        closedIdleAt = now;
        server.closeIdleConnections();
      }
      if (now - loggedAt > LOG_INTERVAL_MS) {
        loggedAt = now;
        app.log.warn({ connections: limits.connectionsMax }, "Connection limit reached");
      }
    };
    server.on("drop", handleExcess);

    let open = 0;
    const refused = new WeakSet<Socket>();
    // Before Node's own listener, which reads requests from the connection.
    server.prependListener("connection", (socket: Socket) => {
      open += 1;
      socket.once("close", () => {
        open -= 1;
      });
      if (open <= limits.connectionsMax) return;
      handleExcess();
      refused.add(socket);
      socket.end(REFUSAL);
      setTimeout(() => socket.destroy(), REFUSED_OPEN_MS).unref();
    });

    const pipelined = new WeakMap<Socket, number>();
    app.addHook("onRequest", (request, reply, done) => {
      const { socket } = request.raw;
      // A response without a socket waits for earlier ones of its connection, so most requests skip this.
      if (reply.raw.socket === null && !socket.destroyed && !canPipeline(pipelined, socket, reply.raw)) {
        countDrop("requests");
        socket.destroy();
      }
      // Node still emits requests of refused connections, and those that it parsed before the
      // socket was destroyed.
      if (socket.destroyed || refused.has(socket)) reply.hijack();
      else done();
    });
    app.addHook("preParsing", (request, reply, payload, done) => {
      const isUpload = request.headers["content-type"]?.startsWith("multipart/");
      if (!isUpload && hasBody(request)) limitBodyTime(request.raw, reply.raw, limits.bodyMs);
      done(null, payload);
    });
  },
);

/** Closes the connection of a client that has not sent the whole body in time. */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  const timer = setTimeout(() => handleClientError({ code: REQUEST_TIMEOUT }, request.socket), bodyMs);
  const stop = () => clearTimeout(timer);
  request.once("end", stop);
  request.once("close", stop);
  // A request that is rejected for its headers may never be read to its end.
  response.once("finish", stop);
}

/** Whether one more response may wait for earlier ones on its connection. */
function canPipeline(pipelined: WeakMap<Socket, number>, socket: Socket, response: ServerResponse): boolean {
  const waiting = pipelined.get(socket) ?? 0;
  if (waiting >= PIPELINED_MAX) return false;
  pipelined.set(socket, waiting + 1);
  response.once("close", () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
  return true;
}

function countOpen(server: FastifyInstance["server"]): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** A whole response with the API's error body, after which the connection is closed. */
function rawResponse(status: string, problem: ApiError): string {
  const body = JSON.stringify(problem.toBody());
  const retryAfter = problem.retryAfter === undefined ? "" : `retry-after: ${problem.retryAfter}\r\n`;
  return (
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n${retryAfter}` +
    `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  );
}

const REFUSAL = rawResponse(
  "503 Service Unavailable",
  new ApiError("UNAVAILABLE", HTTP_ERRORS.busy, { retryAfter: RETRY_AFTER_SECONDS }),
);

/**
 * Responds to late, oversized and malformed requests with the API's error body, if the socket
 * is still writable.
 */
function handleClientError(error: Pick<NodeJS.ErrnoException, "code">, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(rawResponse(...problemOf(error.code)));
  socket.destroy();
}

function problemOf(code: string | undefined): [status: string, problem: ApiError] {
  switch (code) {
    case REQUEST_TIMEOUT:
      return ["408 Request Timeout", new ApiError("BAD_REQUEST", HTTP_ERRORS.tooLate)];
    case "HPE_HEADER_OVERFLOW":
      return ["431 Request Header Fields Too Large", new ApiError("BAD_REQUEST", HTTP_ERRORS.headersTooLong)];
    default:
      return ["400 Bad Request", new ApiError("BAD_REQUEST", HTTP_ERRORS.notUnderstood)];
  }
}
