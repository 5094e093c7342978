import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import type { Outfit, OutfitItem } from "#contract/outfit/outfit.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { outfitInput, outfitItem } from "#tests/factories/outfit-factory.ts";
import { create, createdOutfit, fieldErrorsOf, send } from "#tests/setup/admin-calls.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { outfitForm } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

/** Role, match and spot of items in the calls of administrators, and what others see of them. */

const shop = testShop({ cache: true });
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;
const SHIRT = outfitItem("White linen shirt", 100);
const SPOT = { x: 0.25, y: 0.75 };

type Styling = Partial<Record<"role" | "match" | "spot" | "itemName" | "itemId" | "itemPrice", unknown>>;
const itemsOf = (...stylings: Styling[]) =>
  JSON.stringify(stylings.map((styling) => ({ ...SHIRT, ...styling })));

async function edited(headers: Record<string, string>, id: string, items?: string, image?: Buffer) {
  const nothing = Object.fromEntries(
    Object.keys({ ...outfitInput(), numberOfItems: 0 }).map((name) => [name, undefined]),
  );
  const form = await outfitForm({ ...nothing, ...(items ? { items } : {}) }, { image });
  const response = await send(shop, "PUT", `/outfit/update/${id}`, headers, form);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Outfit>();
}

const itemOf = ({ role, roleIsGiven, match, spot }: OutfitItem) => ({ role, roleIsGiven, match, spot });

describe("an item's styling", () => {
  it("is derived from its name, exact and without a spot unless it says otherwise", async () => {
    const items = itemsOf(
      {},
      { role: "layer", match: "similar", spot: SPOT },
      { role: null, match: null, spot: null },
      { role: "top", spot: { x: 0, y: 1 } },
    );
    const { items: created } = await createdOutfit(shop, await admin(), { items });
    const derived = { role: "top", roleIsGiven: false, match: "exact" };
    expect(created.map(itemOf)).toEqual([
      derived,
      { role: "layer", roleIsGiven: true, match: "similar", spot: SPOT },
      derived,
      { ...derived, spot: { x: 0, y: 1 } },
    ]);
  });

  it("is shown to visitors, without the link", async () => {
    const items = itemsOf({ role: "layer", match: "similar", spot: SPOT });
    const { _id } = await createdOutfit(shop, await admin(), { items });
    const [item] = (await call(shop, `GET /${_id}`)).json<Outfit>().items;
    expect(item).toEqual({
      itemId: expect.any(String),
      itemName: SHIRT.itemName,
      sourceName: SHIRT.sourceName,
      itemPrice: SHIRT.itemPrice,
      role: "layer",
      match: "similar",
      spot: SPOT,
      linkState: "unchecked",
      priceCheckedAt: null,
      availability: "unknown",
    });
    const user = (await call(shop, `GET /${_id}`, (await signIn(shop)).headers)).json<Outfit>();
    expect(user.items[0]).toEqual({ ...item, itemLink: SHIRT.itemLink });
  });

  it("stays through an edit that says nothing about it, and null removes it", async () => {
    const headers = await admin();
    const given = { role: "layer", match: "similar", spot: SPOT };
    const { _id, items } = await createdOutfit(shop, headers, { items: itemsOf(given, given) });
    const [first, second] = items.map(({ itemId }) => itemId);
    const stored = { ...given, roleIsGiven: true };

    const renamed = itemsOf({ itemId: second, itemName: "Jeans" }, { itemId: first });
    expect((await edited(headers, _id, renamed)).items.map(itemOf)).toEqual([stored, stored]);
    const cleared = itemsOf(
      { itemId: second, itemName: "Jeans", role: null },
      { itemId: first, match: "exact", spot: null },
    );
    expect((await edited(headers, _id, cleared)).items.map(itemOf)).toEqual([
      { role: "bottom", roleIsGiven: false, match: "similar", spot: SPOT },
      { role: "layer", roleIsGiven: true, match: "exact" },
    ]);
  });

  it("with its given role counts for similar looks after an edit of something else", async () => {
    const headers = await admin();
    const { _id } = await createdOutfit(shop, headers, { items: itemsOf({ role: "layer" }) });
    const outfitTokens = async () =>
      (
        await shop.database.select({ tokens: outfits.outfitTokens }).from(outfits).where(eq(outfits.id, _id))
      )[0];
    const before = await outfitTokens();
    await edited(headers, _id);
    expect(await outfitTokens()).toEqual(before);
  });

  it("follows its name where its role was not given", async () => {
    const headers = await admin();
    const { _id, items } = await createdOutfit(shop, headers, { items: itemsOf({ role: "top" }) });
    const [renamed] = (
      await edited(headers, _id, itemsOf({ itemId: items[0]?.itemId, itemName: "Blue jeans" }))
    ).items;
    expect(renamed).toMatchObject({ role: "bottom", roleIsGiven: false });
  });

  it("loses its spot with the picture, unless the edit sets one", async () => {
    const headers = await admin();
    const { _id, items } = await createdOutfit(shop, headers, {
      items: itemsOf({ spot: SPOT, match: "similar" }, { spot: SPOT }),
    });
    const spots = ({ items }: Outfit) => items.map(({ spot }) => spot);
    const [first, second] = items.map(({ itemId }) => itemId);
    const other = { x: 0.5, y: 0.5 };
    const picture = (width: number) => colourful(width, 120).png().toBuffer();

    const set = itemsOf({ itemId: first }, { itemId: second, spot: other });
    const after = await edited(headers, _id, set, await picture(90));
    expect(spots(after)).toEqual([undefined, other]);
    expect(after.items[0]?.match).toBe("similar");
    expect(spots(await edited(headers, _id, undefined, await picture(100)))).toEqual([undefined, undefined]);
  });
});

describe("an error names its field", () => {
  it.each<[styling: Styling, complaint: string]>([
    [{ role: "hero" }, `items.0.role: ${messages.roleUnknown}`],
    [{ role: "Top" }, `items.0.role: ${messages.roleUnknown}`],
    [{ role: 1 }, `items.0.role: ${messages.roleUnknown}`],
    [{ role: "" }, `items.0.role: ${messages.roleUnknown}`],
    [{ match: "almost" }, `items.0.match: ${messages.matchUnknown}`],
    [{ match: true }, `items.0.match: ${messages.matchUnknown}`],
    [{ spot: "0.5,0.5" }, `items.0.spot: ${messages.spotPoint}`],
    [{ spot: [0.5, 0.5] }, `items.0.spot: ${messages.spotPoint}`],
    [{ spot: {} }, `items.0.spot.x: ${messages.spotRange}`],
    [{ spot: { x: 0.5 } }, `items.0.spot.y: ${messages.spotRange}`],
    [{ spot: { x: -0.01, y: 0.5 } }, `items.0.spot.x: ${messages.spotRange}`],
    [{ spot: { x: 0.5, y: 1.01 } }, `items.0.spot.y: ${messages.spotRange}`],
    [{ spot: { x: "0.5", y: 0.5 } }, `items.0.spot.x: ${messages.spotRange}`],
    [{ spot: { x: Number.NaN, y: 0.5 } }, `items.0.spot.x: ${messages.spotRange}`],
  ])("of %j", async (styling, complaint) => {
    const response = await create(shop, await admin(), { items: itemsOf(styling) });
    expect(response.statusCode, response.body).toBe(400);
    expect(fieldErrorsOf(response)).toContain(complaint);
    expect(await shop.database.$count(outfitItems)).toBe(0);
  });

  it("of numbers that JSON cannot represent", async () => {
    for (const x of ["NaN", "Infinity"]) {
      const items = itemsOf({ spot: { x: "?", y: 0.5 } }).replace('"?"', x);
      expect((await create(shop, await admin(), { items })).statusCode).toBe(400);
    }
    const items = itemsOf({ spot: { x: "?", y: 0.5 } }).replace('"?"', "1e999");
    expect(fieldErrorsOf(await create(shop, await admin(), { items }))).toContain(
      `items.0.spot.x: ${messages.spotRange}`,
    );
  });
});
