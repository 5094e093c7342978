import { expect, it } from "vitest";
import { cartEntries } from "#server/db/schema/cart.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

it("counts the caller's entries, hidden outfits included, and nobody else's", async () => {
  const outfitIds = await createOutfits(shop.database, [{}, { isActive: false }, {}]);
  const [caller, other] = [await createUser(shop.database), await createUser(shop.database)];
  await shop.database
    .insert(cartEntries)
    .values([
      ...outfitIds.slice(0, 2).map((outfitId) => ({ userId: caller, outfitId, quantity: 3 })),
      { userId: other, outfitId: outfitIds[2] ?? "", quantity: 1 },
    ]);
  const headers = bearer(await createSession(shop.database, caller));

  const response = await shop.app.inject({ url: "/backend/cart/count", headers });

  expect(response.json()).toEqual({ outfitCount: 2 });
});

it("asks visitors to sign in", async () => {
  expect((await shop.app.inject("/backend/cart/count")).statusCode).toBe(401);
});
