import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";
import { StartupError } from "#server/lib/errors/startup-error.ts";

const CONNECT_MS = 1_500;
const COMMAND_TIMEOUT_MS = 500;
const RECONNECT_MS = 250;
const KEEP_ALIVE_MS = 5_000;

/** Redis errors for a wrong or missing password and for missing permissions. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR invalid password|ERR Client sent AUTH)/;

/**
 * Opens a connection whose commands fail at once while Redis is unavailable and which reconnects by itself.
 * Throws a StartupError for rejected credentials. An unavailable Redis does not prevent the start: every use
 * of it has a local fallback.
 */
export async function openRedis(
  url: string,
  keyPrefix: string,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix,
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    keepAlive: KEEP_ALIVE_MS,
    retryStrategy: () => RECONNECT_MS,
  });
  // The reason of a failed connect reaches only "error" listeners, not the rejected promise.
  let reason: Error | undefined;
  const captureError = (error: Error) => {
    reason ??= error;
  };
  redis.on("error", captureError);
  const isConnected = await redis.connect().then(() => true, captureError);
  redis.off("error", captureError);
  if (reason && REFUSED.test(reason.message)) {
    redis.disconnect();
    throw new StartupError(
      `Redis at REDIS_URL refuses the connection (${reason.message}): check the user and the password in the address.`,
      { cause: reason },
    );
  }
  logConnectionChanges(redis, log);
  if (!isConnected && reason) redis.emit("error", reason);
  return redis;
}

/**
 * Logs one line when Redis becomes unavailable and one when it is back, however many attempts
 * fail in between.
 */
function logConnectionChanges(redis: Redis, log: Pick<FastifyBaseLogger, "info" | "warn">): void {
  let isUnavailable = false;
  redis.on("error", (error) => {
    if (isUnavailable) return;
    isUnavailable = true;
    log.warn({ err: error }, "Redis is unavailable: until it is back each node counts on its own");
  });
  redis.on("ready", () => {
    if (isUnavailable) log.info("Redis is back");
    isUnavailable = false;
  });
}
