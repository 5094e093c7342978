import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type { Config } from "#server/config/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { type PublicReads, readsOf } from "#server/db/public-reads.ts";
import type { ChangeChannel } from "./changes.ts";

/** What a node shares with the others of its shop. One that is alone has none of it. */
export interface NodeLinks {
  /** For counts and marks that hold for all nodes; may be away at any time. */
  redis: Redis | undefined;
  changes: ChangeChannel | undefined;
  reads: PublicReads;
  close(): Promise<void>;
}

interface NodeLinksOptions {
  config: Pick<Config, "databaseUrl" | "redis" | "replicaUrls">;
  open: OpenDatabase;
  log: FastifyBaseLogger;
}

/** The links of a node that is alone. */
export function noLinks({ database }: Pick<OpenDatabase, "database">): NodeLinks {
  const reads = readsOf(database);
  return { redis: undefined, changes: undefined, reads, close: async () => {} };
}

/**
 * Opens what the settings name. Nodes tell each other changes over Redis, else over PostgreSQL; the embedded database
 * belongs to one process, which has nobody to tell.
 */
export async function openNodeLinks({ config, open, log }: NodeLinksOptions): Promise<NodeLinks> {
  const reads = await openReads(config.replicaUrls, open, log);
  const redis = config.redis && (await connect(config.redis, log));
  const changes = await openChanges(config, redis, log);
  return {
    redis,
    changes,
    reads,
    close: async () => {
      await changes?.close();
      redis?.disconnect();
      await reads.close();
    },
  };
}

async function connect({ url, prefix }: { url: string; prefix: string }, log: FastifyBaseLogger) {
  const { openRedis } = await import("./redis-client.ts");
  return openRedis(url, prefix, log);
}

async function openChanges(
  { databaseUrl, redis: settings }: NodeLinksOptions["config"],
  redis: Redis | undefined,
  log: FastifyBaseLogger,
): Promise<ChangeChannel | undefined> {
  if (redis && settings) {
    const { RedisChanges } = await import("./redis-changes.ts");
    const subscriber = redis.duplicate();
    subscriber.on("error", () => {
      // The other connection to the same Redis says so.
    });
    subscriber.connect().catch(() => {});
    return new RedisChanges(redis, subscriber, `${settings.prefix}changes`);
  }
  if (!databaseUrl) return undefined;
  const { PostgresChanges } = await import("./postgres-changes.ts");
  return PostgresChanges.open(databaseUrl, log);
}

async function openReads(
  urls: readonly string[],
  open: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<PublicReads> {
  if (urls.length === 0) return readsOf(open.database);
  const { ReplicaReads } = await import("#server/db/replica-reads.ts");
  return new ReplicaReads({ open, urls, log });
}
