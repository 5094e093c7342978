import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { copyPictures } from "./pictures.ts";

it("copies public and private pictures, and counts the damaged and the missing", async () => {
  const [from, to] = [createMemoryBlobStore(), createMemoryBlobStore()];
  const bytes = Buffer.from("picture");
  const id = createHash("sha256").update(bytes).digest("hex");
  const damaged = "0".repeat(64);
  for (const stored of [id, `private-${id}`, damaged]) await from.put(masterKey(stored), bytes, "image/webp");

  const ids = [id, `private-${id}`, damaged, "1".repeat(64)];
  expect(await copyPictures(ids, from, to, () => {})).toEqual({ copied: 2, lost: 2 });
  expect(await to.get(masterKey(`private-${id}`))).toEqual(bytes);
});
