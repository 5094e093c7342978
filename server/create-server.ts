import { randomUUID } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { AppParts } from "./app-parts.ts";
import type { Config } from "./config/config.ts";
import type { ConnectionLimits } from "./config/node-config.ts";
import type { HotResponses } from "./http/cache/hot-responses.ts";
import { connectionOptions } from "./http/plugins/connections.ts";
import { handleUnroutable } from "./http/plugins/error-handler.ts";
import { responseSerializerCompiler } from "./http/plugins/response-serializer.ts";
import { rewriteMalformedUrl } from "./site/rewrite-malformed-url.ts";

/** Far above any JSON body of the API; uploads have their own limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** Longer than a load balancer in front keeps an idle connection, usually a minute. */
const KEEP_ALIVE_MS = 72_000;
/** A slow machine compiles the site of a development server in half a minute. */
const PLUGIN_START_LIMIT_MS = 120_000;

/** The server without plugins and routes. Requests that `hot` responds to do not pass it. */
export function createServer(
  config: Pick<Config, "connections" | "trustProxy">,
  { logger, site }: Pick<AppParts, "logger" | "site">,
  hot: HotResponses | undefined,
): FastifyInstance {
  const app = fastify({
    ...connectionOptions(config.connections),
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: () => randomUUID(),
    frameworkErrors: handleUnroutable,
    ...(site === "none" ? {} : { rewriteUrl: rewriteMalformedUrl }),
    // Failures are logged by the error handler, other requests only with ACCESS_LOG=on.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    pluginTimeout: PLUGIN_START_LIMIT_MS,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    ...(hot ? { serverFactory: hotServerFactory(hot, config.connections) } : {}),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializerCompiler);
  return app;
}

/** A server as the framework would create it, with the cached responses in front. */
function hotServerFactory(hot: HotResponses, limits: ConnectionLimits): FastifyServerFactory {
  const { connectionTimeout, http } = connectionOptions(limits);
  return (handle) => {
    const server = createHttpServer({ ...http, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      if (!hot.send(request, response)) handle(request, response);
    });
    server.setTimeout(connectionTimeout);
    return server;
  };
}
