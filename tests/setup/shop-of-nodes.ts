import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import pino from "pino";
import type { NodeConfig } from "#server/config/node-config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { type NodeLinks, openNodeLinks } from "#server/nodes/node-links.ts";
import { buildTestApp } from "./test-app.ts";
import { emptyDatabase, testDatabaseUrl } from "./test-database.ts";

export interface ShopNode {
  app: FastifyInstance;
  nodes: NodeLinks;
  /** What it wrote into its log. */
  log: string[];
  close(): Promise<void>;
}

type NodeOptions = Partial<Pick<NodeConfig, "replicaUrls">> & {
  redisUrl?: string;
  /** Where the node looks for the database, if not at its own address. */
  databaseUrl?: string;
} & Omit<NonNullable<Parameters<typeof buildTestApp>[1]>, "logger">;

export interface ManyNodes {
  /** For what a test prepares and looks up. */
  open: OpenDatabase;
  databaseUrl: string;
  /** What the nodes' keys and channels in Redis begin with. */
  redisPrefix: string;
  start(options?: NodeOptions): Promise<ShopNode>;
  close(): Promise<void>;
}

/** A shop on PostgreSQL (and Redis, where a node is given its address) that several nodes can be started of. */
export async function openShopOfNodes(): Promise<ManyNodes> {
  const databaseUrl = (await testDatabaseUrl()) ?? "";
  const open = await openPostgres(databaseUrl);
  await emptyDatabase(open.database);
  const redisPrefix = `test-${randomUUID()}:`;
  const nodes: ShopNode[] = [];
  return {
    open,
    databaseUrl,
    redisPrefix,
    start: async ({ redisUrl, databaseUrl: url = databaseUrl, replicaUrls = [], ...settings } = {}) => {
      const node = await startNode(
        {
          databaseUrl: url,
          replicaUrls,
          redis: redisUrl ? { url: redisUrl, prefix: redisPrefix } : undefined,
        },
        settings,
      );
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
  config: Pick<NodeConfig, "redis" | "replicaUrls"> & { databaseUrl: string },
  settings: NonNullable<Parameters<typeof buildTestApp>[1]>,
): Promise<ShopNode> {
  const log: string[] = [];
  const logger: FastifyBaseLogger = pino({}, { write: (line) => void log.push(JSON.parse(line).msg) });
  const open = await openPostgres(config.databaseUrl);
  const nodes = await openNodeLinks({ config, open, log: logger });
  const app = await buildTestApp(open, { cache: true, logger, nodes, ...settings });
  const closeAll = async () => {
    await app.close();
    await nodes.close();
    await open.close();
  };
  let closing: Promise<void> | undefined;
  return {
    app,
    nodes,
    log,
    close: () => {
      closing ??= closeAll();
      return closing;
    },
  };
}
