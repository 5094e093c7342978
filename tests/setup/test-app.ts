import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { errorBodySchema } from "#contract/http/api-error.ts";
import { buildApp } from "#server/app.ts";
import type { AppParts } from "#server/app-parts.ts";
import type { NodeConnections } from "#server/cluster/node-connections.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { jobLeases } from "#server/db/schema/nodes.ts";
import { LIST_TAG } from "#server/http/cache/cache-tags.ts";
import { drawFlatPicture } from "#server/modules/catalogue/import/testing/flat-picture.ts";
import type { DeliverMail } from "#server/modules/mail/message.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { STUDIO_JOBS } from "#server/modules/studio/processes/studio-job-functions.ts";
import type { StudioJobsFor } from "#server/modules/studio/studio-jobs.ts";
import { emptyDatabase, openTestDatabase } from "./test-database.ts";
import { testBucket, testNodeConnections } from "./test-services.ts";

export interface TestApp {
  app: FastifyInstance;
  database: Database;
}

/** A shop of `testShop`, with its pictures. */
export interface TestShop extends TestApp {
  blobStore: BlobStore;
}

interface TestAppOptions extends Partial<AppParts["config"]> {
  logger?: FastifyBaseLogger;
  blobStore?: BlobStore;
  drawOutfit?: AppParts["drawOutfit"];
  drawingsAtOnce?: number;
  studioJobs?: StudioJobsFor;
  deliverMail?: DeliverMail;
  nodes?: NodeConnections;
  tracing?: AppParts["tracing"];
  /**
   * Whether the application runs its jobs on their intervals, as a shop does; otherwise only what calls start
   * runs in the background.
   */
  intervals?: boolean;
}

/** Discards e-mails in tests that do not need them. */
const dropMail: DeliverMail = async () => "nowhere";

const refuseBoard = (): Promise<never> => Promise.reject(new Error("This site has no studio"));

/** For sites of outfits without a studio. */
export const NO_BOARDS = { render: refuseBoard, save: refuseBoard, copy: refuseBoard };

/** The application on an open database, with defaults for tests; the caller closes both. */
export async function buildTestApp(
  open: OpenDatabase,
  {
    logger,
    blobStore = createMemoryBlobStore(),
    drawOutfit = drawFlatPicture,
    drawingsAtOnce = 1,
    studioJobs = () => STUDIO_JOBS,
    deliverMail = dropMail,
    nodes,
    tracing,
    intervals = true,
    ...settings
  }: TestAppOptions = {},
): Promise<FastifyInstance> {
  // Those that are begun with the application never fire.
  if (!intervals) vi.useFakeTimers({ toFake: ["setInterval"] });
  const app = await buildApp({
    config: {
      publicUrl: "https://shop.example",
      timeZone: "Asia/Kolkata",
      cache: false,
      trustProxy: false,
      sessionTtlHours: 168,
      sensitiveChangeMinutes: 15,
      rateLimits: undefined,
      oidc: undefined,
      grievance: null,
      tokenSyncPath: null,
      ...settings,
    },
    open,
    blobStore,
    drawOutfit,
    drawingsAtOnce,
    studioJobs,
    deliverMail,
    tracing,
    site: "none",
    ...(logger ? { logger } : {}),
    ...(nodes ? { nodes } : {}),
  });
  await app.ready();
  if (!intervals) vi.useRealTimers();
  checkErrorBodies(app);
  return app;
}

/** Sentences without an id of their own: Zod's, and those made of a rule's bounds. */
const RULE = /^(\S+: )?(Invalid|Too|Expected|Unrecognized)\b|^Please (give|use) .*\d+|^There is no setting /;

/** Fails a test that gets an error response without the error body, or without the id of its sentences. */
function checkErrorBodies(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = (async (request: InjectOptions | string) => {
    const response = await inject(request);
    const isJson = response.headers["content-type"]?.toString().startsWith("application/json");
    if (response.statusCode >= 400 && isJson && response.body !== "") {
      const { data, error } = errorBodySchema.strict().safeParse(response.json());
      expect(error, response.body).toBeUndefined();
      for (const { reason, message } of data ? [data, ...(data.details ?? [])] : [])
        expect(reason.includes(".") || RULE.test(message), response.body).toBe(true);
    }
    return response;
  }) as typeof app.inject;
}

/**
 * Keeps a background job of the shop from running in the rest of a test that runs the job itself, as if
 * another node had just acquired its lease.
 */
export async function holdJob({ database }: TestApp, name: string): Promise<void> {
  const acquiredAt = sql`now() + interval '1 hour'`;
  // The shop's own run may have acquired it just now.
  await database
    .insert(jobLeases)
    .values({ name, acquiredAt })
    .onConflictDoUpdate({ target: jobLeases.name, set: { acquiredAt } });
}

/**
 * The application for the tests of one file, with a database that is emptied before each: embedded, or on the
 * services of the TEST_* settings. Call it at the top of the file.
 */
export function testShop(options: TestAppOptions = {}): TestShop {
  const shop = {} as TestShop;
  let open: OpenDatabase;
  let nodes: NodeConnections | undefined;
  let dataDir: string;

  beforeAll(async () => {
    open = await openTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), "ensemble-test-"));
    shop.database = open.database;
    nodes = await testNodeConnections(open, options.logger);
    shop.blobStore = options.blobStore ?? (await openBlobStore({ dataDir, s3: await testBucket() }));
    shop.app = await buildTestApp(open, {
      ...(nodes ? { nodes } : {}),
      ...options,
      blobStore: shop.blobStore,
    });
  });
  beforeEach(async () => {
    await emptyDatabase(open.database);
    // Cached lists of the previous test contain deleted outfits.
    shop.app.invalidateTags([LIST_TAG]);
  });
  afterAll(async () => {
    await shop.app.close();
    await nodes?.close();
    await open.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return shop;
}
