import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutfitListQuery, outfitListQuerySchema } from "#contract/outfit-list-query.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { listOrder } from "#server/modules/outfits/list/list-order.ts";
import { segmentedPage } from "#server/modules/outfits/list/list-segments.ts";
import { findActiveOutfits } from "#server/modules/outfits/list/outfit-list-repository.ts";
import { gatheredPage, walkedPage } from "#server/modules/outfits/list/page-statements.ts";
import { readSearch } from "#server/modules/outfits/search/search-repository.ts";
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
  // Some are hidden, some share a moment and a price, so that ties have to be broken.
  await database.update(outfits).set({ isActive: false }).where(sql`item_count = 5 and rate_look < 1`);
  await database.update(outfits).set({
    createdAt: sql`date_trunc('day', created_at)`,
    totalPricePaise: sql`total_price_paise / 100000 * 100000`,
  });
  // Likes that the segments of their list do not count yet.
  await database
    .update(outfits)
    .set({ likeCount: sql`like_count + 1 + view_count % 50` })
    .where(sql`item_count = 4`);
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

/** The words that each typed one may mean. */
function meantWords(searchTerm: string): Set<string>[] {
  return searchTermsOf(searchTerm).map(({ joined }) => {
    const containing = vocabulary.filter((word) => word.includes(joined));
    return new Set(
      containing.length > 0 ? containing : vocabulary.filter((word) => isOneTypoApart(word, joined)),
    );
  });
}

/** What looking at every outfit finds, unsorted. */
function lookedFor({ category, section, type, searchTerm }: OutfitListQuery): Outfit[] {
  const meant = meantWords(searchTerm);
  return stored.filter(
    (outfit) =>
      outfit.isActive &&
      (!category || outfit.category === category) &&
      (!section || outfit.section === section) &&
      (!type || outfit.type === type) &&
      meant.every((words) => outfit.searchWords.some((word) => words.has(word))),
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

async function idsOf(statement: ReturnType<typeof walkedPage>): Promise<string[]> {
  const { rows } = (await database.execute(sql`select page.id from ${statement} as page`)) as unknown as {
    rows: { id: string }[];
  };
  return rows.map(({ id }) => id);
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

/** The same ids by every way, in whatever order the statement hands them on. */
async function expectEachWay(query: OutfitListQuery, expected: string[], found: number): Promise<void> {
  const search = await readSearch(database, query.searchTerm);
  if (search === "nothing") throw new Error(`Nothing is meant by ${query.searchTerm}`);
  const page = {
    shelves: query,
    search,
    order: listOrder(query),
    limit: query.limit,
    offset: query.startIndex,
  };
  const limit = expected.length;
  const before = query.sort === "asc" ? query.startIndex : found - query.startIndex - limit;
  const statements = [
    walkedPage(page, COUNT),
    gatheredPage(page, "shelf"),
    search ? gatheredPage(page, "word") : segmentedPage(query.sortBy, { shelves: query, before, limit }),
  ];
  for (const statement of statements) {
    expect((await idsOf(statement)).sort(), JSON.stringify(query)).toEqual([...expected].sort());
  }
}

// covers: list-call-02
it.each(SEARCHES.flatMap((searchTerm) => FILTERS.map((filters) => ({ searchTerm, ...filters }))))(
  "is what looking at every outfit finds, in every order, early and deep, however it is looked for: %j",
  async (asked) => {
    const all = lookedFor(outfitListQuerySchema.parse(asked));
    for (const [at, sorted] of SORTS.entries()) {
      for (const share of [0, 0.4, 0.995, 1]) {
        const startIndex = Math.floor(all.length * share);
        const query = outfitListQuerySchema.parse({ ...asked, ...sorted, startIndex: String(startIndex) });
        const expected = pageOf(all, query);
        const found = await findActiveOutfits(database, query);
        expect(
          found.map(({ id }) => id),
          JSON.stringify(query),
        ).toEqual(expected);
        if (share < 0.5 && at % 3 === 0) await expectEachWay(query, expected, all.length);
      }
    }
  },
);
