import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { IMAGE_FORMATS, IMAGE_WIDTHS } from "#contract/outfit/image.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import type { BlobStore } from "./blob-store.ts";
import { masterKey, variantKey } from "./media-keys.ts";
import { createMediaService, type MediaService } from "./media-service.ts";
import { pictureId } from "./picture-intake.ts";
import { createMemoryBlobStore, type MemoryBlobStore } from "./testing/memory-blob-store.ts";
import { colourful, SVG } from "./testing/picture-samples.ts";

const UNKNOWN = "0".repeat(64);

let open: OpenDatabase;
let store: MemoryBlobStore;
let service: MediaService;
const log = { warn: vi.fn() };

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.database.delete(media);
  store = createMemoryBlobStore();
  service = createMediaService({ database: open.database, store });
  log.warn.mockReset();
});

describe("saving", () => {
  test("stores the bytes and a row with size and placeholder", async () => {
    const saved = await service.save(await colourful(300, 400).jpeg().toBuffer());
    const bytes = store.blobs.get(masterKey(saved.id));
    expect(await open.database.select().from(media)).toEqual([
      { ...saved, width: 300, height: 400, byteSize: bytes?.length, lastTouchedAt: expect.any(Date) },
    ]);
  });

  test("the same picture again changes nothing, also concurrently", async () => {
    const jpeg = await colourful(300, 400).jpeg().toBuffer();
    const all = await Promise.all([service.save(jpeg), service.save(jpeg), service.save(jpeg)]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(store.blobs.size).toBe(1);
    expect(await open.database.$count(media)).toBe(1);
  });

  // covers: pictures-09
  test("a refused picture stores nothing", async () => {
    await expect(service.save(SVG)).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
    expect(store.blobs.size).toBe(0);
    expect(await open.database.$count(media)).toBe(0);
  });

  test("fails when the bytes cannot be stored, and succeeds when the same picture is saved again", async () => {
    const png = await colourful(30, 40).png().toBuffer();
    vi.spyOn(store, "put").mockRejectedValueOnce(new Error("disk full"));
    await expect(service.save(png)).rejects.toThrow("disk full");
    const saved = await service.save(png);
    expect([...store.blobs.keys()]).toEqual([masterKey(saved.id)]);
    expect(await open.database.$count(media)).toBe(1);
  });

  test("a generated picture is stored byte for byte", async () => {
    const webp = await colourful(300, 400).webp().toBuffer();
    const saved = await service.saveGenerated(webp);
    expect(store.blobs.get(masterKey(saved.id))).toBe(webp);
  });
});

describe("variants", () => {
  // covers: pictures-06
  test.each(IMAGE_FORMATS)("every width as %s, never wider than the stored picture", async (format) => {
    const { id } = await service.save(await colourful(600, 800).jpeg().toBuffer());
    for (const width of IMAGE_WIDTHS) {
      const variant = await service.variant(id, width, format, log);
      const { data, info } = await sharp(variant?.bytes).raw().toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(Math.min(width, 600));
      expect(info.height).toBe(Math.round((info.width * 800) / 600));
      expect(data.length).toBeGreaterThan(0);
      expect((await sharp(variant?.bytes).metadata()).format).toBe(
        { avif: "heif", webp: "webp", jpg: "jpeg" }[format],
      );
    }
  });

  test("JPEGs are progressive", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    const variant = await service.variant(id, 160, "jpg", log);
    expect((await sharp(variant?.bytes).metadata()).isProgressive).toBe(true);
  });

  test("are encoded once for concurrent requests", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    const get = vi.spyOn(store, "get");
    const first = service.variant(id, 160, "webp", log);
    expect(service.variant(id, 160, "webp", log)).toBe(first);
    await Promise.all(Array.from({ length: 20 }, () => service.variant(id, 160, "webp", log)));
    expect(get.mock.calls).toEqual([[variantKey(id, 160, "webp")], [masterKey(id)]]);
  });

  test("are cached in memory and in the store", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    const made = await service.variant(id, 160, "webp", log);
    const get = vi.spyOn(store, "get");
    expect(await service.variant(id, 160, "webp", log)).toBe(made);
    expect(get).not.toHaveBeenCalled();

    await store.remove(masterKey(id));
    const restarted = createMediaService({ database: open.database, store });
    expect(await restarted.variant(id, 160, "webp", log)).toEqual(made);
  });

  test("are encoded two at a time", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    const watch = watchEncodings(store);
    const watched = createMediaService({ database: open.database, store: watch.store });
    await Promise.all(IMAGE_WIDTHS.map((width) => watched.variant(id, width, "webp", log)));
    expect(watch.most()).toBe(2);
  });

  test("of an unknown picture do not wait for an encoding", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    const held = holdMasters(store);
    const busy = createMediaService({ database: open.database, store: held.store });
    const encodings = IMAGE_WIDTHS.map((width) => busy.variant(id, width, "webp", log));

    expect(await busy.variant(UNKNOWN, 160, "webp", log)).toBeUndefined();

    held.release();
    await Promise.all(encodings);
  });

  test("beyond the queue are rejected at once, with Retry-After", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    const held = holdMasters(store);
    const ids = Array.from({ length: 203 }, (_, number) => pictureId(Buffer.from(`${number}`)));
    const master = store.blobs.get(masterKey(id)) ?? Buffer.alloc(0);
    for (const other of ids) store.blobs.set(masterKey(other), master);
    const busy = createMediaService({ database: open.database, store: held.store });

    const encodings = ids.map((other) => busy.variant(other, 160, "webp", log));

    await expect(encodings.at(-1)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
    held.release();
    expect(await Promise.all(encodings.slice(0, -1))).not.toContain(undefined);
  });

  test("of an unknown picture do not exist, without a warning", async () => {
    expect(await service.variant(UNKNOWN, 160, "webp", log)).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("of a picture whose file is missing do not exist, with a warning, until it is uploaded again", async () => {
    const png = await colourful(300, 400).png().toBuffer();
    const { id } = await service.save(png);
    await store.remove(masterKey(id));
    expect(await service.variant(id, 160, "webp", log)).toBeUndefined();
    expect(log.warn).toHaveBeenCalledWith({ media: id }, expect.stringContaining("gone from the store"));

    await service.save(png);
    expect(await service.variant(id, 160, "webp", log)).toBeDefined();
  });

  test("are served, with a warning, when they cannot be stored", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    store.put = async () => {
      throw new Error("disk full");
    };
    expect(await service.variant(id, 160, "webp", log)).toBeDefined();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test("are retried after a failure", async () => {
    const { id } = await service.save(await colourful(300, 400).png().toBuffer());
    vi.spyOn(store, "get").mockRejectedValueOnce(new Error("store unavailable"));
    await expect(service.variant(id, 160, "webp", log)).rejects.toThrow("store unavailable");
    expect(await service.variant(id, 160, "webp", log)).toBeDefined();
  });
});

/** A store whose masters cannot be read before they are released, so that encodings hold their slots. */
function holdMasters(inner: BlobStore): { store: BlobStore; release(): void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    store: {
      ...inner,
      get: async (key) => {
        if (!key.startsWith("variants/")) await released;
        return inner.get(key);
      },
    },
  };
}

/** An encoding starts with reading the master and ends with storing the variant. */
function watchEncodings(inner: BlobStore): { store: BlobStore; most(): number } {
  let now = 0;
  let most = 0;
  return {
    most: () => most,
    store: {
      ...inner,
      get: async (key) => {
        if (!key.startsWith("variants/")) {
          now += 1;
          most = Math.max(most, now);
          await delay(5);
        }
        return inner.get(key);
      },
      put: async (key, bytes, contentType) => {
        await inner.put(key, bytes, contentType);
        now -= 1;
      },
    },
  };
}
