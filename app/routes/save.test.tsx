import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { accountState, outfitSummary, signedIn } from "#tests/factories/api-results.ts";
import { board, savedBoard, saveResult } from "#tests/factories/board-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const SAVE = "PUT /board/board-saved/outfit/outfit-1";
const LIST = { outfits: [1, 2].map((number) => outfitSummary(number)), total: 2, totalIsCapped: false };
const BOARDS = "GET /board";
const boards = (saved: boolean, other = false) => ({
  boards: [
    { ...savedBoard({ numberOfOutfits: saved ? 1 : 0 }), hasOutfit: saved },
    { ...board(1, { name: "Weddings", isPublic: true }), hasOutfit: other },
  ],
});

/** The listing with two outfits. */
const open = (api = {}, session: ReturnType<typeof signedIn> | null = signedIn()) =>
  renderSite("/outfit", {
    ...(session ? { session } : {}),
    api: { "GET /outfit/getoutfits": () => LIST, [BOARDS]: () => boards(true), ...api },
  });
const marks = () => screen.findAllByRole("button", { name: /^Saved?: Wedding/ });
const firstMark = async () => (await marks())[0] as HTMLElement;
const menu = () => screen.findByRole("dialog", { name: "Your boards" });
const choice = async (name: RegExp) =>
  within(await menu()).findByRole<HTMLInputElement>("checkbox", { name });

beforeEach(() => {
  history.replaceState(null, "", "/outfit");
});

it("asks a visitor to sign in, and saves the look once they are back", async () => {
  const site = await open({}, null);
  await site.user.click(await firstMark());
  await waitFor(() =>
    expect(toasts()).toContainEqual({ kind: "error", text: "Please sign in to save looks" }),
  );
  site.reply("POST /auth/signin", () => signedIn());
  site.reply(SAVE, () => saveResult());
  await site.user.click(screen.getAllByRole("link", { name: "Sign In" })[0] as HTMLElement);
  const form = within(screen.getByRole("main"));
  await site.user.type(await form.findByLabelText("Email"), "asha@people.example");
  await site.user.type(form.getByLabelText("Password"), "Marigold-7");
  await site.user.click(form.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text: "Saved to your looks" }));
  expect(site.sentTo(SAVE)).toHaveLength(1);
  expect((await firstMark()).textContent).toContain("Saved: Wedding, Women");
});

it("shows what is saved on all cards of a page by one call", async () => {
  const site = await open({
    "GET /board/saved": () => ({ boardId: "board-saved", outfitIds: ["outfit-2"] }),
  });
  await waitFor(async () =>
    expect((await marks()).map(({ textContent }) => textContent)).toEqual([
      "Save: Wedding, Women",
      "Saved: Wedding, Women",
    ]),
  );
  expect(site.sentTo("GET /board/saved")).toHaveLength(1);
});

it("asks for nothing while no user is signed in", async () => {
  const site = await open({}, null);
  await marks();
  expect(site.sentTo("GET /board/saved")).toEqual([]);
});

it("saves at once and offers the other boards", async () => {
  const held = heldReply(() => saveResult());
  const site = await open({
    [SAVE]: held.reply,
    "PUT /board/board-1/outfit/outfit-1": () => saveResult(),
    "DELETE /board/board-saved/outfit/outfit-1": () => saveResult(),
    "DELETE /board/board-1/outfit/outfit-1": () => saveResult({ isSaved: false }),
  });
  const mark = await firstMark();
  await site.user.click(mark);
  expect(mark.textContent).toContain("Saved: Wedding, Women");
  held.release();
  const weddings = await choice(/^Weddings/);
  expect((await choice(/^Saved/)).checked).toBe(true);
  site.reply(BOARDS, () => boards(true, true));
  await site.user.click(weddings);
  expect(weddings.checked).toBe(true);
  expect(site.sentTo("PUT /board/board-1/outfit/outfit-1")).toHaveLength(1);
  site.reply(BOARDS, () => boards(false, true));
  await site.user.click(await choice(/^Saved/));
  site.reply(BOARDS, () => boards(false, false));
  await site.user.click(await choice(/^Weddings/));
  await waitFor(() => expect(mark.textContent).toContain("Save: Wedding, Women"));
  await site.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(mark.getAttribute("aria-expanded")).toBe("false");
});

it.each([
  [
    "a refusal",
    () => refusal(409, "A board can hold at most 500 outfits: please remove some first"),
    /at most 500/,
  ],
  ["a lost connection", noNetwork, /This look could not be saved/],
])("takes the look back after %s, with a sentence", async (_what, reply, text) => {
  expectConsole(/Saving a look failed/);
  const site = await open({ [SAVE]: reply });
  const mark = await firstMark();
  await site.user.click(mark);
  await waitFor(() =>
    expect(toasts().map((toast) => toast.text)).toContainEqual(expect.stringMatching(text)),
  );
  expect(mark.textContent).toContain("Save: Wedding, Women");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("takes a choice of board back when it fails", async () => {
  expectConsole(/Changing the boards of a look failed/);
  const site = await open({
    [SAVE]: () => saveResult(),
    "PUT /board/board-1/outfit/outfit-1": noNetwork,
  });
  await site.user.click(await firstMark());
  const weddings = await choice(/^Weddings/);
  await site.user.click(weddings);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(weddings.checked).toBe(false);
});

it("takes two choices of a board back to what the server has", async () => {
  expectConsole(/Changing the boards of a look failed/);
  const ticked = heldReply(noNetwork);
  const unticked = heldReply(noNetwork);
  const site = await open({
    [SAVE]: () => saveResult(),
    "PUT /board/board-1/outfit/outfit-1": ticked.reply,
    "DELETE /board/board-1/outfit/outfit-1": unticked.reply,
  });
  await site.user.click(await firstMark());
  const weddings = await choice(/^Weddings/);
  const read = heldReply(() => boards(true));
  site.reply(BOARDS, read.reply);
  await site.user.click(weddings);
  await site.user.click(weddings);
  ticked.release();
  await waitFor(() => expect(site.sentTo("DELETE /board/board-1/outfit/outfit-1")).toHaveLength(1));
  expect(weddings.checked).toBe(false);
  unticked.release();
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(weddings.checked).toBe(false);
  read.release();
});

it("makes a new board and puts the look on it, or says what is wrong with its name", async () => {
  expectConsole(/Naming a board failed/);
  const site = await open({
    [SAVE]: () => saveResult(),
    "POST /board": () => refusal(409, "You have a board with this name already"),
    "PUT /board/board-2/outfit/outfit-1": () => saveResult(),
  });
  await site.user.click(await firstMark());
  const dialog = within(await menu());
  await site.user.click(await dialog.findByRole("button", { name: "New board" }));
  const name = dialog.getByLabelText("Name of the board");
  expect(document.activeElement).toBe(name);
  await site.user.type(name, "Weddings{Enter}");
  expect((await dialog.findByRole("alert")).textContent).toBe("You have a board with this name already");
  site.reply("POST /board", () => board(2, { name: "शादी 💐" }));
  await site.user.clear(name);
  await site.user.type(name, "शादी 💐{Enter}");
  await waitFor(() => expect(site.sentTo("PUT /board/board-2/outfit/outfit-1")).toHaveLength(1));
  expect(site.sentTo("POST /board").at(-1)?.body).toEqual({ name: "शादी 💐" });
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "New board" }));
});

it("names a board inside the viewer, whose keys do nothing there", async () => {
  const site = await open({
    "GET /outfit/getoutfits": () => ({
      ...LIST,
      outfits: LIST.outfits.map((look) => ({ ...look, image: "/media/1/1200.jpg" })),
    }),
    [SAVE]: () => saveResult(),
  });
  const viewing = await screen.findAllByRole("button", { name: /^View full size/ });
  await site.user.click(viewing[0] as HTMLElement);
  const viewer = within(await screen.findByRole("dialog", { name: "Wedding Outfit" }));
  await site.user.click(viewer.getByRole("button", { name: /^Save: Wedding/ }));
  const boardMenu = within(await menu());
  await site.user.click(await boardMenu.findByRole("button", { name: "New board" }));
  const name = boardMenu.getByLabelText<HTMLInputElement>("Name of the board");
  await site.user.type(name, "Diwali 2030 -=_+{ArrowRight}");
  expect(name.value).toBe("Diwali 2030 -=_+");
  expect(await viewer.findByText("Wedding Outfit, 1 of 2")).toBeDefined();
});

it("asks about price alerts at the first save only", async () => {
  const site = await open({
    [SAVE]: () => saveResult({ asksForAlerts: true }),
    "PUT /user/alerts": () => ({ priceDrops: true }),
    "GET /user/account": () => accountState({ emailConfirmed: false }),
    "POST /user/confirmation": () => ({ success: true, message: "Sent once more" }),
  });
  await site.user.click(await firstMark());
  const question = within(await menu());
  await site.user.click(await question.findByRole("button", { name: "Yes, tell me" }));
  await question.findByText(/We will write to you when the price drops.*confirmed your email address/);
  await site.user.click(question.getByRole("button", { name: "Send the link again" }));
  await question.findByText("Sent once more");
  expect(site.sentTo("PUT /user/alerts").map(({ body }) => body)).toEqual([{ priceDrops: true }]);
  await site.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await site.user.click(await firstMark());
  await choice(/^Saved/);
  expect(screen.queryByText(/price drops/)).toBeNull();
});

it("takes a question that is not answered for a no", async () => {
  const site = await open({
    [SAVE]: () => saveResult({ asksForAlerts: true }),
    "PUT /user/alerts": () => ({ priceDrops: false }),
  });
  await site.user.click(await firstMark());
  await screen.findByRole("button", { name: "Yes, tell me" });
  await site.user.keyboard("{Escape}");
  await waitFor(() =>
    expect(site.sentTo("PUT /user/alerts").map(({ body }) => body)).toEqual([{ priceDrops: false }]),
  );
  await act(async () => {});
});
