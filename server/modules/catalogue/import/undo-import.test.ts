import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { claimArtwork, completeArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import {
  completePicture,
  failPicture,
} from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createMedia, createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { send } from "#tests/setup/admin-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { holdUndo } from "#tests/setup/held-undo.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { buildTestApp, holdJob, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { importShop } from "./testing/import-shop.ts";
import { undoImport } from "./undo-import.ts";

const shop = testShop({ drawingsAtOnce: 0 });
let administratorId: string;
let headers: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  ({ userId: administratorId, headers } = await signIn(shop, { isAdmin: true }));
  calls = importCalls(() => shop.app, headers);
});

const exported = async () => (await calls.exportFile("?format=jsonl")).body;
const CORRECTED = jsonLines([catalogueLine("Corrected")]);

/** Imports a file that adds an outfit and changes the prices of two. */
async function changeTwo(): Promise<{ before: string; file: string; done: CatalogueImport }> {
  for (const name of ["Sari", "Clutch"])
    await createOutfit(shop.database, { items: [outfitItem(name, 1000)] });
  const before = await exported();
  const file = before.replaceAll('"itemPrice":1000', '"itemPrice":900') + jsonLines([catalogueLine("New")]);
  const done = await calls.importToEnd(file);
  expect(done).toMatchObject({ added: 1, changed: 2, canUndo: true });
  return { before, file, done };
}

/** Begins an undo, which waits after its first outfit. */
async function beginUndo(id: string) {
  let isHalfDone = false;
  const held = holdUndo(shop.database, () => isHalfDone);
  const undone = undoImport(held.database, { id, administratorId }, () => {
    isHalfDone = true;
  });
  await held.reached;
  return { undone, release: held.release };
}

it("undoing shows the photographs that an import replaced, however long ago", async () => {
  const [earlier, later] = [await createMedia(shop.database), await createMedia(shop.database)];
  const items = [{ ...outfitItem("Sari", 1000), spot: { x: 0.2, y: 0.7 } }];
  const id = await createOutfit(shop.database, { mediaId: earlier, items });
  const before = await exported();
  const { _id } = await calls.importToEnd(
    jsonLines([{ id, image: `https://shop.example${imageUrl(later)}` }]),
  );
  expect(await exported()).not.toBe(before);

  await shop.database.update(media).set({ lastTouchedAt: sql`now() - interval '25 hours'` });
  await sweepMedia({ database: shop.database, store: shop.blobStore });
  expect((await calls.undo(_id)).json()).toMatchObject({ restored: 1 });
  expect(await exported()).toBe(before);
});

it("an import that takes the place of the last one lets go of the photographs before that", async () => {
  const [earlier, later] = [await createMedia(shop.database), await createMedia(shop.database)];
  const id = await createOutfit(shop.database, { mediaId: earlier });
  await calls.importToEnd(jsonLines([{ id, image: `https://shop.example${imageUrl(later)}` }]));
  await calls.importToEnd(jsonLines([{ id, tags: ["silk"] }]));
  await shop.database.update(media).set({ lastTouchedAt: sql`now() - interval '25 hours'` });
  await sweepMedia({ database: shop.database, store: shop.blobStore });
  const left = await shop.database.select({ id: media.id }).from(media);
  expect(left).toContainEqual({ id: later });
  expect(left).not.toContainEqual({ id: earlier });
});

describe("an outfit that shows a placeholder", () => {
  const WAITING = "https://pictures.example/a.jpg";
  const shown = async () => {
    const [row] = await shop.database
      .select({ outfitId: outfits.id, mediaId: outfits.mediaId, itemId: outfitItems.id, item: outfitItems })
      .from(outfits)
      .innerJoin(outfitItems, eq(outfitItems.outfitId, outfits.id));
    if (!row) throw new Error("There is no outfit");
    return row;
  };
  const importChange = async (change: Record<string, unknown>) => {
    const { outfitId: id } = await shown();
    const done = await calls.importToEnd(jsonLines([{ id, ...change }]));
    expect(done).toMatchObject({ changed: 1 });
    return done;
  };
  const cheaper = () => importChange({ items: [{ itemLink: "https://shop.example/Look", itemPrice: 900 }] });
  const undo = async ({ _id }: CatalogueImport) =>
    expect((await calls.undo(_id)).json()).toMatchObject({ restored: 1 });
  /** Another picture of this shop, as an export names it. */
  const anotherPicture = async () => `https://shop.example${imageUrl(await createMedia(shop.database))}`;

  it("keeps the artwork that is drawn between an import of prices and its undo, with its spots", async () => {
    await calls.importToEnd(jsonLines([catalogueLine("Look")]));
    const done = await cheaper();
    const { outfitId, mediaId, itemId } = await shown();
    const drawn = { mediaId: await createMedia(shop.database), spots: [{ x: 0.2, y: 0.7 }] };
    expect(await completeArtwork(shop.database, { outfitId, mediaId, itemIds: [itemId] }, drawn)).toBe(true);
    await undo(done);
    const item = { pricePaise: 99_999, spotX: 0.2, spotY: 0.7 };
    expect(await shown()).toMatchObject({ mediaId: drawn.mediaId, item });
  });

  it("is drawn after the undo of an import that brought a picture", async () => {
    await calls.importToEnd(jsonLines([catalogueLine("Look")]));
    const { mediaId } = await shown();
    const done = await importChange({ image: await anotherPicture() });
    // The queue lets go of an outfit that shows another picture.
    expect(await claimArtwork(shop.database)).toBeUndefined();
    await undo(done);
    expect(await claimArtwork(shop.database)).toMatchObject({ mediaId });
  });

  test.each([
    ["prices", cheaper],
    ["another picture", async () => importChange({ image: await anotherPicture() })],
    ["another address", () => importChange({ image: "https://pictures.example/b.jpg" })],
  ])("gets the picture that it waits for after the undo of an import of %s", async (_, change) => {
    await holdJob(shop, "linked-pictures");
    const spot = { x: 0.4, y: 0.6 };
    const items = [{ ...outfitItem("Sari", 1000), itemLink: "https://shop.example/Look", spot }];
    await calls.importToEnd(jsonLines([catalogueLine("Look", { image: WAITING, items })]));
    const { outfitId } = await shown();
    await undo(await change());
    const fetched = await createMedia(shop.database);
    expect(await completePicture(shop.database, { outfitId, url: WAITING }, fetched)).toBe(true);
    expect(await shown()).toMatchObject({ mediaId: fetched, item: { spotX: 0.4, spotY: 0.6 } });
  });

  it("is drawn if neither its first address nor the one of a later import has a picture", async () => {
    await holdJob(shop, "linked-pictures");
    await calls.importToEnd(jsonLines([catalogueLine("Look", { image: WAITING })]));
    const { outfitId, mediaId } = await shown();
    const url = "https://pictures.example/b.jpg";
    await importChange({ image: url });
    await failPicture(shop.database, { outfitId, url }, "There is none.");
    expect(await claimArtwork(shop.database)).toMatchObject({ mediaId });
  });
});

describe("while an import is undone", () => {
  it("no other begins, nobody undoes it a second time, and the dashboard says so", async () => {
    const { before, done } = await changeTwo();
    const { undone, release } = await beginUndo(done._id);

    const { underUndo } = IMPORT_ERRORS;
    for (const response of [await calls.importFile(CORRECTED), await calls.undo(done._id)]) {
      expect([response.statusCode, response.json().message]).toEqual([409, underUndo.text]);
    }
    const { importText } = importShop(shop.database, await temporaryFolder());
    await expect(importText(CORRECTED, { isShared: true })).rejects.toThrow(underUndo.text);
    expect(await calls.last()).toMatchObject({ state: "undoing", canUndo: false, toRestore: 1 });

    release();
    expect(await undone).toMatchObject({ removed: 1, restored: 2 });
    expect(await exported()).toBe(before);
    expect(await calls.last()).toMatchObject({ state: "undone", canUndo: false });
    expect(await calls.importToEnd(CORRECTED)).toMatchObject({ state: "done", added: 1 });
  });

  it("an error ends that, and what is left can be undone", async () => {
    const { before, done } = await changeTwo();
    const breakOff = () => {
      throw new Error("The disk is full");
    };
    await expect(undoImport(shop.database, { id: done._id, administratorId }, breakOff)).rejects.toThrow(
      "The disk is full",
    );
    expect(await calls.last()).toMatchObject({ state: "failed", added: 1, changed: 1, canUndo: true });
    expect((await calls.undo(done._id)).json()).toMatchObject({ removed: 1, restored: 1 });
    expect(await exported()).toBe(before);
  });
});

describe("an undo whose process has died", () => {
  /** As such a process leaves it, after the first outfit. */
  async function cutOff() {
    const made = await changeTwo();
    await beginUndo(made.done._id);
    return { ...made, id: made.done._id };
  }
  const fallSilent = (id: string) =>
    shop.database
      .update(catalogueImports)
      .set({ aliveAt: sql`now() - interval '31 seconds'` })
      .where(eq(catalogueImports.id, id));

  it("is over after 30 seconds, and can be repeated", async () => {
    const { id, before } = await cutOff();
    await fallSilent(id);
    expect(await calls.last()).toMatchObject({ _id: id, state: "failed", canUndo: true, toRestore: 1 });
    expect((await calls.undo(id)).json()).toMatchObject({ removed: 1, restored: 1 });
    expect(await exported()).toBe(before);
    const imported = eq(administratorActivity.action, "imported");
    expect(await shop.database.$count(administratorActivity, imported)).toBe(1);
  });

  it("lets another import begin", async () => {
    const { id } = await cutOff();
    await fallSilent(id);
    expect(await calls.importToEnd(CORRECTED)).toMatchObject({ state: "done", added: 1 });
  });

  it("is undone with what the same file changes when it is imported again", async () => {
    const { id, file, before } = await cutOff();
    await fallSilent(id);
    const again = await calls.importToEnd(file);
    expect(again).toMatchObject({ changed: 1, alreadyThere: 2, stillThere: 1, toRestore: 2 });
    expect((await calls.undo(again._id)).json()).toMatchObject({ removed: 1, restored: 2 });
    expect(await exported()).toBe(before);
  });

  it("is over at the next start of a shop with one process", async () => {
    await cutOff();
    const next = await buildTestApp(openOver(shop.database), { drawingsAtOnce: 0 });
    expect(await calls.last()).toMatchObject({ state: "failed", canUndo: true, toRestore: 1 });
    await next.close();
  });

  it("changes and ends nothing more if it was only slow and has been repeated", async () => {
    const { done } = await changeTwo();
    const slow = await beginUndo(done._id);
    await fallSilent(done._id);
    await calls.last();
    const repeated = await beginUndo(done._id);
    const [one, two] = await shop.database.select().from(outfits).orderBy(outfits.id);
    for (const outfit of [one, two]) {
      const form = await formOf([["description", "Edited since"]]);
      const edited = await send(shop, "PUT", `/outfit/update/${outfit?.id}`, headers, form);
      expect(edited.statusCode, edited.body).toBe(200);
    }
    const now = await exported();
    slow.release();
    await expect(slow.undone).rejects.toThrow(IMPORT_ERRORS.undoBrokeOff.text);
    expect(await exported()).toBe(now);
    expect(await calls.last()).toMatchObject({ state: "undoing" });

    repeated.release();
    expect(await repeated.undone).toMatchObject({ removed: 1, restored: 1 });
    expect(await calls.last()).toMatchObject({ state: "undone" });
  });

  it("is done if nothing was left to do", async () => {
    const id = await createOutfit(shop.database);
    const { _id } = await calls.importToEnd(jsonLines([{ id, tags: ["silk"] }]));
    await beginUndo(_id);
    await fallSilent(_id);
    expect(await calls.last()).toMatchObject({ _id, state: "undone", canUndo: false });
    const undone = eq(administratorActivity.action, "importUndone");
    expect(await shop.database.$count(administratorActivity, undone)).toBe(1);
  });

  it("changes nothing more if it was only slow", async () => {
    const { done } = await changeTwo();
    const { undone, release } = await beginUndo(done._id);
    await fallSilent(done._id);
    expect(await calls.importToEnd(CORRECTED)).toMatchObject({ state: "done" });
    const now = await exported();
    release();
    await expect(undone).rejects.toThrow(IMPORT_ERRORS.undoBrokeOff.text);
    expect(await exported()).toBe(now);
    expect(await shop.database.$count(outfits)).toBe(4);
  });
});
