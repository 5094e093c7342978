import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { Composition } from "#contract/studio/composition.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { outfitCompositions, outfitCutouts } from "#server/db/schema/studio.ts";
import { findBoard } from "#server/modules/studio/board-repository.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { outfitItem } from "#tests/factories/outfit-factory.ts";
import { createdOutfit, fieldErrorsOf, send } from "#tests/setup/admin-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { formOf, outfitForm, smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;

const BAG = { itemName: "Jute bag", x: 0.25, y: 0.75, width: 0.2 };
const board = (pieces: Partial<Composition["pieces"][number]>[]) => composition(pieces);
const spotsOf = ({ items }: Outfit) =>
  Object.fromEntries(items.map(({ itemName, spot }) => [itemName, spot]));

async function composed(headers: Record<string, string>, look: Composition, names: string[]) {
  const items = names.map((name) => outfitItem(name, 500));
  return send(shop, "POST", "/outfit/create", headers, await outfitForm({ items, composition: look }));
}

async function changed(headers: Record<string, string>, id: string, fields: [string, string][]) {
  const response = await send(shop, "PUT", `/outfit/update/${id}`, headers, await formOf(fields));
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Outfit>();
}

it("an outfit is created with a board, which says where its items are", async () => {
  const cutoutId = await createCutout(shop);
  const look = board([{ cutoutId, itemName: "Red kurta", x: 0.5, y: 0.25 }, BAG]);
  const response = await composed(await admin(), look, ["Jute bag", "Red kurta", "Gold bangles"]);
  expect(response.statusCode, response.body).toBe(201);
  const outfit = response.json<Outfit>();
  expect(spotsOf(outfit)).toEqual({
    "Jute bag": { x: 0.25, y: 0.75 },
    "Red kurta": { x: 0.5, y: 0.25 },
    "Gold bangles": undefined,
  });
  expect((await findBoard(shop.database, outfit._id))?.composition).toEqual(look);
  expect(await shop.database.select().from(outfitCutouts)).toEqual([{ outfitId: outfit._id, cutoutId }]);
});

it("sending a new outfit twice with one key creates it once", async () => {
  const headers = { ...(await admin()), "idempotency-key": randomUUID() };
  const first = await composed(headers, board([BAG]), ["Jute bag"]);
  const second = await composed(headers, board([BAG]), ["Jute bag"]);
  expect(second.json<Outfit>()._id).toBe(first.json<Outfit>()._id);
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(await shop.database.$count(outfits)).toBe(1);
});

it("items of one name belong to pieces of that name in their order, and a place that was given stays", async () => {
  const look = board([BAG, { ...BAG, x: 0.75 }]);
  const items = [outfitItem("Jute bag", 1), { ...outfitItem("Jute bag", 2), spot: { x: 0.1, y: 0.1 } }];
  const form = await outfitForm({ items, composition: look });
  const response = await send(shop, "POST", "/outfit/create", await admin(), form);
  expect(response.json<Outfit>().items.map(({ spot }) => spot)).toEqual([
    { x: 0.25, y: 0.75 },
    { x: 0.1, y: 0.1 },
  ]);
});

it("another board replaces the picture and the places of an outfit, and keeps the rest", async () => {
  const headers = await admin();
  const before = await createdOutfit(shop, headers);
  const [first] = before.items;
  const look = board([{ itemName: first?.itemName ?? "", x: 0.5, y: 0.5 }]);
  const after = await changed(headers, before._id, [["composition", JSON.stringify(look)]]);
  expect(after.image).not.toBe(before.image);
  expect(after.items.map(({ itemId, itemName }) => [itemId, itemName])).toEqual(
    before.items.map(({ itemId, itemName }) => [itemId, itemName]),
  );
  expect(after.items.map(({ spot }) => spot)).toEqual([{ x: 0.5, y: 0.5 }, undefined, undefined, undefined]);
  expect(after.version).toBe(before.version + 1);
});

it("with an ordinary picture an outfit has no board any more; when its picture comes back, so does its board", async () => {
  const headers = await admin();
  const outfit = (await composed(headers, board([BAG]), ["Jute bag"])).json<Outfit>();
  const composedMedia = (await findBoard(shop.database, outfit._id))?.mediaId ?? "";
  const form = await formOf([["image", { bytes: await smallPicture() }]]);
  const response = await send(shop, "PUT", `/outfit/update/${outfit._id}`, headers, form);
  expect(response.statusCode, response.body).toBe(200);
  expect((await findBoard(shop.database, outfit._id))?.composition).toBeNull();
  await shop.database.update(outfits).set({ mediaId: composedMedia }).where(eq(outfits.id, outfit._id));
  expect((await findBoard(shop.database, outfit._id))?.composition).toEqual(board([BAG]));
});

it("a copy of an outfit has its board", async () => {
  const headers = await admin();
  const outfit = (await composed(headers, board([BAG]), ["Jute bag"])).json<Outfit>();
  const url = `/backend/outfit/admin/duplicate/${outfit._id}`;
  const copy = (await shop.app.inject({ method: "POST", url, headers })).json<Outfit>();
  expect((await findBoard(shop.database, copy._id))?.composition).toEqual(board([BAG]));
});

it.each([
  ["no picture and no board", {}, `image: ${OUTFIT_FORM_MESSAGES.imageRequired}`],
  ["a board that is no JSON", { composition: "{" }, "composition: "],
  [
    "a board with an unknown role",
    { composition: board([{ role: "king" as "top" }]) },
    "composition.pieces.0.role: ",
  ],
])("a new outfit with %s is refused", async (_, fields, complaint) => {
  const response = await send(shop, "POST", "/outfit/create", await admin(), await outfitForm(fields));
  expect(response.statusCode, response.body).toBe(400);
  expect(fieldErrorsOf(response).join()).toContain(complaint);
  expect(await shop.database.$count(outfits)).toBe(0);
});

it("a picture and a board at once are refused", async () => {
  const form = await outfitForm({ composition: board([BAG]) }, { image: await smallPicture() });
  const response = await send(shop, "POST", "/outfit/create", await admin(), form);
  expect(fieldErrorsOf(response)).toEqual([`image: ${OUTFIT_FORM_MESSAGES.pictureTwice}`]);
});

it("a board whose cut-out is gone is refused, and the outfit stays as it was", async () => {
  const headers = await admin();
  const outfit = await createdOutfit(shop, headers);
  const look = board([{ cutoutId: randomUUID(), itemName: "Red kurta" }]);
  const form = await formOf([["composition", JSON.stringify(look)]]);
  const response = await send(shop, "PUT", `/outfit/update/${outfit._id}`, headers, form);
  expect([response.statusCode, response.json().message]).toEqual([404, STUDIO_ERRORS.cutoutGone.text]);
  expect(await shop.database.$count(outfitCompositions)).toBe(0);
});
