import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ITEMS_MAX } from "#contract/limits.ts";
import type { ArrangeInput } from "#contract/studio/studio.ts";
import { adminTable, outfitSummary, signedIn } from "#tests/factories/api-results.ts";
import { arranged, cutout, studio } from "#tests/factories/studio-results.ts";
import { noNetwork, type Reply, renderSite } from "#tests/setup/render-site.tsx";

const READ = "POST /link/admin/read";
const API: Record<string, Reply> = {
  "GET /outfit/admin/getalloutfits": () => adminTable([outfitSummary(1, { image: "/media/1/1200.jpg" })]),
  "GET /bespoke/admin/requests": () => ({ requests: [], openRequests: 0, hasMore: false }),
  "GET /outfit/admin/import": () => ({ import: null }),
  "GET /activity/admin": () => ({ entries: [], total: 0 }),
};

async function openEditor(api: Record<string, Reply> = {}) {
  const site = await renderSite("/dashboard", {
    session: signedIn({ isUserAdmin: true }),
    api: { ...API, ...api },
  });
  await screen.findByText(/^Showing 1/);
  await site.user.click(screen.getByRole("button", { name: "Create Outfit" }));
  const editor = within(await screen.findByRole("dialog", { name: "Create Outfit" }));
  return { ...site, editor };
}

afterEach(() => {
  delete window.__reactRouterManifest;
});

/** A route whose code has not been fetched. */
function withoutCodeOf(path: string) {
  window.__reactRouterManifest = {
    routes: { section: { id: "section", path, module: "/assets/section.js" } },
  };
}

/** The page behind an open dialog is inert. */
const followLink = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("link", { name, hidden: true })));

it("after the editor was open, code of a section that cannot be fetched is still said", async () => {
  const { user, editor } = await openEditor({ "GET /assets/section.js": noNetwork });
  await user.click(editor.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  withoutCodeOf("/dashboard/activity");
  await followLink("Activity");
  expect((await screen.findByRole("alert")).textContent).toContain("This page could not be loaded");
  expect(screen.getByRole("heading", { level: 1, name: "Outfit Management" })).toBeDefined();
});

it("following a link asks before input of the editor is lost", async () => {
  const { user, editor } = await openEditor();
  await user.type(editor.getByLabelText("Description"), "A new look");
  await followLink("Activity");
  const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(editor.getByDisplayValue("A new look")).toBeDefined();

  await followLink("Activity");
  const again = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await user.click(within(again).getByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Activity" })).toBeDefined();
});

it("reads four pasted links at a time, and leaves those that an outfit has no room for", async () => {
  const waiting: (() => void)[] = [];
  const { user, editor, sentTo } = await openEditor({
    [READ]: () =>
      new Promise((resolve) => {
        const page = { itemName: "Kurta", sourceName: "Neel", itemPrice: 999, currency: "INR" };
        waiting.push(() => resolve(page));
      }),
  });
  await user.click(editor.getByRole("button", { name: "Add from link" }));
  const links = Array.from({ length: ITEMS_MAX + 2 }, (_, index) => `https://shop.example/${index + 1}`);
  const field = editor.getByLabelText("Product links, one a line");
  fireEvent.change(field, { target: { value: links.join("\n") } });
  await user.click(editor.getByRole("button", { name: "Add items" }));

  await waitFor(() => expect(sentTo(READ)).toHaveLength(4));
  expect(field).toHaveProperty("value", links.slice(ITEMS_MAX).join("\n"));
  expect(
    editor.getByText("0 of 30 pages read… 2 links are not added: an outfit has at most 30 items."),
  ).toBeDefined();
  for (let read = 1; read <= ITEMS_MAX; read++) {
    await act(async () => waiting.shift()?.());
    await waitFor(() => expect(sentTo(READ)).toHaveLength(Math.min(read + 4, ITEMS_MAX)));
  }
  expect(await editor.findByText(/^All 30 pages read/)).toBeDefined();
  expect(sentTo(READ).map(({ body }) => body)).toEqual(links.slice(0, ITEMS_MAX).map((url) => ({ url })));
});

it("the field for links takes the focus, and says why nothing is added", async () => {
  const { user, editor, sentTo } = await openEditor({ [READ]: noNetwork });
  await user.click(editor.getByRole("button", { name: "Add from link" }));
  const field = editor.getByLabelText("Product links, one a line");
  expect(document.activeElement).toBe(field);

  const add = () => user.click(editor.getByRole("button", { name: "Add items" }));
  await add();
  expect(editor.getByRole("alert").textContent).toBe("Please paste at least one link");
  expect(field.getAttribute("aria-invalid")).toBe("true");

  const link = "https://shop.example/1";
  await user.type(field, link);
  expect(editor.queryByRole("alert")).toBeNull();
  await add();
  await waitFor(() => expect(sentTo(READ)).toHaveLength(1));
  await user.type(field, link);
  await add();
  expect(editor.getByText("The outfit has all of these links already")).toBeDefined();
  expect(sentTo(READ)).toHaveLength(1);
});

it.each([
  ["the page of a link", fillFromLink],
  ["the studio", fillFromStudio],
])("fields that %s has filled in are not marked as missing any more", async (_, fill) => {
  const site = await openEditor({
    [READ]: () => ({ itemName: "Kurta 1", sourceName: "Neel", itemPrice: 999, currency: "INR" }),
    "GET /studio/admin/studio": () => studio(),
    "GET /piece/admin/pieces": () => ({ pieces: [], total: 0 }),
    "POST /studio/admin/cutout": () => cutout(1),
    "POST /studio/admin/arrange": ({ body }) => arranged(body as ArrangeInput),
    "PUT /studio/admin/draft": () => new Response(null, { status: 204 }),
    "POST /studio/admin/layers": () => ({ drift: { x: 0, y: 0 }, layers: [] }),
    "POST /studio/admin/ground": () => ({ image: "data:image/svg+xml,<svg/>" }),
    "POST /studio/admin/preview": () => new Response("picture"),
  });
  const { user, editor } = site;
  await user.click(editor.getByRole("button", { name: "Create Outfit" }));
  expect(await editor.findByText("Item name is required")).toBeDefined();
  expect(editor.getByText("Category is required")).toBeDefined();
  await fill(site);
  expect(await editor.findByDisplayValue("Kurta 1")).toBeDefined();
  for (const error of [/^Item name is/, /^Source name is/, /^Item link is/, /price is required/])
    expect(editor.queryByText(error)).toBeNull();
  expect(editor.getByText("Category is required")).toBeDefined();
});

type Editor = Awaited<ReturnType<typeof openEditor>>;

async function fillFromLink({ user, editor }: Editor) {
  await user.click(editor.getByRole("button", { name: "Add from link" }));
  await user.type(editor.getByLabelText("Product links, one a line"), "https://shop.example/1");
  await user.click(editor.getByRole("button", { name: "Add items" }));
}

async function fillFromStudio({ user, editor }: Editor) {
  await user.click(editor.getByRole("button", { name: "Compose" }));
  const board = within(await screen.findByRole("dialog", { name: "Studio" }));
  await user.click(await board.findByRole("button", { name: "Links" }));
  await user.type(board.getByLabelText("Product links, one a line"), "https://shop.example/1");
  await user.click(board.getByRole("button", { name: "Cut out" }));
  await waitFor(() => expect(board.queryByRole("list", { name: "Pieces on their way" })).toBeNull());
  await user.click(board.getByRole("button", { name: "Use this look" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Studio" })).toBeNull());
}
