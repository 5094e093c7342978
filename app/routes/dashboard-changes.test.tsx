import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { OUTFIT_CHANGE_MESSAGES } from "#contract/messages/outfit-form.ts";
import { adminTable, outfitSummary, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, type Reply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const BULK = "POST /outfit/admin/bulk";
const row = (number: number, changes: Partial<AdminOutfitRow> = {}): AdminOutfitRow => ({
  ...outfitSummary(number, { image: "/media/1/1200.jpg", isActive: false }),
  publishAt: null,
  ...changes,
});
const ROWS = [row(1), row(2, { category: "Party" }), row(3, { publishAt: "2099-11-27T03:30:00.000Z" })];
const API: Record<string, Reply> = {
  "GET /outfit/admin/getalloutfits": () => adminTable(ROWS),
  "GET /bespoke/admin/requests": () => ({ requests: [], openRequests: 0, hasMore: false }),
  "GET /outfit/admin/import": () => ({ import: null }),
};

async function openDashboard(api: Record<string, Reply> = {}) {
  const session = signedIn({ isUserAdmin: true });
  const site = await renderSite("/dashboard", { session, api: { ...API, ...api } });
  await screen.findByText(/^Showing 1/);
  const choose = async (action: string) => {
    await site.user.click(screen.getByRole("button", { name: "Change" }));
    await site.user.click(await screen.findByRole("menuitem", { name: action }));
  };
  const selectPage = () => site.user.click(screen.getByRole("checkbox", { name: "Select this page" }));
  const choosePerRow = async (name: string, action: RegExp) => {
    const [button] = screen.getAllByRole("button", { name: `More for ${name}` });
    await site.user.click(button as HTMLElement);
    await site.user.click(await screen.findByRole("menuitem", { name: action }));
  };
  return { ...site, choose, selectPage, choosePerRow };
}

it("selects rows one by one or by the page, and activates them in one call", async () => {
  const site = await openDashboard({ [BULK]: () => ({ changed: 2, failed: [] }) });
  expect(screen.queryByRole("region", { name: "Selected outfits" })).toBeNull();
  await site.user.click(screen.getByRole("checkbox", { name: "Select Party outfit for Women" }));
  expect(screen.getByText("1 outfit selected")).toBeDefined();
  await site.selectPage();
  expect(screen.getByText("3 outfits selected")).toBeDefined();
  await site.choose("Activate");
  await waitFor(() =>
    expect(toasts().map(({ text }) => text)).toContain("2 outfits activated, 1 was so already"),
  );
  expect(site.sentTo(BULK)[0]?.body).toEqual({
    ids: ["outfit-2", "outfit-1", "outfit-3"],
    action: "activate",
  });
  expect(screen.getByText("3 outfits selected")).toBeDefined();
  await site.user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region", { name: "Selected outfits" })).toBeNull();
});

it("asks before it deletes, says what could not be deleted and why, and keeps that selected", async () => {
  const failed = [{ id: "outfit-2", message: "This outfit cannot be deleted" }];
  const site = await openDashboard({ [BULK]: () => ({ changed: 2, failed }) });
  await site.selectPage();
  await site.choose("Delete…");
  const asking = await screen.findByRole("dialog", { name: "Delete 3 outfits?" });
  expect(site.sentTo(BULK)).toHaveLength(0);
  await site.user.click(within(asking).getByRole("button", { name: "Delete" }));
  const result = await screen.findByRole("dialog", { name: "Not all were changed" });
  expect(result.textContent).toContain("2 outfits deleted");
  expect(within(result).getByRole("list", { name: "Not changed" }).textContent).toBe(
    "Party outfit for WomenThis outfit cannot be deleted",
  );
  expect(screen.getByText("1 outfit selected")).toBeDefined();
});

it("schedules in the shop's time zone, and shows the server's sentence at the date", async () => {
  const details = [{ path: "publishAt", message: "Please choose a time in the future" }];
  const refused = () =>
    Response.json(
      { success: false, message: "Invalid", error: "Invalid", code: "VALIDATION_FAILED", details },
      { status: 400 },
    );
  const site = await openDashboard({ [BULK]: refused });
  await site.selectPage();
  await site.choose("Publish on…");
  const dialog = await screen.findByRole("dialog", { name: "Publish 3 outfits later" });
  const field = within(dialog).getByLabelText("Publish on");
  fireEvent.change(field, { target: { value: "2030-11-29T09:00" } });
  expect(
    within(dialog).getByText("Nov 29, 2030, 09:00 AM in the shop's time zone, Asia/Kolkata"),
  ).toBeDefined();
  await site.user.click(within(dialog).getByRole("button", { name: "Schedule" }));
  expect(await within(dialog).findByText("Please choose a time in the future")).toBeDefined();
  site.reply(BULK, () => ({ changed: 3, failed: [] }));
  await site.user.click(within(dialog).getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain("3 outfits scheduled"));
  expect(site.sentTo(BULK)[1]?.body).toMatchObject({
    action: "schedule",
    publishAt: "2030-11-29T03:30:00.000Z",
  });
});

it("takes the date of scheduled outfits away, and asks for a date that is missing", async () => {
  const site = await openDashboard({ [BULK]: () => ({ changed: 1, failed: [] }) });
  const [, scheduled] = screen.getAllByRole("checkbox", { name: "Select Wedding outfit for Women" });
  await site.user.click(scheduled as HTMLElement);
  await site.choose("Publish on…");
  const dialog = await screen.findByRole("dialog", { name: "Publish 1 outfit later" });
  const field = within(dialog).getByLabelText("Publish on");
  expect(field).toHaveProperty("value", "2099-11-27T09:00");
  fireEvent.change(field, { target: { value: "" } });
  await site.user.click(within(dialog).getByRole("button", { name: "Schedule" }));
  expect(within(dialog).getByText("Please choose a date and time")).toBeDefined();
  expect(site.sentTo(BULK)).toHaveLength(0);
  await site.user.click(within(dialog).getByRole("button", { name: "Remove the date" }));
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain("1 outfit without a date now"));
  expect(site.sentTo(BULK)[0]?.body).toMatchObject({ action: "schedule", publishAt: null });
});

it("what was changed of outfits on other pages shows in the next change", async () => {
  const site = await openDashboard({ [BULK]: () => ({ changed: 1, failed: [] }) });
  await site.user.click(screen.getByRole("checkbox", { name: "Select Party outfit for Women" }));
  site.reply("GET /outfit/admin/getalloutfits", () => adminTable([row(4, { category: "Casual" })]));
  const scheduled = async () => {
    await site.choose("Publish on…");
    const dialog = await screen.findByRole("dialog", { name: "Publish 1 outfit later" });
    return { dialog: within(dialog), field: within(dialog).getByLabelText("Publish on") };
  };
  const first = await scheduled();
  fireEvent.change(first.field, { target: { value: "2030-11-29T09:00" } });
  await site.user.click(first.dialog.getByRole("button", { name: "Schedule" }));
  await screen.findByRole("checkbox", { name: "Select Casual outfit for Women" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const second = await scheduled();
  expect(second.field).toHaveProperty("value", "2030-11-29T09:00");
  await site.user.click(second.dialog.getByRole("button", { name: "Remove the date" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const third = await scheduled();
  expect(third.dialog.queryByRole("button", { name: "Remove the date" })).toBeNull();
});

it("an outfit on another page that is inactive already keeps its date when it is deactivated", async () => {
  const site = await openDashboard({ [BULK]: () => ({ changed: 0, failed: [] }) });
  const [, scheduled] = screen.getAllByRole("checkbox", { name: "Select Wedding outfit for Women" });
  await site.user.click(scheduled as HTMLElement);
  site.reply("GET /outfit/admin/getalloutfits", () => adminTable([row(4, { category: "Casual" })]));
  await site.choose("Deactivate");
  await screen.findByRole("checkbox", { name: "Select Casual outfit for Women" });
  await waitFor(() =>
    expect(toasts().map(({ text }) => text)).toContain("0 outfits deactivated, 1 was so already"),
  );
  await site.choose("Publish on…");
  const dialog = await screen.findByRole("dialog", { name: "Publish 1 outfit later" });
  expect(within(dialog).getByLabelText("Publish on")).toHaveProperty("value", "2099-11-27T09:00");
});

it("an outfit that was deleted meanwhile is named, and no longer selected", async () => {
  const failed = [{ id: "outfit-2", message: "This outfit has been deleted" }];
  const site = await openDashboard({ [BULK]: () => ({ changed: 0, failed }) });
  await site.user.click(screen.getByRole("checkbox", { name: "Select Party outfit for Women" }));
  await site.choose("Activate");
  const result = await screen.findByRole("dialog", { name: "Nothing was changed" });
  expect(result.textContent).toContain("Party outfit for WomenThis outfit has been deleted");
  expect(screen.queryByText("1 outfit selected")).toBeNull();
});

it("adds a tag without its sign", async () => {
  const site = await openDashboard({ [BULK]: () => ({ changed: 3, failed: [] }) });
  await site.selectPage();
  await site.choose("Add a tag…");
  const dialog = await screen.findByRole("dialog", { name: "Add a tag to 3 outfits" });
  await site.user.type(within(dialog).getByLabelText("Tag"), "#monsoon");
  await site.user.click(within(dialog).getByRole("button", { name: "Add tag" }));
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain("3 outfits tagged"));
  expect(site.sentTo(BULK)[0]?.body).toMatchObject({ action: "addTag", tag: "monsoon" });
});

it("changes the category or the type, once one is chosen", async () => {
  const site = await openDashboard({ [BULK]: () => ({ changed: 2, failed: [] }) });
  await site.selectPage();
  await site.choose("Change the category…");
  const dialog = within(await screen.findByRole("dialog", { name: "Change the category of 3 outfits" }));
  await site.user.click(dialog.getByRole("button", { name: "Change" }));
  expect(dialog.getByText("Please choose one")).toBeDefined();
  expect(site.sentTo(BULK)).toHaveLength(0);
  await site.user.selectOptions(dialog.getByLabelText("Category"), "Festival");
  await site.user.click(dialog.getByRole("button", { name: "Change" }));
  await waitFor(() =>
    expect(toasts().map(({ text }) => text)).toContain("2 outfits in another category now, 1 was so already"),
  );
  expect(site.sentTo(BULK)[0]?.body).toMatchObject({ action: "setCategory", category: "Festival" });

  await site.choose("Change the type…");
  const types = within(await screen.findByRole("dialog", { name: "Change the type of 3 outfits" }));
  await site.user.selectOptions(types.getByLabelText("Type"), "Sponsored");
  await site.user.click(types.getByRole("button", { name: "Change" }));
  await waitFor(() =>
    expect(site.sentTo(BULK)[1]?.body).toMatchObject({ action: "setType", type: "Sponsored" }),
  );
});

it("a change that fails is said, and everything stays selected", async () => {
  const site = await openDashboard({ [BULK]: () => refusal(503, "The database is unavailable") });
  await site.selectPage();
  await site.choose("Deactivate");
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain("The database is unavailable"));
  expect(screen.getByText("3 outfits selected")).toBeDefined();
});

it("a change whose response is lost shows what it has changed", async () => {
  const site = await openDashboard({ [BULK]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await site.selectPage();
  site.reply("GET /outfit/admin/getalloutfits", () =>
    adminTable(ROWS.map((old) => ({ ...old, isActive: true, publishAt: null }))),
  );
  await site.choose("Activate");
  await waitFor(() => expect(screen.queryByText("Nov 27, 2099, 09:00 AM")).toBeNull());
  expect(screen.getByText("3 outfits selected")).toBeDefined();
});

it("shows when an outfit will be published", async () => {
  await openDashboard();
  const date = screen.getByText("Nov 27, 2099, 09:00 AM");
  expect(date.parentElement?.textContent).toBe("ScheduledNov 27, 2099, 09:00 AM");
});

it("duplicates an outfit and opens the copy in the editor", async () => {
  const { imagePlaceholder, ...copy } = outfitSummary(9, { image: "/media/1/1200.jpg", isActive: false });
  const outfit = { ...copy, imagePlaceholder, items: [], likes: [], dislikes: [], comments: [] };
  const site = await openDashboard({
    "POST /outfit/admin/duplicate/outfit-1": () => Response.json(outfit, { status: 201 }),
    "GET /outfit/outfit-9": () => outfit,
  });
  await site.choosePerRow("Wedding outfit for Women", /^Duplicate as draft/);
  const editor = await screen.findByRole("dialog", { name: "Edit Outfit" });
  expect(await within(editor).findByDisplayValue("Look number 9")).toBeDefined();
  expect(within(editor).getByLabelText("Publish on")).toBeDefined();
});

it("a copy that arrives late leaves an open editor as it is, and one press copies once", async () => {
  const DUPLICATE = "POST /outfit/admin/duplicate/outfit-1";
  const held = heldReply(() => Response.json(outfitSummary(9), { status: 201 }));
  const site = await openDashboard({ [DUPLICATE]: held.reply });
  await site.choosePerRow("Wedding outfit for Women", /^Duplicate as draft/);
  await site.choosePerRow("Wedding outfit for Women", /^Duplicate as draft/);
  await site.user.click(screen.getByRole("button", { name: "Create Outfit" }));
  const editor = await screen.findByRole("dialog", { name: "Create Outfit" });
  await site.user.type(within(editor).getByLabelText("Description"), "Typed meanwhile");
  held.release();
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain(OUTFIT_CHANGE_MESSAGES.duplicated));
  expect(within(editor).getByDisplayValue("Typed meanwhile")).toBeDefined();
  expect(screen.queryByRole("dialog", { name: "Edit Outfit" })).toBeNull();
  expect(site.sentTo(DUPLICATE)).toHaveLength(1);
});

it("shows the history of an outfit with its differences, page by page", async () => {
  const entry = (number: number, changes: object) => ({
    _id: `entry-${number}`,
    action: "changed",
    subject: { kind: "outfit", id: "outfit-1", name: "Wedding outfit for Women" },
    administrator: "asha",
    isAutomatic: false,
    before: null,
    after: null,
    createdAt: "2026-03-01T09:30:00.000Z",
    ...changes,
  });
  const latest = entry(1, { before: { rateLook: 4 }, after: { rateLook: 4.5 } });
  const published = entry(2, { action: "published", administrator: null, isAutomatic: true });
  const HISTORY = "GET /outfit/admin/history/outfit-1";
  const pages: Reply = ({ path }) =>
    path.includes("startIndex=0")
      ? { entries: [latest], hasMore: true }
      : { entries: [published], hasMore: false };
  const site = await openDashboard({ [HISTORY]: pages });
  await site.choosePerRow("Wedding outfit for Women", /^History/);
  const dialog = await screen.findByRole("dialog", { name: "History" });
  const list = await within(dialog).findByRole("list", { name: "History" });
  expect(list.textContent).toMatch(/asha changed the outfit.*Ratingbefore: 4 → after: 4\.5/);

  expectConsole(/The history could not be loaded/);
  site.reply(HISTORY, () => new Response("", { status: 413 }));
  await site.user.click(within(dialog).getByRole("button", { name: "Show earlier changes" }));
  expect((await within(dialog).findByRole("alert")).textContent).toMatch(
    /^Earlier changes could not be loaded/,
  );
  site.reply(HISTORY, pages);
  await site.user.click(within(dialog).getByRole("button", { name: "Show earlier changes" }));
  await waitFor(() => expect(list.textContent).toMatch(/The shop published/));
});
