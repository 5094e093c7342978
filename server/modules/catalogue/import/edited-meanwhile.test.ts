import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { importedChanges } from "#server/db/schema/outfits.ts";
import { createHeldBlobStore } from "#server/modules/media/testing/held-blob-store.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { createMedia, createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { send } from "#tests/setup/admin-calls.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { zipOf } from "#tests/setup/packed-files.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const store = createHeldBlobStore();
let puts = 0;
const put: typeof store.put = (...blob) => {
  puts += 1;
  return store.put(...blob);
};
const shop = testShop({ blobStore: { ...store, put }, drawingsAtOnce: 0 });
let headers: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  headers = (await signIn(shop, { isAdmin: true })).headers;
  calls = importCalls(() => shop.app, headers);
});
afterEach(() => store.release());

const LINKS = { sari: "https://shop.example/sari", clutch: "https://shop.example/clutch" };

async function createLook(): Promise<string> {
  return createOutfit(shop.database, {
    ...{ description: "As it was", mediaId: await createMedia(shop.database) },
    items: [
      { ...outfitItem("Sari", 4999), itemLink: LINKS.sari },
      { ...outfitItem("Clutch", 1299), itemLink: LINKS.clutch },
    ],
  });
}

const lookNow = (id: string) => callForOutfit(shop, `GET /${id}`, headers);

/** Imports a table with a photograph, whose outfits are edited once they have been read from the database. */
async function importMeanwhile(table: string, editing: () => Promise<void>): Promise<CatalogueImport> {
  const zip = await zipOf({ "a.csv": table, "new.jpg": await colourful(10, 40).jpeg().toBuffer() });
  store.hold(0);
  puts = 0;
  expect((await calls.importFile(zip, "a.zip")).statusCode).toBe(202);
  await vi.waitFor(() => expect(puts).toBeGreaterThan(0), { timeout: scaled(10_000) });
  await editing();
  store.release();
  return calls.ended();
}

async function edit(id: string, fields: Record<string, unknown>): Promise<void> {
  const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)] as const);
  const response = await send(shop, "PUT", `/outfit/update/${id}`, headers, await formOf(texts));
  expect(response.statusCode, response.body).toBe(200);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

it("what the file says nothing of stays as it was edited while the import ran", async () => {
  const id = await createLook();
  const { items, image } = await lookNow(id);
  const table = ["id,image,itemName,itemPrice", `${id},new.jpg,Sari,4499`, `${id},,Clutch,1299`].join("\n");
  const done = await importMeanwhile(table, async () => {
    const [sari, clutch] = items;
    const corrected = [sari, { ...clutch, itemLink: "https://shop.example/clutch-2", sourceName: "Neel" }];
    await edit(id, { description: "Edited", items: corrected });
  });
  expect(done).toMatchObject({ state: "done", changed: 1, refused: 0 });
  const after = await lookNow(id);
  expect(after.image).not.toBe(image);
  expect(after).toMatchObject({
    description: "Edited",
    items: [
      { itemName: "Sari", itemPrice: 4499, itemLink: LINKS.sari },
      { itemName: "Clutch", itemPrice: 1299, itemLink: "https://shop.example/clutch-2", sourceName: "Neel" },
    ],
  });

  expect((await calls.undo(done._id)).json()).toMatchObject({ restored: 1 });
  expect(await lookNow(id)).toMatchObject({
    ...{ description: "Edited", image },
    items: [{ itemPrice: 4999 }, { itemLink: "https://shop.example/clutch-2" }],
  });
});

it.each([
  ["an item was added", (items: object[]) => [...items, outfitItem("Shoes", 999)]],
  [
    "a link was corrected",
    ([sari = {}, clutch = {}]: object[]) => [sari, { ...clutch, itemLink: "https://shop.example/clutch-2" }],
  ],
])(
  "a look is refused, and stays as it was edited, where %s that the file would take back",
  async (_, change) => {
    const id = await createLook();
    const { items, image } = await lookNow(id);
    const table = [
      "id,image,itemLink,itemPrice",
      `${id},new.jpg,${LINKS.sari},4499`,
      `${id},,${LINKS.clutch},1299`,
    ].join("\n");
    const edited = change(items);
    const done = await importMeanwhile(table, () => edit(id, { items: edited }));
    expect(done).toMatchObject({
      ...{ state: "done", changed: 0, refused: 1, dealtWith: 1 },
      refusals: [{ line: 2, reason: IMPORT_MESSAGES.changedMeanwhile }],
    });
    expect(await shop.database.$count(importedChanges)).toBe(0);
    const after = await lookNow(id);
    expect(after.image).toBe(image);
    const names = ["itemName", "itemPrice", "itemLink"] as const;
    const shown = (list: object[]) =>
      list.map((item) => names.map((name) => (item as Record<string, unknown>)[name]));
    expect(shown(after.items)).toEqual(shown(edited));
  },
);

it("a look whose edit says the same as the file is there already", async () => {
  const id = await createLook();
  const other = await createLook();
  const table = [
    "id,image,description",
    // The photograph of the other look holds up the batch.
    `${id},,Edited`,
    `${other},new.jpg,As it was`,
  ].join("\n");
  const done = await importMeanwhile(table, () => edit(id, { description: "Edited" }));
  expect(done).toMatchObject({ changed: 1, alreadyThere: 1, refused: 0, toRestore: 1 });
});
