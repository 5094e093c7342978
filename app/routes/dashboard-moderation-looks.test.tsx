import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LOOKS_KEY } from "#app/dashboard/moderation/looks/looks-api.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import type { AdminSubmission } from "#contract/submissions/submissions.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { adminSubmission } from "#tests/factories/submission-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, type Reply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

type Item = AdminSubmission["items"][number];

const QUEUE = "GET /submission/admin";
const TEXTS = "GET /moderation/admin/queue";
const decisionOn = (number: number) => `POST /submission/admin/look-${number}`;
const picture: Reply = () => new Response(new Blob(["picture"], { type: "image/webp" }));

const queue = (submissions: AdminSubmission[], total = submissions.length) => ({ submissions, total });
const open = (submissions: AdminSubmission[], api: Record<string, Reply> = {}, path = "?tab=looks") =>
  renderSite(`/dashboard/moderation${path}`, {
    session: signedIn({ isUserAdmin: true, username: "boss" }),
    api: {
      [QUEUE]: () => queue(submissions),
      [TEXTS]: () => ({ entries: [], total: 0 }),
      ...Object.fromEntries([1, 2, 3].map((number) => [`GET /submission/look-${number}/picture`, picture])),
      ...Object.fromEntries([1, 2, 3].map((number) => [decisionOn(number), () => adminSubmission(number)])),
      ...api,
    },
  });
const looks = async () =>
  within(await screen.findByRole("list", { name: "Looks" }))
    .getAllByRole("listitem")
    .filter((entry) => entry.parentElement?.getAttribute("aria-label") === "Looks");
const button = (name: RegExp | string) => screen.getByRole("button", { name });
const closeToast = () => screen.getAllByRole("button", { name: "Close toast" }).at(-1) as HTMLElement;
const texts = () =>
  toasts()
    .map(({ text }) => text)
    .join();

describe("the queue of looks", () => {
  it("shows what visitors will see, who made it, and what is known of its links", async () => {
    const [first, second, third] = adminSubmission().items;
    await open([
      adminSubmission(1, {
        warnings: ["links-changed", "words"],
        outfitId: "outfit-7",
        author: {
          ...{ _id: "user-ravi", username: "ravi", createdAt: "2026-01-05T09:30:00.000Z" },
          ...{ isBlocked: true, numberOfPublished: 1 },
        },
        links: [
          {
            ...{ itemLink: first?.itemLink ?? "", state: "ok", problem: null },
            ...{ finalUrl: "https://evil.example/b", changedFrom: "https://shop-1.example/a" },
          },
          {
            ...{ itemLink: second?.itemLink ?? "", state: "gone", problem: "The page is gone" },
            ...{ finalUrl: null, changedFrom: null },
          },
          {
            ...{ itemLink: third?.itemLink ?? "", state: "unchecked", problem: "The shop did not answer" },
            ...{ finalUrl: "https://www.shop-3.example/long/path", changedFrom: null },
          },
        ],
      }),
    ]);
    const [look] = await looks();
    for (const text of [
      "Waiting for review",
      "Was in the shop",
      "A link leads elsewhere since this look was published",
      "On your word list",
      "By ravi",
      "1 look in the shop · blocked",
      "Wedding Outfit",
      "Emerald silk lehenga, gold choli",
      "₹6,000",
      "Look number 1",
      "#silk",
      "Pearl clutch",
      "Source 3",
      "Leads to https://evil.example/b",
      "When this look was published, it led to https://shop-1.example/a",
      "GoneThe page is gone",
      "To be tried againLeads to www.shop-3.exampleThe shop did not answer",
    ])
      expect(look?.textContent).toContain(text);
    expect(screen.getByRole("link", { name: "ravi" }).getAttribute("href")).toBe(
      "/dashboard/users?searchTerm=ravi",
    );
    expect(screen.getByText("Showing 1 to 1 of 1 look that waits")).toBeDefined();
  });

  it("shows what is known of a link however its author typed it, and of one that an administrator gave the look", async () => {
    const [first, second] = adminSubmission().items;
    const known = { state: "ok", problem: null, finalUrl: "https://evil.example/b" } as const;
    await open([
      adminSubmission(1, {
        outfitId: "outfit-7",
        items: [
          {
            ...(first as Item),
            itemLink: "https://shop-1.example/a/?utm_source=feed&size=2&colour=red#photo",
          },
          { ...(second as Item), itemLink: "https://shop-2.example/b" },
        ],
        links: [
          {
            ...{ ...known, itemLink: "https://shop-1.example/a?colour=red&size=2" },
            changedFrom: "https://shop-1.example/a",
          },
          { ...known, itemLink: "https://shop-3.example/c", changedFrom: "https://shop-3.example/d" },
        ],
      }),
    ]);
    await looks();
    const [changed, unknown] = within(screen.getByRole("list", { name: "Items" })).getAllByRole("listitem");
    expect(changed?.textContent).toContain("Leads to https://evil.example/b");
    expect(changed?.textContent).toContain("it led to https://shop-1.example/a");
    expect(unknown?.textContent).toContain("Not checked");
    const others = screen.getByRole("region", { name: "Other links of its page" });
    expect(within(others).getAllByRole("link")).toHaveLength(1);
    expect(others.textContent).toContain("it led to https://shop-3.example/d");
  });

  it("opens the picture in the whole window, and there in its own size", async () => {
    const site = await open([adminSubmission(1)]);
    await looks();
    await site.user.click(button(/^See the picture larger: Complete Wedding outfit for women/));
    const dialog = within(await screen.findByRole("dialog", { name: "The picture" }));
    const toggle = dialog.getByRole("button", { name: "In its own size" });
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    await site.user.click(toggle);
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
    const widths = site.sentTo("GET /submission/look-1/picture").map(({ path }) => path.split("?")[1]);
    expect(widths).toEqual(["w=640", "w=1200"]);
  });

  it("is filtered by state, which the address keeps, and decided looks have no buttons", async () => {
    const site = await open([adminSubmission(1)]);
    await looks();
    site.reply(QUEUE, () => queue([adminSubmission(2, { state: "declined", note: "Too dark to see." })]));
    await site.user.click(button("Declined"));
    await waitFor(async () => expect((await looks())[0]?.textContent).toContain("Too dark to see."));
    expect(site.sentTo(QUEUE).at(-1)?.path).toContain("state=declined&startIndex=0");
    expect(screen.queryByRole("button", { name: /^Publish/ })).toBeNull();
    expect(screen.getByText("Showing 1 to 1 of 1 look")).toBeDefined();
  });

  it("opens in the state of the address", async () => {
    const site = await open([], {}, "?tab=looks&state=published");
    expect(await screen.findByRole("heading", { name: "No looks here" })).toBeDefined();
    expect(site.sentTo(QUEUE)[0]?.path).toContain("state=published");
  });

  it("is a tab beside the texts, with the numbers of both", async () => {
    const site = await open(
      [adminSubmission(1)],
      { "GET /dashboard/admin/waiting": () => ({ requests: 0, texts: 3, looks: 1, links: 0 }) },
      "",
    );
    expect(await screen.findByRole("heading", { name: "All clear" })).toBeDefined();
    expect(screen.getByText("3 texts to review, 1 look to review")).toBeDefined();
    expect(await screen.findByRole("tab", { name: "Texts (3)" })).toBeDefined();
    await site.user.click(screen.getByRole("tab", { name: "Looks (1)" }));
    expect(await looks()).toHaveLength(1);
  });

  it("says when nothing waits, and asks again when the queue did not arrive", async () => {
    expectConsole(/The looks could not be loaded/);
    const site = await open([], { [QUEUE]: () => refusal(403, "No.") });
    await screen.findByRole("heading", { name: "The looks could not be loaded" });
    site.reply(QUEUE, () => queue([]));
    await site.user.click(button("Try again"));
    expect(await screen.findByRole("heading", { name: "All clear" })).toBeDefined();
  });
});

describe("a decision on a look", () => {
  it("publishes with the rating and type of the administrator, and can be undone", async () => {
    const site = await open([adminSubmission(1), adminSubmission(2)]);
    const [first] = await looks();
    const entry = within(first as HTMLElement);
    await site.user.type(entry.getByLabelText("Rating (0 to 5)"), "4.5");
    await site.user.selectOptions(entry.getByLabelText("Type"), "Promoted");
    await site.user.click(entry.getByRole("button", { name: "Publish: Wedding, Women by ravi" }));
    expect(await looks()).toHaveLength(1);
    expect(document.activeElement?.getAttribute("data-action")).toBe("publish");
    await site.user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(site.sentTo(decisionOn(1))).toEqual([]);
    const again = within((await looks())[0] as HTMLElement);
    expect((again.getByLabelText("Rating (0 to 5)") as HTMLInputElement).value).toBe("4.5");

    const shown = [
      ["outfits", "list"],
      ["stylists", "ravi"],
    ];
    for (const queryKey of shown) getQueryClient().setQueryData(queryKey, []);
    await site.user.click(again.getByRole("button", { name: /^Publish/ }));
    await screen.findByRole("button", { name: "Undo" });
    site.reply(QUEUE, () => queue([adminSubmission(2)]));
    await site.user.click(closeToast());
    const { submittedAt } = adminSubmission(1);
    await waitFor(() =>
      expect(site.sentTo(decisionOn(1))[0]?.body).toEqual({
        ...{ action: "publish", submittedAt, rateLook: 4.5, type: "Promoted" },
      }),
    );
    await waitFor(() =>
      expect(shown.map((key) => getQueryClient().getQueryState(key)?.isInvalidated)).toEqual([true, true]),
    );
  });

  it("sends no rating and no type that was not typed, and refuses a wrong one", async () => {
    const site = await open([adminSubmission(1, { outfitId: "outfit-7" })]);
    await looks();
    expect(screen.getByPlaceholderText("As it was")).toBeDefined();
    await site.user.type(screen.getByLabelText("Rating (0 to 5)"), "nine");
    await site.user.click(button(/^Publish/));
    expect((await screen.findByRole("alert")).textContent).toMatch(/rating/i);
    expect(await looks()).toHaveLength(1);
    await site.user.clear(screen.getByLabelText("Rating (0 to 5)"));
    await site.user.click(button(/^Publish/));
    await screen.findByRole("button", { name: "Undo" });
    await site.user.click(closeToast());
    const { submittedAt } = adminSubmission(1);
    await waitFor(() =>
      expect(site.sentTo(decisionOn(1))[0]?.body).toEqual({ action: "publish", submittedAt }),
    );
  });

  it.each([
    ["Ask for changes", "What should be changed?", "request_changes"],
    ["Decline", "Why is it declined?", "decline"],
  ])("to %s needs a note for the author", async (name, label, action) => {
    const site = await open([adminSubmission(1), adminSubmission(2)]);
    await looks();
    await site.user.click(screen.getAllByRole("button", { name: new RegExp(`^${name}:`) })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await site.user.click(dialog.getByRole("button", { name }));
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "Please tell the author what to change, or why",
    );
    await site.user.type(dialog.getByLabelText(label), "Please show the shoes.");
    await site.user.click(dialog.getByRole("button", { name }));
    await waitFor(async () => expect(await looks()).toHaveLength(1));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Publish: Wedding, Women by ravi"),
    );
    await screen.findByRole("button", { name: "Undo" });
    site.reply(QUEUE, () => queue([adminSubmission(2)]));
    await site.user.click(closeToast());
    const { submittedAt } = adminSubmission(1);
    await waitFor(() =>
      expect(site.sentTo(decisionOn(1))[0]?.body).toEqual({
        ...{ action, submittedAt, note: "Please show the shoes." },
      }),
    );
  });

  it("has a note of its own, apart from the rating, that stays until it was sent", async () => {
    const site = await open([adminSubmission(1)]);
    await looks();
    const ask = async () => {
      await site.user.click(button(/^Ask for changes:/));
      return within(await screen.findByRole("dialog"));
    };
    const noteIn = (dialog: Awaited<ReturnType<typeof ask>>) =>
      dialog.getByLabelText<HTMLTextAreaElement>("What should be changed?");
    const dialog = await ask();
    await site.user.click(dialog.getByRole("button", { name: "Ask for changes" }));
    await dialog.findByRole("alert");
    await site.user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();

    await site.user.type(noteIn(await ask()), "Please show the shoes.");
    await site.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await site.user.click(screen.getByRole("tab", { name: /^Texts/ }));
    await screen.findByRole("heading", { name: "All clear" });
    await site.user.click(screen.getByRole("tab", { name: /^Looks/ }));
    await looks();
    const again = await ask();
    expect(noteIn(again).value).toBe("Please show the shoes.");

    await site.user.click(again.getByRole("button", { name: "Ask for changes" }));
    await screen.findByRole("button", { name: "Undo" });
    site.reply(QUEUE, () => queue([adminSubmission(1, { submittedAt: "2026-07-03T10:00:00.000Z" })]));
    await site.user.click(closeToast());
    await waitFor(async () => expect(await looks()).toHaveLength(1));
    expect(noteIn(await ask()).value).toBe("");
  });

  const arrived: Reply = () => adminSubmission(1);
  const left: [string, Reply, number][] = [
    ["arrives on leaving the page", arrived, 1],
    ["is lost on leaving the page", noNetwork, 2],
  ];
  it.each(left)("shows a look in the shop whose decision %s", async (_what, onLeaving, times) => {
    const site = await open([adminSubmission(1), adminSubmission(2)], { [decisionOn(1)]: onLeaving });
    await looks();
    for (const shown of ["outfits", "stylists"]) getQueryClient().setQueryData([shown], {});
    await site.user.click(screen.getAllByRole("button", { name: /^Publish/ })[0] as HTMLElement);
    await screen.findByRole("button", { name: "Undo" });
    site.reply(QUEUE, () => queue([adminSubmission(2)]));
    act(() => void dispatchEvent(new Event("pagehide")));
    await waitFor(() => expect(site.sentTo(decisionOn(1))).toHaveLength(1));
    site.reply(decisionOn(1), () => refusal(409, "This look does not wait for review any more."));
    const asked = site.sentTo(QUEUE).length;
    act(() => void dispatchEvent(new Event("pageshow")));
    await waitFor(() => expect(site.sentTo(QUEUE).length).toBeGreaterThan(asked));
    expect(await looks()).toHaveLength(1);
    expect(site.sentTo(decisionOn(1))).toHaveLength(times);
    expect(texts()).not.toContain("does not wait for review");
    for (const shown of ["outfits", "stylists"])
      expect(getQueryClient().getQueryState([shown])?.isInvalidated).toBe(true);
  });

  it.each(left)("forgets the note of a decision that %s", async (_what, onLeaving, times) => {
    const site = await open([adminSubmission(1)], { [decisionOn(1)]: onLeaving });
    const ask = async () => {
      await looks();
      await site.user.click(button(/^Ask for changes/));
      return within(await screen.findByRole("dialog"));
    };
    const noteIn = (dialog: Awaited<ReturnType<typeof ask>>) =>
      dialog.getByLabelText<HTMLTextAreaElement>("What should be changed?");
    const dialog = await ask();
    await site.user.type(noteIn(dialog), "Please show the shoes.");
    await site.user.click(dialog.getByRole("button", { name: "Ask for changes" }));
    await screen.findByRole("button", { name: "Undo" });
    site.reply(QUEUE, () => queue([adminSubmission(1, { submittedAt: "2026-07-03T10:00:00.000Z" })]));
    act(() => void dispatchEvent(new Event("pagehide")));
    await waitFor(() => expect(site.sentTo(decisionOn(1))).toHaveLength(1));
    site.reply(decisionOn(1), () => refusal(409, "This look does not wait for review any more."));
    act(() => void dispatchEvent(new Event("pageshow")));
    await waitFor(async () => expect(await looks()).toHaveLength(1));
    expect(noteIn(await ask()).value).toBe("");
    expect(site.sentTo(decisionOn(1))).toHaveLength(times);
  });

  it("takes keys while a button has the focus, and none from fields", async () => {
    const site = await open([adminSubmission(1), adminSubmission(2), adminSubmission(3)]);
    const [first] = await looks();
    await site.user.type(within(first as HTMLElement).getByLabelText("Rating (0 to 5)"), "pcd");
    expect(await looks()).toHaveLength(3);
    await site.user.clear(within(first as HTMLElement).getByLabelText("Rating (0 to 5)"));
    within(first as HTMLElement)
      .getByRole("button", { name: /^Publish/ })
      .focus();
    await site.user.keyboard("jp");
    await waitFor(async () => expect(await looks()).toHaveLength(2));
    site.reply(QUEUE, () => queue([adminSubmission(1), adminSubmission(3)]));
    await screen.findByRole("button", { name: "Undo" });
    await site.user.click(closeToast());
    await waitFor(() => expect(site.sentTo(decisionOn(2))).toHaveLength(1));
    screen.getAllByRole("button", { name: /^Publish/ })[0]?.focus();
    await site.user.keyboard("d");
    expect(await screen.findByRole("dialog", { name: "Decline the look" })).toBeDefined();
  });

  it("says when another administrator was first, and goes on with the next", async () => {
    const isLogged = expectConsole(/Deciding on an entry of a queue failed/);
    const site = await open([adminSubmission(1), adminSubmission(2)], {
      [decisionOn(1)]: () => refusal(409, "This look does not wait for review any more."),
    });
    await looks();
    await site.user.click(screen.getAllByRole("button", { name: /^Publish/ })[0] as HTMLElement);
    await screen.findByRole("button", { name: "Undo" });
    site.reply(QUEUE, () => queue([adminSubmission(2)]));
    await site.user.click(closeToast());
    await waitFor(() => expect(texts()).toContain("This look does not wait for review any more."));
    expect(await looks()).toHaveLength(1);
    expect(isLogged()).toBe(true);
  });

  it("keeps the focus in the queue when the focused look leaves it", async () => {
    const site = await open([adminSubmission(1), adminSubmission(2)]);
    const [first] = await looks();
    within(first as HTMLElement)
      .getByRole("button", { name: /^Publish/ })
      .focus();
    site.reply(QUEUE, () => queue([adminSubmission(2)]));
    await act(() => getQueryClient().invalidateQueries({ queryKey: LOOKS_KEY }));
    await waitFor(async () => expect(await looks()).toHaveLength(1));
    expect((await looks())[0]?.contains(document.activeElement)).toBe(true);
  });
});
