import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LIST_TOTAL_MAX } from "#contract/limits.ts";
import { type OutfitListQuery, outfitListQuerySchema } from "#contract/outfit/outfit-list-query.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import { findActiveOutfits } from "#server/modules/outfits/list/outfit-list-repository.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { fillWithOutfits } from "./fill-generated.ts";
import { COLOURED_GARMENT, COMMON_WORD, MISTYPED_WORD, RARE_WORD, TWO_WORDS } from "./generate-outfits.ts";

const COUNT = 4_000;

type Outfit = typeof outfits.$inferSelect;

let open: OpenDatabase;
let database: Database;
let stored: Outfit[];
let itemTexts: Map<string, string[]>;

beforeAll(async () => {
  open = await openTestDatabase();
  database = open.database;
  await fillWithOutfits(database, COUNT);
  // Some outfits are inactive; many have equal times and prices, so that ties have to be broken.
  await database.update(outfits).set({ isActive: false }).where(sql`item_count = 5 and rate_look < 1`);
  await database.update(outfits).set({
    createdAt: sql`date_trunc('day', created_at)`,
    totalPricePaise: sql`total_price_paise / 100000 * 100000`,
  });
  stored = await database.select().from(outfits);
  const items = await database.select().from(outfitItems);
  itemTexts = new Map(
    [...groupBy(items, ({ outfitId }) => outfitId)].map(([id, own]) => [
      id,
      own.map(({ itemName, sourceName }) => `${itemName} by ${sourceName}`),
    ]),
  );
}, scaled(120_000));
afterAll(() => open.close());

const KEYS = {
  createdAt: (outfit: Outfit) => outfit.createdAt.getTime(),
  numberOfLikes: (outfit: Outfit) => outfit.likeCount,
  numberOfClicks: (outfit: Outfit) => outfit.viewCount,
  totalPrice: (outfit: Outfit) => outfit.totalPricePaise,
};

type Matches = (outfit: Outfit, items: string[]) => boolean;
const hasWord =
  (pattern: RegExp): Matches =>
  (outfit, items) =>
    [outfit.description, ...outfit.tags, ...items].some((text) => pattern.test(text));

/** What each search stands for. */
const SEARCHES: Record<string, Matches> = {
  "": () => true,
  [COMMON_WORD]: hasWord(/\blinen\b/),
  [TWO_WORDS]: (outfit, items) => hasWord(/\blinen\b/)(outfit, items) && hasWord(/\bvelvet\b/)(outfit, items),
  [RARE_WORD]: hasWord(/moonstone/),
  [MISTYPED_WORD]: hasWord(/lehenga/),
  // Ivory and cream are whites.
  [COLOURED_GARMENT]: (_, items) => items.some((item) => /\b(ivory|cream) \w+ saree\b/.test(item)),
  bori: hasWord(/\bbori/),
};

/** All matches, found by comparing every outfit, unsorted. */
function matchesOf({ category, section, type, searchTerm }: OutfitListQuery): Outfit[] {
  return stored.filter(
    (outfit) =>
      outfit.isActive &&
      (!category || outfit.category === category) &&
      (!section || outfit.section === section) &&
      (!type || outfit.type === type) &&
      SEARCHES[searchTerm]?.(outfit, itemTexts.get(outfit.id) ?? []),
  );
}

function pageOf(
  found: Outfit[],
  { sortBy = "createdAt", sort, startIndex, limit }: OutfitListQuery,
): string[] {
  const key = KEYS[sortBy as keyof typeof KEYS];
  const sign = sort === "asc" ? 1 : -1;
  return found
    .toSorted((a, b) => sign * (key(a) - key(b) || (a.id < b.id ? -1 : 1)))
    .slice(startIndex, startIndex + limit)
    .map(({ id }) => id);
}

const SORTS = ["createdAt", "numberOfLikes", "numberOfClicks", "totalPrice"].flatMap((sortBy) =>
  ["asc", "desc"].map((sort) => ({ sortBy, sort })),
);
const FILTERS = [
  {},
  { category: "Wedding" },
  { section: "Kids", type: "Normal" },
  { type: "Promoted" },
  { category: "Casual", section: "Women", type: "Sponsored" },
];
/** Shares of all matches that are before the page. */
const OFFSETS = [0, 0.995, 0.4, 1];

const searches = Object.keys(SEARCHES).flatMap((searchTerm) =>
  FILTERS.map((filters) => ({ searchTerm, ...filters })),
);
it.each(searches.map((searched, index) => ({ searched, index })))(
  "a page has what comparing every outfit finds, in every order, at any offset: $searched",
  async ({ searched, index }) => {
    const all = matchesOf(outfitListQuerySchema.parse(searched));
    for (const [order, sorted] of SORTS.entries()) {
      // In each order two of the offsets in turn, so that all occur in each search.
      for (const share of OFFSETS.filter((_, offset) => (index + order + offset) % 2 === 0)) {
        const startIndex = Math.floor(all.length * share);
        const query = outfitListQuerySchema.parse({ ...searched, ...sorted, startIndex: String(startIndex) });
        const expected = pageOf(all, query);
        const { found, total, search } = await findActiveOutfits(database, query);
        if (all.length === 0 && search) {
          expect(search.isPartial || total === 0).toBe(true);
          continue;
        }
        if (share < 1) expect(total).toBe(Math.min(all.length, LIST_TOTAL_MAX));
        expect(
          found.map(({ id }) => id),
          JSON.stringify(query),
        ).toEqual(expected);
      }
    }
  },
);

it.each([COMMON_WORD, COLOURED_GARMENT, RARE_WORD])(
  "by relevance every match is found once: %s",
  async (searchTerm) => {
    const all = matchesOf(outfitListQuerySchema.parse({ searchTerm }));
    const ids: string[] = [];
    for (let startIndex = 0; startIndex <= all.length; startIndex += 50) {
      const query = outfitListQuerySchema.parse({ searchTerm, startIndex: `${startIndex}`, limit: "50" });
      ids.push(...(await findActiveOutfits(database, query)).found.map(({ id }) => id));
    }
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  },
);
