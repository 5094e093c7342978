import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { zipOf } from "#tests/setup/packed-files.ts";
import { bytesSource } from "./file-source.ts";
import { openEntries } from "./zip-entries.ts";

const open = (zip: Buffer) => openEntries(bytesSource("a.zip", zip).openZip());

/** Changes an entry's size in the central directory of a ZIP (APPNOTE.TXT, 4.3.12). */
function declaring(zip: Buffer, number: number, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  let at = -1;
  for (let entry = 0; entry <= number; entry += 1) at = changed.indexOf("PK\x01\x02", at + 1);
  changed.writeUInt32LE(bytes, at + 24);
  return changed;
}

describe("a ZIP", () => {
  test("lists its files without folders and what macOS adds", async () => {
    const zip = await open(await zipOf({ "a/b.jpg": "b", "a/._b.jpg": "b", "__MACOSX/a/b.jpg": "b" }));
    expect(zip.names).toEqual(["a/b.jpg"]);
    expect(zip.sizeOf("a/b.jpg")).toBe(1);
    zip.close();
  });

  test("with a link is refused", async () => {
    const zip = await zipOf({ "a.csv": "", "b.jpg": "/etc/passwd" }, { modes: { "b.jpg": 0o120777 } });
    await expect(open(zip)).rejects.toThrow("a link in place of a file (b.jpg)");
  });

  test("with a path that leaves it is refused", async () => {
    const zip = await zipOf({ "aa/b.jpg": "b" });
    for (const name of ["../b.jpg", "/a/b.jpg"]) {
      const leaving = Buffer.from(zip.toString("latin1").replaceAll("aa/b.jpg", name), "latin1");
      await expect(open(leaving)).rejects.toThrow("a path that leads out of it");
    }
  });

  test("of more than 5,000 files is refused", async () => {
    const names = Array.from({ length: 5_001 }, (_, number) => [`${number}.jpg`, ""]);
    await expect(open(await zipOf(Object.fromEntries(names)))).rejects.toThrow("more than 5,000 files");
    await open(await zipOf(Object.fromEntries(names.slice(1))));
  });

  test("whose list of files is too large for the memory is refused", async () => {
    const comment = "c".repeat(60_000);
    const zip = await zipOf(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${n}.jpg`, ""])), {
      comment,
    });
    await expect(open(zip)).rejects.toThrow("more than 5,000 files");
  });

  test("with folders that Windows separates lists them as any", async () => {
    const zip = (await zipOf({ "aa/b.jpg": "b" })).toString("latin1").replaceAll("aa/b", "aa\\b");
    const { names } = await open(Buffer.from(zip, "latin1"));
    expect(names).toEqual(["aa/b.jpg"]);
  });

  test("of more than 2 GB unpacked is refused, and so is an entry larger than it says", async () => {
    const zip = await zipOf({ "a.jpg": Buffer.alloc(1_000), "b.jpg": Buffer.alloc(1_000) });
    const bomb = declaring(declaring(zip, 0, 2 ** 30), 1, 2 ** 30 + 1);
    await expect(open(bomb)).rejects.toThrow("more than 2 GB");
    const { read } = await open(declaring(zip, 0, 10));
    await expect(buffer(read("a.jpg", 1_000))).rejects.toThrow("damaged");
  });
});
