import { describe, expect, it } from "vitest";
import type { OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { createComment, reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createUsers } from "#tests/factories/user-factory.ts";
import { createdOutfit, send } from "#tests/setup/admin-calls.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { formOf, smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
type Headers = Record<string, string>;

async function historyOf(headers: Headers, id: string, query = ""): Promise<OutfitHistory> {
  const response = await call(shop, `GET /admin/history/${id}${query}`, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<OutfitHistory>();
}

async function duplicate(headers: Headers, id: string) {
  return call(shop, `POST /admin/duplicate/${id}`, headers);
}

describe("the history of an outfit", () => {
  it("has what was done, the latest first, with the fields that differ", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const { _id, items } = await createdOutfit(shop, headers);
    const [shirt, jeans] = items;
    const form = await formOf([
      ["description", "Later in the day"],
      ["items", JSON.stringify([{ ...shirt, itemPrice: 1499 }, { ...jeans }, outfitItem("Silk scarf", 700)])],
    ]);
    await send(shop, "PUT", `/outfit/update/${_id}`, headers, form);
    await call(shop, `PUT /admin/togglestatus/${_id}`, headers);
    await call(shop, `DELETE /delete/${_id}`, headers);

    const { entries, hasMore } = await historyOf(headers, _id);
    expect(hasMore).toBe(false);
    expect(entries.map(({ action }) => action)).toEqual(["deleted", "deactivated", "changed", "created"]);
    const [, toggled, changed, created] = entries;
    expect(toggled).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
    expect(created).toMatchObject({ before: null, after: null, isAutomatic: false });
    expect(changed?.administrator).not.toBeNull();
    expect(changed?.subject).toMatchObject({ kind: "outfit", id: _id, name: "Casual outfit for Women" });
    expect(changed?.before).toEqual({
      description: "An easy linen look.",
      items: [
        { itemName: "White linen shirt", itemPrice: 1299 },
        expect.objectContaining({ itemName: "Tan leather sandals", sourceName: "Neel & Co" }),
        expect.objectContaining({ itemName: "Straw tote bag" }),
      ],
    });
    expect(changed?.after).toEqual({
      description: "Later in the day",
      items: [
        { itemName: "White linen shirt", itemPrice: 1499 },
        expect.objectContaining({ itemName: "Silk scarf", itemPrice: 700 }),
      ],
    });
  });

  it("is one history, however the outfit's id is spelled", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const { _id } = await createdOutfit(shop, headers);
    const form = await formOf([["description", "Later in the day"]]);
    await send(shop, "PUT", `/outfit/update/${_id.toUpperCase()}`, headers, form);
    await call(shop, `PUT /admin/togglestatus/${_id.toUpperCase()}`, headers);

    const { entries } = await historyOf(headers, _id);
    expect(entries.map(({ action }) => action)).toEqual(["deactivated", "changed", "created"]);
    expect(await historyOf(headers, _id.toUpperCase())).toEqual({ entries, hasMore: false });
  });

  it("tells another picture, another order of items, and an edit that changes nothing", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const { _id, items, image } = await createdOutfit(shop, headers);
    const update = async (fields: [string, string][], bytes?: Buffer) =>
      send(
        shop,
        "PUT",
        `/outfit/update/${_id}`,
        headers,
        await formOf(bytes ? [...fields, ["image", { bytes }]] : fields),
      );
    await update([["items", JSON.stringify(items.toReversed())]]);
    await update([["category", "Casual"]]);
    const picture = await smallPicture();
    await update([], Buffer.concat([picture, Buffer.from("other")]));
    const [, second, third] = (await historyOf(headers, _id)).entries;
    expect(third?.before).toEqual({ itemOrder: items.map(({ itemName }) => itemName) });
    expect(third?.after).toEqual({ itemOrder: items.map(({ itemName }) => itemName).reverse() });
    expect(second).toMatchObject({ action: "changed", before: null, after: null });
    expect(image).toMatch(/^\/media/);
  });

  it("is paged, is empty for an unknown outfit, and is a 400 beyond its bounds", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const id = await createOutfit(shop.database);
    for (let time = 0; time < 3; time++) await call(shop, `PUT /admin/togglestatus/${id}`, headers);
    const first = await historyOf(headers, id, "?limit=2");
    expect(first).toMatchObject({ entries: [{}, {}], hasMore: true });
    expect(await historyOf(headers, id, "?limit=2&startIndex=2")).toMatchObject({
      entries: [{}],
      hasMore: false,
    });
    const unknown = "00000000-0000-4000-8000-000000000009";
    expect(await historyOf(headers, unknown)).toEqual({ entries: [], hasMore: false });
    expect((await call(shop, `GET /admin/history/${id}?limit=101`, headers)).statusCode).toBe(400);
    expect((await call(shop, "GET /admin/history/1", headers)).statusCode).toBe(404);
  });
});

describe("a copy of an outfit", () => {
  it("is inactive, with the same picture and items, without counters and ids of its own", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const original = await createOutfit(shop.database, {
      tags: ["one"],
      items: [
        {
          ...outfitItem("White linen shirt", 1299.5),
          role: "layer",
          match: "exact",
          spot: { x: 0.2, y: 0.4 },
        },
      ],
    });
    const [asha = ""] = await createUsers(shop.database, 1);
    await createComment(shop.database, { outfitId: original, userId: asha });
    await reactToOutfit(shop.database, original, "like", [asha]);

    const response = await duplicate(headers, original);
    expect(response.statusCode).toBe(201);
    const copy = response.json<Outfit>();
    const before = await callForOutfit(shop, `GET /${original}`, headers);
    expect(copy).toEqual({
      ...before,
      _id: copy._id,
      createdAt: copy.createdAt,
      isActive: false,
      items: [{ ...before.items[0], itemId: copy.items[0]?.itemId }],
      numberOfLikes: 0,
      numberOfComments: 0,
      likes: [],
      comments: [],
    });
    expect(copy._id).not.toBe(original);
    expect(copy.items[0]?.itemId).not.toBe(before.items[0]?.itemId);
    expect((await historyOf(headers, copy._id)).entries).toMatchObject([{ action: "duplicated" }]);
    expect((await historyOf(headers, original)).entries).toEqual([]);
  });

  it("has the stylist of the original", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const [stylistId = ""] = await createUsers(shop.database, 1);
    const original = await createOutfit(shop.database, { stylistId });
    expect((await duplicate(headers, original)).statusCode).toBe(201);
    await shop.database.update(outfits).set({ stylistId: null });
    expect((await duplicate(headers, original)).statusCode).toBe(201);
    const stored = await shop.database.select().from(outfits);
    expect(stored.map(({ isStyled }) => isStyled)).toEqual([true, true, true]);
  });

  it("gets its own artwork while that of the original is still to be drawn", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const original = await createOutfit(shop.database);
    const [row] = await shop.database.select().from(outfits);
    await shop.database
      .insert(pendingArtwork)
      .values({ outfitId: original, mediaId: row?.mediaId ?? "", attempts: 3 });
    const { _id } = (await duplicate(headers, original)).json<Outfit>();
    const waiting = await shop.database.select().from(pendingArtwork);
    expect(waiting.map(({ outfitId }) => outfitId).sort()).toEqual([original, _id].sort());
  });

  it("of a deleted outfit is a 404", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    expect((await duplicate(headers, "00000000-0000-4000-8000-000000000009")).statusCode).toBe(404);
  });
});
