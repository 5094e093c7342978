import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formatDateTime } from "#contract/dates.ts";
import { formatRupees } from "#contract/money.ts";
import { comment, outfit, reply as replyOf, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const PATH = "/outfit/outfit-1";
const OUTFIT = `GET ${PATH}`;
type Changes = Parameters<typeof outfit>[0];
type Options = NonNullable<Parameters<typeof renderSite>[1]>;

const main = () => within(screen.getByRole("main"));
const items = () => within(screen.getByRole("region", { name: "Outfit Items" }));
const openOutfit = async (changes: Changes = {}, { api, ...options }: Options = {}) => {
  const site = await renderSite(PATH, { ...options, api: { [OUTFIT]: () => outfit(changes), ...api } });
  await screen.findByRole("region", { name: "Outfit Items" });
  return site;
};
const openSignedIn = (changes: Changes = {}, api: Options["api"] = {}) =>
  openOutfit(changes, { session: signedIn(), api });

describe("the outfit", () => {
  // covers: routes-09, detail-07, detail-08, detail-09, detail-10, detail-11, detail-12, detail-14, detail-24, fields-11, constants-06, dates-01
  it("shows its figures, tags and date in the shop's time zone", async () => {
    await openOutfit({ numberOfComments: 7 });
    expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Wedding Outfit");
    const facts = main()
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]);
    for (const [label, value] of [
      ["Section", "Women"],
      ["Rating", "4.2"],
      ["Total price", formatRupees(1000.5)],
      ["Pieces", "4 items"],
      ["Likes", "3"],
      ["Dislikes", "1"],
      ["Comments", "7"],
    ] as const) {
      expect(facts.find(([name]) => name === label)?.[1]).toContain(value);
    }
    for (const tag of ["#linen", "#weekend"]) expect(main().getByText(tag)).toBeDefined();
    const created = formatDateTime("2026-03-01T09:30:00.000Z", "Asia/Kolkata");
    expect(screen.getByRole("main").textContent).toContain(`Created on ${created}`);
  });

  // covers: detail-13
  it("has no empty paragraph without a description", async () => {
    await openOutfit({ description: "" });
    const paragraphs = [...screen.getByRole("main").querySelectorAll("p")];
    expect(paragraphs.filter((paragraph) => paragraph.textContent === "")).toEqual([]);
  });

  // covers: detail-06, labels-01
  it.each([
    ["Sponsored", 1],
    ["Promoted", 1],
    ["Normal", 0],
  ] as const)("labels the type %s on paid places alone", async (type, count) => {
    await openOutfit({ type });
    expect(main().queryAllByText(/^(Normal|Sponsored|Promoted)$/)).toHaveLength(count);
  });

  // covers: product-13, detail-21, detail-22, detail-23, fields-20, roles-05, constants-39
  it("locks its items for a visitor and says how many more there are", async () => {
    await openOutfit({ numberOfItems: 5 });
    expect(items().getByRole("heading", { name: "Sign in to unlock item links" })).toBeDefined();
    expect(items().getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/sign-in");
    expect(items().getByRole("link", { name: "Create Account" }).getAttribute("href")).toBe("/sign-up");
    const rows = items().getAllByRole("listitem");
    expect(rows).toHaveLength(3);
    for (const [index, row] of rows.entries()) {
      for (const text of [
        `Item ${index + 1}`,
        `Source ${index + 1}`,
        formatRupees(100 * (index + 1)),
        "Locked",
      ]) {
        expect(row.textContent).toContain(text);
      }
    }
    expect(items().getByText("+2 more items available after sign in")).toBeDefined();
    expect(main().queryAllByRole("link", { name: /View Item/ })).toEqual([]);
  });

  // covers: product-20, detail-19, detail-20, fields-20, labels-05, roles-17
  it("links every item of a response with links", async () => {
    const linked = outfit().items.map((item) => ({ ...item, itemLink: "https://shop.example/lehenga" }));
    await openSignedIn({ items: linked });
    const links = items().getAllByRole("link", { name: /^View Item/ });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.getAttribute("href")).toBe("https://shop.example/lehenga");
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toBe("sponsored noopener noreferrer");
    }
    for (const [index, row] of items().getAllByRole("listitem").entries()) {
      expect(within(row).getByText(String(index + 1))).toBeDefined();
      for (const text of [`Item ${index + 1}`, `Source ${index + 1}`, formatRupees(100 * (index + 1))]) {
        expect(row.textContent).toContain(text);
      }
    }
    expect(items().queryByText("Locked")).toBeNull();
  });

  // covers: detail-01, rendering-07
  it("says that it loads", async () => {
    const { reply, release } = heldReply(() => outfit());
    await renderSite(PATH, { api: { [OUTFIT]: reply } });
    expect(screen.getByText("Loading outfit details...")).toBeDefined();
    release();
    expect((await main().findByRole("heading", { level: 1 })).textContent).toContain("Outfit");
    await waitFor(() => expect(screen.queryByText("Loading outfit details...")).toBeNull());
  });

  it("is not found, with a way back", async () => {
    expectConsole(/Fetching the outfit failed/);
    await renderSite(PATH, { api: { [OUTFIT]: () => refusal(404, "Not found") } });
    expect(await main().findByRole("heading", { level: 1, name: "Outfit not found" })).toBeDefined();
    const text = "The outfit you're looking for doesn't exist or has been removed.";
    expect(main().getByText(text)).toBeDefined();
    expect(main().getByRole("link", { name: "Back to Outfits" }).getAttribute("href")).toBe("/outfit");
    await waitFor(() => expect(document.title).toMatch(/^Outfit not found/));
  });

  describe("from a failing server", () => {
    beforeEach(() => {
      vi.useFakeTimers();
      return () => vi.useRealTimers();
    });

    // covers: detail-02, errors-32
    it("is asked for three times, then logged and not found", async () => {
      expectConsole(/Fetching the outfit failed/);
      const site = await renderSite(PATH, { api: { [OUTFIT]: () => refusal(503, "Unavailable") } });
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(site.sentTo(OUTFIT)).toHaveLength(3);
      expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Outfit not found");
    });
  });
});

describe("liking and disliking the outfit", () => {
  const LIKE = "PUT /outfit/like/outfit-1";
  const like = () => main().getByRole("button", { name: /^Liked? \d/ });
  const dislike = () => main().getByRole("button", { name: /^Disliked? \d/ });
  const MINE = { likes: ["user-asha"], numberOfLikes: 4 };

  it("shows at once, and a double click is one click", async () => {
    const { reply, release } = heldReply(() => outfit(MINE));
    const site = await openSignedIn({}, { [LIKE]: reply });
    await site.user.dblClick(like());
    expect(like().textContent).toMatch(/^Liked4/);
    expect(screen.getByRole("region", { name: "Engagement Statistics" }).textContent).toContain("4");
    release();
    await act(async () => {});
    expect(site.sentTo(LIKE)).toHaveLength(1);
    expect(like().textContent).toMatch(/^Liked4/);
  });

  it("takes the place of the other reaction", async () => {
    const site = await openSignedIn(MINE, { "PUT /outfit/dislike/outfit-1": () => new Promise(() => {}) });
    await site.user.click(dislike());
    expect(dislike().textContent).toMatch(/^Disliked2/);
    expect(like().textContent).toMatch(/^Like3/);
  });

  // covers: states-51
  it("shows what the server returns, whatever was expected", async () => {
    const site = await openSignedIn({}, { [LIKE]: () => outfit({ ...MINE, numberOfLikes: 777 }) });
    await site.user.click(like());
    await waitFor(() => expect(like().textContent).toMatch(/^Liked777/));
  });

  // covers: errors-34
  it.each([
    ["a failing server", () => refusal(503, "Unavailable")],
    ["no network", noNetwork],
  ])("brings the old state back and logs it with %s", async (_what, reply) => {
    const isLogged = expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn({}, { [LIKE]: reply });
    await site.user.click(like());
    await waitFor(() => expect(isLogged()).toBe(true));
    await waitFor(() => expect(like().textContent).toMatch(/^Like3/));
    expect(screen.queryAllByRole("alert")).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  // covers: detail-15, validation-38, roles-07
  it("does nothing for a visitor, and says what it takes", async () => {
    const site = await openOutfit();
    for (const button of [like(), dislike()]) {
      const before = button.textContent;
      const hint = document.getElementById(button.getAttribute("aria-describedby") ?? "");
      expect(hint?.textContent).toBe("Sign in to like or dislike this outfit.");
      await site.user.click(button);
      expect(button.textContent).toBe(before);
    }
    expect(site.sent.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});

describe("comments", () => {
  const COMMENTS = "GET /outfit/outfit-1/comments";
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
    const isLogged = expectConsole(/Loading more of a thread failed/);
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

  // covers: errors-35, errors-36
  it("offer deletion of one's own alone, and stay when it fails", async () => {
    const isLogged = expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn(
      { numberOfComments: 2, comments: [comment(1, mine), comment(2)] },
      { "DELETE /outfit/comment/outfit-1/comment-1": () => refusal(503, "Unavailable") },
    );
    const buttons = screen.getAllByRole("button", { name: /^Delete/ });
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
  it("offer deletion of anybody's comment and reply to an administrator", async () => {
    await openOutfit(
      { numberOfComments: 1, comments: [comment(1, { numberOfReplies: 1, replies: [replyOf(1)] })] },
      { session: signedIn({ isUserAdmin: true }) },
    );
    expect(screen.getAllByRole("button", { name: /^Delete/ })).toHaveLength(2);
  });

  describe("replying", () => {
    const REPLY = "POST /outfit/reply/outfit-1/comment-1";
    const threads = () => outfit({ numberOfComments: 2, comments: [comment(1, mine), comment(2, mine)] });
    const opener = (index: number) => screen.getAllByRole("button", { name: "Reply" })[index] as HTMLElement;
    const forms = () => screen.queryAllByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
    const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Post Reply" });

    it("has one form at a time, which closes and is cleared on success", async () => {
      const replied = threads();
      replied.comments = [
        comment(1, {
          ...mine,
          numberOfReplies: 1,
          replies: [replyOf(1, { ...mine, text: "Answering you" })],
        }),
        comment(2, mine),
      ];
      const site = await openSignedIn(threads(), { [REPLY]: () => replied });
      await site.user.click(opener(0));
      expect(document.activeElement).toBe(forms()[0]);
      expect(send().disabled).toBe(true);
      await site.user.type(forms()[0] as HTMLElement, "  ");
      expect(send().disabled).toBe(true);
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
      const site = await openSignedIn(threads(), { [REPLY]: () => refusal(503, "Unavailable") });
      await site.user.click(opener(0));
      await site.user.type(forms()[0] as HTMLElement, "Lost words");
      await site.user.click(send());
      await waitFor(() => expect(isLogged()).toBe(true));
      await waitFor(() => expect(send().disabled).toBe(false));
      expect(forms()[0]?.value).toBe("Lost words");
      expect(toasts()).toEqual([]);
    });
  });
});
