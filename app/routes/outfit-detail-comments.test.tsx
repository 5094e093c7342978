import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formatDateTime } from "#contract/values/dates.ts";
import { comment, outfit, reply as replyOf, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { openOutfit, openSignedIn } from "#tests/setup/outfit-page.tsx";
import { heldReply, noNetwork, type Reply, refusal, toasts } from "#tests/setup/render-site.tsx";

describe("comments", () => {
  const COMMENTS = "GET /outfit/outfit-1/comments";
  const LIKE = "PUT /outfit/like/outfit-1";
  const POST = "POST /outfit/comment/outfit-1";
  const articles = () => screen.queryAllByRole("article", { name: /^Comment by/ });
  const replies = (within_: HTMLElement) => within(within_).queryAllByRole("article", { name: /^Reply by/ });
  const box = () =>
    screen.getByPlaceholderText<HTMLTextAreaElement>("Share your thoughts about this outfit...");
  const post = () => screen.getByRole<HTMLButtonElement>("button", { name: "Post Comment" });
  const mine = { userId: "user-asha", username: "asha", userFullName: "Asha Rao" };

  // covers: product-12, detail-25, detail-28, detail-29, detail-32, detail-33, detail-34, detail-37, detail-38, fields-23, validation-39, roles-04
  it("show author, date, text, counts and replies", async () => {
    const replied = comment(1, {
      numberOfLikes: 2,
      numberOfDislikes: 1,
      numberOfReplies: 1,
      replies: [replyOf(1, { numberOfLikes: 5 })],
    });
    await openOutfit({ numberOfComments: 2, comments: [replied, comment(2)] });
    expect(screen.getByRole("heading", { name: "2 Comments" })).toBeDefined();
    const [first] = articles();
    const header = first?.querySelector("header");
    expect(header?.textContent).toContain("meera");
    expect(header?.textContent).toContain(formatDateTime(replied.createdAt, "Asia/Kolkata"));
    expect(first?.querySelector("p")?.textContent).toBe("Comment number 1");
    const counts = first?.querySelector("footer")?.textContent;
    for (const text of ["2 like", "1 dislike", "1 repl"]) expect(counts).toContain(text);
    expect(replies(first as HTMLElement)[0]?.querySelector("footer")?.textContent).toContain("5 like");
    expect(screen.queryByRole("button", { name: /Show more/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Reply/ })).toBeNull();
  });

  // covers: detail-34, validation-33, validation-36, validation-39, validation-40, roles-08
  it("have a sign-in link for a visitor, and no buttons", async () => {
    const replied = comment(1, { numberOfReplies: 1, replies: [replyOf(1, { text: "And me" })] });
    await openOutfit({ numberOfComments: 1, comments: [replied] });
    expect(screen.queryByRole("textbox", { name: "Your comment" })).toBeNull();
    const [first] = articles();
    expect(within(first as HTMLElement).getByText("And me")).toBeDefined();
    expect(within(first as HTMLElement).queryAllByRole("button")).toEqual([]);
    const link = within(screen.getByRole("main")).getByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/sign-in");
  });

  it("carry a badge where their author is an administrator", async () => {
    const replied = comment(1, { numberOfReplies: 1, replies: [replyOf(1, { byAdministrator: true })] });
    await openOutfit({ numberOfComments: 2, comments: [replied, comment(2, { byAdministrator: true })] });
    const headerOf = (article: HTMLElement | undefined) => article?.querySelector("header")?.textContent;
    const [shopper, administrator] = articles();

    expect(headerOf(shopper)).not.toContain("Administrator");
    expect(headerOf(replies(shopper as HTMLElement)[0])).toContain("Administrator");
    expect(headerOf(administrator)).toContain("Administrator");
  });

  it("are as long as they have characters: an emoji is one, and what is beyond 500 is not taken", async () => {
    const site = await openSignedIn();
    await site.user.click(box());
    await site.user.paste("👗".repeat(250));
    expect(screen.getByText("250/500 characters")).toBeDefined();

    await site.user.paste("a".repeat(251));
    expect(screen.getByText("500/500 characters")).toBeDefined();
    expect(box().value).toBe("👗".repeat(250) + "a".repeat(250));

    box().setSelectionRange(0, 0);
    await site.user.paste("b");
    expect(box().value.startsWith("👗"), "what is typed stops, not the end of the text").toBe(true);
    await site.user.type(box(), "{Backspace}c");
    expect(box().value.endsWith("ac")).toBe(true);
  });

  // covers: detail-27
  it("say when there are none yet", async () => {
    await openOutfit({ numberOfComments: 0 });
    expect(screen.getByRole("heading", { name: "0 Comments" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "No comments yet" })).toBeDefined();
    expect(screen.getByText("Be the first to share your thoughts about this outfit!")).toBeDefined();
  });

  // covers: detail-25, detail-31, account-deletion-04, comments-06
  it("are text, and without an author by Anonymous", async () => {
    const text = "first line\n<img src=x onerror=\"document.title='broken'\"><script>alert(1)</script>";
    const anonymous = comment(1, { text, userId: null, username: "", userFullName: "" });
    await openOutfit({ numberOfComments: 1, comments: [anonymous] });
    expect(screen.getByRole("heading", { name: "1 Comment" })).toBeDefined();
    const paragraph = screen.getByRole("article", { name: "Comment by Anonymous" }).querySelector("p");
    expect(paragraph?.textContent).toBe(text);
    expect(paragraph?.querySelector("img, script")).toBeNull();
  });

  it("can be asked for again when more of them did not come", async () => {
    const isLogged = expectConsole(/Loading more contributions failed/);
    const all = [1, 2, 3].map((number) => comment(number));
    const site = await openOutfit(
      { numberOfComments: 3, comments: all.slice(0, 1) },
      {
        api: { [COMMENTS]: () => refusal(404, "Not found") },
      },
    );
    await site.user.click(screen.getByRole("button", { name: "Show more comments" }));
    expect((await screen.findByRole("alert")).textContent).toContain("More comments could not be loaded");
    expect(isLogged()).toBe(true);
    site.reply(COMMENTS, () => ({ comments: all, hasMore: false }));
    await site.user.click(screen.getByRole("button", { name: "Show more comments" }));
    await waitFor(() => expect(articles()).toHaveLength(3));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  // covers: detail-37
  it("have more replies on request", async () => {
    const all = [1, 2, 3].map((number) => replyOf(number, { text: `Reply ${number}` }));
    const replied = comment(1, { numberOfReplies: 3, replies: all.slice(0, 1) });
    const site = await openOutfit(
      { numberOfComments: 1, comments: [replied] },
      {
        api: { "GET /outfit/outfit-1/comments/comment-1/replies": () => ({ replies: all, hasMore: false }) },
      },
    );
    expect(replies(articles()[0] as HTMLElement)).toHaveLength(1);
    await site.user.click(screen.getByRole("button", { name: "Show more replies" }));
    await waitFor(() => expect(replies(articles()[0] as HTMLElement)).toHaveLength(3));
    expect(replies(articles()[0] as HTMLElement).map((one) => one.querySelector("p")?.textContent)).toEqual([
      "Reply 1",
      "Reply 2",
      "Reply 3",
    ]);
    expect(screen.queryByRole("button", { name: "Show more replies" })).toBeNull();
  });

  it("are no longer fetched once the page is left", async () => {
    const { reply } = heldReply(() => ({ comments: [], hasMore: false }));
    const site = await openOutfit(
      { numberOfComments: 3, comments: [comment(1)] },
      { api: { [COMMENTS]: reply } },
    );
    await site.user.click(screen.getByRole("button", { name: "Show more comments" }));
    await waitFor(() => expect(site.sentTo(COMMENTS)).toHaveLength(1));
    expect(site.sentTo(COMMENTS)[0]?.signal?.aborted).toBe(false);
    await site.user.click(screen.getAllByRole("link", { name: "Sign In" })[0] as HTMLElement);
    await waitFor(() => expect(site.sentTo(COMMENTS)[0]?.signal?.aborted).toBe(true));
  });

  it("are all shown when some of those above have gone meanwhile", async () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => comment(number));
    const left = all.slice(2);
    const pages: Reply = ({ path }) => {
      const startIndex = Number(new URL(path, "http://shop").searchParams.get("startIndex"));
      const previousId = left[startIndex - 1]?.commentId;
      return { comments: left.slice(startIndex), hasMore: false, previousId };
    };
    const site = await openOutfit(
      { numberOfComments: 8, comments: all.slice(0, 3) },
      { api: { [COMMENTS]: pages } },
    );
    await site.user.click(screen.getByRole("button", { name: "Show more comments" }));
    await waitFor(() => expect(articles()).toHaveLength(8));
    expect(screen.queryByRole("button", { name: "Show more comments" })).toBeNull();
  });

  it("can be loaded on when as many have gone as are missing", async () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => comment(number));
    const page = { comments: all.slice(3, 6), hasMore: true, previousId: all[2]?.commentId };
    const start = { comments: all.slice(0, 3) };
    const site = await openSignedIn(
      { ...start, numberOfComments: 8 },
      { [COMMENTS]: () => page, [LIKE]: () => outfit({ ...start, numberOfComments: 6, numberOfLikes: 1 }) },
    );
    await site.user.click(screen.getByRole("button", { name: "Show more comments" }));
    await waitFor(() => expect(articles()).toHaveLength(6));
    await site.user.click(screen.getByRole("button", { name: /^Like \d/ }));
    await screen.findByRole("heading", { name: "6 Comments" });
    expect(screen.getByRole("button", { name: "Show more comments" })).toBeDefined();
  });

  // covers: errors-35, errors-36
  it("keep the text after a failure, and trying again uses the same key", async () => {
    expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn({}, { [POST]: noNetwork });
    await site.user.type(box(), "Lovely drape");
    for (const reply of [
      noNetwork,
      noNetwork,
      () => outfit({ numberOfComments: 1, comments: [comment(1, mine)] }),
    ]) {
      site.reply(POST, reply);
      await site.user.click(post());
      await act(async () => {});
    }
    await waitFor(() => expect(articles()).toHaveLength(1));
    const keys = () => site.sentTo(POST).map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys()).size).toBe(1);
    expect(box().value).toBe("");
    expect(toasts()).toEqual([]);
    await site.user.type(box(), "Lovely drape");
    await site.user.click(post());
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect(new Set(keys()).size).toBe(2);
  });

  it("are still in the box when the page was left after a failure, for their writer alone", async () => {
    expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn({}, { [POST]: noNetwork });
    await site.user.type(box(), "Lovely drape");
    await site.user.click(post());
    await waitFor(() => expect(box().readOnly).toBe(false));
    cleanup();

    await openOutfit({}, { session: signedIn({ _id: "user-meera", id: "user-meera" }) });
    expect(box().value).toBe("");
    cleanup();

    const again = await openSignedIn({}, { [POST]: () => outfit({ numberOfComments: 1 }) });
    expect(box().value).toBe("Lovely drape");
    await again.user.click(post());
    await waitFor(() => expect(box().value).toBe(""));
    const keyOf = (index: number, from = again) => from.sentTo(POST)[index]?.headers.get("idempotency-key");
    expect(keyOf(0), "its response may have been lost").toBe(keyOf(0, site));
    await again.user.type(box(), "Lovely drape");
    await again.user.click(post());
    await waitFor(() => expect(again.sentTo(POST)).toHaveLength(2));
    expect(keyOf(1), "the same words said again").not.toBe(keyOf(0));
    await waitFor(() => expect(box().value).toBe(""));
    cleanup();

    await openSignedIn();
    expect(box().value).toBe("");
  });

  // covers: errors-35, errors-36
  it("offer deletion of one's own alone, and stay when it fails", async () => {
    const isLogged = expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn(
      { numberOfComments: 2, comments: [comment(1, mine), comment(2)] },
      { "DELETE /outfit/comment/outfit-1/comment-1": () => refusal(503, "Unavailable") },
    );
    // Their code is fetched for those who may delete.
    const buttons = await screen.findAllByRole("button", { name: /^Delete/ });
    expect(buttons).toHaveLength(1);
    await site.user.click(buttons[0] as HTMLElement);
    const dialog = await screen.findByRole("dialog", { name: "Delete this comment?" });
    await site.user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(isLogged()).toBe(true));
    expect(articles()).toHaveLength(2);
    expect(toasts()).toEqual([]);
  });

  // covers: detail-36, detail-39, validation-40, roles-22
  it("offer an administrator the deletion of every comment and reply", async () => {
    await openOutfit(
      { numberOfComments: 1, comments: [comment(1, { numberOfReplies: 1, replies: [replyOf(1)] })] },
      { session: signedIn({ isUserAdmin: true }) },
    );
    expect(await screen.findAllByRole("button", { name: /^Delete/ })).toHaveLength(2);
  });

  // covers: moderation-07
  it("that wait for review are shown to their author, who can delete them", async () => {
    const waiting = [
      { commentId: "comment-7", text: "See shop.example", createdAt: "2026-03-01T09:30:00.000Z" },
      ...[
        {
          commentId: "comment-1",
          replyId: "reply-9",
          text: "And here",
          createdAt: "2026-03-01T09:29:00.000Z",
        },
      ],
    ];
    const site = await openSignedIn(
      { numberOfComments: 0 },
      {
        [POST]: () => outfit({ numberOfComments: 0, waiting }),
        "DELETE /outfit/reply/outfit-1/comment-1/reply-9": () =>
          outfit({ numberOfComments: 0, waiting: waiting.slice(0, 1) }),
      },
    );
    await site.user.type(box(), "See shop.example");
    await site.user.click(post());
    const list = within(await screen.findByRole("list", { name: "Waiting for review" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringContaining("See shop.example"),
      expect.stringContaining("And here"),
    ]);
    expect(screen.getByRole("heading", { name: "0 Comments" })).toBeDefined();
    await waitFor(() =>
      expect(toasts().map(({ text }) => text)).toContain(
        "Thanks! It will appear here once we've reviewed it.",
      ),
    );
    await site.user.click(list.getByRole("button", { name: "Delete reply that waits for review" }));
    await site.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "0 Comments" })),
    );
  });

  // covers: moderation-01
  it("of others can be reported by those who are signed in", async () => {
    const report = "POST /outfit/report/outfit-1/comment-2";
    const site = await openSignedIn(
      { numberOfComments: 2, comments: [comment(1, mine), comment(2)] },
      { [report]: () => refusal(409, "This is your own text: you can delete it.") },
    );
    await site.user.click(await screen.findByRole("button", { name: "Report comment by meera" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Report the comment by meera" }));
    await site.user.selectOptions(dialog.getByRole("combobox"), "abuse");
    await site.user.type(dialog.getByRole("textbox"), "Rude");
    await site.user.click(dialog.getByRole("button", { name: "Send report" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("This is your own text");
    site.reply(report, () => new Response(null, { status: 204 }));
    await site.user.click(dialog.getByRole("button", { name: "Send report" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(site.sentTo(report)[1]?.body).toEqual({ reason: "abuse", note: "Rude" });
  });

  describe("replying", () => {
    const REPLY = "POST /outfit/reply/outfit-1/comment-1";
    const commented = () => outfit({ numberOfComments: 2, comments: [comment(1, mine), comment(2, mine)] });
    const opener = (index: number) => screen.getAllByRole("button", { name: "Reply" })[index] as HTMLElement;
    const forms = () => screen.queryAllByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
    const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Post Reply" });

    it("has one form at a time, which closes and is cleared on success", async () => {
      const replied = commented();
      replied.comments = [
        comment(1, {
          ...mine,
          numberOfReplies: 1,
          replies: [replyOf(1, { ...mine, text: "Answering you" })],
        }),
        comment(2, mine),
      ];
      const site = await openSignedIn(commented(), { [REPLY]: () => replied });
      await site.user.click(opener(0));
      expect(document.activeElement).toBe(forms()[0]);
      expect(send().getAttribute("aria-disabled")).toBe("true");
      await site.user.type(forms()[0] as HTMLElement, "  ");
      expect(send().getAttribute("aria-disabled")).toBe("true");
      await site.user.click(opener(1));
      expect(forms()).toHaveLength(1);
      expect(articles()[1]?.contains(forms()[0] as HTMLElement)).toBe(true);
      await site.user.click(opener(1));
      expect(forms()).toEqual([]);

      await site.user.click(opener(0));
      await site.user.type(forms()[0] as HTMLElement, "Answering you");
      await site.user.dblClick(send());
      await waitFor(() => expect(replies(articles()[0] as HTMLElement)).toHaveLength(1));
      expect(articles()[0]?.textContent).toContain("1 reply");
      expect(forms()).toEqual([]);
      expect(site.sentTo(REPLY)).toHaveLength(1);
      expect(site.sentTo(REPLY)[0]?.headers.get("idempotency-key")).toMatch(/^\S{16,}$/);
      await site.user.click(opener(0));
      expect(forms()[0]?.value).toBe("");
    });

    // covers: errors-35, errors-36
    it("keeps the form and its text after a failure", async () => {
      const isLogged = expectConsole(/Engaging with the outfit failed/);
      const site = await openSignedIn(commented(), { [REPLY]: () => refusal(503, "Unavailable") });
      await site.user.click(opener(0));
      await site.user.type(forms()[0] as HTMLElement, "Lost words");
      await site.user.click(send());
      await waitFor(() => expect(isLogged()).toBe(true));
      await waitFor(() => expect(send().getAttribute("aria-disabled")).toBeNull());
      expect(forms()[0]?.value).toBe("Lost words");
      expect(toasts()).toEqual([]);

      cleanup();
      const again = await openSignedIn(commented());
      await again.user.click(opener(1));
      expect(forms()[0]?.value).toBe("");
      await again.user.click(opener(0));
      expect(forms()[0]?.value).toBe("Lost words");
      await again.user.click(screen.getByRole("button", { name: "Cancel" }));
      await again.user.click(opener(0));
      expect(forms()[0]?.value, "Cancel discards it").toBe("");
    });
  });
});
