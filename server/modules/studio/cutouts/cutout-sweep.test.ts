import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Composition } from "#contract/studio/composition.ts";
import { media } from "#server/db/schema/media.ts";
import { cutouts, outfitCompositions, outfitCutouts } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createMedia, createOutfit } from "#tests/factories/outfit-factory.ts";
import { createUser, createUsers } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteUnusedCutouts } from "./cutout-repository.ts";

const shop = testShop();

const boardOf = (cutoutId: string, mediaId: string): Composition => ({
  seed: "1",
  ground: { kind: "picture", mediaId },
  pieces: [
    { cutoutId, role: "hero", x: 0.5, y: 0.5, width: 0.4, angle: 0, mirrored: false, layer: 0 },
    { itemName: "Heels", role: "shoes", x: 0.5, y: 0.8, width: 0.2, angle: 0, mirrored: false, layer: 1 },
  ],
});

it("deletes the cut-outs of yesterday that no outfit and no draft has, and their pictures", async () => {
  const { database } = shop;
  const [onBoard, inDraft, unused, fresh] = [
    await createCutout(shop),
    await createCutout(shop),
    await createCutout(shop),
    await createCutout(shop),
  ];
  const [ground, draftGround] = [await createMedia(database), await createMedia(database)];
  const outfitId = await createOutfit(database);
  await database.insert(outfitCompositions).values({
    ...{ outfitId, composition: boardOf(onBoard, ground), groundMediaId: ground },
    mediaId: ground,
  });
  await database.insert(outfitCutouts).values({ outfitId, cutoutId: onBoard });
  const userId = await createUser(database, { isAdmin: true });
  await database.insert(studioDrafts).values({ userId, composition: boardOf(inDraft, draftGround) });
  const old = [onBoard, inDraft, unused];
  const yesterday = sql`now() - interval '25 hours'`;
  await database.update(cutouts).set({ createdAt: yesterday }).where(inArray(cutouts.id, old));
  await database.update(media).set({ lastTouchedAt: yesterday });

  await deleteUnusedCutouts(database);
  await sweepMedia({ database, store: shop.blobStore });

  const kept = (await database.select().from(cutouts)).map(({ id }) => id);
  expect(kept.sort()).toEqual([onBoard, inDraft, fresh].sort());
  const grounds = await database
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [ground, draftGround]));
  expect(grounds).toHaveLength(2);

  await database.delete(outfitCompositions);
  await database.delete(studioDrafts);
  await database.update(cutouts).set({ createdAt: yesterday });
  await deleteUnusedCutouts(database);
  await sweepMedia({ database, store: shop.blobStore });
  expect(await database.$count(cutouts)).toBe(0);
  expect(await database.$count(media, inArray(media.id, [ground, draftGround]))).toBe(0);
});

it("keeps each cut-out of many people's drafts, at any place of a board and in several of them", async () => {
  const { database } = shop;
  const [first, last, shared] = [
    await createCutout(shop),
    await createCutout(shop),
    await createCutout(shop),
  ];
  await createCutout(shop);
  const drawn = { itemName: "Heels" };
  const boards = [
    [{ cutoutId: first }, drawn],
    [drawn, { cutoutId: shared }, { cutoutId: last }],
    [drawn],
    [],
  ];
  const userIds = await createUsers(database, boards.length + 1);
  await database.insert(studioDrafts).values(
    [...boards, [{ cutoutId: shared }, { cutoutId: randomUUID() }]].map((pieces, at) => ({
      userId: userIds[at] ?? "",
      composition: composition(pieces),
    })),
  );
  await database.update(cutouts).set({ createdAt: sql`now() - interval '25 hours'` });

  await deleteUnusedCutouts(database);

  const kept = (await database.select().from(cutouts)).map(({ id }) => id);
  expect(kept.sort()).toEqual([first, last, shared].sort());
});
