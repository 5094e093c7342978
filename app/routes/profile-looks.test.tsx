import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { getQueryClient } from "#app/lib/query-client.ts";
import { PICTURE_RIGHTS, STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";
import type { Submission, SubmissionState } from "#contract/submissions/submissions.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { submission } from "#tests/factories/submission-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, type Reply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const picture = () => new Response(new Blob(["picture"], { type: "image/webp" }));
const noContent = () => new Response(null, { status: 204 });
/** What the stylist's own page is cached under. */
const PAGE_KEY = ["stylists", "asha"];
const stylist = (about: string): StylistPage => ({
  stylist: { username: "asha", about, numberOfOutfits: 1, totals: { views: 1, likes: 1, saves: 1 } },
  outfits: [],
});

function open(looks: Submission[], api: Record<string, Reply> = {}) {
  const pictures = looks.map(({ _id }) => [`GET /submission/${_id}/picture`, picture] as const);
  return renderSite("/profile", {
    session: signedIn(),
    api: { "GET /submission": () => ({ submissions: looks }), ...Object.fromEntries(pictures), ...api },
  });
}
const section = () => within(screen.getByRole("region", { name: "My looks" }));
const STATES: SubmissionState[] = ["draft", "submitted", "changes_requested", "declined"];

it("says to people without looks where to submit one", async () => {
  await open([]);
  await section().findByText("You have styled no look yet.");
  expect(section().getByRole("link", { name: "Submit a look" }).getAttribute("href")).toBe("/submit");
});

it("shows each look with its state, its note and what can be done with it", async () => {
  const looks = STATES.map((state, index) =>
    submission(index + 1, { state, note: state === "changes_requested" ? "A warmer ground, please." : null }),
  );
  const wasInShop = submission(6, { state: "submitted", outfitId: "outfit-6" });
  // The shop has deleted the outfit.
  await open([...looks, submission(5, { state: "published", outfitId: null }), wasInShop]);
  const rows = await section().findAllByRole("listitem");
  const found = rows.map((row) => [
    within(row).getByText(/^(Draft|Waiting for review|Changes asked for|Declined|Not in the shop any more)$/)
      .textContent,
    [...within(row).queryAllByRole("link"), ...within(row).queryAllByRole("button")].map(
      ({ textContent }) => textContent,
    ),
  ]);
  expect(found).toEqual([
    ["Draft", ["Edit", "Submit", "Delete"]],
    ["Waiting for review", ["Delete"]],
    ["Changes asked for", ["Edit", "Submit", "Delete"]],
    ["Declined", ["Edit", "Submit", "Delete"]],
    ["Not in the shop any more", ["Delete"]],
    ["Waiting for review", []],
  ]);
  expect(rows[5]?.textContent).toContain("We look at it before it is shown there again.");
  expect(rows[2]?.textContent).toContain("A warmer ground, please.");
  expect(
    section().getAllByRole("link", { name: "Edit the look Casual, Women" })[0]?.getAttribute("href"),
  ).toBe("/submit?look=look-1");
});

it("does not submit a look whose changes are not saved, and says so, also when another tab enters them", async () => {
  const begun = (userId: string, lookId: string) =>
    localStorage.setItem("begunLooks", JSON.stringify({ userId, looks: { [lookId]: {} } }));
  begun("user-asha", "look-1");
  await open([submission(1), submission(2)]);
  const rows = await section().findAllByRole("listitem");
  const found = () =>
    rows.map((row) => [
      within(row).queryByText(/^What you changed on this device is not saved/) !== null,
      within(row).queryByRole("button", { name: /^Submit/ }) !== null,
      within(row).queryByRole("link", { name: /^Edit/ }) !== null,
    ]);
  expect(found()).toEqual([
    [true, false, true],
    [false, true, true],
  ]);
  begun("user-asha", "look-2");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "begunLooks" })));
  expect(found()).toEqual([
    [false, true, true],
    [true, false, true],
  ]);
});

it("submits a draft, and says why one was not", async () => {
  const site = await open([submission(1)], {
    "POST /submission/look-1/submit": () => refusal(409, "5 of your looks wait for review already."),
  });
  await site.user.click(await section().findByRole("button", { name: "Submit the look Casual, Women" }));
  await screen.findByText("5 of your looks wait for review already.");
  site.reply("POST /submission/look-1/submit", () => submission(1, { state: "submitted" }));
  site.reply("GET /submission", () => ({ submissions: [submission(1, { state: "submitted" })] }));
  await site.user.click(section().getByRole("button", { name: "Submit the look Casual, Women" }));
  await section().findByText("Waiting for review");
});

it("asks for the rights in the pictures before a look is submitted, and only where they are missing", async () => {
  const submitted = submission(1, { state: "submitted" });
  const { text, reason } = STUDIO_ERRORS.rightsNeeded;
  const refused = { success: false, message: text, error: text, code: "CONFLICT", reason };
  const site = await open([submission(1)], {
    "POST /submission/look-1/submit": () => Response.json(refused, { status: 409 }),
    "POST /studio/rights": noContent,
  });
  await site.user.click(await section().findByRole("button", { name: "Submit the look Casual, Women" }));
  const question = within(await screen.findByRole("dialog", { name: PICTURE_RIGHTS.title }));
  site.reply("POST /submission/look-1/submit", () => submitted);
  site.reply("GET /submission", () => ({ submissions: [submitted] }));
  await site.user.click(question.getByRole("button", { name: PICTURE_RIGHTS.confirm }));
  await section().findByText("Waiting for review");
  expect(site.sentTo("POST /studio/rights")).toHaveLength(1);
  expect(site.sentTo("POST /submission/look-1/submit")).toHaveLength(2);
});

it("a look that is deleted can be had back for a moment", async () => {
  const site = await open([submission(1)]);
  await site.user.click(await section().findByRole("button", { name: "Delete the look Casual, Women" }));
  await waitFor(() => expect(section().queryByText("Draft")).toBeNull());
  await site.user.click(await screen.findByRole("button", { name: "Undo" }));
  await section().findByText("Draft");
  expect(site.sentTo("DELETE /submission/look-1")).toEqual([]);
});

it("a look is deleted when the page is hidden, and cannot be had back when it is shown again", async () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  onTestFinished(() => hidden.mockRestore());
  const show = (isShown: boolean) =>
    act(async () => {
      hidden.mockReturnValue(!isShown);
      document.dispatchEvent(new Event("visibilitychange"));
    });
  const DELETE = "DELETE /submission/look-1";
  const site = await open([submission(1)], { [DELETE]: noContent });
  await site.user.click(await section().findByRole("button", { name: "Delete the look Casual, Women" }));
  await screen.findByRole("button", { name: "Undo" });
  await show(false);
  expect(site.sentTo(DELETE)).toHaveLength(1);
  dispatchEvent(new Event("pagehide"));
  expect(site.sentTo(DELETE)).toHaveLength(1);
  site.reply(DELETE, () => refusal(404, "There is no such look"));
  site.reply("GET /submission", () => ({ submissions: [] }));
  await show(true);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(section().queryByText("Draft")).toBeNull();
  expect(site.sentTo(DELETE)).toHaveLength(1);
});

it("a published look has its link and its figures by day; its author says something about themselves", async () => {
  const day = { views: 1300, likes: 2, saves: 1, opens: 4 };
  const site = await open([submission(1, { state: "published", outfitId: "outfit-1" })], {
    "GET /submission/look-1/figures": () => ({
      days: [
        { day: "2026-07-01", ...day },
        { day: "2026-07-02", ...day },
      ],
    }),
    "GET /stylist/asha": () => stylist("I like linen."),
    "PUT /stylist/about": noContent,
  });
  getQueryClient().setQueryData(PAGE_KEY, stylist("I like linen."));
  const link = await section().findByRole("link", { name: "See the look Casual, Women in the shop" });
  expect(link.getAttribute("href")).toBe("/outfit/outfit-1");
  const figures = section().getByText("Views, likes, saves and link opens by day");
  expect(figures.closest("summary")?.getAttribute("aria-label")).toBe(
    "Views, likes, saves and link opens by day: Casual, Women",
  );
  await site.user.click(figures);
  const table = await section().findByRole("table", { name: "Figures of the look Casual, Women" });
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["DayViewsLikesSavesLink opens", "Jul 2, 20261,300214", "Jul 1, 20261,300214", "Total2,600428"]);
  const about = await section().findByLabelText<HTMLTextAreaElement>("About me");
  expect(about.value).toBe("I like linen.");
  await site.user.type(about, " And cotton.");
  await site.user.click(section().getByRole("button", { name: "Save" }));
  await section().findByText("Saved.");
  expect(site.sentTo("PUT /stylist/about")[0]?.body).toEqual({ about: "I like linen. And cotton." });
  expect(getQueryClient().getQueryState(PAGE_KEY)?.isInvalidated).toBe(true);
  await site.user.click(about);
  await site.user.paste("a".repeat(300));
  await section().findByText(/25 characters too many\.$/);
});

it("a person whose page as a stylist nobody can read overwrites no text of it unseen", async () => {
  const site = await open([submission(1, { state: "published", outfitId: "outfit-1" })], {
    "GET /stylist/asha": () => refusal(404, "Not found"),
  });
  await section().findByText("In the shop");
  await waitFor(() => expect(site.sentTo("GET /stylist/asha")).toHaveLength(1));
  await waitFor(() => expect(section().queryByLabelText("About me")).toBeNull());
  expect(section().queryByRole("button", { name: "Save" })).toBeNull();
});

it("keeps the focus at the looks when one is submitted or deleted", async () => {
  const site = await open([submission(1), submission(2)], {
    "POST /submission/look-1/submit": () => submission(1, { state: "submitted" }),
  });
  const rows = await section().findAllByRole("listitem");
  site.reply("GET /submission", () => ({
    submissions: [submission(1, { state: "submitted" }), submission(2)],
  }));
  const press = (row: number, name: RegExp) =>
    site.user.click(within(rows[row] as HTMLElement).getByRole("button", { name }));
  await press(0, /^Submit/);
  await section().findByText("Waiting for review");
  expect(document.activeElement).toBe(rows[0]);
  await press(0, /^Delete/);
  expect(document.activeElement).toBe(rows[1]);
  await press(1, /^Delete/);
  expect(document.activeElement?.textContent).toBe("Submit a look");
  // A deletion that is under way would hide the looks of the next tests.
  for (const undo of await screen.findAllByRole("button", { name: "Undo" })) await site.user.click(undo);
  await section().findByText("Draft");
});

it("a stylist can be followed again while the list is loaded anew, and another be left meanwhile", async () => {
  const names = ["meera", "ravi"];
  const calls = names.flatMap((name) =>
    ["PUT", "DELETE"].map((method) => `${method} /stylist/${name}/follow`),
  );
  const site = await open([], {
    "GET /stylist": () => ({ stylists: names.map((username) => ({ username })) }),
    ...Object.fromEntries(calls.map((call) => [call, noContent])),
  });
  const leave = async (name: string) =>
    site.user.click(await section().findByRole("button", { name: `Unfollow ${name}` }));
  await section().findByRole("button", { name: "Unfollow ravi" });
  getQueryClient().setQueryData(["stylists", "ravi"], stylist("I like linen."));
  site.reply("GET /stylist", heldReply(() => ({ stylists: [] })).reply);
  await leave("ravi");
  await waitFor(() => expect(section().queryByRole("button", { name: "Unfollow ravi" })).toBeNull());
  expect(document.activeElement?.textContent).toContain("meera");
  expect(getQueryClient().getQueryState(["stylists", "ravi"])?.isInvalidated).toBe(true);
  await site.user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(site.sentTo("PUT /stylist/ravi/follow")).toHaveLength(1));

  await leave("meera");
  await waitFor(() => expect(site.sentTo("DELETE /stylist/meera/follow")).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Submit a look"));
});

it("lists whom the person follows, and follows again what was left by mistake", async () => {
  const followed = { stylists: [{ username: "ravi" }] };
  const site = await open([], {
    "GET /stylist": () => followed,
    "DELETE /stylist/ravi/follow": noContent,
    "PUT /stylist/ravi/follow": noContent,
  });
  await site.user.click(await section().findByRole("button", { name: "Unfollow ravi" }));
  await site.user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(site.sentTo("PUT /stylist/ravi/follow")).toHaveLength(1));
});

it("who has looks in the shop chooses what happens to them when the account is deleted", async () => {
  const call = "DELETE /user/delete/user-asha";
  const site = await open([submission(1, { state: "published", outfitId: "outfit-1" })], {
    "GET /stylist/asha": () => refusal(404, "Not found"),
    [call]: () => refusal(503, "The database is unavailable"),
  });
  await section().findByText("In the shop");
  await site.user.click(screen.getByRole("button", { name: "Delete Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  const keep = dialog.getByLabelText<HTMLInputElement>("Leave them in the shop, without my name");
  expect(keep.checked).toBe(true);
  await site.user.click(dialog.getByLabelText("Delete them with my account"));
  await site.user.click(dialog.getByRole("button", { name: "Delete Account" }));
  await screen.findByText("The database is unavailable");
  expect(site.sentTo(call)[0]?.path).toBe("/user/delete/user-asha?looks=remove");
});

/** Asks to delete the account; what the person chooses between there. */
async function choicesOnDeletion({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole("button", { name: "Delete Account" }));
  return within(await screen.findByRole("dialog", { name: "Delete your account?" })).queryAllByRole("radio");
}

it.each([
  ["waits for review again", { state: "submitted", outfitId: "outfit-1" }, 2],
  ["has left the shop", { state: "published", outfitId: null }, 0],
  ["was never there", { state: "submitted" }, 0],
] as const)(
  "a person whose look %s chooses on deletion only where there is a choice",
  async (_, look, choices) => {
    const site = await open([submission(1, look)], { "GET /stylist/asha": () => refusal(404, "Not found") });
    await section().findAllByRole("listitem");
    expect(await choicesOnDeletion(site)).toHaveLength(choices);
  },
);

it("an account is not deleted before its looks are known", async () => {
  const { reply, release } = heldReply(() => ({
    submissions: [submission(1, { state: "submitted", outfitId: "outfit-1" })],
  }));
  const site = await open([submission(1)], { "GET /submission": reply });
  await site.user.click(screen.getByRole("button", { name: "Delete Account" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  release();
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  expect(dialog.getAllByRole("radio")).toHaveLength(2);
});

it("a person whose looks could not be loaded chooses as well", async () => {
  expectConsole(/Loading the person's looks failed/);
  const site = await open([], { "GET /submission": () => refusal(403, "No.") });
  expect(await choicesOnDeletion(site)).toHaveLength(2);
});
