import { describe, expect, it } from "vitest";
import type { ErrorBody } from "#contract/http/api-error.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { outfitInput, outfitItem } from "#tests/factories/outfit-factory.ts";
import { create, createdOutfit, fieldErrorsOf, send } from "#tests/setup/admin-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { formOf, outfitForm, smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;
const items = (change: object) => JSON.stringify([{ ...outfitItem("Shirt", 100), ...change }]);

describe("a new outfit", () => {
  // covers: calls-21, responses-09, pictures-08
  it("is returned whole and appears in the list", async () => {
    const headers = await admin();
    const outfit = await createdOutfit(shop, headers);

    expect(outfit).toMatchObject({
      ...outfitInput(),
      items: outfitInput().items,
      numberOfItems: 4,
      totalPrice: 6297.49,
      isActive: true,
      version: 1,
      imageWidth: 60,
      imageHeight: 80,
      imagePlaceholder: expect.stringMatching(/^data:image\/webp/),
    });
    const shown = await shop.app.inject({ url: `/backend/outfit/${outfit._id}`, headers });
    expect(shown.json()).toEqual(outfit);
    const picture = await shop.app.inject(outfit.image);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers["x-content-type-options"]).toBe("nosniff");
    const found = await shop.app.inject("/backend/outfit/getoutfits?searchTerm=tote");
    expect(found.json().outfits).toHaveLength(1);
  });

  it("may omit fields that have a default", async () => {
    const fields = { type: undefined, rateLook: undefined, tags: undefined, description: undefined };
    expect(await createdOutfit(shop, await admin(), fields)).toMatchObject({
      type: "Normal",
      rateLook: 0,
      tags: [],
      description: "",
    });
  });

  // covers: outfit-view-09
  it("ignores fields of the form that the server sets", async () => {
    const forged = {
      _id: "00000000-0000-4000-8000-000000000000",
      numberOfItems: 99,
      totalPrice: 1,
      numberOfLikes: 5_000,
      numberOfClicks: 5_000,
      likes: ["x"],
      isActive: false,
      version: 77,
      createdAt: "2001-01-01",
      mediaId: "x",
      importKey: "x",
    };
    const outfit = await createdOutfit(shop, await admin(), forged);

    expect(outfit).toMatchObject({
      numberOfItems: 4,
      totalPrice: 6297.49,
      numberOfLikes: 0,
      numberOfClicks: 0,
      likes: [],
      isActive: true,
      version: 1,
    });
    expect(outfit._id).not.toBe(forged._id);
    expect(Date.parse(outfit.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("accepts the smallest and the largest price, and adds them without rounding", async () => {
    const priced = [0.01, 10_000_000, 0.1, 0.2].map((price) => outfitItem("Shirt", price));
    const outfit = await createdOutfit(shop, await admin(), { items: JSON.stringify(priced) });
    expect(outfit.totalPrice).toBe(10_000_000.31);
  });

  it("stores scripts in its texts as text", async () => {
    const text = `<script>alert(1)</script> "';--\u202e 👗`;
    const fields = { description: text, tags: JSON.stringify([text]), items: items({ itemName: text }) };
    const outfit = await createdOutfit(shop, await admin(), fields);
    expect([outfit.description, outfit.tags[0], outfit.items[0]?.itemName]).toEqual([text, text, text]);
  });
});

const long = (length: number) => "x".repeat(length);
const many = (count: number) => JSON.stringify(Array.from({ length: count }, () => outfitItem("Shirt", 1)));
const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describe("an error names its field", () => {
  // covers: validation-19, validation-20, validation-21, validation-24, validation-25, validation-26
  // covers: validation-28, input-09
  it.each<[fields: Record<string, unknown>, complaint: string]>([
    [{ category: undefined }, `category: ${messages.categoryRequired}`],
    [{ category: "" }, `category: ${messages.categoryRequired}`],
    [{ category: "Beach" }, `category: ${messages.categoryUnknown}`],
    [{ section: "" }, `section: ${messages.sectionRequired}`],
    [{ section: "women" }, `section: ${messages.sectionUnknown}`],
    [{ type: "Gold" }, `type: ${messages.typeUnknown}`],
    [{ rateLook: "5.1" }, `rateLook: ${messages.ratingRange}`],
    [{ rateLook: "-1" }, `rateLook: ${messages.ratingRange}`],
    [{ rateLook: "good" }, `rateLook: ${messages.ratingRange}`],
    [{ rateLook: "NaN" }, `rateLook: ${messages.ratingRange}`],
    [{ rateLook: "Infinity" }, `rateLook: ${messages.ratingRange}`],
    [{ rateLook: "0x4" }, `rateLook: ${messages.ratingRange}`],
    [{ description: long(501) }, `description: ${messages.descriptionTooLong}`],
    [{ tags: "linen" }, `tags: ${ADMIN_MESSAGES.jsonExpected}`],
    [{ tags: '"linen"' }, `tags: ${messages.tagsList}`],
    [{ tags: '[" "]' }, `tags.0: ${messages.tagBlank}`],
    [{ tags: "[1]" }, `tags.0: ${messages.tagBlank}`],
    [{ tags: JSON.stringify(Array(21).fill("x")) }, `tags: ${messages.tooManyTags}`],
    [{ tags: JSON.stringify([long(41)]) }, "tags.0: Please use at most 40 characters"],
    [{ items: undefined }, `items: ${messages.itemsRequired}`],
    [{ items: "" }, `items: ${ADMIN_MESSAGES.jsonExpected}`],
    [{ items: "[{" }, `items: ${ADMIN_MESSAGES.jsonExpected}`],
    [{ items: "[]" }, `items: ${messages.itemsRequired}`],
    [{ items: "{}" }, `items: ${messages.itemsRequired}`],
    [{ items: many(31) }, `items: ${messages.tooManyItems}`],
    [{ items: many(200) }, `items: ${messages.tooManyItems}`],
    [{ items: deep(100) }, "items.0: Invalid input: expected object, received array"],
    [{ items: deep(50_000) }, "items.0: Invalid input: expected object, received array"],
    [{ items: items({ sourceName: " " }) }, `items.0.sourceName: ${messages.sourceNameRequired}`],
    [{ items: items({ itemName: "" }) }, `items.0.itemName: ${messages.itemNameRequired}`],
    [{ items: items({ itemName: long(201) }) }, "items.0.itemName: Please use at most 200 characters"],
    [{ items: items({ itemPrice: 0 }) }, `items.0.itemPrice: ${messages.priceRequired}`],
    [{ items: items({ itemPrice: -1 }) }, `items.0.itemPrice: ${messages.priceRequired}`],
    [{ items: items({ itemPrice: "12" }) }, `items.0.itemPrice: ${messages.priceRequired}`],
    [{ items: items({ itemPrice: 1e12 }) }, `items.0.itemPrice: ${messages.priceTooHigh}`],
    [{ items: items({ itemPrice: 999.999 }) }, `items.0.itemPrice: ${messages.pricePaise}`],
    [{ items: items({ itemLink: "" }) }, `items.0.itemLink: ${messages.itemLinkRequired}`],
    [
      { items: items({ itemLink: `https://a.example/${long(5_000)}` }) },
      "items.0.itemLink: Please use at most 2000 characters",
    ],
  ])("of %j", async (fields, complaint) => {
    const response = await create(shop, await admin(), fields);
    expect(response.statusCode, response.body).toBe(400);
    expect(fieldErrorsOf(response)).toContain(complaint);
    expect(response.json<ErrorBody>().code).toBe("VALIDATION_FAILED");
    expect(await shop.database.$count(outfits)).toBe(0);
  });

  // covers: validation-27, link-addresses-01
  it.each([
    "javascript:alert(1)",
    " JaVa\tScript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example/x",
    "https://user:pass@evil.example/",
    "ftp://a.example/x",
    "shop.example/p/1",
  ])("of the link %j", async (itemLink) => {
    const response = await create(shop, await admin(), { items: items({ itemLink }) });
    expect(fieldErrorsOf(response)).toEqual([`items.0.itemLink: ${messages.itemLinkInvalid}`]);
  });

  it("reports all errors at once, including the picture's", async () => {
    const form = await outfitForm({ category: "", section: "", items: "[]" });
    const response = await send(shop, "POST", "/outfit/create", await admin(), form);
    expect(fieldErrorsOf(response).sort()).toEqual([
      `category: ${messages.categoryRequired}`,
      `image: ${messages.imageRequired}`,
      `items: ${messages.itemsRequired}`,
      `section: ${messages.sectionRequired}`,
    ]);
    expect(await shop.database.$count(media)).toBe(0);
  });
});

describe("malformed forms", () => {
  it("rejects a field that comes twice", async () => {
    const form = await formOf([
      ["category", "Casual"],
      ["category", "Wedding"],
    ]);
    const response = await send(shop, "POST", "/outfit/create", await admin(), form);
    expect(response.statusCode).toBe(400);
    expect(fieldErrorsOf(response)).toEqual(["category: Please send this field only once"]);
  });

  it("names of JavaScript's built-in properties have no effect", async () => {
    const headers = await admin();
    const poisoned = '[{"__proto__":{"itemName":"x"},"constructor":{"prototype":{"isAdmin":true}}}]';
    const inItems = await create(shop, headers, { items: poisoned, tags: '{"__proto__":["x"]}' });
    expect(inItems.statusCode).toBe(400);
    for (const name of ["__proto__", "constructor", "toString"]) {
      const asField = await create(shop, headers, { [`${name}`]: "x" });
      expect([201, 400]).toContain(asField.statusCode);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it.each([
    ["application/json", "{}", 415],
    ["text/plain", "category=Casual", 415],
    ["application/x-www-form-urlencoded", "category=Casual", 415],
    ["multipart/form-data", "no boundary", 400],
    ["multipart/form-data; boundary=x", "", 400],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="category"\r\n\r\nCas',
      400,
    ],
    ["multipart/form-data; boundary=x", "--y\r\nnothing of ours", 400],
  ])("%s %j is a %i", async (type, payload, status) => {
    const headers = { ...(await admin()), "content-type": type };
    const response = await shop.app.inject({
      method: "POST",
      url: "/backend/outfit/create",
      payload,
      headers,
    });
    expect(response.statusCode, response.body).toBe(status);
    expect(response.json()).toMatchObject({ success: false });
  });

  it("a request without a body is a 415", async () => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/backend/outfit/create",
      headers: await admin(),
    });
    expect(response.statusCode).toBe(415);
  });

  it("a truncated file is a 400", async () => {
    const { payload, headers } = await outfitForm({}, { image: await smallPicture() });
    const broken = { payload: payload.subarray(0, payload.length - 200), headers };
    const response = await send(shop, "POST", "/outfit/create", await admin(), broken);
    expect(response.statusCode, response.body).toBe(400);
    expect(await shop.database.$count(media)).toBe(0);
  });

  it("too many parts are a 413, and an unterminated field is a 400", async () => {
    const headers = await admin();
    const parts = await formOf(Array.from({ length: 60 }, (_, index) => [`field${index}`, "x"] as const));
    expect((await send(shop, "POST", "/outfit/create", headers, parts)).statusCode).toBe(413);
    const endless = await create(shop, headers, { items: long(600 * 1_024) });
    expect(endless.statusCode).toBe(400);
    expect(fieldErrorsOf(endless)).toEqual(["items: This is too long"]);
  });
});

it("a repeated idempotency key creates one outfit; with another body it is a conflict", async () => {
  const headers = { ...(await admin()), "idempotency-key": "try-1" };
  const [first, second] = await Promise.all([create(shop, headers), create(shop, headers)]);
  const third = await create(shop, headers);
  const other = await create(shop, headers, { description: "Another" });
  const otherPicture = await create(
    shop,
    headers,
    {},
    Buffer.concat([await smallPicture(), Buffer.from(" ")]),
  );

  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set([first, second, third].map((response) => response.json()._id)).size).toBe(1);
  expect(third.headers["idempotency-replayed"]).toBe("true");
  expect([other.statusCode, otherPicture.statusCode]).toEqual([409, 409]);
  expect(await shop.database.$count(outfits)).toBe(1);
  expect(await shop.database.$count(outfitItems)).toBe(4);
});
