import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CatalogueImport, ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { adminTable, signedIn } from "#tests/factories/api-results.ts";
import { type Reply, renderSite } from "#tests/setup/render-site.tsx";

const price = { field: "itemPrice", reason: "Valid price is required" };
const PREVIEW: ImportPreview = {
  ...{
    fileName: "autumn.csv",
    outfits: 140,
    newOutfits: 1,
    changedOutfits: 120,
    alreadyThere: 14,
    refused: 5,
  },
  refusals: [8, 58, 108, 158].map((line) => ({ line, ...price, found: `none ${line}` })),
  warnings: [
    { line: 9, field: "itemName", reason: "Question marks stand where letters were", found: "????" },
  ],
  changes: [
    {
      ...{ outfitId: "outfit-1", line: 16 },
      fields: [
        { field: "items[3].itemPrice", before: 699, after: 629.1 },
        { field: "isActive", before: true, after: false },
        { field: "items[4]", before: null, after: "Gold clutch" },
      ],
    },
  ],
  picturesUnknown: 0,
  unknownPictures: [],
  picturesToFetch: 0,
  sample: [],
};
const IMPORT: CatalogueImport = {
  ...{ _id: "import-1", state: "done", createdAt: "2026-03-01T09:30:00.000Z", fileName: "autumn.csv" },
  ...{ outfits: 140, dealtWith: 140, added: 1, changed: 120, alreadyThere: 14, refused: 5, refusals: [] },
  ...{ stillThere: 1, toRestore: 120, artworkPending: 0, canUndo: true },
};
const UNDO = "DELETE /outfit/admin/import/import-1";
const LIST = "GET /outfit/admin/getalloutfits";
const CALLS: Record<string, Reply> = {
  [LIST]: () => adminTable([]),
  "GET /bespoke/admin/requests": () => ({ requests: [], openRequests: 0, hasMore: false }),
  "GET /outfit/admin/import": () => ({ import: null }),
  "GET /outfit/admin/pictures": () => ({ waiting: 0, failed: 0, pictures: [] }),
  "POST /outfit/admin/import/preview": () => PREVIEW,
};

async function openImport(calls: Record<string, Reply> = {}) {
  const session = signedIn({ isUserAdmin: true });
  const site = await renderSite("/dashboard", { session, api: { ...CALLS, ...calls } });
  await site.user.click(await screen.findByRole("button", { name: "Import" }));
  return { ...site, dialog: await screen.findByRole("dialog", { name: "Import outfits" }) };
}

async function preview(calls: Record<string, Reply> = {}) {
  const site = await openImport(calls);
  const file = new File(["outfit"], "autumn.csv", { type: "text/csv" });
  await site.user.upload(await screen.findByLabelText("Catalogue file"), file);
  await screen.findByText("What would change");
  return site;
}

it("a preview counts, groups the mistakes and shows each change before and after", async () => {
  const { dialog } = await preview();
  const counts = within(dialog)
    .getAllByRole("definition")
    .slice(0, 4)
    .map(({ textContent }) => textContent);
  expect(counts).toEqual(["1", "120", "14", "5"]);

  const mistakes = within(screen.getByRole("region", { name: "Mistakes in the file" })).getAllByRole("row");
  expect(mistakes.map(({ textContent }) => textContent)).toEqual([
    "LinesWhat is wrong",
    "8, 58, 108 …itemPrice: Valid price is required (found: none 8 · none 58 · none 108)4 times",
  ]);
  expect(screen.getByRole("region", { name: "Warnings about the file" }).textContent).toContain(
    "(found: ????)",
  );
  expect(screen.getByRole("button", { name: "CSV: mistakes in the file" })).toBeDefined();

  const changes = screen.getByRole("region", { name: "Changed outfits" });
  const told = within(changes)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    "before: ₹699 → after: ₹629.10",
    "before: yes → after: no",
    "before: nothing → after: Gold clutch",
  ]);
  const terms = within(changes)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(["Item 4, price", "Active", "Item 5"]);
  expect(within(dialog).getByText("… and 119 more")).toBeDefined();
});

it.each([
  [{}, "Import 1, change 120"],
  [{ newOutfits: 0 }, "Change 120 outfits"],
  [{ changedOutfits: 0, newOutfits: 2 }, "Import 2 outfits"],
])("the button says what is imported: %j", async (counts, name) => {
  const calls = { "POST /outfit/admin/import/preview": () => ({ ...PREVIEW, ...counts }) };
  const site = await openImport(calls);
  await site.user.upload(await screen.findByLabelText("Catalogue file"), new File(["outfit"], "a.csv"));
  expect(await screen.findByRole("button", { name })).toBeDefined();
});

it("undoing asks with what would be removed and changed back", async () => {
  const { user } = await openImport({ "GET /outfit/admin/import": () => ({ import: IMPORT }) });
  expect(
    await screen.findByText("1 outfit added, 120 changed, 14 unchanged, 5 with mistakes."),
  ).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo last import" }));
  const question = await screen.findByRole("dialog", { name: "Undo the last import?" });
  expect(question.textContent).toContain("1 outfit from autumn.csv will be removed");
  expect(question.textContent).toContain("120 outfits will be as before the import");
  expect(within(question).getByRole("button", { name: "Undo the import" })).toBeDefined();
});

it("an import that broke off, or whose undo did, is told as what is left of it", async () => {
  const failed: CatalogueImport = { ...IMPORT, state: "failed", added: 2, changed: 1 };
  await openImport({ "GET /outfit/admin/import": () => ({ import: failed }) });
  const sentence =
    "This import, or undoing it, broke off: 2 outfits added, 1 changed, 14 unchanged, 5 with mistakes.";
  expect(await screen.findByText(sentence)).toBeDefined();
});

it("pictures that could not be fetched are listed with the reason, and tried again", async () => {
  const problem = "The site returned no picture, but status 404.";
  const picture = { outfitId: "outfit-1", url: "https://shop.example/a.jpg", problem };
  const { user, dialog } = await openImport({
    "GET /outfit/admin/pictures": () => ({ waiting: 0, failed: 3, pictures: [picture] }),
    "POST /outfit/admin/pictures/retry": () => ({ waiting: 3, failed: 0, pictures: [] }),
  });
  const list = await within(dialog).findByRole("region", { name: "Pictures from the web" });
  expect(within(list).getByRole("heading", { name: "3 pictures could not be fetched" })).toBeDefined();
  expect(within(list).getByRole("listitem").textContent).toContain(problem);
  expect(within(list).getByText("… and 2 more")).toBeDefined();
  await user.click(within(list).getByRole("button", { name: "Try again" }));
  expect(await within(list).findByText("Fetching 3 pictures from the web")).toBeDefined();
});

it("the button of an undo that takes long is busy until it is done, also where the call gets no response", async () => {
  let last: CatalogueImport = IMPORT;
  const { user, sentTo } = await openImport({
    "GET /outfit/admin/import": () => ({ import: last }),
    [UNDO]: () => {
      last = { ...IMPORT, state: "undoing", canUndo: false };
      throw new TypeError("Failed to fetch");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Undo last import" }));
  const question = within(await screen.findByRole("dialog", { name: "Undo the last import?" }));
  await user.click(question.getByRole("button", { name: "Undo the import" }));

  expect(await screen.findByText("This import is being undone…")).toBeDefined();
  const button = screen.getByRole("button", { name: "Undo last import" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const lists = sentTo(LIST).length;
  last = { ...IMPORT, state: "undone", canUndo: false };
  expect(await screen.findByText("This import was undone.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Undo last import" })).toBeNull();
  expect(sentTo(UNDO)).toHaveLength(1);
  await waitFor(() => expect(sentTo(LIST).length).toBeGreaterThan(lists));
});
