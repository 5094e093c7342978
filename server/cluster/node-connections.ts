import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type { Config } from "#server/config/config.ts";
import type { InvalidationChannel } from "./invalidation-channel.ts";

/** What connects a node with the other nodes of its shop. */
export interface NodeConnections {
  /** Counters and marks shared by all nodes; undefined without REDIS_URL. May be unavailable at any time. */
  redis: Redis | undefined;
  /** Undefined on an embedded database, which belongs to a single process. */
  invalidations: InvalidationChannel | undefined;
  close(): Promise<void>;
}

export async function openNodeConnections(
  { databaseUrl, redis: settings }: Pick<Config, "databaseUrl" | "redis">,
  log: FastifyBaseLogger,
): Promise<NodeConnections> {
  const redis = settings && (await connectRedis(settings, log));
  const invalidations = databaseUrl === undefined ? undefined : await openChannel(databaseUrl, log);
  return {
    redis,
    invalidations,
    close: async () => {
      await invalidations?.close();
      redis?.disconnect();
    },
  };
}

async function connectRedis({ url, prefix }: { url: string; prefix: string }, log: FastifyBaseLogger) {
  const { openRedis } = await import("./open-redis.ts");
  return openRedis(url, prefix, log);
}

async function openChannel(databaseUrl: string, log: FastifyBaseLogger): Promise<InvalidationChannel> {
  const { InvalidationChannel } = await import("./invalidation-channel.ts");
  return InvalidationChannel.open(databaseUrl, log);
}
