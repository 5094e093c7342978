import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import { type NodeConnections, openNodeConnections } from "#server/cluster/node-connections.ts";
import type { S3Config } from "#server/config/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { testDatabaseUrl } from "./test-database.ts";

/** Creates a bucket on the server of TEST_S3_URL; undefined without it, so that pictures are files. */
export async function testBucket(): Promise<S3Config | undefined> {
  const endpoint = process.env.TEST_S3_URL;
  if (!endpoint) return undefined;
  const { newBucket } = await import("./bucket/bucket-server.ts");
  return newBucket(endpoint);
}

/** A node's connections to PostgreSQL and Redis if TEST_REDIS_URL is set; otherwise undefined. */
export async function testNodeConnections(
  open: OpenDatabase,
  log: FastifyBaseLogger = pino({ level: "silent" }),
): Promise<NodeConnections | undefined> {
  const url = process.env.TEST_REDIS_URL;
  if (!url || open.kind === "embedded") return undefined;
  const redis = { url, prefix: `test-${randomUUID()}:` };
  return openNodeConnections({ databaseUrl: await testDatabaseUrl(), redis }, log);
}
