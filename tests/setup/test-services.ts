import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import { vi } from "vitest";
import type { S3Config } from "#server/config/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { type NodeLinks, openNodeLinks } from "#server/nodes/node-links.ts";
import { testDatabaseUrl } from "./test-database.ts";

/** A new bucket, where TEST_S3_URL names a server; undefined without it: pictures are files then. */
export async function testBucket(): Promise<S3Config | undefined> {
  const endpoint = process.env.TEST_S3_URL;
  if (!endpoint) return undefined;
  const { newBucket } = await import("./bucket/bucket-server.ts");
  return newBucket(endpoint);
}

/** What a node on PostgreSQL shares with others over Redis, where TEST_REDIS_URL names one; undefined without it. */
export async function testNodeLinks(
  open: OpenDatabase,
  log: FastifyBaseLogger = pino({ level: "silent" }),
): Promise<NodeLinks | undefined> {
  const url = process.env.TEST_REDIS_URL;
  if (!url || open.kind === "embedded") return undefined;
  const redis = { url, prefix: `test-${randomUUID()}:` };
  const links = await openNodeLinks({
    config: { databaseUrl: await testDatabaseUrl(), redis, replicaUrls: [] },
    open,
    log,
  });
  // Once it is told of changes everything kept is dropped, which no test has to expect.
  await vi.waitUntil(() => links.changes?.isOpen);
  return links;
}
