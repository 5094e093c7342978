import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { links } from "#server/db/schema/links.ts";
import type { Visit } from "#server/modules/links/fetching/page-visitor.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { countWaiting } from "#tests/setup/count-waiting.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { saveVisit } from "./save-visit.ts";

const shop = testShop({ intervals: false });

const URL = "https://merchant.example/p/kurta";
const FAILED: Visit = { kind: "failed", isTooSlow: false, problem: "No." };
const showing = (price: number): Visit => ({
  ...{ kind: "response", status: 200, finalUrl: URL, problem: null },
  reading: {
    ...{ isProduct: true, title: "Kurta", image: undefined, sourceName: undefined },
    ...{ price, currency: "INR", availability: "in_stock" },
  },
});

async function createLink(): Promise<string> {
  await createOutfit(shop.database, { items: [{ ...outfitItem("Kurta", 5_000), itemLink: URL }] });
  const [link] = await shop.database.select().from(links);
  return link?.id ?? "";
}
const readLink = async (id: string) => (await shop.database.select().from(links).where(eq(links.id, id)))[0];

/** Saves visits while another transaction has changed the link and not ended. */
async function saveBeside(id: string, change: Partial<typeof links.$inferInsert>, visits: Visit[]) {
  let saved: Promise<unknown> = Promise.resolve();
  await shop.database.transaction(async (tx) => {
    await tx.update(links).set(change).where(eq(links.id, id));
    saved = Promise.all(visits.map((visit) => saveVisit(shop.database, id, visit, true)));
    await vi.waitFor(
      async () => expect(await countWaiting(shop.database)).toBe(visits.length),
      scaled(5_000),
    );
  });
  await saved;
}

it("where a link leads is what its shop's own page says, not a refusal", async () => {
  const id = await createLink();
  const refused: Visit = { ...showing(5_000_00), status: 403, finalUrl: "https://wall.example/" } as Visit;
  await saveVisit(shop.database, id, refused, true);
  expect(await readLink(id)).toMatchObject({ state: "blocked", finalUrl: null });
  await saveVisit(shop.database, id, showing(5_000_00), true);
  await saveVisit(shop.database, id, refused, true);
  expect(await readLink(id)).toMatchObject({ state: "blocked", finalUrl: URL });
});

it.each<[string, Partial<Visit>]>([
  ["says nothing of a product any more", { reading: undefined }],
  ["refuses the visit", { status: 403, reading: undefined }],
])("nothing is known of the stock of a page that %s", async (_, change) => {
  const id = await createLink();
  const soldOut = { ...showing(5_000_00) } as Extract<Visit, { kind: "response" }>;
  if (soldOut.reading) soldOut.reading.availability = "out_of_stock";
  await saveVisit(shop.database, id, soldOut, true);
  expect(await readLink(id)).toMatchObject({ availability: "out_of_stock" });
  await saveVisit(shop.database, id, FAILED, true);
  expect(await readLink(id)).toMatchObject({ availability: "out_of_stock" });
  await saveVisit(shop.database, id, { ...soldOut, ...change } as Visit, true);
  expect(await readLink(id)).toMatchObject({ availability: "unknown", foundPriceHundredths: 5_000_00 });
});

it.runIf(process.env.TEST_DATABASE_URL)(
  "a price that is refused during a check does not wait again",
  async () => {
    const id = await createLink();
    await saveVisit(shop.database, id, showing(1_299_00), true);
    expect(await readLink(id)).toMatchObject({ isPriceWaiting: true });

    await saveBeside(id, { isPriceWaiting: false, refusedPricePaise: 1_299_00 }, [showing(1_299_00)]);

    expect(await readLink(id)).toMatchObject({ isPriceWaiting: false, refusedPricePaise: 1_299_00 });
  },
);

it.runIf(process.env.TEST_DATABASE_URL)("two checks at once that fail count as two failures", async () => {
  const id = await createLink();
  await saveBeside(id, { openCount: 1 }, [FAILED, FAILED]);
  expect(await readLink(id)).toMatchObject({ failureCount: 2 });
});
