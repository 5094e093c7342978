import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { media } from "#server/db/schema/media.ts";
import { cutouts, outfitCompositions, outfitCutouts } from "#server/db/schema/studio.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createMedia, createOutfit } from "#tests/factories/outfit-factory.ts";
import { smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { boardJobs } from "./board-jobs.ts";
import { copyComposition, renderComposition, saveComposition } from "./compositions.ts";

const shop = testShop();

const partsOf = () => {
  const { database, blobStore } = shop;
  const mediaService = createMediaService({ database, store: blobStore });
  return { database, blobStore, mediaService, jobs: () => boardJobs };
};
const groundPicture = async () => (await partsOf().mediaService.save(await smallPicture())).id;
const boards = () => shop.database.select().from(outfitCompositions);
const usedCutouts = async (outfitId: string) => {
  const rows = await shop.database.select().from(outfitCutouts).where(eq(outfitCutouts.outfitId, outfitId));
  return rows.map(({ cutoutId }) => cutoutId).sort();
};

describe("renderComposition", () => {
  it("stores the picture of a board, and says where its pieces are", async () => {
    const cutoutId = await createCutout(shop);
    const board = composition([{ cutoutId, x: 0.25 }, { x: 0.75 }]);
    const { mediaId, spots } = await renderComposition(partsOf(), board, "all");
    const master = await shop.blobStore.get(masterKey(mediaId));
    expect(await sharp(master).metadata()).toMatchObject({ format: "webp", width: 1200, height: 1600 });
    expect(spots).toEqual([
      { x: 0.25, y: 0.5 },
      { x: 0.75, y: expect.any(Number) },
    ]);
  });

  it("refuses cut-outs and grounds that are gone, and boards that cannot be drawn", async () => {
    const gone = composition([{ cutoutId: randomUUID() }]);
    await expect(renderComposition(partsOf(), gone, "all")).rejects.toMatchObject({
      ...{ code: "NOT_FOUND", sentence: STUDIO_ERRORS.cutoutGone },
    });
    const groundless = composition([], { kind: "picture", mediaId: "0".repeat(64) });
    await expect(renderComposition(partsOf(), groundless, "all")).rejects.toMatchObject({
      ...{ code: "NOT_FOUND", sentence: STUDIO_ERRORS.groundGone },
    });
    const unknownRole = composition([{ role: "whole" as "top" }]);
    await expect(renderComposition(partsOf(), unknownRole, "all")).rejects.toMatchObject({
      ...{ code: "BAD_REQUEST", message: expect.stringContaining('"whole" is no role') },
    });
  });

  it("refuses a cut-out whose file is gone", async () => {
    const cutoutId = await createCutout(shop);
    const blobStore = { get: vi.fn(async () => undefined) };
    const rendering = renderComposition({ ...partsOf(), blobStore }, composition([{ cutoutId }]), "all");
    await expect(rendering).rejects.toMatchObject({ sentence: STUDIO_ERRORS.cutoutGone });
  });
});

describe("the board of an outfit", () => {
  it("is replaced with what it uses, and removed", async () => {
    const { database } = shop;
    const outfitId = await createOutfit(database);
    const [first, second] = [await createCutout(shop), await createCutout(shop)].sort() as [string, string];
    const groundMediaId = await groundPicture();
    const mediaId = await createMedia(database);
    const board = composition([{ cutoutId: first }, { cutoutId: second }, { cutoutId: first }], {
      ...{ kind: "picture", mediaId: groundMediaId },
    });
    await database.transaction((tx) => saveComposition(tx, outfitId, { composition: board, mediaId }));
    expect(await boards()).toEqual([{ outfitId, composition: board, mediaId, groundMediaId }]);
    expect(await usedCutouts(outfitId)).toEqual([first, second]);

    const later = { composition: composition([{ cutoutId: second }]), mediaId: await createMedia(database) };
    await database.update(media).set({ lastTouchedAt: new Date(0) });
    await database.transaction((tx) => saveComposition(tx, outfitId, later));
    expect(await boards()).toEqual([{ outfitId, ...later, groundMediaId: null }]);
    expect(await usedCutouts(outfitId)).toEqual([second]);
    const [ground] = await database.select().from(media).where(eq(media.id, groundMediaId));
    expect(ground?.lastTouchedAt.getTime()).toBeGreaterThan(0);
  });

  it("is not stored when a cut-out or the ground was removed meanwhile", async () => {
    const { database } = shop;
    const outfitId = await createOutfit(database);
    const mediaId = await createMedia(database);
    const cutoutId = await createCutout(shop);
    await database.delete(cutouts).where(eq(cutouts.id, cutoutId));
    const save = (board: ReturnType<typeof composition>) =>
      database.transaction((tx) => saveComposition(tx, outfitId, { composition: board, mediaId }));
    await expect(save(composition([{ cutoutId }]))).rejects.toMatchObject({
      sentence: STUDIO_ERRORS.cutoutGone,
    });
    await expect(save(composition([], { kind: "picture", mediaId: "0".repeat(64) }))).rejects.toMatchObject({
      sentence: STUDIO_ERRORS.groundGone,
    });
    expect(await boards()).toEqual([]);
  });

  it("is copied with the outfit, where it has one", async () => {
    const { database } = shop;
    const [from, to, other] = [
      await createOutfit(database),
      await createOutfit(database),
      await createOutfit(database),
    ];
    const cutoutId = await createCutout(shop);
    const board = { composition: composition([{ cutoutId }]), mediaId: await createMedia(database) };
    await database.transaction((tx) => saveComposition(tx, from, board));
    await database.transaction((tx) => copyComposition(tx, from, to));
    await database.transaction((tx) => copyComposition(tx, other, other));
    expect(await boards()).toEqual([
      { outfitId: from, ...board, groundMediaId: null },
      { outfitId: to, ...board, groundMediaId: null },
    ]);
    expect(await usedCutouts(to)).toEqual([cutoutId]);
  });
});
