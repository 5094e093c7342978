import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { ITEMS_MAX, TAGS_MAX } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { readJsonLines, readJsonList } from "./json-outfits.ts";
import { catalogueLine, jsonLines } from "./testing/catalogue-lines.ts";

async function all(entries: AsyncIterable<CatalogueEntry>): Promise<CatalogueEntry[]> {
  const found: CatalogueEntry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}
const lines = (text: string | Buffer, max = 100) =>
  all(readJsonLines(Readable.from([Buffer.from(text)]), max));
const list = (text: string, max = 100) => all(readJsonList(Readable.from([Buffer.from(text)]), max));
/** What is said of one outfit in lines. */
const ofLine = async (fields: Record<string, unknown>) => (await lines(jsonLines([fields])))[0];
const refused = (line: number, reason: string) => ({ line, mistakes: [{ line, reason }] });
const outfit = (line: number, description: string) =>
  expect.objectContaining({ line, outfit: expect.objectContaining({ description }) });

const [one, two] = [JSON.stringify(catalogueLine("One")), JSON.stringify(catalogueLine("Two"))];

describe("what is no outfit is refused with what it is", () => {
  test.each([
    ["17", "is not a JSON object"],
    ["null", "is not a JSON object"],
    ['"text"', "is not a JSON object"],
    ["[]", "is not a JSON object"],
  ])("%s", async (json, reason) => {
    expect(await lines(`${one}\n${json}\n`)).toEqual([outfit(1, "One"), refused(2, `The line ${reason}`)]);
    expect(await list(`[${json}]`)).toEqual([refused(1, `The element ${reason}`)]);
  });

  test("broken JSON, with the parser's words", async () => {
    expect(await lines("{]\n")).toEqual([
      refused(1, expect.stringMatching(/^The line is not JSON \(.+\)$/) as unknown as string),
    ]);
  });

  test("bytes that are not UTF-8, and the lines around them are read", async () => {
    const bytes = Buffer.concat([Buffer.from(`${one}\n"`), Buffer.from([0xff]), Buffer.from(`"\n${two}\n`)]);
    expect(await lines(bytes)).toEqual([
      outfit(1, "One"),
      refused(2, "The line is not UTF-8 text"),
      outfit(3, "Two"),
    ]);
  });
});

test("blank lines, also those of spaces, are no outfits but count", async () => {
  expect(await lines(`\n  \n${one}\n \t\n`)).toEqual([outfit(3, "One")]);
});

test("lines are read up to the bound, and the first one beyond it says so", async () => {
  expect(await lines(`${one}\n${two}\n`, 2)).toEqual([outfit(1, "One"), outfit(2, "Two")]);
  expect(await lines(`${one}\n${two}\n${one}\n${one}\n`, 2)).toEqual([
    outfit(1, "One"),
    outfit(2, "Two"),
    refused(3, IMPORT_MESSAGES.tooManyLines),
  ]);
});

describe("a list", () => {
  test("is read up to the bound of its elements, which need no lines of their own", async () => {
    expect(await list(`[${one},${two}]`, 2)).toEqual([outfit(1, "One"), outfit(1, "Two")]);
    expect(await list(`[${one},\n${two},\n${one},${one}]`, 2)).toEqual([
      outfit(1, "One"),
      outfit(2, "Two"),
      refused(3, IMPORT_MESSAGES.tooManyLines),
    ]);
  });

  test("may have blanks of all kinds around its elements", async () => {
    expect(await list(` \t\r\n[ \t\r\n${one} \t\r\n, ${two}\t]\r\n \t`)).toEqual([
      outfit(3, "One"),
      outfit(4, "Two"),
    ]);
  });

  test("that is not closed is read, and said to be open", async () => {
    expect(await list(`[${one},\n${two}`)).toEqual([
      outfit(1, "One"),
      outfit(2, "Two"),
      refused(2, IMPORT_MESSAGES.listOpen),
    ]);
    expect(await list("[")).toEqual([refused(1, IMPORT_MESSAGES.listOpen)]);
  });
});

describe("the place of a mistake", () => {
  const [item] = catalogueLine("One").items as Record<string, unknown>[];

  test("is the field of the item, counted from 0, with what was found", async () => {
    const entry = await ofLine(catalogueLine("One", { items: [item, { ...item, itemPrice: "cheap" }] }));
    expect(entry).toEqual({
      line: 1,
      mistakes: [expect.objectContaining({ line: 1, field: "items[1].itemPrice", found: "cheap" })],
    });
  });

  test("is the field alone where nothing was found", async () => {
    const { sourceName: _, ...nameless } = item as Record<string, unknown>;
    const entry = await ofLine(catalogueLine("One", { items: [nameless] }));
    const [mistake] = entry && "mistakes" in entry ? entry.mistakes : [];
    expect(mistake).toMatchObject({ line: 1, field: "items[0].sourceName" });
    expect(mistake).not.toHaveProperty("found");
  });

  test.each([
    ["items", ITEMS_MAX, item, OUTFIT_FORM_MESSAGES.tooManyItems],
    ["tags", TAGS_MAX, "silk", OUTFIT_FORM_MESSAGES.tooManyTags],
  ])("is the list of %s where it is too long, whatever is in it", async (field, max, value, reason) => {
    const of = (length: number) => Array.from({ length }, (_, index) => (index > max ? null : value));
    expect(await ofLine(catalogueLine("One", { [field]: of(max + 2) }))).toEqual({
      line: 1,
      mistakes: [{ line: 1, field, reason }],
    });
    const atMost = await ofLine(catalogueLine("One", { [field]: of(max) }));
    expect(atMost && "mistakes" in atMost ? atMost.mistakes : []).not.toContainEqual(
      expect.objectContaining({ reason }),
    );
  });
});

test("an outfit names what it lacks to be new, and the letters that were lost", async () => {
  const id = "0b0a6f3c-52a5-4f0c-9d4e-6f1f5f3f7a11";
  const entry = await lines(`\n${JSON.stringify({ id, description: "A ??? of silk" })}\n`);
  expect(entry).toEqual([
    expect.objectContaining({
      line: 2,
      outfit: undefined,
      lacks: expect.arrayContaining([expect.objectContaining({ line: 2, field: "category" })]),
      warnings: [
        { line: 2, field: "description", reason: IMPORT_MESSAGES.lostLetters, found: "A ??? of silk" },
      ],
    }),
  ]);
});
