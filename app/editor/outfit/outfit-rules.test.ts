import { afterEach, expect, test, vi } from "vitest";

import { EMPTY_FIELDS, EMPTY_ITEM, type OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import { editedOutfitRules, newOutfitRules } from "#app/editor/outfit/outfit-rules.ts";

const FIELDS: OutfitFields = {
  ...EMPTY_FIELDS,
  category: "Wedding",
  section: "Women",
  rateLook: "4.5",
  items: [
    {
      ...EMPTY_ITEM,
      itemId: "i1",
      sourceName: " Neel & Co ",
      itemName: "Saree",
      itemPrice: "12,499.50",
      itemLink: "https://shop.example/s",
    },
  ],
};
afterEach(() => {
  vi.useRealTimers();
});

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test("converts the typed values into the call's values", async () => {
  const { values } = await editedOutfitRules(FIELDS, undefined, OPTIONS);
  expect(values).toMatchObject({
    rateLook: 4.5,
    type: "Normal",
    image: null,
    items: [{ itemId: "i1", sourceName: "Neel & Co", itemPrice: 12_499.5 }],
  });
});

// covers: validation-23
test("a picture is required of a new outfit only", async () => {
  const { errors } = await newOutfitRules(FIELDS, undefined, OPTIONS);
  expect(errors).toMatchObject({ image: { message: "Image is required for new outfits" } });
  const image = new File(["picture"], "saree.jpg", { type: "image/jpeg" });
  const { values } = await newOutfitRules({ ...FIELDS, image }, undefined, OPTIONS);
  expect(values).toMatchObject({ image });
});

// covers: validation-19, validation-20, validation-21, validation-25, validation-26, input-09
test("every missing field has an error, in the form's order", async () => {
  const empty = { ...EMPTY_FIELDS, rateLook: "6", items: [EMPTY_ITEM] };
  const { errors } = await newOutfitRules(empty, undefined, OPTIONS);
  expect(errors).toMatchObject({
    category: { message: "Category is required" },
    section: { message: "Section is required" },
    rateLook: { message: "Rating must be between 0 and 5" },
    items: [
      {
        sourceName: { message: "Source name is required" },
        itemName: { message: "Item name is required" },
        itemPrice: { message: "Valid price is required" },
        itemLink: { message: "Item link is required" },
      },
    ],
  });
});

test("an item says which role, match and spot it has, and nothing about a spot that was not changed", async () => {
  const [item = EMPTY_ITEM] = FIELDS.items;
  const spot = { x: 0.25, y: 0.5 };
  const sent = async (change: Partial<typeof item>, image: File | null = null) => {
    const fields = { ...FIELDS, items: [{ ...item, ...change }], image };
    const { values } = await editedOutfitRules(fields, undefined, OPTIONS);
    const [{ role, match, spot } = {}] = (values as { items?: Record<string, unknown>[] }).items ?? [];
    return { role, match, spot };
  };
  expect(await sent({})).toEqual({ role: null, match: "exact", spot: undefined });
  expect(await sent({ role: "layer", match: "similar", spot })).toEqual({
    ...{ role: "layer", match: "similar", spot },
  });
  expect(await sent({ spot, storedSpot: spot })).toMatchObject({ spot: undefined });
  expect(await sent({ spot: null, storedSpot: spot })).toMatchObject({ spot: null });
  const image = new File(["picture"], "saree.jpg", { type: "image/jpeg" });
  expect(await sent({ spot, storedSpot: spot }, image)).toMatchObject({ spot });
});

const SHOP = { timeZone: "Asia/Kolkata", storedPublishAt: "2030-11-29T09:00" };

test.each([
  ["2030-11-29T09:00", undefined],
  ["", null],
  ["2027-11-28T10:30", new Date("2027-11-28T05:00:00Z")],
])(
  "the date %s is sent only if it was changed, as an instant of the shop's zone",
  async (publishAt, sent) => {
    vi.setSystemTime("2026-11-23T10:00:00Z");
    const { values } = await editedOutfitRules({ ...FIELDS, publishAt }, SHOP, OPTIONS);
    expect((values as { publishAt?: unknown }).publishAt).toEqual(sent);
  },
);

test("a date too far ahead is an error at its field; whether one has passed is told by the server's clock", async () => {
  const rulesOf = (publishAt: string) => editedOutfitRules({ ...FIELDS, publishAt }, SHOP, OPTIONS);
  const { errors } = await rulesOf("9999-01-01T09:00");
  expect(errors).toMatchObject({ publishAt: { message: "Please choose a time within the next 2 years" } });
  expect((await rulesOf("2020-01-01T09:00")).errors).toEqual({});
});
