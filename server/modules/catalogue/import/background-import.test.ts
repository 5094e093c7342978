import { setImmediate as yieldToRequests } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createHeldBlobStore } from "#server/modules/media/testing/held-blob-store.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { BackgroundImports } from "./background-import.ts";

const store = createHeldBlobStore();
// No artwork is drawn here, because it would be stored in the held store too.
const undrawn = { drawOutfit: () => new Promise<never>(() => {}), drawingsAtOnce: 0 };
const shop = testShop({ blobStore: store, ...undrawn });
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
});
afterEach(async () => {
  store.release();
  await vi.waitFor(async () => expect((await calls.last())?.state).not.toBe("running"), {
    timeout: scaled(5_000),
  });
});

/**
 * Starts an import of two batches, the second of which waits for its placeholders. Resolves when the first is
 * stored.
 */
async function startHeldImport(): Promise<CatalogueImport> {
  store.hold(100);
  const lines = Array.from({ length: 120 }, (_, index) => catalogueLine(`Outfit ${index}`));
  const begun = await calls.importFile(jsonLines(lines));
  expect(begun.statusCode).toBe(202);
  await vi.waitFor(async () => expect(await descriptions()).toHaveLength(100), { timeout: scaled(10_000) });
  return begun.json();
}

async function descriptions(): Promise<string[]> {
  const rows = await shop.database.select({ description: outfits.description }).from(outfits);
  return rows.map(({ description }) => description);
}

it("continues after the response, reports progress, and excludes other imports", async () => {
  const begun = await startHeldImport();
  expect(begun).toMatchObject({ state: "running", outfits: 120, canUndo: false });
  await vi.waitFor(async () => expect(await calls.last()).toMatchObject({ dealtWith: 100, added: 100 }), {
    timeout: scaled(5_000),
  });

  const second = await calls.importFile(jsonLines([catalogueLine("Other")]));
  expect([second.statusCode, second.json().message]).toEqual([409, IMPORT_ERRORS.alreadyRunning.text]);
  const undo = await calls.undo(begun._id);
  expect([undo.statusCode, undo.json().message]).toEqual([409, IMPORT_ERRORS.stillRunning.text]);

  store.release();
  await vi.waitFor(async () => expect(await calls.last()).toMatchObject({ state: "done", added: 120 }), {
    timeout: scaled(10_000),
  });
});

it("marks the import of a dead process as failed at the next start; its outfits remain and can be undone", async () => {
  const { _id } = await startHeldImport();
  const next = await buildTestApp(openOver(shop.database), undrawn);
  const nextCalls = importCalls(() => next, (await signIn(shop, { isAdmin: true })).headers);
  expect(await nextCalls.last()).toMatchObject({ _id, state: "failed", added: 100, canUndo: true });

  // A process that was only slow adds nothing more.
  store.release();
  expect((await nextCalls.undo(_id)).json()).toMatchObject({ removed: 100 });
  expect(await nextCalls.importToEnd(jsonLines([catalogueLine("Next")]))).toMatchObject({ added: 1 });
  await next.close();
  expect(await descriptions()).toEqual(["Next"]);
});

it("marks an import without progress reports for 30 seconds as failed, whichever node ran it", async () => {
  await shop.database.insert(catalogueImports).values({
    ...{ fileName: "lost.jsonl", state: "running", outfitCount: 9 },
    aliveAt: sql`now() - interval '31 seconds'`,
  });
  expect(await calls.last()).toMatchObject({ fileName: "lost.jsonl", state: "failed", canUndo: false });
});

it("stops with the application, without storing the current batch", async () => {
  store.hold(0);
  const ending = await buildTestApp(openOver(shop.database), { blobStore: store, ...undrawn });
  const endingCalls = importCalls(() => ending, (await signIn(shop, { isAdmin: true })).headers);
  expect(
    (await endingCalls.importFile(jsonLines([catalogueLine("One"), catalogueLine("Two")]))).statusCode,
  ).toBe(202);
  const stop = vi.spyOn(BackgroundImports.prototype, "stop");
  const closed = ending.close();
  await vi.waitFor(() => expect(stop).toHaveBeenCalled(), { timeout: scaled(10_000) });
  store.release();
  await closed;
  expect(await calls.last()).toMatchObject({ state: "failed", added: 0 });
});

it(
  "does not block other requests while it runs",
  async () => {
    const lines = Array.from({ length: 600 }, (_, index) => catalogueLine(`Outfit ${index}`));
    expect((await calls.importFile(jsonLines(lines))).statusCode).toBe(202);
    const seen = new Set<number>();
    let now = await calls.last();
    while (now?.state === "running") {
      expect((await shop.app.inject({ url: "/backend/outfit/getoutfits" })).statusCode).toBe(200);
      // Simulates the network delay between two requests.
      await yieldToRequests();
      seen.add((await descriptions()).length);
      now = await calls.last();
    }
    expect(now).toMatchObject({ state: "done", added: 600 });
    expect(seen.size).toBeGreaterThan(1);
  },
  scaled(60_000),
);
