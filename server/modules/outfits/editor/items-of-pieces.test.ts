import { beforeEach, expect, it } from "vitest";
import { OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { create, createdOutfit, fieldErrorsOf, send } from "#tests/setup/admin-calls.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { outfitForm } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const LINK = "https://shop.example/kurta";
let headers: Record<string, string>;
let pieceId: string;
beforeEach(async () => {
  headers = (await signIn(shop, { isAdmin: true })).headers;
  pieceId = await createPiece(shop.database, { name: "Linen kurta", price: 1_499.5, link: LINK });
});
const itemsOf = (...items: object[]) => ({ items: JSON.stringify(items) });

it("an item with pieceId takes from the piece what it does not say, and belongs to it by its link", async () => {
  const { _id, items } = await createdOutfit(
    shop,
    headers,
    itemsOf({ pieceId }, { pieceId, itemName: "The same in blue", itemPrice: 999 }),
  );
  expect(items).toMatchObject([
    { pieceId, itemName: "Linen kurta", sourceName: "Fabindia", itemPrice: 1_499.5, itemLink: LINK },
    { pieceId, itemName: "The same in blue", itemPrice: 999, itemLink: LINK },
  ]);

  const form = await outfitForm(itemsOf({ itemId: items[0]?.itemId, pieceId: pieceId.toUpperCase() }));
  const edited = (await send(shop, "PUT", `/outfit/update/${_id}`, headers, form)).json<Outfit>();
  expect(edited.items).toMatchObject([{ itemId: items[0]?.itemId, pieceId, itemName: "Linen kurta" }]);
});

it("only administrators read which piece an item is", async () => {
  const { _id } = await createdOutfit(shop, headers, itemsOf({ pieceId }));
  const list = await call(shop, "GET /admin/getalloutfits", headers);
  expect(list.json<{ outfits: Outfit[] }>().outfits[0]?.items[0]?.pieceId).toBe(pieceId);
  const shopper = (await signIn(shop)).headers;
  const seen = (await call(shop, `GET /${_id}`, shopper)).json<Outfit>();
  expect(seen.items).toMatchObject([{ itemLink: LINK }]);
  expect(seen.items[0]).not.toHaveProperty("pieceId");
});

it.each(["00000000-0000-4000-8000-000000000000", "kurta", 7])("a pieceId %s is refused", async (unknown) => {
  const response = await create(shop, headers, itemsOf({ pieceId }, { pieceId: unknown }));
  expect(response.statusCode).toBe(400);
  expect(fieldErrorsOf(response)).toEqual([`items.1.pieceId: ${OUTFIT_CHANGE_ERRORS.pieceUnknown.text}`]);
});
