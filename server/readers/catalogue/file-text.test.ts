import { describe, expect, test } from "vitest";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { type FileText, openText } from "./file-text.ts";

/** Opens bytes that arrive in chunks of the given size. */
function textOf(bytes: Buffer, size = 65_536): Promise<FileText | undefined> {
  return openText(async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  });
}

async function whole(chunks: AsyncIterable<Buffer> | undefined): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks ?? []) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const swapped = (text: string) => utf16(text).swap16();

describe("UTF-16", () => {
  test.each([
    ["with its mark", utf16("\ufeffसाड़ी")],
    ["with its mark in the other order", swapped("\ufeffसाड़ी")],
    ["of eight Latin letters", utf16("a,b,c,d\n")],
    ["of eight Latin letters in the other order", swapped("a,b,c,d\n")],
    ["of Latin letters, and others as many", utf16("outfit,साड़ी")],
    ["of Latin letters, and others as many, in the other order", swapped("outfit,साड़ी")],
  ])("%s is read, as lines too", async (_, bytes) => {
    const expected = new TextDecoder(bytes[0] === 0xfe || bytes[0] === 0 ? "utf-16be" : "utf-16le").decode(
      bytes,
    );
    const text = await textOf(bytes, 3);
    expect(text?.head).toBe(expected);
    expect(await whole(text?.lines())).toBe(expected);
    expect(await whole(text?.checked())).toBe(expected);
  });

  test("that ends within a letter is refused where it is read", async () => {
    const text = await textOf(utf16("\ufeffoutfit,category").subarray(0, -1));
    await expect(whole(text?.lines())).rejects.toMatchObject({
      status: 400,
      message: IMPORT_ERRORS.fileEncoding.text,
    });
  });
});

describe("no text", () => {
  test.each([
    ["fewer than eight letters of UTF-16 without a mark", utf16("a,b,c\n")],
    ["zeros in both halves", Buffer.from("a\0b\0c\0d\0\0e\0f\0g\0h")],
    ["a zero among other bytes", Buffer.from("outfit,category,sec\0tion")],
    ["half of the mark, and zeros", Buffer.from([0xff, 0x61, 0, 0x62])],
    ["the other half of the mark, and zeros", Buffer.from([0x61, 0xfe, 0, 0x62])],
  ])("is %s", async (_, bytes) => {
    expect(await textOf(bytes)).toBeUndefined();
  });
});

describe("UTF-8", () => {
  test.each([1, 2, 3, 4, 5])("in chunks of %i bytes has its letters whole", async (size) => {
    const text = await textOf(Buffer.from("साड़ी, 👗, é"), size);
    expect(text?.head).toBe("साड़ी, 👗, é");
    expect(await whole(text?.checked())).toBe("साड़ी, 👗, é");
  });

  test("that is invalid is refused as a whole, or line by line", async () => {
    const bytes = Buffer.concat([Buffer.from("one\n"), Buffer.from([0xe9]), Buffer.from("\n")]);
    const text = await textOf(bytes);
    await expect(whole(text?.checked())).rejects.toMatchObject({
      status: 400,
      message: IMPORT_ERRORS.fileEncoding.text,
    });
    expect(await whole(text?.lines())).toBe(bytes.toString());
  });

  test("that ends within a letter is refused", async () => {
    const text = await textOf(Buffer.from("सा").subarray(0, -1));
    await expect(whole(text?.checked())).rejects.toThrow(IMPORT_ERRORS.fileEncoding.text);
  });

  test("has 16 KiB as its head, read from no more chunks than that takes", async () => {
    let asked = 0;
    const text = await openText(async function* () {
      for (let chunk = 0; chunk < 100; chunk += 1) {
        asked += 1;
        yield Buffer.alloc(4 * 1024, "x");
      }
    });
    expect(text?.head).toBe("x".repeat(16 * 1024));
    expect(asked).toBe(4);
  });
});
