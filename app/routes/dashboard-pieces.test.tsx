import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { Piece, PieceList } from "#contract/pieces/pieces.ts";
import { piece, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, type Reply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const LIST = "GET /piece/admin/pieces";
const CREATE = "POST /piece/admin/pieces";
const UPDATE = "PUT /piece/admin/pieces/piece-1";
const DELETE = "DELETE /piece/admin/pieces/piece-1";

const list = (pieces: Piece[], total = pieces.length): PieceList => ({ pieces, total });

function open(pieces: Piece[], api: Record<string, Reply> = {}, path = "/dashboard/pieces") {
  return renderSite(path, {
    session: signedIn({ isUserAdmin: true }),
    api: { [LIST]: () => list(pieces), "GET /piece/admin/import": () => ({ import: null }), ...api },
  });
}
const cards = async () =>
  [...(await screen.findByRole("list", { name: "Pieces" })).children] as HTMLElement[];
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const queryOf = (path: string | undefined) =>
  Object.fromEntries([...new URLSearchParams(path?.split("?")[1])].filter(([, value]) => value !== ""));

it("says what is known of each piece", async () => {
  const looks = [
    { outfitId: "outfit-1", subtitle: "Rust kurta, gold jhumka" },
    { outfitId: "outfit-2", subtitle: "" },
  ];
  await open([
    piece(1, {
      ...{ section: "Women", role: "top", colours: ["red", "gold"], linkState: "gone" },
      ...{ outfits: looks, numberOfOutfits: 7 },
    }),
    piece(2, { availability: "out_of_stock", isMissing: true }),
  ]);
  const [used, unused] = await cards();
  const inUsed = within(used as HTMLElement);
  expect(inUsed.getByRole("link", { name: "Piece 1" }).getAttribute("href")).toBe("https://shop.example/1");
  for (const text of ["Neel & Co", "₹1,499", "Top · Women", "In stock", "Link is broken: gone", "7 looks"]) {
    expect(used?.textContent).toContain(text);
  }
  const colours = within(inUsed.getByRole("list", { name: "Colours" })).getAllByRole("listitem");
  expect(colours.map(({ textContent }) => textContent)).toEqual(["red", "gold"]);
  const look = inUsed.getByRole("link", { name: "Rust kurta, gold jhumka" });
  expect(look.getAttribute("href")).toBe("/outfit/outfit-1");
  expect(used?.textContent).toContain("… and 5 more");
  for (const text of ["Out of stock", "Missing", "In no look"]) expect(unused?.textContent).toContain(text);
});

it("is filtered by words, shop, section, role and state, and paged, all in its address", async () => {
  const site = await open([piece(1)], {}, "/dashboard/pieces?searchTerm=kurta&source=neel&role=top&page=2");
  await cards();
  expect(queryOf(site.sentTo(LIST)[0]?.path)).toEqual({
    ...{ searchTerm: "kurta", source: "neel", role: "top", startIndex: "24", limit: "24" },
  });
  const field = screen.getByRole("searchbox", { name: "Shop" }) as HTMLInputElement;
  expect(field.value).toBe("neel");

  await site.user.clear(field);
  await site.user.type(field, "fab ");
  await site.user.selectOptions(screen.getByRole("combobox", { name: "Section", hidden: true }), "Women");
  await site.user.selectOptions(screen.getByRole("combobox", { name: "State", hidden: true }), "broken");
  await waitFor(() =>
    expect(queryOf(site.sentTo(LIST).at(-1)?.path)).toEqual({
      ...{ searchTerm: "kurta", source: "fab", section: "Women", role: "top", state: "broken" },
      ...{ startIndex: "0", limit: "24" },
    }),
  );
});

it("goes back to the last page when its own has no pieces any more", async () => {
  const site = await open(
    [],
    { [LIST]: ({ path }) => list(path.includes("startIndex=24") ? [piece(1)] : [], 25) },
    "/dashboard/pieces?page=3",
  );
  await cards();
  expect(site.sentTo(LIST).map(({ path }) => queryOf(path).startIndex)).toEqual(["48", "24"]);
});

it("tells a new shop what a piece is, and another search that nothing matches", async () => {
  const site = await open([]);
  expect(await screen.findByRole("heading", { name: "No pieces yet" })).toBeDefined();
  expect(screen.queryByRole("search", { name: "Filter the pieces" })).toBeNull();
  await site.user.click(screen.getByRole("button", { name: "Add a piece" }));
  expect(await screen.findByRole("dialog", { name: "Add a piece" })).toBeDefined();
});

it("shows all pieces again after a search without a match", async () => {
  const site = await open(
    [],
    { [LIST]: ({ path }) => list(path.includes("searchTerm=sari") ? [] : [piece(1)]) },
    "/dashboard/pieces?searchTerm=sari",
  );
  const empty = (await screen.findByRole("heading", { name: "No pieces found" })).parentElement;
  await site.user.click(within(empty as HTMLElement).getByRole("button", { name: "Clear filters" }));
  expect(await cards()).toHaveLength(1);
});

it("asks again for pieces that could not be loaded", async () => {
  expectConsole(/The pieces could not be loaded/);
  const site = await open([], { [LIST]: () => refusal(403, "No.") });
  expect(await screen.findByRole("heading", { name: "The pieces could not be loaded" })).toBeDefined();
  site.reply(LIST, () => list([piece(1)]));
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await cards()).toHaveLength(1);
});

it("adds a piece, of which the name can say role and colours", async () => {
  const site = await open([piece(1)], { [CREATE]: () => Response.json(piece(2), { status: 201 }) });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Add a piece" }));
  const form = await dialog("Add a piece");
  await site.user.click(form.getByRole("button", { name: "Add piece" }));
  const alerts = (await form.findAllByRole("alert")).map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    "Item name is required",
    "Source name is required",
    "Valid price is required",
    "Item link is required",
  ]);
  expect(document.activeElement).toBe(form.getByLabelText("Item name"));

  await site.user.type(form.getByLabelText("Item name"), "Rust linen kurta");
  await site.user.type(form.getByLabelText("Source name"), "Fabindia");
  await site.user.type(form.getByLabelText("Price (₹)"), "1,499");
  await site.user.type(form.getByLabelText("Item link"), "https://shop.example/2");
  await site.user.click(form.getByRole("button", { name: "Add piece" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(site.sentTo(CREATE)[0]?.body).toEqual({
    ...{ name: "Rust linen kurta", sourceName: "Fabindia", price: 1_499, link: "https://shop.example/2" },
    ...{ image: null, section: null, role: null, colours: null, availability: "unknown" },
  });
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text: "Piece added" }));
  await waitFor(() => expect(site.sentTo(LIST)).toHaveLength(2));
});

it("edits all that is known of a piece", async () => {
  const image = "https://shop.example/1.jpg";
  const before = piece(1, { image, section: "Men", role: "top", colours: ["red"] });
  const site = await open([before], { [UPDATE]: () => before });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Edit Piece 1" }));
  const form = await dialog("Edit piece");
  expect(form.getByRole("link", { name: "Open the shop's picture" }).getAttribute("href")).toBe(image);
  await site.user.selectOptions(form.getByLabelText("Role"), "Layer");
  await site.user.selectOptions(form.getByLabelText("Section"), "Women");
  await site.user.selectOptions(form.getByLabelText("Availability"), "Out of stock");
  await site.user.click(form.getByRole("button", { name: "gold", pressed: false }));
  await site.user.click(form.getByRole("button", { name: "red", pressed: true }));
  await site.user.click(form.getByRole("button", { name: "Save piece" }));
  await waitFor(() =>
    expect(site.sentTo(UPDATE)[0]?.body).toEqual({
      ...{ name: "Piece 1", sourceName: "Neel & Co", price: 1_499, link: "https://shop.example/1", image },
      ...{ section: "Women", role: "layer", colours: ["gold"], availability: "out_of_stock", version: 1 },
    }),
  );
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text: "Piece saved" }));
});

it("shows what the shop refuses at its field, and keeps the input when the shop cannot be reached", async () => {
  const message = PIECE_ERRORS.linkTaken({ name: "Gold jhumka" }).text;
  const taken = { success: false, message, error: message, code: "CONFLICT" };
  const site = await open([piece(1)], { [UPDATE]: noNetwork });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Edit Piece 1" }));
  const form = await dialog("Edit piece");
  await site.user.type(form.getByLabelText("Item name"), " in blue");
  await site.user.click(form.getByRole("button", { name: "Save piece" }));
  expect((await form.findByRole("alert")).textContent).toMatch(/^The shop could not be reached/);

  site.reply(UPDATE, () =>
    Response.json({ ...taken, details: [{ path: "link", message }] }, { status: 409 }),
  );
  await site.user.click(form.getByRole("button", { name: "Save piece" }));
  await waitFor(() => expect(form.getByRole("alert").textContent).toBe(message));
  expect(document.activeElement).toBe(form.getByLabelText("Item link"));
  expect((form.getByLabelText("Item name") as HTMLInputElement).value).toBe("Piece 1 in blue");
});

it("after another edit of the piece, theirs is loaded or one's own saved anyway", async () => {
  const message = PIECE_ERRORS.changedMeanwhile.text;
  const changed = { success: false, message, error: message, code: "CONFLICT" };
  const site = await open([piece(1)], {
    [UPDATE]: () => Response.json({ ...changed, details: [{ path: "version", message }] }, { status: 409 }),
  });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Edit Piece 1" }));
  const form = await dialog("Edit piece");
  await site.user.type(form.getByLabelText("Item name"), " in blue");
  await site.user.click(form.getByRole("button", { name: "Save piece" }));
  expect((await form.findByRole("alert")).textContent).toContain(message);
  await site.user.click(form.getByRole("button", { name: "Save mine anyway" }));
  await waitFor(() => expect(site.sentTo(UPDATE)).toHaveLength(2));
  expect(site.sentTo(UPDATE)[1]?.body).not.toHaveProperty("version");

  site.reply(LIST, () => ({ pieces: [piece(1, { name: "Piece 1 in red", version: 2 })], total: 1 }));
  await site.user.click(await form.findByRole("button", { name: "Load the other version" }));
  await waitFor(() =>
    expect((form.getByLabelText("Item name") as HTMLInputElement).value).toBe("Piece 1 in red"),
  );
  expect(form.queryByRole("alert")).toBeNull();
  site.reply(UPDATE, () => piece(1, { version: 3 }));
  await site.user.click(form.getByRole("button", { name: "Save piece" }));
  await waitFor(() => expect(site.sentTo(UPDATE)[2]?.body).toMatchObject({ version: 2 }));
});

it("asks before input of the form is lost", async () => {
  const site = await open([piece(1)]);
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Edit Piece 1" }));
  const form = await dialog("Edit piece");
  await site.user.click(form.getByRole("button", { name: "blue" }));
  await site.user.click(form.getByRole("button", { name: "Cancel" }));
  const question = await dialog("Leave without saving?");
  await site.user.click(question.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(site.sentTo(UPDATE)).toEqual([]);
});

it("deletes a piece after a question that says what its looks keep", async () => {
  const site = await open([piece(1, { numberOfOutfits: 2 })], {
    [DELETE]: () => new Response(null, { status: 204 }),
  });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Delete Piece 1" }));
  const question = await screen.findByRole("dialog", { name: "Delete this piece?" });
  expect(question.textContent).toContain("The 2 looks that have it keep the item as it is.");
  site.reply(LIST, () => list([]));
  await site.user.click(within(question).getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("heading", { name: "No pieces yet" })).toBeDefined();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text: "Piece deleted" }));
});

it("says that a piece has been deleted already, and shows what is left", async () => {
  const site = await open([piece(1), piece(2)], {
    [DELETE]: () => refusal(404, PIECE_ERRORS.notFound.text),
  });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Delete Piece 1" }));
  site.reply(LIST, () => list([piece(2)]));
  await site.user.click((await dialog("Delete this piece?")).getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(toasts()).toContainEqual({ kind: "error", text: "This piece has been deleted." }),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Delete Piece 1" })).toBeNull());
});

it("begins a look with a piece", async () => {
  const site = await open([piece(1, { price: 999.5 })]);
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Use in a look: Piece 1" }));
  const editor = await dialog("Create Outfit");
  const values = ["Item name", "Source name", "Price (₹)", "Item link"].map(
    (label) => (editor.getByLabelText(`${label} of item 1`) as HTMLInputElement).value,
  );
  expect(values).toEqual(["Piece 1", "Neel & Co", "999.5", "https://shop.example/1"]);
  fireEvent.click(editor.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
