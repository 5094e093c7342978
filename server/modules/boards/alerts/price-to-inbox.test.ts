import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { links } from "#server/db/schema/links.ts";
import { LinkChecker } from "#server/modules/links/checking/link-checker.ts";
import { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { type Merchant, openMerchant } from "#tests/merchant/merchant.ts";
import { sendDigestsAt, shopTime } from "#tests/setup/alert-clock.ts";
import { defaultBoardId, save } from "#tests/setup/board-calls.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop({ intervals: false });
const ASHA = "asha@mail.example";

let merchant: Merchant;
let checker: LinkChecker;
beforeAll(async () => {
  merchant = await openMerchant();
  checker = new LinkChecker({
    database: shop.database,
    visitor: new PageVisitor({ userAgent: "Test", allowedHosts: [merchant.host], hostIntervalMs: 0 }),
    followShopPrices: () => true,
    log: createLogger("silent", "production"),
    onSaved: () => {},
    countCheck: () => {},
  });
});
afterAll(async () => {
  await checker.stop();
  await merchant.close();
});

it("a price that changes in the shop, and a piece that sells out there, are told the next morning", async () => {
  const outfitId = await createOutfit(shop.database, {
    category: "Festival",
    items: [
      { ...outfitItem("Silk kurta", 2_000), itemLink: `${merchant.origin}/kurta` },
      { ...outfitItem("Juttis", 1_000), itemLink: `${merchant.origin}/juttis` },
    ],
  });
  merchant.products.set("/kurta", { price: 2_000 });
  merchant.products.set("/juttis", { price: 1_000 });
  await checker.run();
  const { headers } = await signIn(shop, { email: ASHA, emailConfirmedAt: new Date() });
  await save(shop, headers, await defaultBoardId(shop, headers), outfitId);
  await shop.app.inject({
    method: "PUT",
    url: "/backend/user/alerts",
    headers,
    payload: { priceDrops: true },
  });

  merchant.products.set("/kurta", { price: 1_499.5 });
  merchant.products.set("/juttis", { price: 1_000, availability: "OutOfStock" });
  await shop.database.update(links).set({ nextCheckAt: sql`now()` });
  await checker.run();
  await sendDigestsAt(shop, shopTime(1, "09:00:00"));

  const { mail } = await emailFor(shop, ASHA, "A look you saved costs less");
  expect(mail.text).toContain(
    "Festival Outfit\nSilk kurta, juttis\nNow ₹2,499.50, was ₹3,000. No longer available: Juttis at Neel & Co.",
  );
});
