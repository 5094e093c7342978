import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { AppParts } from "./app-parts.ts";
import type { Config } from "./config/config.ts";
import { connectionOptions } from "./http/plugins/connections.ts";
import { handleUnroutable } from "./http/plugins/error-handler.ts";
import { responseSerializerCompiler } from "./http/plugins/response-serializer.ts";
import { rewriteMalformedUrl } from "./site/rewrite-malformed-url.ts";

/** Far above any JSON body of the API; uploads have their own limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The server without plugins and routes. */
export function createServer(
  config: Pick<Config, "connections" | "trustProxy">,
  { logger, site }: Pick<AppParts, "logger" | "site">,
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
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializerCompiler);
  return app;
}
