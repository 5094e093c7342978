import { mkdir, mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createFileBlobStore } from "./file-blob-store.ts";

const KEY = "ab/abcdef.webp";
const TYPE = "image/webp";

describe("the file store", () => {
  test("stores a blob as a file under its key", async () => {
    const folder = await temporaryFolder();
    const store = createFileBlobStore(join(folder, "media"));
    await store.put(KEY, Buffer.from("first"), TYPE);
    await store.put(KEY, Buffer.from("second"), TYPE);
    expect(await store.get(KEY)).toEqual(Buffer.from("second"));
    expect(await readFile(join(folder, "media", "ab", "abcdef.webp"), "utf8")).toBe("second");
    expect(await readdir(join(folder, "media", "ab"))).toEqual(["abcdef.webp"]);
  });

  test("returns undefined for an unknown key, and removes blobs", async () => {
    const store = createFileBlobStore(await temporaryFolder());
    expect(await store.get(KEY)).toBeUndefined();
    await store.remove(KEY);
    await store.put(KEY, Buffer.from("x"), TYPE);
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeUndefined();
  });

  test.each([
    "../x.png",
    "ab/../../x",
    "/etc/passwd",
    "ab//x",
    "ab/.hidden",
    "ab\\x",
    "AB/x",
    "ab/x\0.webp",
    "",
    "a".repeat(201),
  ])("refuses the key %j", async (key) => {
    const store = createFileBlobStore(await temporaryFolder());
    await expect(store.put(key, Buffer.from("x"), TYPE)).rejects.toThrow("is not a key of the blob store");
    await expect(store.get(key)).rejects.toThrow("is not a key of the blob store");
    await expect(store.remove(key)).rejects.toThrow("is not a key of the blob store");
  });

  test("leaves no partial file and the previous blob when the disk is full in the middle of a write", async () => {
    const folder = await temporaryFolder();
    const store = createFileBlobStore(folder);
    await store.put(KEY, Buffer.from("before"), TYPE);
    await failWritesWith("ENOSPC", folder);
    await expect(store.put(KEY, Buffer.from("after"), TYPE)).rejects.toMatchObject({ code: "ENOSPC" });
    expect(await store.get(KEY)).toEqual(Buffer.from("before"));
    expect(await readdir(join(folder, "ab"))).toEqual(["abcdef.webp"]);
  });

  test("leaves no temporary file when the rename fails", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, KEY, "in-the-way"), { recursive: true });
    await expect(createFileBlobStore(folder).put(KEY, Buffer.from("x"), TYPE)).rejects.toThrow();
    expect(await readdir(join(folder, "ab"))).toEqual(["abcdef.webp"]);
  });

  test("shows readers whole blobs only during concurrent writes", async () => {
    const store = createFileBlobStore(await temporaryFolder());
    const versions = ["a", "b", "c", "d"].map((letter) => Buffer.alloc(300_000, letter));
    const blank = Buffer.alloc(300_000, "z");
    await store.put(KEY, blank, TYPE);
    const writes = versions.map((bytes) => store.put(KEY, bytes, TYPE));
    for (let reads = 0; reads < 20; reads += 1) {
      const found = await store.get(KEY);
      expect([blank, ...versions].some((bytes) => found !== undefined && bytes.equals(found))).toBe(true);
    }
    await Promise.all(writes);
  });
});

/** Returns an empty folder that is removed after the test. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes every file handle write half of the bytes and then fail. */
async function failWritesWith(code: string, folder: string): Promise<void> {
  const handle = await open(folder, "r");
  const prototype: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  vi.spyOn(prototype, "writeFile").mockImplementation(async function (this: typeof handle, data) {
    const bytes = data as Buffer;
    await this.write(bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error("no space left on device"), { code });
  });
}
