import sharp from "sharp";
import { expect, it } from "vitest";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { callBoards, readBoard, save } from "#tests/setup/board-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const blobStore = createMemoryBlobStore();
const shop = testShop({ blobStore });

/** Outfits whose pictures differ by their widths. */
async function outfitsWithPictures(count: number, width = 300): Promise<string[]> {
  const service = createMediaService({ database: shop.database, store: blobStore });
  const pictures = [];
  for (let index = 0; index < count; index++) {
    pictures.push(
      await service.save(
        await colourful(width + index, 400)
          .png()
          .toBuffer(),
      ),
    );
  }
  return createOutfits(
    shop.database,
    pictures.map(({ id }) => ({ mediaId: id })),
  );
}

async function previewOf(boardId: string) {
  const { preview } = (await readBoard(shop, {}, boardId)).board;
  if (preview === null) throw new Error("The board has no preview");
  return preview;
}

it.each([1, 2, 4, 5])("a public board of %i has a picture for link previews", async (count) => {
  const { userId } = await signIn(shop);
  const id = await createBoard(shop.database, {
    userId,
    isPublic: true,
    outfitIds: await outfitsWithPictures(count),
  });

  const response = await shop.app.inject(await previewOf(id));

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

it("its path changes with the first pictures, and an old path leads to the new one", async () => {
  const { userId, headers } = await signIn(shop);
  const [newest = "", ...others] = await outfitsWithPictures(3);
  const id = await createBoard(shop.database, { userId, isPublic: true, outfitIds: others });
  const before = await previewOf(id);
  await save(shop, headers, id, newest);

  const after = await previewOf(id);
  const old = await shop.app.inject(before);

  expect(after).not.toBe(before);
  expect([old.statusCode, old.headers.location, old.headers["cache-control"]]).toEqual([
    302,
    after,
    "no-store",
  ]);
});

it("there is none of a private, an empty or an unknown board", async () => {
  const { userId, headers } = await signIn(shop);
  const outfitIds = await outfitsWithPictures(1, 500);
  const id = await createBoard(shop.database, { userId, isPublic: true, outfitIds });
  const empty = await createBoard(shop.database, { userId, isPublic: true, name: "Empty" });
  const path = await previewOf(id);
  await callBoards(shop, `PUT /${id}`, headers, { isPublic: false });

  expect((await readBoard(shop, headers, id)).board.preview).toBeNull();
  expect((await readBoard(shop, {}, empty)).board.preview).toBeNull();
  for (const gone of [path, `/media/board/${empty}/x.jpg`, "/media/board/x/x.jpg"]) {
    expect((await shop.app.inject(gone)).statusCode, gone).toBe(404);
  }
  await callBoards(shop, `PUT /${id}`, headers, { isPublic: true });
  blobStore.blobs.clear();
  expect((await shop.app.inject(path)).statusCode).toBe(404);
});
