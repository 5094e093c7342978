import { setImmediate as othersFirst } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawOutfit } from "#artwork/draw-outfit.ts";
import type { CatalogueImport } from "#contract/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { drawFlatPicture } from "./testing/flat-picture.ts";
import { jsonLines, lineOf } from "./testing/import-shop.ts";

/** Holds the drawing of every outfit whose description says so, until it is let go. */
const held = { letGo: () => {}, until: Promise.resolve() };
function hold(): void {
  held.until = new Promise((resolve) => {
    held.letGo = resolve;
  });
}

const shop = testShop({
  drawOutfit: async (outfit, seed) => {
    if (outfit.description === "Odd") throw new Error("no such shape");
    if (outfit.description.startsWith("Real")) return drawOutfit(outfit, seed);
    if (outfit.description.startsWith("Held")) await held.until;
    return drawFlatPicture(outfit, seed);
  },
});
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  hold();
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
});
afterEach(async () => {
  held.letGo();
  await vi.waitFor(async () => expect((await calls.last())?.state).not.toBe("running"));
});

/** Twelve outfits of which the last seven wait to be drawn; answers once the first five are in. */
async function startHeldImport(): Promise<CatalogueImport> {
  const lines = Array.from({ length: 12 }, (_, index) => lineOf(`${index < 5 ? "Quick" : "Held"} ${index}`));
  const begun = await calls.importFile(jsonLines(lines));
  expect(begun.statusCode).toBe(202);
  await vi.waitFor(async () => expect(await descriptions()).toHaveLength(5), { timeout: 10_000 });
  return begun.json();
}

async function descriptions(): Promise<string[]> {
  const rows = await shop.database.select({ description: outfits.description }).from(outfits);
  return rows.map(({ description }) => description);
}

it("runs on after its call is answered, says how far it is, and lets no other import in", async () => {
  const begun = await startHeldImport();
  expect(begun).toMatchObject({ state: "running", outfits: 12, canUndo: false });
  await vi.waitFor(async () => expect(await calls.last()).toMatchObject({ dealtWith: 5, added: 5 }), {
    timeout: 5_000,
  });

  const second = await calls.importFile(jsonLines([lineOf("Other")]));
  expect([second.statusCode, second.json().message]).toEqual([409, IMPORT_MESSAGES.alreadyRunning]);
  const undo = await calls.undo(begun._id);
  expect([undo.statusCode, undo.json().message]).toEqual([409, IMPORT_MESSAGES.stillRunning]);

  held.letGo();
  await vi.waitFor(async () => expect(await calls.last()).toMatchObject({ state: "done", added: 12 }), {
    timeout: 10_000,
  });
});

it("refuses an outfit that no picture can be drawn for", async () => {
  const summary = await calls.importToEnd(jsonLines([lineOf("Odd"), lineOf("Even"), { category: "Nope" }]));
  expect(summary).toMatchObject({ state: "done", added: 1, refused: 2 });
  expect(summary.refusals).toMatchObject([{ line: 1, field: "image" }, { line: 3 }]);
});

it("ends an import whose process died at the next start; what it added stays and can be undone", async () => {
  const { _id } = await startHeldImport();
  const next = await buildTestApp(openOver(shop.database));
  const nextCalls = importCalls(() => next, (await signIn(shop, { isAdmin: true })).headers);
  expect(await nextCalls.last()).toMatchObject({ _id, state: "failed", added: 5, canUndo: true });

  // Even if its process was only slow, it adds nothing more.
  held.letGo();
  expect((await nextCalls.undo(_id)).json()).toMatchObject({ removed: 5 });
  expect(await nextCalls.importToEnd(jsonLines([lineOf("Next")]))).toMatchObject({ added: 1 });
  await next.close();
  expect(await descriptions()).toEqual(["Next"]);
});

it("takes an import for dead that has been silent for half a minute, whichever node ran it", async () => {
  await shop.database.insert(catalogueImports).values({
    ...{ fileName: "lost.jsonl", state: "running", outfitCount: 9 },
    aliveAt: sql`now() - interval '31 seconds'`,
  });
  expect(await calls.last()).toMatchObject({ fileName: "lost.jsonl", state: "failed", canUndo: false });
});

it("ends with the application, after the outfit it is at", async () => {
  const ending = await buildTestApp(openOver(shop.database), {
    drawOutfit: async (outfit, seed) => {
      await held.until;
      return drawFlatPicture(outfit, seed);
    },
  });
  const endingCalls = importCalls(() => ending, (await signIn(shop, { isAdmin: true })).headers);
  expect((await endingCalls.importFile(jsonLines([lineOf("One"), lineOf("Two")]))).statusCode).toBe(202);
  const closed = ending.close();
  held.letGo();
  await closed;
  expect(await calls.last()).toMatchObject({ state: "failed", added: 0 });
});

it("lets the site answer between two outfits, artwork and all", async () => {
  const lines = Array.from({ length: 6 }, (_, index) => lineOf(`Real ${index}`));
  expect((await calls.importFile(jsonLines(lines))).statusCode).toBe(202);
  const seen = new Set<number>();
  let answers = 0;
  let now = await calls.last();
  while (now?.state === "running") {
    expect((await shop.app.inject({ url: "/backend/outfit/getoutfits" })).statusCode).toBe(200);
    answers += 1;
    // As the network does between two requests.
    await othersFirst();
    seen.add((await descriptions()).length);
    now = await calls.last();
  }
  expect(now).toMatchObject({ state: "done", added: 6 });
  expect(answers).toBeGreaterThan(lines.length);
  expect(seen.size).toBeGreaterThan(1);
}, 60_000);
