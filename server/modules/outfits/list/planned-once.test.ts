import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { outfitListQuerySchema } from "#contract/outfit-list-query.ts";
import { preparedStatement } from "#server/db/prepared.ts";
import { findNewestComments } from "#server/modules/outfits/detail/comment-repository.ts";
import { createComment } from "#tests/factories/comment-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { findActiveOutfits } from "./outfit-list-repository.ts";

const shop = testShop();
/** So often PostgreSQL plans a prepared statement for its values before it thinks of one plan for all. */
const TRIED = 5;
const TIMES = 2 * TRIED;

const LISTS = [
  "",
  "?section=Women",
  "?type=Sponsored",
  "?section=Kids&sortBy=totalPrice&sort=asc&startIndex=3",
  "?startIndex=200",
  "?section=Women&sortBy=numberOfLikes&startIndex=200",
];

const plansMade = preparedStatement(
  "plans_made",
  sql`select name, custom_plans::int from pg_prepared_statements where name like 'near%' or name like 'deep%' or name = 'newest_comments'`,
);

it.runIf(process.env.TEST_DATABASE_URL)(
  "what everybody asks is planned once a connection, however rare what they ask for is (PostgreSQL)",
  async () => {
    const few = { section: "Kids", type: "Sponsored" } as const;
    const [commented = ""] = await createOutfits(shop.database, [
      ...Array.from({ length: 400 }, () => ({ section: "Women" }) as const),
      ...Array.from({ length: 4 }, () => few),
    ]);
    for (let comment = 0; comment < 60; comment += 1) {
      await createComment(shop.database, { outfitId: commented, text: "Lovely" });
    }
    await shop.database.execute(sql`analyze`);

    const plans = await shop.database.transaction(async (tx) => {
      for (let time = 0; time < TIMES; time += 1) {
        for (const list of LISTS) {
          const asked = Object.fromEntries(new URLSearchParams(list));
          await findActiveOutfits(tx, outfitListQuerySchema.parse({ ...asked, limit: "1" }));
        }
        await findNewestComments(tx, commented);
      }
      return plansMade(tx, {});
    });

    expect(plans).toHaveLength(LISTS.length + 1);
    expect(plans.filter(([_name, forOneValue]) => Number(forOneValue) > TRIED)).toEqual([]);
  },
);
