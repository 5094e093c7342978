import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";
import { StartupError } from "#server/errors/startup-error.ts";

const CONNECT_MS = 1_500;
const ANSWER_MS = 500;
const RECONNECT_MS = 250;
/** Redis pings nobody: a subscriber would not notice that the other end is gone. */
const KEEP_ALIVE_MS = 5_000;

/** What Redis answers to a wrong password, to none, and to a user who may not do this. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR invalid password|ERR Client sent AUTH)/;

/**
 * A connection to Redis that fails at once while Redis is away, and comes back by itself. Throws a StartupError when Redis refuses us;
 * that it is away is no reason not to start, as everything asked of it has another way.
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
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    keepAlive: KEEP_ALIVE_MS,
    retryStrategy: () => RECONNECT_MS,
  });
  // How connecting failed is told to listeners; the promise says only that it did.
  let reason: Error | undefined;
  const lookAt = (error: Error) => {
    reason ??= error;
  };
  redis.on("error", lookAt);
  const isThere = await redis.connect().then(() => true, lookAt);
  redis.off("error", lookAt);
  if (reason && REFUSED.test(reason.message)) {
    redis.disconnect();
    throw new StartupError(
      `Redis at REDIS_URL refuses us (${reason.message}): check the user and the password in the address.`,
      { cause: reason },
    );
  }
  tellOnce(redis, log);
  if (!isThere && reason) redis.emit("error", reason);
  return redis;
}

/** One line when Redis goes and one when it is back, however often connecting fails in between. */
function tellOnce(redis: Redis, log: Pick<FastifyBaseLogger, "info" | "warn">): void {
  let isAway = false;
  redis.on("error", (error) => {
    if (isAway) return;
    isAway = true;
    log.warn({ err: error }, "Redis is away: until it is back every node counts for itself");
  });
  redis.on("ready", () => {
    if (isAway) log.info("Redis is back");
    isAway = false;
  });
}
