import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { OUTFIT_FORM_MESSAGES as messages, OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { createOutfit, outfitInput, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createdOutfit, fieldErrorsOf, send } from "#tests/setup/admin-calls.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { type FormFile, formOf, outfitForm } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;

/** Sends only these fields. */
async function edit(
  headers: Record<string, string>,
  id: string,
  fields: Record<string, unknown>,
  image?: FormFile | Buffer,
) {
  const onlyThese = Object.fromEntries(
    Object.keys({ ...outfitInput(), numberOfItems: 0 }).map((name) => [name, undefined]),
  );
  return send(
    shop,
    "PUT",
    `/outfit/update/${id}`,
    headers,
    await outfitForm({ ...onlyThese, ...fields }, { image }),
  );
}

async function edited(...args: Parameters<typeof edit>): Promise<Outfit> {
  const response = await edit(...args);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Outfit>();
}

describe("editing", () => {
  // covers: calls-22, responses-09
  it("changes the given fields, the values derived from them, and nothing else", async () => {
    const headers = await admin();
    const before = await createdOutfit(shop, headers);
    const shirt = { ...outfitItem("Silk kurta", 0.1), role: "top", match: "exact" };
    const unknownLink = {
      linkState: "unchecked",
      priceCheckedAt: null,
      availability: "unknown",
      numberOfOpens: 0,
    };
    const after = await edited(headers, before._id, {
      category: "Festival",
      items: JSON.stringify([shirt, { ...shirt, itemPrice: 0.2 }]),
    });

    expect(after).toEqual({
      ...before,
      category: "Festival",
      subtitle: "Silk kurta",
      items: [
        { ...shirt, ...unknownLink, itemId: expect.any(String), roleIsGiven: false },
        { ...shirt, ...unknownLink, itemPrice: 0.2, itemId: expect.any(String), roleIsGiven: false },
      ],
      numberOfItems: 2,
      totalPrice: 0.3,
      version: 2,
    });
    const found = async (term: string) =>
      (await shop.app.inject(`/backend/outfit/getoutfits?searchTerm=${term}`)).json().outfits.length;
    expect([await found("kurta"), await found("festival"), await found("tote")]).toEqual([1, 1, 0]);
  });

  // covers: validation-23
  it("without fields changes nothing, not even the picture", async () => {
    const headers = await admin();
    const before = await createdOutfit(shop, headers);
    const after = await edited(headers, before._id, { image: "", unknown: "field" });
    expect(after).toEqual({ ...before, version: 2 });
  });

  it("can clear optional fields", async () => {
    const headers = await admin();
    const { _id } = await createdOutfit(shop, headers);
    expect(await edited(headers, _id, { description: "", tags: "[]", rateLook: "0" })).toMatchObject({
      description: "",
      tags: [],
      rateLook: 0,
    });
  });

  it("replaces the picture; the old URL still works", async () => {
    const headers = await admin();
    const before = await createdOutfit(shop, headers);
    const after = await edited(headers, before._id, {}, await colourful(90, 120).png().toBuffer());
    expect(after.image).not.toBe(before.image);
    expect(after).toMatchObject({ imageWidth: 90, imageHeight: 120 });
    expect((await shop.app.inject(before.image)).statusCode).toBe(200);
  });

  it("keeps the ids of moved and edited items, and gives new items new ids", async () => {
    const headers = await admin();
    const { _id, items } = await createdOutfit(shop, headers);
    const [first, second, third] = items;
    const other = await createdOutfit(shop, headers);
    const after = await edited(headers, _id, {
      items: JSON.stringify([
        third,
        { ...first, itemName: "Reworded" },
        { ...second, itemId: third?.itemId },
        { ...second, itemId: other.items[0]?.itemId },
        { ...second, itemId: 7 },
        outfitItem("New", 1),
      ]),
    });

    const ids = after.items.map(({ itemId }) => itemId);
    expect(ids.slice(0, 2)).toEqual([third?.itemId, first?.itemId]);
    const known = [...items, ...other.items].map(({ itemId }) => itemId);
    for (const id of ids.slice(2)) expect(known).not.toContain(id);
    expect(new Set(ids).size).toBe(6);
    expect(after.items.map(({ itemName }) => itemName).slice(0, 2)).toEqual([third?.itemName, "Reworded"]);
    const untouched = (await call(shop, `GET /${other._id}`, headers)).json<Outfit>();
    expect(untouched.items).toEqual(other.items);
  });

  it("validates as creation does, and a rejected edit changes nothing", async () => {
    const headers = await admin();
    const before = await createdOutfit(shop, headers);
    const response = await edit(headers, before._id, {
      category: "",
      type: "Gold",
      rateLook: "6",
      description: "x".repeat(501),
      tags: "x",
      items: JSON.stringify([{ ...outfitItem("Shirt", 1), itemLink: "javascript:alert(1)" }]),
      version: "one",
    });

    expect(response.statusCode).toBe(400);
    expect(fieldErrorsOf(response).sort()).toEqual([
      `category: ${messages.categoryRequired}`,
      `description: ${messages.descriptionTooLong}`,
      `items.0.itemLink: ${messages.itemLinkInvalid}`,
      `rateLook: ${messages.ratingRange}`,
      `tags: ${ADMIN_MESSAGES.jsonExpected}`,
      `type: ${messages.typeUnknown}`,
      `version: ${ADMIN_MESSAGES.versionInvalid}`,
    ]);
    for (const items of ["[]", "null", JSON.stringify(Array(31).fill(outfitItem("Shirt", 1)))]) {
      expect((await edit(headers, before._id, { items })).statusCode).toBe(400);
    }
    expect((await call(shop, `GET /${before._id}`, headers)).json()).toEqual(before);
  });

  it("of an unknown or malformed id is a 404", async () => {
    const headers = await admin();
    for (const id of ["00000000-0000-4000-8000-000000000000", "x", "1%20or%201=1", "%00"]) {
      const responses = [
        await edit(headers, id, { description: "x" }),
        await call(shop, `PUT /admin/togglestatus/${id}`, headers),
        await call(shop, `DELETE /delete/${id}`, headers),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
  });

  it("accepts multipart forms only", async () => {
    const headers = { ...(await admin()), "content-type": "application/json" };
    const id = await createOutfit(shop.database);
    const url = `/backend/outfit/update/${id}`;
    const response = await shop.app.inject({ method: "PUT", url, payload: '{"category":"Party"}', headers });
    expect(response.statusCode).toBe(415);
  });
});

describe("concurrent edits of one outfit", () => {
  // covers: error-body-05, outfit-view-07
  it("an edit of an outdated version is a conflict, and succeeds with the current version", async () => {
    const [asha, ben] = [await admin(), await admin()];
    const { _id, version } = await createdOutfit(shop, asha);
    const [first, second] = await Promise.all([
      edit(asha, _id, { description: "Asha's", version }),
      edit(ben, _id, { description: "Ben's", tags: '["ben"]', version }),
    ]);

    const statuses = [first, second].map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409]);
    const refused = first.statusCode === 409 ? first : second;
    expect(refused.json()).toMatchObject({
      code: "CONFLICT",
      message: OUTFIT_CHANGE_ERRORS.changedMeanwhile.text,
    });
    expect(fieldErrorsOf(refused)).toEqual([`version: ${OUTFIT_CHANGE_ERRORS.changedMeanwhile.text}`]);

    const fresh = (await call(shop, `GET /${_id}`, ben)).json<Outfit>();
    expect(fresh.version).toBe(version + 1);
    const after = await edited(ben, _id, { tags: '["ben"]', version: fresh.version });
    expect(after).toMatchObject({ description: fresh.description, tags: ["ben"], version: version + 2 });
  });

  // covers: outfit-view-08
  it("without a version the last write wins, and omitted fields keep their values", async () => {
    const headers = await admin();
    const { _id } = await createdOutfit(shop, headers);
    const edits = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? edited(headers, _id, { description: "said" }) : edited(headers, _id, { tags: '["said"]' }),
    );
    expect((await Promise.all(edits)).map(({ version }) => version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const after = (await call(shop, `GET /${_id}`, headers)).json<Outfit>();
    expect(after).toMatchObject({ description: "said", tags: ["said"], version: 9, numberOfItems: 4 });
  });

  it("beside a deletion succeeds or is a 404, and the outfit is gone", async () => {
    const headers = await admin();
    for (let round = 0; round < 5; round++) {
      const { _id, version } = await createdOutfit(shop, headers);
      const [changed, deleted] = await Promise.all([
        edit(headers, _id, { description: "late", version }),
        call(shop, `DELETE /delete/${_id}`, headers),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 404]).toContain(changed.statusCode);
      expect(await shop.database.$count(outfits, eq(outfits.id, _id))).toBe(0);
    }
  });

  it("a former administrator is rejected with the next call, before the body is read", async () => {
    const { userId, headers } = await signIn(shop, { isAdmin: true });
    const outfit = await createdOutfit(shop, headers);
    await shop.database.update(users).set({ isAdmin: false }).where(eq(users.id, userId));

    expect((await edit(headers, outfit._id, { description: "late" })).statusCode).toBe(403);
    const nonsense = await formOf([["category", "Nowhere"]]);
    expect((await send(shop, "POST", "/outfit/create", headers, nonsense)).statusCode).toBe(403);
    expect((await call(shop, `DELETE /delete/${outfit._id}`, headers)).statusCode).toBe(403);
    expect((await call(shop, "GET /admin/getalloutfits", headers)).statusCode).toBe(403);
    expect((await call(shop, `GET /${outfit._id}`)).json<Outfit>()).toMatchObject({
      description: outfit.description,
    });
  });
});
