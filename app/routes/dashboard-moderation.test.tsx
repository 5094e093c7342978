import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CONFIRM_IDENTITY } from "#app/content/account-content.ts";
import { queueQuery } from "#app/dashboard/moderation/moderation-api.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import type { ModerationEntry, ModerationQueue } from "#contract/engagement/moderation.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { MODERATION_DONE, MODERATION_ERRORS, MODERATION_MESSAGES } from "#contract/messages/moderation.ts";
import { moderationEntry, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, type Reply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const QUEUE = "GET /moderation/admin/queue";
const FRESH = "GET /user/fresh-session";
const decisionOn = (number: number) => `POST /moderation/admin/text-${number}`;
const done = () => ({ success: true, message: "Done" });
const fresh = () => new Response(null, { status: 204 });
const older = () => refusal(403, "Please enter it.", "CURRENT_PASSWORD_REQUIRED");

const queue = (entries: ModerationEntry[], total = entries.length): ModerationQueue => ({ entries, total });
const open = (entries: ModerationEntry[], api = {}, total?: number) =>
  renderSite("/dashboard/moderation", {
    session: signedIn({ isUserAdmin: true, username: "boss" }),
    api: { [QUEUE]: () => queue(entries, total), [FRESH]: fresh, ...api },
  });
const texts = async () => within(await screen.findByRole("list", { name: "Texts" })).getAllByRole("listitem");
const closeToast = () => screen.getAllByRole("button", { name: "Close toast" }).at(-1) as HTMLElement;

// covers: moderation-10
it("shows why each text waits, who wrote it, and its thread", async () => {
  await open(
    [
      moderationEntry(1, {
        reasons: ["words"],
        reports: [{ reason: "abuse", note: "Rude" }],
        reportCount: 1,
      }),
      moderationEntry(2, {
        ...{ kind: "reply", isHeld: false, author: null },
        thread: [
          {
            ...{ _id: "text-9", kind: "comment", username: "meera", text: "Lovely", isHeld: true },
            createdAt: "2026-03-01T09:30:00.000Z",
          },
        ],
      }),
    ],
    {},
    23,
  );
  const [first, second] = await texts();
  for (const text of ["Held", "On your word list", "1 report", "Comment by ravi", "Text number 1"])
    expect(first?.textContent).toContain(text);
  expect(first?.textContent).toContain("Reported: insult or threat, “Rude”");
  for (const text of ["Public", "Reply by a former user", "What it replies to", "meera (held) Lovely"])
    expect(second?.textContent).toContain(text);
  expect(within(second as HTMLElement).queryByRole("button", { name: /block/ })).toBeNull();
  expect(screen.getByText("Showing 1 to 2 of 23 texts that wait")).toBeDefined();
});

// covers: moderation-10
it("decides with one press, which can be undone, and moves the focus to the next text", async () => {
  const site = await open([moderationEntry(1), moderationEntry(2)], {
    [decisionOn(1)]: done,
    [decisionOn(2)]: done,
  });
  await texts();
  const remove = () => screen.getAllByRole("button", { name: "Remove: comment by ravi" })[0] as HTMLElement;
  await site.user.click(remove());
  await waitFor(async () => expect(await texts()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Approve: comment by ravi" }));
  await site.user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await texts()).toHaveLength(2);
  expect(site.sentTo(decisionOn(1))).toEqual([]);

  await site.user.click(remove());
  site.reply(QUEUE, () => queue([moderationEntry(2)]));
  await screen.findByRole("button", { name: "Undo" });
  await site.user.click(closeToast());
  await waitFor(() => expect(site.sentTo(decisionOn(1))[0]?.body).toEqual({ action: "remove" }));
  expect(await texts()).toHaveLength(1);
});

// covers: moderation-10
it("takes keys while the focus is in the list", async () => {
  const site = await open([moderationEntry(1), moderationEntry(2), moderationEntry(3)], {
    [decisionOn(2)]: done,
  });
  const [first] = await texts();
  await site.user.keyboard("a");
  expect(await texts()).toHaveLength(3);
  within(first as HTMLElement)
    .getByRole("button", { name: /^Approve/ })
    .focus();
  await site.user.keyboard("kjjk{Control>}a{/Control}b");
  await waitFor(async () => expect(await texts()).toHaveLength(2));
  site.reply(QUEUE, () => queue([moderationEntry(1), moderationEntry(3)]));
  await screen.findByRole("button", { name: "Undo" });
  await site.user.click(closeToast());
  await waitFor(() => expect(site.sentTo(decisionOn(2))[0]?.body).toEqual({ action: "block" }));
});

// covers: moderation-10
it("asks who blocks in an older session before it says that the author is blocked", async () => {
  const replies = [older, fresh];
  const site = await open([moderationEntry(1)], {
    [FRESH]: () => replies.shift()?.(),
    [decisionOn(1)]: done,
    "POST /user/reauthenticate": () => ({ token: "renewed-token-of-the-session" }),
  });
  await texts();
  await site.user.click(screen.getByRole("button", { name: "Remove and block: comment by ravi" }));
  const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  expect(toasts()).toEqual([]);
  await site.user.type(await question.findByLabelText("Current password"), "Marigold-7");
  await site.user.click(question.getByRole("button", { name: "Confirm" }));

  await screen.findByRole("button", { name: "Undo" });
  expect(toasts().map(({ text }) => text)).toEqual([expect.stringContaining(MODERATION_DONE.block)]);
  expect(site.sentTo(decisionOn(1))).toEqual([]);
  // What is sent on leaving the page can ask no more.
  act(() => void dispatchEvent(new Event("pagehide")));
  await waitFor(() => expect(site.sentTo(decisionOn(1))[0]?.body).toEqual({ action: "block" }));
  site.reply(decisionOn(1), gone);
  site.reply(QUEUE, () => queue([]));
  const asked = site.sentTo(QUEUE).length;
  act(() => void dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(site.sentTo(QUEUE).length).toBeGreaterThan(asked));
  // Another administrator may have unblocked the author since.
  expect(site.sentTo(decisionOn(1))).toHaveLength(1);
});

// covers: moderation-10
it("keeps the text, and says so, when the question who blocks is cancelled", async () => {
  const site = await open([moderationEntry(1)], { [FRESH]: older });
  await texts();
  await site.user.click(screen.getByRole("button", { name: "Remove and block: comment by ravi" }));
  await screen.findByRole("dialog", { name: "Is it you?" });
  await site.user.keyboard("{Escape}");
  await waitFor(() =>
    expect(
      toasts()
        .map(({ text }) => text)
        .join(),
    ).toContain(CONFIRM_IDENTITY.cancelled),
  );
  expect(await texts()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(site.sentTo(decisionOn(1))).toEqual([]);
});

// covers: moderation-10
it("asks again when the session has grown old during the offer to undo a block", async () => {
  const replies = [older, done];
  const site = await open([moderationEntry(1)], {
    [decisionOn(1)]: () => replies.shift()?.(),
    "POST /user/reauthenticate": () => ({ token: "renewed-token-of-the-session" }),
  });
  await texts();
  await site.user.click(screen.getByRole("button", { name: "Remove and block: comment by ravi" }));
  await screen.findByRole("button", { name: "Undo" });
  await site.user.click(closeToast());
  const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await site.user.type(await question.findByLabelText("Current password"), "Marigold-7");
  site.reply(QUEUE, () => queue([]));
  await site.user.click(question.getByRole("button", { name: "Confirm" }));

  const block = { action: "block" };
  await waitFor(() => expect(site.sentTo(decisionOn(1)).map(({ body }) => body)).toEqual([block, block]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("blocks once however often the button is pressed while the session is looked up", async () => {
  let answer = (_: Response) => {};
  const site = await open([moderationEntry(1)], {
    [FRESH]: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await texts();
  const button = screen.getByRole("button", { name: "Remove and block: comment by ravi" });
  await site.user.dblClick(button);
  await site.user.click(screen.getByRole("button", { name: "Remove: comment by ravi" }));
  await waitFor(() => expect(site.sentTo(FRESH)).toHaveLength(1));
  expect(await texts()).toHaveLength(1);
  answer(fresh());
  await screen.findByRole("button", { name: "Undo" });
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
  expect(site.sentTo(FRESH)).toHaveLength(1);
  await site.user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await texts()).toHaveLength(1);
});

it("says what the shop refuses, and shows the text again", async () => {
  const isLogged = expectConsole(/Deciding on an entry of a queue failed/);
  const site = await open([moderationEntry(1)], {
    [decisionOn(1)]: () => refusal(409, "Another administrator has decided on this text already."),
  });
  await texts();
  await site.user.click(screen.getByRole("button", { name: "Approve: comment by ravi" }));
  expect(await screen.findByRole("heading", { name: "All clear" })).toBeDefined();
  await screen.findByRole("button", { name: "Undo" });
  await site.user.click(closeToast());
  await waitFor(() =>
    expect(
      toasts()
        .map(({ text }) => text)
        .join(),
    ).toContain("Another administrator"),
  );
  expect(await texts()).toHaveLength(1);
  expect(isLogged()).toBe(true);
});

const refusedFor = ({ text: message, reason }: ErrorMessage, status: number) =>
  Response.json({ success: false, message, error: message, code: "REFUSED", reason }, { status });
const gone = () => refusedFor(MODERATION_ERRORS.removed, 404);
const says = (message: ErrorMessage) => toasts().some(({ text }) => text?.includes(message.text));
const saysGone = () => says(MODERATION_ERRORS.removed);

// covers: moderation-10
it("blocks the author also when the text was removed meanwhile", async () => {
  const block = "PUT /user/admin/user-ravi/block";
  const site = await open([moderationEntry(1)], { [decisionOn(1)]: gone, [block]: done });
  await texts();
  await site.user.click(screen.getByRole("button", { name: "Remove and block: comment by ravi" }));
  await screen.findByRole("button", { name: "Undo" });
  site.reply(QUEUE, () => queue([]));
  await site.user.click(closeToast());
  await waitFor(() =>
    expect(site.sentTo(block).map(({ body }) => body)).toEqual([
      { blocked: true, reason: MODERATION_MESSAGES.blockReason },
    ]),
  );
  expect(saysGone()).toBe(false);
});

it("says when that which was approved is removed meanwhile; what was to be removed needs no word", async () => {
  const isLogged = expectConsole(/Deciding on an entry of a queue failed/);
  const site = await open([moderationEntry(1), moderationEntry(2)], {
    [decisionOn(1)]: gone,
    [decisionOn(2)]: gone,
  });
  await texts();
  await site.user.click(screen.getAllByRole("button", { name: "Remove: comment by ravi" })[0] as HTMLElement);
  await screen.findByRole("button", { name: "Undo" });
  site.reply(QUEUE, () => queue([moderationEntry(2)]));
  await site.user.click(closeToast());
  await waitFor(() => expect(site.sentTo(decisionOn(1))).toHaveLength(1));
  await waitFor(() => expect(site.sentTo(QUEUE).length).toBeGreaterThan(1));
  expect(saysGone()).toBe(false);

  await site.user.click(screen.getByRole("button", { name: "Approve: comment by ravi" }));
  await screen.findByRole("button", { name: "Undo" });
  site.reply(QUEUE, () => queue([]));
  await site.user.click(closeToast());
  await waitFor(() => expect(saysGone()).toBe(true));
  expect(isLogged()).toBe(true);
});

it.each<[string, Reply, number]>([
  ["once, if it arrived", done, 1],
  ["again, if its response was lost, which the shop then refuses in silence", noNetwork, 2],
])("sends an approval on leaving the page, and %s", async (_what, onLeaving, times) => {
  const site = await open([moderationEntry(1), moderationEntry(2)], { [decisionOn(1)]: onLeaving });
  await texts();
  await site.user.click(
    screen.getAllByRole("button", { name: "Approve: comment by ravi" })[0] as HTMLElement,
  );
  await screen.findByRole("button", { name: "Undo" });
  site.reply(QUEUE, () => queue([moderationEntry(2)]));
  act(() => void dispatchEvent(new Event("pagehide")));
  await waitFor(() => expect(site.sentTo(decisionOn(1))).toHaveLength(1));
  site.reply(decisionOn(1), () => refusedFor(MODERATION_ERRORS.decided, 409));
  const asked = site.sentTo(QUEUE).length;
  act(() => void dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(site.sentTo(QUEUE).length).toBeGreaterThan(asked));
  expect(await texts()).toHaveLength(1);
  expect(site.sentTo(decisionOn(1))).toHaveLength(times);
  expect(says(MODERATION_ERRORS.decided)).toBe(false);
});

it("says when nothing waits, and asks again when the queue did not arrive", async () => {
  expectConsole(/The texts could not be loaded/);
  const site = await open([], { [QUEUE]: () => refusal(403, "No.") });
  expect(await screen.findByRole("heading", { name: "The texts could not be loaded" })).toBeDefined();
  site.reply(QUEUE, () => queue([]));
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "All clear" })).toBeDefined();
});

it("decides once however long a key is held", async () => {
  const site = await open([moderationEntry(1), moderationEntry(2), moderationEntry(3)], {
    [decisionOn(1)]: done,
  });
  const [first] = await texts();
  within(first as HTMLElement)
    .getByRole("button", { name: /^Approve/ })
    .focus();
  await site.user.keyboard("{r>4/}");
  expect(await texts()).toHaveLength(2);
  site.reply(QUEUE, () => queue([moderationEntry(2), moderationEntry(3)]));
  await screen.findByRole("button", { name: "Undo" });
  await site.user.click(closeToast());
  await waitFor(() => expect(site.sentTo(decisionOn(1))).toHaveLength(1));
});

it("keeps the focus in the queue when another administrator decides on the focused text", async () => {
  const site = await open([moderationEntry(1), moderationEntry(2)]);
  const [first] = await texts();
  within(first as HTMLElement)
    .getByRole("button", { name: /^Approve/ })
    .focus();
  const refetch = () => getQueryClient().invalidateQueries({ queryKey: queueQuery(1).queryKey });
  site.reply(QUEUE, () => queue([moderationEntry(2)]));
  await act(refetch);
  await waitFor(async () => expect(await texts()).toHaveLength(1));
  expect((await texts())[0]?.contains(document.activeElement)).toBe(true);
  site.reply(QUEUE, () => queue([]));
  await act(refetch);
  await screen.findByRole("heading", { name: "All clear" });
  expect(document.activeElement?.getAttribute("role")).toBe("status");
});
