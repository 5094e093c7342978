import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutfitListQuery, outfitListQuerySchema } from "#contract/outfit-list-query.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { findActiveOutfits } from "#server/modules/outfits/list/outfit-list-repository.ts";
import { isOneTypoApart, searchTermsOf } from "#server/modules/outfits/search/search-words.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { fillWithOutfits } from "./fill-generated.ts";
import { COMMON_WORD, MISTYPED_WORD, NEVER_TOGETHER, RARE_WORD, TWO_WORDS } from "./generate-outfits.ts";

const COUNT = 8_000;

type Outfit = typeof outfits.$inferSelect;

let open: OpenDatabase;
let database: Database;
let stored: Outfit[];
let vocabulary: string[];

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
  vocabulary = [...new Set(stored.flatMap((outfit) => outfit.searchWords))];
}, 120_000);
afterAll(() => open.close());

const KEYS = {
  createdAt: (outfit: Outfit) => outfit.createdAt.getTime(),
  numberOfLikes: (outfit: Outfit) => outfit.likeCount,
  numberOfClicks: (outfit: Outfit) => outfit.viewCount,
  totalPrice: (outfit: Outfit) => outfit.totalPricePaise,
};

/** For each typed word the words of the catalogue that it stands for. */
function matchingWords(searchTerm: string): Set<string>[] {
  return searchTermsOf(searchTerm).map(({ joined }) => {
    const completions = vocabulary.filter((word) => word.startsWith(joined));
    return new Set(
      completions.length > 0 ? completions : vocabulary.filter((word) => isOneTypoApart(word, joined)),
    );
  });
}

/** All matches, found by comparing every outfit, unsorted. */
function matchesOf({ category, section, type, searchTerm }: OutfitListQuery): Outfit[] {
  const wanted = matchingWords(searchTerm);
  return stored.filter(
    (outfit) =>
      outfit.isActive &&
      (!category || outfit.category === category) &&
      (!section || outfit.section === section) &&
      (!type || outfit.type === type) &&
      wanted.every((words) => outfit.searchWords.some((word) => words.has(word))),
  );
}

function pageOf(found: Outfit[], { sortBy, sort, startIndex, limit }: OutfitListQuery): string[] {
  const key = KEYS[sortBy];
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
const SEARCHES = ["", COMMON_WORD, TWO_WORDS, NEVER_TOGETHER, RARE_WORD, MISTYPED_WORD, "bori", "t-shirt"];

it.each(SEARCHES.flatMap((searchTerm) => FILTERS.map((filters) => ({ searchTerm, ...filters }))))(
  "a page has what comparing every outfit finds, in every order, at any offset: %j",
  async (searched) => {
    const all = matchesOf(outfitListQuerySchema.parse(searched));
    for (const sorted of SORTS) {
      for (const share of [0, 0.4, 0.995, 1]) {
        const startIndex = Math.floor(all.length * share);
        const query = outfitListQuerySchema.parse({ ...searched, ...sorted, startIndex: String(startIndex) });
        const expected = pageOf(all, query);
        const found = await findActiveOutfits(database, query);
        expect(
          found.map(({ id }) => id),
          JSON.stringify(query),
        ).toEqual(expected);
      }
    }
  },
);
