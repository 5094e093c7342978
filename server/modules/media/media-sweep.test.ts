import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { bespokeRequests } from "#server/db/schema/community.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { createMediaService, type MediaService } from "./media-service.ts";
import { sweepMedia } from "./media-sweep.ts";
import { createMemoryBlobStore, type MemoryBlobStore } from "./testing/memory-blob-store.ts";
import { colourful } from "./testing/picture-samples.ts";

let open: OpenDatabase;
let store: MemoryBlobStore;
let service: MediaService;
const log = { warn: vi.fn() };

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.database.delete(outfits);
  await open.database.delete(bespokeRequests);
  await open.database.delete(media);
  store = createMemoryBlobStore();
  service = createMediaService({ database: open.database, store });
});

const jpeg = () => colourful(60, 80).jpeg().toBuffer();
const sweep = () => sweepMedia({ database: open.database, store });
const age = (id: string) =>
  open.database
    .update(media)
    .set({ lastTouchedAt: sql`now() - interval '25 hours'` })
    .where(eq(media.id, id));

describe("the sweep", () => {
  it("removes a picture that has been unused for a day, with all its variants", async () => {
    const { id } = await service.save(await jpeg());
    await service.variant(id, 160, "webp", log);
    await age(id);

    await sweep();

    expect(store.blobs.size).toBe(0);
    expect(await open.database.$count(media)).toBe(0);
  });

  it("does not remove pictures of outfits, nor those saved or unused for less than a day", async () => {
    const shown = await service.save(await jpeg());
    await createOutfit(open.database, { mediaId: shown.id });
    await age(shown.id);
    const fresh = await service.save(await colourful(80, 60).jpeg().toBuffer());

    await sweep();

    const kept = await open.database.select({ id: media.id }).from(media).where(eq(media.width, 60));
    expect(kept).toEqual([{ id: shown.id }]);
    expect(await service.variant(fresh.id, 160, "webp", log)).toBeDefined();
    expect(await service.variant(shown.id, 160, "webp", log)).toBeDefined();
  });

  it("does not remove pictures of bespoke requests", async () => {
    const { id } = await service.save(await jpeg());
    await createRequest(open.database, { mediaId: id });
    await age(id);

    await sweep();

    expect(await open.database.$count(media)).toBe(1);
  });

  it("does not remove an old picture that has just been saved again", async () => {
    const { id } = await service.save(await jpeg());
    await age(id);
    await service.save(await jpeg());

    await sweep();

    expect(await service.variant(id, 160, "webp", log)).toBeDefined();
  });

  it("does not damage a picture that is saved concurrently", async () => {
    const bytes = await jpeg();
    for (let round = 0; round < 10; round++) {
      const { id } = await service.save(bytes);
      await age(id);
      const [saved] = await Promise.all([service.save(bytes), sweep()]);
      expect(await open.database.$count(media)).toBe(1);
      expect(store.blobs.has(`${saved.id.slice(0, 2)}/${saved.id}.webp`)).toBe(true);
    }
  });

  it("retries in the next run when a file cannot be removed", async () => {
    const { id } = await service.save(await jpeg());
    await age(id);
    vi.spyOn(store, "remove").mockRejectedValueOnce(new Error("store unavailable"));

    await expect(sweep()).rejects.toThrow("store unavailable");
    expect(await open.database.$count(media)).toBe(1);
    await sweep();
    expect(await open.database.$count(media)).toBe(0);
    expect(store.blobs.size).toBe(0);
  });

  describe("of several pictures", () => {
    const saveUnused = async () => {
      const ids: string[] = [];
      for (const width of [40, 60, 80, 100]) {
        const { id } = await service.save(await colourful(width, 80).jpeg().toBuffer());
        await age(id);
        ids.push(id);
      }
      return ids;
    };

    it("removes the others when some cannot be removed, and says how many remain", async () => {
      const stuck = (await saveUnused()).filter((_, index) => index % 2 === 0);
      const { remove } = store;
      vi.spyOn(store, "remove").mockImplementation(async (key) => {
        if (stuck.some((id) => key.includes(id))) throw new Error("store unavailable");
        return remove(key);
      });

      await expect(sweep()).rejects.toThrow("Unused pictures not removed: 2. store unavailable");
      const left = await open.database.select({ id: media.id }).from(media);
      expect(left.map(({ id }) => id).sort()).toEqual(stuck.sort());
    });

    it("ends when the store lets each wait in vain", async () => {
      await saveUnused();
      vi.useFakeTimers({ toFake: ["performance"] });
      onTestFinished(() => void vi.useRealTimers());
      vi.spyOn(store, "remove").mockImplementation(async () => {
        vi.advanceTimersByTime(40_000);
        throw new Error("store unavailable");
      });

      await expect(sweep()).rejects.toThrow("Unused pictures not removed: 2. store unavailable");
      expect(await open.database.$count(media)).toBe(4);
    });
  });
});
