import { sql } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { createHeldBlobStore } from "#server/modules/media/testing/held-blob-store.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const store = createHeldBlobStore();
const shop = testShop({
  blobStore: store,
  drawOutfit: () => new Promise<never>(() => {}),
  drawingsAtOnce: 0,
});
afterEach(() => store.release());

async function told(): Promise<Record<string, number>> {
  const { body } = await shop.app.inject({ url: "/metrics", headers: { host: "localhost:3000" } });
  const lines = [...body.matchAll(/^catalogue_import_(\w+) ([\d.e+]+)$/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, Number(value)]));
}

const nothing = { running: 0, failed: 0, outfits: 0, added: 0, changed: 0, already_there: 0, refused: 0 };
const aboutNow = () => expect.closeTo(Date.now() / 1_000, -2);

// covers: health-03
it("reports the progress of an import, and how and when it ended", async () => {
  expect(await told()).toEqual({ ...nothing, ended_timestamp_seconds: 0 });
  const calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
  store.hold(100);
  const lines = [
    ...Array.from({ length: 100 }, (_, index) => catalogueLine(`Outfit ${index}`)),
    catalogueLine("Held"),
    catalogueLine("Outfit 1"),
    catalogueLine("Bad", { category: "Nope" }),
  ];

  expect((await calls.importFile(jsonLines(lines))).statusCode).toBe(202);
  // The first hundred are stored; the placeholder of the last one is held, so the import cannot end.
  const underway = { running: 1, outfits: 103, added: 100, already_there: 1, refused: 1 };
  await vi.waitFor(
    async () => expect(await told()).toEqual({ ...nothing, ...underway, ended_timestamp_seconds: 0 }),
    { timeout: scaled(10_000) },
  );

  store.release();
  await calls.ended();
  const ended = {
    outfits: 103,
    added: 101,
    already_there: 1,
    refused: 1,
    ended_timestamp_seconds: aboutNow(),
  };
  expect(await told()).toEqual({ ...nothing, ...ended });
});

it.each(["running", "undoing"] as const)(
  "reports an import that is %s in a dead process as failed",
  async (state) => {
    const silent = sql`now() - interval '31 seconds'`;
    await shop.database
      .insert(catalogueImports)
      .values({ fileName: "lost.jsonl", state, outfitCount: 9, addedCount: 4, aliveAt: silent });

    expect(await told()).toEqual({ ...nothing, failed: 1, outfits: 9, added: 4, ended_timestamp_seconds: 0 });
  },
);
