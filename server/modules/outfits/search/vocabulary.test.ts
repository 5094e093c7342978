import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { insertWithArtwork } from "#server/modules/catalogue/import/import-outfits.ts";
import { changeOutfits } from "#server/modules/outfits/changes/change-outfits.ts";
import { createMedia, createOutfit, outfitInput } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { countWaiting } from "#tests/setup/count-waiting.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { registerWordsOf } from "./vocabulary.ts";

const shop = testShop({ intervals: false });

/** What stores the new word "zephyrine", and the table that it writes last. */
const STORED_BY: [name: string, lastTable: string, store: () => Promise<unknown>][] = [
  [
    "an import",
    "pending_artwork",
    async () => {
      const mediaId = await createMedia(shop.database);
      const input = outfitInput({ tags: ["zephyrine"] });
      await insertWithArtwork(shop.database, [{ input, mediaId, isActive: true, isArtworkPending: true }]);
    },
  ],
  [
    "a change of tags",
    "administrator_activity",
    async () => {
      const ids = [await createOutfit(shop.database)];
      const administratorId = await createUser(shop.database, { isAdmin: true });
      await changeOutfits(shop.database, administratorId, { action: "addTag", ids, tag: "zephyrine" });
    },
  ],
];

it.runIf(process.env.TEST_DATABASE_URL).each(STORED_BY)(
  "a new word is registered while %s with the same word is under way",
  async (_name, lastTable, store) => {
    let stored: Promise<unknown> = Promise.resolve();
    await shop.database.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(lastTable)} in share mode`);
      stored = store();
      await vi.waitFor(async () => expect(await countWaiting(shop.database)).toBe(1), scaled(5_000));
      await registerWordsOf(shop.database, [{ tags: ["zephyrine"] }]);
      expect(await countWaiting(shop.database)).toBe(1);
    });
    await stored;
  },
);
