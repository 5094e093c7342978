import rateLimit, { type CreateRateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";

type Counter = ReturnType<FastifyInstance["createRateLimit"]>;
type CreateCounter = (options: CreateRateLimitOptions & { cache: number }) => Counter;

/** Time for which this node counts alone after a failed call of Redis. */
const LOCAL_MS = 2_000;

/**
 * Returns the function that creates a request counter. With Redis all nodes count together; while Redis is
 * unavailable each node counts alone, so that limits hold per node.
 */
export async function sharedCounters(app: FastifyInstance, redis: Redis | undefined): Promise<CreateCounter> {
  const createLocal = await inScope(app, {});
  if (!redis) return createLocal;
  const createShared = await inScope(app, { redis, nameSpace: "limit:" });
  let localUntil = 0;
  return (options) => {
    const [local, shared] = [createLocal(options), createShared(options)];
    return async (request) => {
      if (redis.status !== "ready" || localUntil > performance.now()) return local(request);
      try {
        return await shared(request);
      } catch {
        // The Redis client logs the lost connection.
        localUntil = performance.now() + LOCAL_MS;
        return local(request);
      }
    };
  };
}

/** The library has one store for each scope that it is registered in. */
async function inScope(
  app: FastifyInstance,
  store: { redis?: Redis; nameSpace?: string },
): Promise<CreateCounter> {
  let create: CreateCounter | undefined;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...store });
    create = (options) => scope.createRateLimit(options);
  });
  if (!create) throw new Error("The library for limits did not load");
  return create;
}
