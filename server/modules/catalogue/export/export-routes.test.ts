import { beforeEach, describe, expect, it, test } from "vitest";
import type { CatalogueFormat } from "#contract/catalogue/catalogue-file.ts";
import { catalogueLineSchema } from "#contract/outfit/outfit-input.ts";
import { createMedia, createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { emptyDatabase } from "#tests/setup/test-database.ts";

const FORMATS: CatalogueFormat[] = ["jsonl", "csv"];
const shop = testShop();
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
});

function linesOf(jsonLines: string) {
  return jsonLines
    .trim()
    .split("\n")
    .map((line) => {
      const { image, ...outfit } = catalogueLineSchema.parse(JSON.parse(line));
      return outfit;
    });
}

async function createOddOutfits(): Promise<void> {
  const [one, two] = [await createMedia(shop.database), await createMedia(shop.database)];
  await createOutfits(shop.database, [
    {
      ...{
        mediaId: one,
        category: "Party",
        section: "Men",
        type: "Sponsored",
        rateLook: 3.7,
        isActive: false,
      },
      description: '=HYPERLINK("https://evil.example")\n"quoted"; and, more\r\nlines',
      tags: ["a|b", "back\\", "=sum", "साड़ी"],
      items: [
        { ...outfitItem("+cmd", 0.01), role: "bag", match: "similar", spot: { x: 0, y: 0.123_456 } },
        { ...outfitItem("@import", 10_000_000), spot: { x: 1, y: 0.5 } },
        outfitItem("'-quoted", 12.5),
      ],
    },
    { mediaId: two, description: "", tags: [], items: [outfitItem("Plain 👗", 1299)] },
    { mediaId: two, description: "-1", tags: ["-"], items: [outfitItem("'plain'", 5)] },
  ]);
}

describe.each(FORMATS)("an export as %s", (format) => {
  it("imported into another shop restores the same catalogue", async () => {
    await createOddOutfits();
    const [file, before] = [await calls.exportFile(`?format=${format}`), await calls.exportFile()];
    expect(file.statusCode).toBe(200);

    await emptyDatabase(shop.database);
    const admin = await signIn(shop, { isAdmin: true });
    const elsewshop = importCalls(() => shop.app, admin.headers);
    expect(await elsewshop.importToEnd(file.body, `a.${format}`)).toMatchObject({ added: 3, refused: 0 });
    // The other shop draws its own pictures, for which these spots do not hold.
    const withoutSpots = (lines: string) =>
      linesOf(lines).map((line) => ({ ...line, items: line.items.map(({ spot: _, ...item }) => item) }));
    expect(withoutSpots((await elsewshop.exportFile()).body)).toEqual(withoutSpots(before.body));
  });

  it("imported into the same shop adds nothing, and after an undo restores the same pictures", async () => {
    await createOddOutfits();
    const file = await calls.exportFile(`?format=${format}`);
    expect(await calls.importToEnd(file.body)).toMatchObject({ added: 0, alreadyThere: 3 });

    await shop.database.execute("delete from outfits");
    const { _id } = await calls.importToEnd(file.body);
    await calls.undo(_id);
    await calls.importToEnd(file.body);
    expect((await calls.exportFile(`?format=${format}`)).body).toBe(file.body);
  });
});

it("tells role, match and spot of each item", async () => {
  await createOddOutfits();
  const [odd] = linesOf((await calls.exportFile()).body).filter(({ items }) => items.length === 3);
  expect(odd?.items.map(({ role, match, spot }) => ({ role, match, spot }))).toEqual([
    { role: "bag", match: "similar", spot: { x: 0, y: 0.123_456 } },
    { role: "other", match: "exact", spot: { x: 1, y: 0.5 } },
    { role: "other", match: "exact", spot: undefined },
  ]);
});

it("escapes cells that a spreadsheet would evaluate", async () => {
  await createOddOutfits();
  const { body } = await calls.exportFile("?format=csv");
  const cells = [...body.matchAll(/(?<=^|,|\r\n)"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? "");
  expect(cells).toEqual(
    expect.arrayContaining([expect.stringMatching(/^'=HYPERLINK/), "'+cmd", "'@import", "''-quoted", "'-1"]),
  );
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

it("sends a dated file that must not be cached, with the URLs of the pictures", async () => {
  const mediaId = await createMedia(shop.database);
  await createOutfit(shop.database, { mediaId });
  for (const [format, type] of [
    ["jsonl", "application/jsonl"],
    ["csv", "text/csv"],
  ]) {
    const { headers, body } = await calls.exportFile(`?format=${format}`);
    expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(headers["content-disposition"]).toMatch(
      new RegExp(`^attachment; filename="outfits-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain(`https://shop.example/media/${mediaId}/1200.jpg`);
  }
});

describe("the filter", () => {
  beforeEach(() =>
    createOutfits(shop.database, [
      { description: "Élan in linen", category: "Party", section: "Men", type: "Promoted" },
      { description: "A winter coat", category: "Winter", section: "Kids", isActive: false },
      ...Array.from({ length: 120 }, (_, index) => ({
        description: `Look ${index}`,
        items: [outfitItem(index % 2 ? "Élan shirt" : "Coat", 1)],
      })),
    ]),
  );

  test.each([
    ["searchTerm=ÉLAN", 61],
    ["searchTerm=linen party", 1],
    ["searchTerm=winter", 1],
    ["searchTerm=%25", 0],
    ["searchTerm=look 11", 11],
    ["category=Winter", 1],
    ["section=Men", 1],
    ["type=Promoted", 1],
    ["status=inactive", 1],
    ["status=active", 121],
    ["category=Winter&status=active", 0],
    ["category=&searchTerm=", 122],
  ])("%s selects %i outfits", async (query, outfitCount) => {
    const { body, statusCode } = await calls.exportFile(`?${query}`);
    expect(statusCode).toBe(200);
    expect(body.split("\n").length - 1).toBe(outfitCount);
  });

  test.each(["format=xlsx", "category=Nope", "status=hidden", `searchTerm=${"x".repeat(101)}`])(
    "%s is refused",
    async (query) => {
      expect((await calls.exportFile(`?${query}`)).statusCode).toBe(400);
    },
  );

  it("that selects nothing exports a header row", async () => {
    const { body } = await calls.exportFile("?format=csv&searchTerm=nothing");
    expect(body).toMatch(/^\ufeff"outfit","id","category",[^\n]+\r\n$/);
  });
});
