import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import type { ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { importedChanges, outfits } from "#server/db/schema/outfits.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia, createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testShop({ cache: true, drawingsAtOnce: 0 });
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
});

const preview = async (content: string): Promise<ImportPreview> => (await calls.preview(content)).json();
const exported = async (format = "jsonl") => (await calls.exportFile(`?format=${format}`)).body;
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Two outfits of two items each, with pictures. */
async function createTwo(): Promise<void> {
  await createOutfits(
    shop.database,
    await Promise.all(
      ["One", "Two"].map(async (description) => ({
        ...{ description, mediaId: await createMedia(shop.database), tags: ["silk"] },
        items: [
          { ...outfitItem(`Sari ${description}`, 1000), itemLink: `https://shop.example/s/${description}` },
          { ...outfitItem(`Clutch ${description}`, 500), itemLink: `https://shop.example/c/${description}` },
        ],
      })),
    ),
  );
}

describe("an export that is edited and imported again", () => {
  test.each(["jsonl", "csv"])("as %s adds nothing and changes nothing", async (format) => {
    await createTwo();
    const file = await exported(format);
    expect(await preview(file)).toMatchObject({ newOutfits: 0, changedOutfits: 0, alreadyThere: 2 });
    expect(await calls.importToEnd(file)).toMatchObject({ added: 0, changed: 0, alreadyThere: 2 });
    expect(await exported(format)).toBe(file);
  });

  it("keeps its items together in a sheet that was sorted and has lost the outfits' numbers", async () => {
    await createTwo();
    const [head = "", ...rows] = (await exported("csv"))
      .trim()
      .split("\r\n")
      .map((row) => row.replace(/^[^,]*,/, ""));
    const sorted = rows.toSorted((one, other) => Number(/Sari/.test(one)) - Number(/Sari/.test(other)));
    expect(sorted).not.toEqual(rows);
    expect(await preview([head, ...sorted].join("\r\n"))).toMatchObject({ newOutfits: 0, refused: 0 });
    const edited = [head, ...sorted].join("\r\n").replaceAll(",1000,", ",900,");
    const { changes } = await preview(edited);
    // The order of the rows is that of the items; the two outfits are as old, and come in any order.
    const changed = changes.map(({ fields }) => fields.map(({ field, after }) => [field, after]));
    expect(changed.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? 1 : -1))).toEqual([
      [
        ["items[1].itemPrice", 900],
        ["items", ["Clutch Two", "Sari Two"]],
      ],
      [
        ["items[1].itemPrice", 900],
        ["items", ["Clutch One", "Sari One"]],
      ],
    ]);
  });

  it("loses an item with its row, and nothing else where that is the outfit's first", async () => {
    await createTwo();
    const rows = (await exported("csv")).split("\r\n");
    const { changes } = await preview(rows.toSpliced(1, 1).join("\r\n"));
    expect(changes).toMatchObject([{ fields: [{ field: "items[0]", after: null }] }]);
  });

  it("changes the prices of the outfits, shows each change before, and is undone", async () => {
    await createTwo();
    const before = await exported();
    const cheaper = before.replaceAll('"itemPrice":1000', '"itemPrice":900');
    const { changes, ...counts } = await preview(cheaper);
    expect(counts).toMatchObject({ newOutfits: 0, changedOutfits: 2, alreadyThere: 0, refused: 0 });
    const ids = lines(before).map(({ id }) => id);
    expect(changes).toEqual(
      ids.map((outfitId, index) => ({
        ...{ outfitId, line: index + 1 },
        fields: [{ field: "items[0].itemPrice", before: 1000, after: 900 }],
      })),
    );
    expect(await exported()).toBe(before);

    const done = await calls.importToEnd(cheaper);
    expect(done).toMatchObject({ added: 0, changed: 2, dealtWith: 2, toRestore: 2, canUndo: true });
    expect(await exported()).toBe(cheaper);

    expect((await calls.undo(done._id)).json()).toMatchObject({
      ...{ removed: 0, restored: 2, message: "2 outfits changed back" },
    });
    expect(await exported()).toBe(before);
    expect(await calls.last()).toMatchObject({ state: "undone", canUndo: false, toRestore: 0 });
    expect(await shop.database.$count(importedChanges)).toBe(0);
  });

  it("hides and schedules an outfit, and tells fields, items and their order", async () => {
    await createTwo();
    const before = await exported();
    const publishAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const [one, two] = lines(before);
    const [sari, clutch] = one.items;
    const changed = [
      {
        ...one,
        isActive: false,
        publishAt,
        tags: ["silk", "red"],
        items: [clutch, { ...sari, role: "layer" }],
      },
      { ...two, description: "", items: [{ ...two.items[0], itemLink: "https://shop.example/new" }] },
    ];
    const { changes } = await preview(jsonLines(changed));
    expect(changes.map(({ fields }) => fields)).toEqual([
      [
        { field: "tags", before: ["silk"], after: ["silk", "red"] },
        { field: "isActive", before: true, after: false },
        { field: "publishAt", before: null, after: publishAt },
        { field: "items[1].role", before: sari.role, after: "layer" },
        {
          field: "items",
          before: [sari.itemName, clutch.itemName],
          after: [clutch.itemName, sari.itemName],
        },
      ],
      [
        { field: "description", before: two.description, after: "" },
        { field: "items[0]", before: null, after: two.items[0].itemName },
        { field: "items[0]", before: two.items[0].itemName, after: null },
        { field: "items[1]", before: two.items[1].itemName, after: null },
      ],
    ]);
    const { _id } = await calls.importToEnd(jsonLines(changed));
    expect(lines(await exported()).map(({ role: _, ...line }) => line)).toEqual(changed);
    await calls.undo(_id);
    expect(await exported()).toBe(before);
  });

  it("with few columns changes these only; a blank cell empties what may be empty", async () => {
    await createTwo();
    const [one, two] = lines(await exported());
    const file = [
      "id,isActive,tags,itemName",
      `${one.id},no,,Red sari`,
      `${one.id},,,${one.items[1].itemName}`,
      `${two.id},,silk,${two.items[0].itemName}`,
      `${two.id},,,${two.items[1].itemName}`,
    ].join("\n");
    expect((await preview(file)).changes).toMatchObject([
      {
        outfitId: one.id,
        fields: [
          { field: "tags", before: ["silk"], after: [] },
          { field: "isActive", after: false },
          { field: "items[0].itemName", after: "Red sari" },
        ],
      },
    ]);
    expect(await calls.importToEnd(file)).toMatchObject({ changed: 1, alreadyThere: 1 });
  });

  it("is refused where it says too little or the wrong thing", async () => {
    await createTwo();
    const [one, two] = lines(await exported());
    const unknown = "00000000-0000-4000-8000-000000000001";
    const rows = [
      { id: unknown, category: "Party" },
      { id: one.id, items: [{ itemPrice: 1 }] },
      { id: one.id, description: "Again" },
      { id: "SKU-1", ...catalogueLine("x") },
      { id: two.id, isActive: false, publishAt: "2020-01-01T00:00:00Z" },
    ];
    expect((await preview(jsonLines(rows))).refusals).toEqual([
      { line: 1, field: "section", reason: "Section is required" },
      { line: 1, field: "items", reason: "At least one item is required" },
      { line: 2, field: "items", reason: IMPORT_MESSAGES.itemsUnmatched({ stored: 2, rows: 1 }) },
      { line: 3, field: "id", reason: IMPORT_MESSAGES.idTwice, found: one.id },
      { line: 4, field: "id", reason: IMPORT_MESSAGES.idUnknown, found: "SKU-1" },
      {
        ...{ line: 5, field: "publishAt", found: "2020-01-01T00:00:00.000Z" },
        reason: OUTFIT_CHANGE_ERRORS.publishAtPast.text,
      },
    ]);
  });
});

describe("an outfit", () => {
  it("with an id that the shop does not know keeps it, and two equal ones stay two", async () => {
    await createTwo();
    const twins = lines(await exported()).slice(0, 1);
    const file = jsonLines([...twins, { ...twins[0], id: "00000000-0000-4000-8000-000000000001" }]);
    await shop.database.delete(outfits);
    expect(await calls.importToEnd(file)).toMatchObject({ added: 2 });
    expect(lines(await exported()).map(({ id }) => id)).toEqual(lines(file).map(({ id }) => id));
    expect(await calls.importToEnd(file)).toMatchObject({ added: 0, changed: 0, alreadyThere: 2 });
  });

  it("without an id is the only one with the same links", async () => {
    await createTwo();
    const [one] = lines(await exported());
    const { id: _, ...line } = { ...one, description: "Changed" };
    expect((await preview(jsonLines([line]))).changes).toMatchObject([
      { outfitId: one.id, fields: [{ field: "description", after: "Changed" }] },
    ]);
    // With another one of the same links it is unknown which of them is meant.
    const mediaId = await createMedia(shop.database);
    const items = one.items.map(({ itemName, itemLink }: Record<string, string>) => ({
      ...outfitItem(itemName ?? "", 1),
      itemLink,
    }));
    await createOutfit(shop.database, { mediaId, items });
    expect(await preview(jsonLines([line]))).toMatchObject({ newOutfits: 1, changedOutfits: 0 });
    const { id: __, ...same } = one;
    expect(await preview(jsonLines([line, same]))).toMatchObject({ newOutfits: 1, alreadyThere: 1 });
  });

  it("is to get the picture of another shop's address, and gets one of this shop at once", async () => {
    await createTwo();
    const [one] = lines(await exported());
    const other = await createMedia(shop.database);
    const elsewhere = `https://other.example${imageUrl("f".repeat(64))}`;
    expect(await preview(jsonLines([{ id: one.id, image: elsewhere }]))).toMatchObject({
      ...{ changedOutfits: 1, picturesToFetch: 1 },
      changes: [{ fields: [{ field: "image", after: elsewhere }] }],
    });
    await calls.importToEnd(jsonLines([{ id: one.id, image: `https://shop.example${imageUrl(other)}` }]));
    const [row] = await shop.database.select().from(outfits).where(eq(outfits.id, one.id));
    expect(row?.mediaId).toBe(other);
  });
});

it("an import that was cut off and began again is undone as one", async () => {
  await createTwo();
  const [one, two] = lines(await exported());
  const before = await exported();
  const rows = [
    catalogueLine("New 1"),
    { ...one, description: "Changed" },
    catalogueLine("New 2"),
    { ...two, tags: [] },
  ];
  const first = await calls.importToEnd(jsonLines(rows.slice(0, 2)));
  // As the import of the whole file would be, had its process died after two outfits.
  const digest = createHash("sha256").update(jsonLines(rows)).digest("hex");
  await shop.database
    .update(catalogueImports)
    .set({ state: "failed", fileDigest: digest })
    .where(eq(catalogueImports.id, first._id));
  const second = await calls.importToEnd(jsonLines(rows));
  expect(second).toMatchObject({ added: 1, changed: 1, alreadyThere: 2, stillThere: 2, toRestore: 2 });
  expect((await calls.undo(second._id)).json()).toMatchObject({ removed: 2, restored: 2 });
  expect(await exported()).toBe(before);
});

it("Activity says when an import has ended what it did", async () => {
  await createTwo();
  const [one] = lines(await exported());
  await calls.importToEnd(jsonLines([catalogueLine("New"), { ...one, description: "Changed" }, {}]));
  const [imported] = await shop.database
    .select()
    .from(administratorActivity)
    .where(eq(administratorActivity.action, "imported"));
  expect(imported).toMatchObject({
    after: { added: 1, changed: 1, refused: 1 },
    subjectName: "outfits.jsonl",
  });
});

it(
  "a sheet of 300 outfits has its prices changed",
  async () => {
    const rows = Array.from({ length: 300 }, (_, at) => catalogueLine(`Outfit ${at}`));
    await calls.importToEnd(jsonLines(rows));
    const cheaper = (await exported("csv")).replaceAll(/\b999\.99\b/g, '"₹899.00"');
    expect(await calls.importToEnd(cheaper, "a.csv")).toMatchObject({ added: 0, changed: 300, refused: 0 });
    expect(await shop.database.$count(outfits, eq(outfits.totalPricePaise, 89_900))).toBe(300);
  },
  scaled(120_000),
);
