import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { imageUrl } from "#contract/outfit/image.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { drawFlatPicture } from "../import/testing/flat-picture.ts";
import { ArtworkDrawer, type DrawOutfit } from "./artwork-drawer.ts";
import { claimArtwork, completeArtwork, countPendingArtwork, releaseClaims } from "./artwork-queue.ts";

const blobStore = createMemoryBlobStore();
const shop = testShop({ blobStore, drawingsAtOnce: 0 });
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(() => shop.app, (await signIn(shop, { isAdmin: true })).headers);
});

async function importItems(...itemNames: string[]): Promise<void> {
  const item = { sourceName: "Raat Rani", itemPrice: 999, itemLink: "https://shop.example/1" };
  const lines = itemNames.map((itemName) => catalogueLine(itemName, { items: [{ ...item, itemName }] }));
  expect(await calls.importToEnd(jsonLines(lines))).toMatchObject({ added: itemNames.length });
}

const listed = () =>
  shop.database
    .select({ id: outfits.id, description: outfits.description, mediaId: outfits.mediaId })
    .from(outfits)
    .orderBy(outfits.createdAt);

async function mediaIdOf(description: string): Promise<string> {
  const [row] = await shop.database.select().from(outfits).where(eq(outfits.description, description));
  return row?.mediaId ?? "";
}

function drawerOf(drawOutfit: DrawOutfit, onDrawn: (ids: string[]) => void = () => {}) {
  return new ArtworkDrawer({
    database: shop.database,
    mediaService: createMediaService({ database: shop.database, store: blobStore }),
    ...{ drawOutfit, drawingsAtOnce: 1, onDrawn, log: { warn: vi.fn() } },
  });
}

/** Returns the item names in the order of drawing. */
async function drawAll(
  fail: (itemName: string) => boolean = () => false,
  draw: DrawOutfit = drawFlatPicture,
): Promise<string[]> {
  const drawn: string[] = [];
  const drawer = drawerOf(async (outfit, seed) => {
    const name = outfit.items[0]?.itemName ?? "";
    drawn.push(name);
    if (fail(name)) throw new Error("no such shape");
    return draw(outfit, seed);
  });
  drawer.wake();
  await vi.waitFor(async () => expect(await countPendingArtwork(shop.database)).toBe(0), {
    timeout: scaled(10_000),
  });
  await drawer.stop();
  return drawn;
}

describe("an outfit imported without a picture", () => {
  it("shows its own placeholder in its color at once, and the artwork when it is drawn", async () => {
    await importItems("Red kurta", "Red saree", "Blue jeans");
    const before = await listed();
    expect(new Set(before.map(({ mediaId }) => mediaId)).size).toBe(3);
    // In the order of their lines, as the pictures that visitors request first are drawn first.
    for (const { mediaId } of before.toReversed()) {
      const { statusCode, headers } = await shop.app.inject(imageUrl(mediaId, 320, "webp"));
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
    }
    expect(await calls.last()).toMatchObject({ state: "done", artworkPending: 3 });

    expect(await drawAll()).toEqual(["Red kurta", "Red saree", "Blue jeans"]);
    const after = await listed();
    for (const { id, mediaId } of after) {
      expect(before.find((outfit) => outfit.id === id)?.mediaId).not.toBe(mediaId);
    }
    expect(await calls.last()).toMatchObject({ artworkPending: 0 });
    expect(await shop.database.select().from(media)).toHaveLength(6);
  });

  it("is drawn next when a visitor requests its picture", async () => {
    // Other items than above: equal items have equal placeholders, whose requests may still be running.
    await importItems("Green kurta", "Green saree", "White shirt");
    const drawer = drawerOf(async () => new Promise<never>(() => {}));
    drawer.request(await mediaIdOf("White shirt"));
    drawer.request("f".repeat(64));
    await drawer.stop();
    expect(await drawAll()).toEqual(["White shirt", "Green kurta", "Green saree"]);
  });

  it("shows its placeholder if it cannot be drawn, and does not block the others", async () => {
    await importItems("Odd shape", "Red saree");
    const placeholder = await mediaIdOf("Odd shape");
    expect(await drawAll((name) => name === "Odd shape")).toEqual([
      ...["Odd shape", "Odd shape", "Odd shape"],
      "Red saree",
    ]);
    expect(await mediaIdOf("Odd shape")).toBe(placeholder);
  });

  it("shows the picture that an administrator has chosen meanwhile", async () => {
    await importItems("Red kurta", "Red saree");
    const chosen = await createMedia(shop.database);
    await shop.database.update(outfits).set({ mediaId: chosen }).where(eq(outfits.description, "Red kurta"));
    expect(await drawAll()).toEqual(["Red saree"]);

    await importItems("Blue jeans");
    const job = await claimArtwork(shop.database);
    expect(job?.outfit.items).toEqual([{ itemName: "Blue jeans" }]);
    await shop.database.update(outfits).set({ mediaId: chosen });
    expect(job && (await completeArtwork(shop.database, job, { mediaId: job.mediaId, spots: [] }))).toBe(
      false,
    );
    expect(await mediaIdOf("Blue jeans")).toBe(chosen);
    expect(await shop.database.select().from(pendingArtwork)).toEqual([]);
  });

  it("is found by the colours of its picture", async () => {
    await importItems("Kurta");
    const draw: DrawOutfit = async ({ items }) => ({
      image: await sharp({ create: { width: 30, height: 40, channels: 3, background: "white" } })
        .composite([{ input: { create: { width: 20, height: 30, channels: 3, background: "#1040c0" } } }])
        .webp()
        .toBuffer(),
      spots: items.map(() => ({ x: 0.5, y: 0.5 })),
    });
    await drawAll(undefined, draw);
    const found = await shop.app.inject("/backend/outfit/getoutfits?searchTerm=blue");
    expect(found.json<OutfitList>()).toMatchObject({ outfits: [{ description: "Kurta" }], isPartial: false });
  });

  it("has the spots of its picture, unless an administrator has set one", async () => {
    await importItems("Red kurta", "Red saree");
    const spots = async () =>
      (
        await shop.database
          .select({ name: outfitItems.itemName, x: outfitItems.spotX, y: outfitItems.spotY })
          .from(outfitItems)
          .orderBy(outfitItems.itemName)
      ).map(({ name, x, y }) => [name, x, y]);
    expect(await spots()).toEqual([
      ["Red kurta", null, null],
      ["Red saree", null, null],
    ]);
    await shop.database
      .update(outfitItems)
      .set({ spotX: 0.1, spotY: 0.9 })
      .where(eq(outfitItems.itemName, "Red saree"));
    await drawAll();
    expect(await spots()).toEqual([
      ["Red kurta", 0.5, 0.5],
      ["Red saree", 0.1, 0.9],
    ]);
  });

  it("is exported without a picture until it is drawn", async () => {
    await importItems("Red kurta");
    const imageOf = async () => JSON.parse((await calls.exportFile()).body).image;
    expect(await imageOf()).toBeUndefined();
    await drawAll();
    expect(await imageOf()).toMatch(/^https:\/\/shop\.example\/media\//);
  });

  it("leaves the queue when its import is undone", async () => {
    await importItems("Red kurta", "Red saree");
    expect((await calls.undo((await calls.last())?._id ?? "")).json()).toMatchObject({ removed: 2 });
    expect(await shop.database.select().from(pendingArtwork)).toEqual([]);
  });
});

describe("several processes", () => {
  it("draw each outfit once, and resume the jobs that a killed process had claimed", async () => {
    await importItems("Red kurta", "Red saree", "Blue jeans");
    const claims = await Promise.all([1, 2, 3, 4].map(() => claimArtwork(shop.database)));
    const names = claims.flatMap((job) => job?.outfit.items.map(({ itemName }) => itemName) ?? []);
    expect(names.sort()).toEqual(["Blue jeans", "Red kurta", "Red saree"]);

    await releaseClaims(shop.database);
    expect(await drawAll()).toEqual(["Red kurta", "Red saree", "Blue jeans"]);
  });
});

it("announces the drawn outfits", async () => {
  await importItems("Red kurta", "Red saree");
  const onDrawn = vi.fn<(ids: string[]) => void>();
  const drawer = drawerOf(drawFlatPicture, onDrawn);
  drawer.wake();
  await vi.waitFor(async () => expect(await countPendingArtwork(shop.database)).toBe(0), {
    timeout: scaled(10_000),
  });
  await drawer.stop();
  const ids = (await listed()).map(({ id }) => id);
  expect(onDrawn.mock.calls.flat(2).sort()).toEqual(ids.sort());
});
