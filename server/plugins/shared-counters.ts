import rateLimit, { type CreateRateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";

type Counter = ReturnType<FastifyInstance["createRateLimit"]>;
type CreateCounter = (options: CreateRateLimitOptions & { cache: number }) => Counter;

/** After Redis has left a question open, this node counts for itself for as long before it asks again. */
const ALONE_MS = 2_000;

/**
 * How to make a counter of requests. With Redis all nodes count together; while Redis is away every counter counts in this process,
 * so that nobody is refused for it and the limits still hold, if more loosely.
 */
export async function counterMaker(app: FastifyInstance, redis: Redis | undefined): Promise<CreateCounter> {
  const countHere = await inScope(app, {});
  if (!redis) return countHere;
  const countTogether = await inScope(app, { redis, nameSpace: "limit:" });
  let aloneUntil = 0;
  return (options) => {
    const [here, together] = [countHere(options), countTogether(options)];
    return async (request) => {
      if (redis.status !== "ready" || aloneUntil > performance.now()) return here(request);
      try {
        return await together(request);
      } catch {
        // The connection says in the log that it is lost.
        aloneUntil = performance.now() + ALONE_MS;
        return here(request);
      }
    };
  };
}

/** The library counts in one place for each scope it is registered in. */
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
