import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutfitListQuery, outfitListQuerySchema } from "#contract/outfit-list-query.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { listOrder } from "#server/modules/outfits/list-order.ts";
import { findActiveOutfits } from "#server/modules/outfits/outfit-list-repository.ts";
import { gatheredPage, type PageOfIds, walkedPage } from "#server/modules/outfits/page-statements.ts";
import { readSearch } from "#server/modules/outfits/search-repository.ts";
import { isOneTypoApart, searchTermsOf } from "#server/modules/outfits/search-words.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { fillWithOutfits } from "./fill-generated.ts";
import { COMMON_WORD, MISTYPED_WORD, NEVER_TOGETHER, RARE_WORD, TWO_WORDS } from "./generate-outfits.ts";

const COUNT = 10_000;

let open: OpenDatabase;
let database: Database;
let stored: (typeof outfits.$inferSelect)[];

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
  stored = await database.select().from(outfits);
}, 120_000);
afterAll(() => open.close());

/** What looking at every outfit finds. */
function expectedIds(query: OutfitListQuery): string[] {
  const vocabulary = [...new Set(stored.flatMap((outfit) => outfit.searchWords))];
  const terms = searchTermsOf(query.searchTerm).map(({ joined }) => {
    const containing = vocabulary.filter((word) => word.includes(joined));
    return new Set(
      containing.length > 0 ? containing : vocabulary.filter((word) => isOneTypoApart(word, joined)),
    );
  });
  const keys = {
    createdAt: (outfit: (typeof stored)[number]) => outfit.createdAt.getTime(),
    numberOfLikes: (outfit: (typeof stored)[number]) => outfit.likeCount,
    numberOfClicks: (outfit: (typeof stored)[number]) => outfit.viewCount,
    totalPrice: (outfit: (typeof stored)[number]) => outfit.totalPricePaise,
  };
  const key = keys[query.sortBy];
  const sign = query.sort === "asc" ? 1 : -1;
  return stored
    .filter(
      (outfit) =>
        outfit.isActive &&
        (!query.category || outfit.category === query.category) &&
        (!query.section || outfit.section === query.section) &&
        (!query.type || outfit.type === query.type) &&
        terms.every((words) => outfit.searchWords.some((word) => words.has(word))),
    )
    .sort((a, b) => sign * (key(a) - key(b) || (a.id < b.id ? -1 : 1)))
    .slice(query.startIndex, query.startIndex + query.limit)
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

it.each(SEARCHES.flatMap((searchTerm) => FILTERS.map((filters) => ({ searchTerm, ...filters }))))(
  "is what looking at every outfit finds, in every order, early and deep, however it is looked for: %j",
  async (asked) => {
    for (const sorted of SORTS) {
      for (const startIndex of ["0", "40", "1000", "4990", "8000", "9990"]) {
        const query = outfitListQuerySchema.parse({ ...asked, ...sorted, startIndex });
        const expected = expectedIds(query);
        const found = await findActiveOutfits(database, query);
        expect(
          found.map(({ id }) => id),
          JSON.stringify(query),
        ).toEqual(expected);
        const search = await readSearch(database, query.searchTerm);
        if (startIndex !== "40" || search === "nothing") continue;
        const page: PageOfIds = {
          shelves: query,
          search,
          order: listOrder(query),
          limit: query.limit,
          offset: query.startIndex,
        };
        expect((await idsOf(walkedPage(page, COUNT))).sort(), `walked ${JSON.stringify(query)}`).toEqual(
          [...expected].sort(),
        );
        for (const by of search ? (["shelf", "word"] as const) : (["shelf"] as const)) {
          expect((await idsOf(gatheredPage(page, by))).sort(), `by ${by} ${JSON.stringify(query)}`).toEqual(
            [...expected].sort(),
          );
        }
      }
    }
  },
);
