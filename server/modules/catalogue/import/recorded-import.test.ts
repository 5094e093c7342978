import { beforeEach, expect, it } from "vitest";
import type { OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { importShop } from "./testing/import-shop.ts";

const shop = testShop({ drawingsAtOnce: 0 });
let headers: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
let importText: ReturnType<typeof importShop>["importText"];
beforeEach(async () => {
  headers = (await signIn(shop, { isAdmin: true })).headers;
  calls = importCalls(() => shop.app, headers);
  ({ importText } = importShop(shop.database, await temporaryFolder()));
});

/** A line that makes the price of the shop's only outfit 900. */
async function cheaperLine(): Promise<Record<string, unknown>> {
  const itemLink = "https://shop.example/sari";
  const id = await createOutfit(shop.database, { items: [{ ...outfitItem("Sari", 1000), itemLink }] });
  return { id, items: [{ itemLink, itemPrice: 900 }] };
}

const prices = async () =>
  (await shop.database.select({ paise: outfits.totalPricePaise }).from(outfits)).map(({ paise }) => paise);

it("an import by command appears in the dashboard and is undone there", async () => {
  const changed = await cheaperLine();
  expect(await importText(jsonLines([changed, catalogueLine("New")]))).toMatchObject({
    added: 1,
    changed: 1,
  });
  const last = await calls.last();
  expect(last).toMatchObject({
    ...{ state: "done", fileName: "catalogue.jsonl", outfits: 2, added: 1, changed: 1 },
    canUndo: true,
  });

  expect((await calls.undo(last?._id ?? "")).json()).toMatchObject({ removed: 1, restored: 1 });
  expect(await prices()).toEqual([100_000]);
});

it("each outfit that an import changes has it in its history, whoever imported the file", async () => {
  const changed = await cheaperLine();
  const history = async () =>
    (await call(shop, `GET /admin/history/${changed.id}`, headers)).json<OutfitHistory>().entries;
  await importText(jsonLines([changed]));
  expect(await history()).toMatchObject([
    { action: "changed", isAutomatic: true, after: { items: [{ itemName: "Sari", itemPrice: 900 }] } },
  ]);
  await calls.importToEnd(jsonLines([{ ...changed, tags: ["silk"] }]));
  expect(await history()).toMatchObject([
    { action: "changed", isAutomatic: false, after: { tags: ["silk"] } },
    { action: "changed" },
  ]);
});

it("the parts of a file that command and dashboard import are undone together", async () => {
  const text = jsonLines([catalogueLine("One"), catalogueLine("Two"), catalogueLine("Three")]);
  await expect(
    importText(text, {
      onProgress: ({ added }) => {
        if (added > 0) throw new Error("The disk is full");
      },
    }),
  ).rejects.toThrow("The disk is full");
  expect(await calls.last()).toMatchObject({ state: "failed", added: 3, canUndo: true });

  const rest = await calls.importToEnd(text, "catalogue.jsonl");
  expect(rest).toMatchObject({ state: "done", alreadyThere: 3, stillThere: 3, canUndo: true });
  expect((await calls.undo(rest._id)).json()).toMatchObject({ removed: 3 });
});

it("a command says what to do while another import is under way", async () => {
  await shop.database.insert(catalogueImports).values({ fileName: "other.jsonl", state: "running" });
  await expect(importText(jsonLines([catalogueLine("One")]), { isShared: true })).rejects.toThrow(
    `${IMPORT_ERRORS.alreadyRunning.text}. One that was cut off ends by itself within 30 seconds.`,
  );
  // An embedded database has one process, so that import was interrupted.
  expect(await importText(jsonLines([catalogueLine("One")]))).toMatchObject({ added: 1 });
});
