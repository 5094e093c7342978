import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import type { PieceImport } from "#contract/pieces/product-file.ts";
import { piece, pieceImport, productPreview, signedIn } from "#tests/factories/api-results.ts";
import { noNetwork, type Reply, renderSite, type SentCall, toasts } from "#tests/setup/render-site.tsx";

const PREVIEW = "POST /piece/admin/import/preview";
const IMPORT = "POST /piece/admin/import";
const LAST = "GET /piece/admin/import";
const CANCEL = "POST /piece/admin/import/cancel";
const UNDO = "POST /piece/admin/import/undo";
const LIST = "GET /piece/admin/pieces";

const CALLS: Record<string, Reply> = {
  [LIST]: () => ({ pieces: [piece(1)], total: 1 }),
  [LAST]: () => ({ import: null }),
  [PREVIEW]: () => productPreview(),
};

async function openImport(calls: Record<string, Reply> = {}, button = "Import") {
  const site = await renderSite("/dashboard/pieces", {
    session: signedIn({ isUserAdmin: true }),
    api: { ...CALLS, ...calls },
  });
  await site.user.click(await screen.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import pieces" }));
  return { ...site, dialog };
}

async function preview(calls: Record<string, Reply> = {}) {
  const site = await openImport(calls);
  await site.user.upload(await site.dialog.findByLabelText("Product file"), new File(["id"], "products.csv"));
  await site.dialog.findByText("Columns of the file");
  return site;
}

/** What a call says beside the file. */
function said({ body }: SentCall | undefined = {} as SentCall) {
  const { file, mapping, ...texts } = Object.fromEntries(body as FormData);
  return { fileName: (file as File).name, mapping: mapping && JSON.parse(String(mapping)), ...texts };
}
const folded = () => screen.getByText("Columns of the file").closest("details")?.open === false;

it("a new shop is offered the import of a product file", async () => {
  const { dialog } = await openImport({ [LIST]: () => ({ pieces: [], total: 0 }) }, "Import a product file");
  expect(dialog.getByText(/Shopify and WooCommerce/)).toBeDefined();
});

it("a preview counts, groups the mistakes and shows each change before and after", async () => {
  const { dialog } = await preview();
  expect(dialog.getByText("Google Merchant feed")).toBeDefined();
  expect(folded()).toBe(true);
  const counts = dialog.getAllByRole("definition").slice(0, 5);
  expect(counts.map(({ textContent }) => textContent)).toEqual(["12", "1", "30", "2", "3"]);
  const mistakes = within(dialog.getByRole("region", { name: "Mistakes in the file" })).getAllByRole("row");
  expect(mistakes[1]?.textContent).toBe(
    "4, 9, 11price: The price is in USD: only prices in rupees can be imported (found: 24.99 USD)3 times",
  );
  const changes = within(dialog.getByRole("region", { name: "Changed pieces" })).getAllByRole("definition");
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    "before: ₹1,499 → after: ₹1,299",
    "before: nothing → after: https://shop.example/1.jpg",
  ]);
  expect(
    dialog.getByText(/^2 pieces of an earlier version of this file are not in it any more/),
  ).toBeDefined();
  const sample = within(dialog.getByRole("region", { name: "The first pieces of the file" }));
  expect(sample.getByRole("listitem").textContent).toBe("Rust linen kurta · Fabindia₹1,499");
});

it.each([
  [{ changedPieces: 0 }, "Import 12 pieces"],
  [{ newPieces: 0 }, "Change 1 piece"],
  [{ newPieces: 0, changedPieces: 0 }, "Mark 2 pieces as missing"],
  [{}, "Import 12, change 1"],
])("the button says what is imported: %j", async (counts, name) => {
  const { dialog } = await preview({ [PREVIEW]: () => productPreview(counts) });
  expect(dialog.getByRole("button", { name })).toBeDefined();
});

it("an unknown table is imported once its columns are chosen, with examples beside them", async () => {
  const unknown = { kind: "other", mapping: { name: "Titel" }, fieldsNeeded: ["price", "link"] } as const;
  const { user, dialog, reply, sentTo } = await preview({
    [PREVIEW]: () => productPreview({ ...unknown, fieldsNeeded: [...unknown.fieldsNeeded] }),
    [IMPORT]: () => Response.json(pieceImport({ state: "running" }), { status: 202 }),
  });
  expect(folded()).toBe(false);
  expect(dialog.getByText(/^Please choose the columns of price and link first/)).toBeDefined();
  expect(dialog.getByText("Rust linen kurta · Gold jhumka")).toBeDefined();
  expect(dialog.getByRole("button", { name: "Import" }).getAttribute("aria-disabled")).toBe("true");

  const chosen = { name: "Titel", price: "Preis", link: "URL" };
  reply(PREVIEW, (call) =>
    productPreview({ kind: "other", mapping: said(call).mapping, fieldsNeeded: ["link"] }),
  );
  await user.selectOptions(dialog.getByLabelText("Price"), "Preis");
  await dialog.findByText(/^Please choose the column of link first/);
  reply(PREVIEW, () => productPreview({ kind: "other", mapping: chosen }));
  await user.selectOptions(dialog.getByLabelText("Link"), "URL");
  await user.click(await dialog.findByRole("button", { name: "Import 12, change 1" }));
  await waitFor(() => expect(said(sentTo(IMPORT)[0])).toEqual({ fileName: "products.csv", mapping: chosen }));
  expect(await dialog.findByRole("progressbar", { name: "Importing products.csv" })).toBeDefined();
});

it("names the sheets of a workbook that are not read", async () => {
  const { dialog } = await preview({ [PREVIEW]: () => productPreview({ unreadSheets: ["Men", "Kids"] }) });
  for (const name of ["Men", "Kids"])
    expect(dialog.getByText(IMPORT_MESSAGES.sheetUnread({ name }))).toBeDefined();
});

it("says that columns are those of last time, and takes one out again", async () => {
  const mapping = { name: "Titel", price: "Preis", link: "URL" };
  const { user, dialog, sentTo } = await preview({
    [PREVIEW]: () => productPreview({ kind: "other", mapping, isRemembered: true }),
  });
  expect(dialog.getByText("As you chose last time")).toBeDefined();
  expect(said(sentTo(PREVIEW)[0]).mapping).toBeUndefined();
  await user.selectOptions(dialog.getByLabelText("Link"), "Not in the file");
  await waitFor(() => expect(said(sentTo(PREVIEW)[1]).mapping).toEqual({ name: "Titel", price: "Preis" }));
});

it("asks for the shop's address that links need, and reads the file again when it is left", async () => {
  const { user, dialog, reply, sentTo } = await preview({
    [PREVIEW]: () => productPreview({ kind: "shopify", needsShopAddress: true }),
  });
  expect(dialog.getByRole("button", { name: "Import" }).getAttribute("aria-disabled")).toBe("true");
  const message = PIECE_MESSAGES.shopAddressInvalid;
  const refused = { success: false, message, error: message, code: "VALIDATION_ERROR" };
  reply(PREVIEW, () =>
    Response.json({ ...refused, details: [{ path: "shopAddress", message }] }, { status: 400 }),
  );
  const address = dialog.getByLabelText("Shop's address");
  await user.type(address, "fabindia{Enter}");
  expect((await dialog.findByRole("alert")).textContent).toBe(message);

  reply(PREVIEW, () => productPreview({ kind: "shopify" }));
  await user.clear(address);
  await user.type(address, "https://www.fabindia.com");
  await user.tab();
  expect(await dialog.findByRole("button", { name: "Import 12, change 1" })).toBeDefined();
  await user.type(dialog.getByLabelText("Shop's name (optional)"), "Fabindia{Enter}");
  await waitFor(() =>
    expect(said(sentTo(PREVIEW).at(-1))).toEqual({
      ...{ fileName: "products.csv", shopAddress: "https://www.fabindia.com", sourceName: "Fabindia" },
    }),
  );
});

it("shows the shop of last time, and sends it only when it is changed", async () => {
  const { user, dialog, sentTo } = await preview({
    [PREVIEW]: () =>
      productPreview({ kind: "shopify", shopAddress: "https://neel.example", sourceName: "Neel" }),
  });
  const address = dialog.getByLabelText<HTMLInputElement>("Shop's address");
  expect(address.value).toBe("https://neel.example");
  expect(dialog.getByText("As you said last time. Is the file of this shop?")).toBeDefined();
  const name = dialog.getByLabelText<HTMLInputElement>("Shop's name (optional)");
  expect(name.value).toBe("Neel");
  await user.clear(name);
  await user.tab();
  await waitFor(() =>
    expect(said(sentTo(PREVIEW).at(-1))).toEqual({ fileName: "products.csv", sourceName: "" }),
  );
});

it("keeps what was said when the file could not be read again", async () => {
  const { user, dialog, reply } = await preview();
  reply(PREVIEW, noNetwork);
  await user.type(dialog.getByLabelText("Shop's name (optional)"), "Fabindia{Enter}");
  expect((await dialog.findByRole("alert")).textContent).toMatch(/^The file did not arrive/);
  reply(PREVIEW, () => productPreview({ newPieces: 20 }));
  await user.click(dialog.getByRole("button", { name: "Read the file again" }));
  expect(await dialog.findByRole("button", { name: "Import 20, change 1" })).toBeDefined();
});

it("refuses a file that is too large before it is sent, and shows what the shop says of another", async () => {
  const message = "There are no products in this file";
  const { user, dialog, sentTo } = await openImport({
    [PREVIEW]: () => Response.json({ success: false, message, error: message, code: "X" }, { status: 400 }),
  });
  const large = new File(["id"], "large.csv");
  Object.defineProperty(large, "size", { value: 200 * 1024 * 1024 });
  await user.upload(dialog.getByLabelText("Product file"), large);
  expect((await dialog.findByRole("alert")).textContent).toMatch(/^The file is too large/);
  expect(sentTo(PREVIEW)).toEqual([]);
  await user.upload(dialog.getByLabelText("Product file"), new File([""], "empty.csv"));
  expect(await dialog.findByText(message)).toBeDefined();
});

it("a running import is cancelled, and its report says how far it came", async () => {
  const running = pieceImport({ state: "running", dealtWith: 5, canUndo: false });
  const { user, dialog, sentTo } = await openImport(
    {
      [LAST]: () => ({ import: running }),
      [CANCEL]: () => pieceImport({ state: "cancelled", dealtWith: 6, added: 6, changed: 0 }),
    },
    "Importing… 5 of 48",
  );
  expect(dialog.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("5 of 48");
  await user.click(dialog.getByRole("button", { name: "Cancel the import" }));
  expect(await dialog.findByText(/^The import was cancelled: 6 pieces added/)).toBeDefined();
  expect(sentTo(CANCEL)[0]?.body).toEqual({ id: "import-1" });
  await waitFor(() => expect(sentTo(LIST)).toHaveLength(2));
});

it("lists no rows to fix of an import that broke off before it stored them", async () => {
  const { dialog } = await openImport({
    [LAST]: () => ({ import: pieceImport({ state: "failed", refusals: [] }) }),
  });
  expect(await dialog.findByText(/broke off: .* 3 with mistakes/)).toBeDefined();
  expect(dialog.queryByText("Rows to fix")).toBeNull();
});

it("says the outcome of an import that ends while the dialog is closed", async () => {
  let last: PieceImport = pieceImport({ state: "running" });
  const { user, dialog } = await openImport({ [LAST]: () => ({ import: last }) }, "Importing… 48 of 48");
  await user.click(dialog.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  last = pieceImport();
  const text = "12 pieces added, 1 changed, 30 unchanged, 2 missing, 3 with mistakes.";
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text }));
});

it("undoing asks also where only pieces are left that the import had as they are", async () => {
  const { user, dialog } = await openImport({
    [LAST]: () => ({ import: pieceImport({ state: "failed", stillThere: 0, toRestore: 0 }) }),
  });
  await user.click(await dialog.findByRole("button", { name: "Undo last import" }));
  const question = await screen.findByRole("dialog", { name: "Undo the last import?" });
  expect(question.textContent).toContain("No piece from products.csv is left to remove or to change back.");
});

it("undoing asks with what would be removed and changed back", async () => {
  const message = "12 pieces of the last import removed";
  const { user, dialog, sentTo, reply } = await openImport({
    // Of two parts: the second one added 2 pieces.
    [LAST]: () => ({ import: pieceImport({ added: 2, stillThere: 12 }) }),
    [UNDO]: () => ({ success: true, message, removed: 12, restored: 3 }),
  });
  await user.click(await dialog.findByRole("button", { name: "Undo last import" }));
  const question = await screen.findByRole("dialog", { name: "Undo the last import?" });
  expect(question.textContent).toContain(
    "12 pieces from products.csv will be removed; looks keep their items.",
  );
  expect(question.textContent).toContain("3 pieces will be as before the import.");
  reply(LAST, () => ({ import: pieceImport({ state: "undone", canUndo: false }) }));
  await user.click(within(question).getByRole("button", { name: "Undo the import" }));
  expect(await screen.findByText("This import was undone.")).toBeDefined();
  expect(sentTo(UNDO)[0]?.body).toEqual({ id: "import-1" });
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text: message }));
});
