import { expect, it, onTestFinished, vi } from "vitest";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { holdClock } from "#tests/setup/held-clock.ts";
import { openMultiNodeShop } from "#tests/setup/multi-node-shop.ts";
import { scaled } from "#tests/setup/time-limits.ts";

// covers: shop-settings-03
it.runIf(process.env.TEST_DATABASE_URL)("settings apply on every node at once", async () => {
  const shop = await openMultiNodeShop();
  onTestFinished(() => shop.close());
  const [one, other] = [await shop.start(), await shop.start()];
  const { database } = shop.open;
  const id = await createOutfit(database, {
    items: [{ ...outfitItem("Kurta", 100), itemLink: "https://shop.example/p" }],
  });
  const { headers } = await signIn({ app: other.app, database });
  const admin = await signIn({ app: one.app, database }, { isAdmin: true });

  holdClock();
  await one.app.inject({
    ...{ method: "PUT", url: "/backend/settings/admin", headers: admin.headers },
    payload: { affiliateParameters: { "shop.example": { tag: "new-21" } } },
  });

  await vi.waitFor(
    async () => {
      const { items } = await callForOutfit({ app: other.app, database }, `GET /${id}`, headers);
      expect(items[0]?.itemLink).toBe("https://shop.example/p?tag=new-21");
    },
    { timeout: scaled(10_000), interval: 20 },
  );
});
