import { expect, it } from "vitest";
import { createCartEntries } from "#tests/factories/cart-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { callCart } from "#tests/setup/cart-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

// covers: fields-36, calls-32, responses-11
it("counts the caller's own entries, hidden outfits included", async () => {
  const outfitIds = await createOutfits(shop.database, [{}, { isActive: false }, {}]);
  const [caller, other] = [await signIn(shop), await signIn(shop)];
  await createCartEntries(shop.database, [
    ...outfitIds.slice(0, 2).map((outfitId) => ({ userId: caller.userId, outfitId, quantity: 3 })),
    { userId: other.userId, outfitId: outfitIds[2] ?? "" },
  ]);

  const response = await callCart(shop, "GET /count", caller.headers);

  expect(response.json()).toEqual({ outfitCount: 2 });
});

it("rejects visitors", async () => {
  expect((await callCart(shop, "GET /count")).statusCode).toBe(401);
});
