import { HeadObjectCommand, ListBucketsCommand } from "@aws-sdk/client-s3";
import { sql } from "drizzle-orm";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createdOutfit } from "./admin-calls.ts";
import { clientOf } from "./bucket/bucket-server.ts";
import { signIn } from "./engagement-calls.ts";
import { testShop } from "./test-app.ts";
import { scaled } from "./time-limits.ts";

const { TEST_DATABASE_URL, TEST_REDIS_URL = "", TEST_S3_URL = "" } = process.env;

describe.runIf(TEST_DATABASE_URL && TEST_REDIS_URL && TEST_S3_URL)("with test services, a shop", () => {
  const shop = testShop();

  it("stores its rows in PostgreSQL", async () => {
    const result = await shop.database.execute(sql`select inet_server_port() as port`);
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([
      { port: Number(new URL(TEST_DATABASE_URL ?? "").port) },
    ]);
  });

  it("deduplicates views in Redis", async () => {
    const redis = new Redis(TEST_REDIS_URL);
    onTestFinished(() => redis.disconnect());
    const monitor = await redis.monitor();
    onTestFinished(() => monitor.disconnect());
    const commands: string[] = [];
    monitor.on("monitor", (_time, command: string[]) => commands.push(command.join(" ")));
    const url = `/backend/outfit/${await createOutfit(shop.database)}`;

    await shop.app.inject({ url, headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140" } });

    await vi.waitFor(() => expect(commands).toContainEqual(expect.stringMatching(/^set test-\S+:view:/i)), {
      timeout: scaled(5_000),
    });
  });

  it("stores its pictures in a bucket", async () => {
    const { image } = await createdOutfit(shop, (await signIn(shop, { isAdmin: true })).headers);
    const Key = masterKey(image.split("/")[2] ?? "");

    const client = clientOf(TEST_S3_URL);
    const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
    // Looked up without listing objects, because other test files change their buckets concurrently.
    const lookups = await Promise.allSettled(
      Buckets.map(({ Name = "" }) => client.send(new HeadObjectCommand({ Bucket: Name, Key }))),
    );
    expect(lookups.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  });
});
