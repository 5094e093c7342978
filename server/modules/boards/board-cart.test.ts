import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { BoardInCart } from "#contract/boards/boards.ts";
import { CART_ENTRIES_MAX } from "#contract/limits.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createCartEntries, createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { callBoards } from "#tests/setup/board-calls.ts";
import { callForCart } from "#tests/setup/cart-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

async function putIntoCart(boardId: string, headers: Record<string, string>): Promise<BoardInCart> {
  const response = await callBoards(shop, `POST /${boardId}/cart`, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

it("puts a board into the cart and says what went in and what did not", async () => {
  const { userId, headers } = await signIn(shop);
  const outfitIds = await createOutfits(shop.database, Array(4).fill({}));
  const [first = "", there = "", gone = "", last = ""] = outfitIds;
  await createCartEntry(shop.database, { userId, outfitId: there, quantity: 3, addedAt: new Date(0) });
  const id = await createBoard(shop.database, { userId, outfitIds });
  await shop.database.update(outfits).set({ isActive: false }).where(eq(outfits.id, gone));

  const result = await putIntoCart(id, headers);
  const again = await putIntoCart(id, headers);

  expect(result).toMatchObject({
    success: true,
    message: "2 outfits added to cart, 1 already there, 1 no longer available",
    added: [first, last],
    alreadyInCart: [there],
    unavailable: [gone],
    withoutRoom: [],
  });
  expect(result.cart.outfits.map(({ outfitId, quantity }) => [outfitId, quantity])).toEqual([
    [first, 1],
    [last, 1],
    [there, 3],
  ]);
  expect(result.cart).toEqual(await callForCart(shop, "GET", headers));
  expect(again).toMatchObject({ added: [], alreadyInCart: [first, there, last], cart: result.cart });
});

it("an empty board changes nothing", async () => {
  const { userId, headers } = await signIn(shop);
  const id = await createBoard(shop.database, { userId });

  expect(await putIntoCart(id, headers)).toMatchObject({
    message: "0 outfits added to cart",
    added: [],
    cart: { outfits: [] },
  });
});

it("fills the cart up to its limit and says what had no room", async () => {
  const { userId, headers } = await signIn(shop);
  const outfitIds = await createOutfits(shop.database, Array(CART_ENTRIES_MAX + 2).fill({}));
  const board = outfitIds.splice(0, 3);
  await createCartEntries(
    shop.database,
    outfitIds.map((outfitId) => ({ userId, outfitId })),
  );
  const id = await createBoard(shop.database, { userId, outfitIds: board });

  const result = await putIntoCart(id, headers);

  expect(result).toMatchObject({ added: [board[0]], withoutRoom: [board[1], board[2]] });
  expect(result.message).toBe("1 outfit added to cart, 2 left out: the cart is full");
  expect(await shop.database.$count(cartEntries)).toBe(CART_ENTRIES_MAX);
});

it("another person's public board goes into the caller's own cart, without its hidden outfits", async () => {
  const { userId } = await signIn(shop);
  const { headers } = await signIn(shop);
  const [shown = "", hidden = ""] = await createOutfits(shop.database, [{}, { isActive: false }]);
  const id = await createBoard(shop.database, { userId, isPublic: true, outfitIds: [shown, hidden] });

  const result = await putIntoCart(id, headers);

  expect(result).toMatchObject({ added: [shown], unavailable: [], cart: { totalOutfits: 1 } });
});
