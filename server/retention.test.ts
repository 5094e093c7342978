import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inArray, sql } from "drizzle-orm";
import fastify from "fastify";
import { expect, it, vi } from "vitest";
import { media } from "#server/db/schema/media.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { projectRoot } from "./config/project-root.ts";
import { expireRows, RETENTION, type RetentionRow } from "./retention.ts";

const shop = testShop();
const options = { store: createMemoryBlobStore(), settings: { timeZone: "Asia/Kolkata" } };

/** Data without a period. */
const DELETED_OTHERWISE = [
  ["what stylists say about themselves, and who follows them", "with the account"],
  ["boards, saved outfits, alert settings", "with the account"],
];

it("docs/operations.md states what is deleted and when, and nothing else", () => {
  const [, section = ""] = readFileSync(join(projectRoot, "docs/operations.md"), "utf8").split(
    "\n## Retention\n",
  );
  const [, ...rows] = (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
  const inCode = RETENTION.map(({ what, keptFor }) => [what, keptFor]);

  expect(rows.toSorted()).toEqual([...inCode, ...DELETED_OTHERWISE].toSorted());
});

it("expires everything that it lists", async () => {
  const warn = vi.spyOn(shop.app.log, "warn");
  await expireRows(RETENTION, shop.app, options);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it("ends the sweep of pictures with the process, between two of them, and does what takes a moment", async () => {
  const { database, app, blobStore } = shop;
  const service = createMediaService({ database, store: blobStore });
  const mediaIds: string[] = [];
  for (const width of [60, 70]) {
    const { id } = await service.save(await colourful(width, 80).jpeg().toBuffer());
    mediaIds.push(id);
  }
  await database
    .update(media)
    .set({ lastTouchedAt: sql`now() - interval '25 hours'` })
    .where(inArray(media.id, mediaIds));
  const left = () => database.$count(media, inArray(media.id, mediaIds));
  const stopping = new AbortController();
  const store: BlobStore = {
    ...blobStore,
    remove: async (key) => {
      stopping.abort();
      await blobStore.remove(key);
    },
  };
  const deleteOld = vi.fn(async () => {});
  const rows = [
    ...RETENTION.filter(({ what }) => what.startsWith("a picture")),
    { what: "sessions", keptFor: "at expiry", expire: deleteOld },
  ];
  await expireRows(rows, app, { ...options, store, signal: stopping.signal });
  expect(await left()).toBe(1);
  expect(deleteOld).toHaveBeenCalledTimes(1);
  await expireRows(rows, app, { ...options, store: blobStore });
  expect(await left()).toBe(0);
});

it("a failure is logged with what was not deleted, and the rest is deleted all the same", async () => {
  const { log } = fastify();
  const warn = vi.spyOn(log, "warn");
  const row = (what: string, expire: RetentionRow["expire"]) => ({ what, keptFor: "a day", expire });
  const deleteOld = vi.fn(async () => {});

  await expireRows(
    [row("pictures", () => Promise.reject(new Error("disk full"))), row("sessions", deleteOld)],
    { db: shop.database, log },
    options,
  );

  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { err: new Error("disk full"), what: "pictures" },
    "Expired data could not be deleted; the next try is in an hour",
  );
  expect(deleteOld).toHaveBeenCalledTimes(1);
});
