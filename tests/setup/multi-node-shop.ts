import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import pino from "pino";
import { openNodeConnections } from "#server/cluster/node-connections.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { buildTestApp } from "./test-app.ts";
import { emptyDatabase, testDatabaseUrl } from "./test-database.ts";

export interface ShopNode {
  app: FastifyInstance;
  /** The messages of its log. */
  log: string[];
  close(): Promise<void>;
}

type NodeOptions = {
  redisUrl?: string;
  /** The database's address for cache invalidation, if it differs from the address for queries. */
  invalidationUrl?: string;
} & Omit<NonNullable<Parameters<typeof buildTestApp>[1]>, "logger">;

export interface MultiNodeShop {
  /** For preparing and inspecting data. */
  open: OpenDatabase;
  databaseUrl: string;
  /** The prefix of the nodes' keys in Redis. */
  redisPrefix: string;
  start(options?: NodeOptions): Promise<ShopNode>;
  close(): Promise<void>;
}

/** A shop on PostgreSQL, and on Redis for nodes with a `redisUrl`, for which several nodes can be started. */
export async function openMultiNodeShop(): Promise<MultiNodeShop> {
  const databaseUrl = (await testDatabaseUrl()) ?? "";
  const open = await openPostgres(databaseUrl);
  await emptyDatabase(open.database);
  const redisPrefix = `test-${randomUUID()}:`;
  const nodes: ShopNode[] = [];
  return {
    open,
    databaseUrl,
    redisPrefix,
    start: async ({ redisUrl, invalidationUrl = databaseUrl, ...settings } = {}) => {
      const redis = redisUrl ? { url: redisUrl, prefix: redisPrefix } : undefined;
      const node = await startNode(databaseUrl, { databaseUrl: invalidationUrl, redis }, settings);
      nodes.push(node);
      return node;
    },
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await open.close();
    },
  };
}

async function startNode(
  databaseUrl: string,
  connections: Parameters<typeof openNodeConnections>[0],
  settings: NonNullable<Parameters<typeof buildTestApp>[1]>,
): Promise<ShopNode> {
  const log: string[] = [];
  const logger: FastifyBaseLogger = pino({}, { write: (line) => void log.push(JSON.parse(line).msg) });
  const open = await openPostgres(databaseUrl);
  const nodes = await openNodeConnections(connections, logger);
  const app = await buildTestApp(open, { cache: true, logger, nodes, ...settings });
  const closeAll = async () => {
    await app.close();
    await nodes.close();
    await open.close();
  };
  let closing: Promise<void> | undefined;
  return {
    app,
    log,
    close: () => {
      closing ??= closeAll();
      return closing;
    },
  };
}
