import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";
import { outfit } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { items, main, OUTFIT, openOutfit, openSignedIn, PATH } from "#tests/setup/outfit-page.tsx";
import { heldReply, noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

/** Orders elements as they follow each other in the document. */
const byPosition = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

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
      ["Stylist’s rating", "4.2"],
      ["Total price", formatRupees(1000.5)],
      ["Contains", "4 items"],
      ["Likes", "3"],
      ["Dislikes", "1"],
      ["Comments", "7"],
    ] as const) {
      expect(facts.find(([name]) => name === label)?.[1]).toContain(value);
    }
    for (const tag of ["#linen", "#weekend"]) expect(main().getByText(tag)).toBeDefined();
    const inOrder = [
      main().getByRole("heading", { level: 1 }),
      main().getByText("Total price"),
      main().getByRole("button", { name: "Add Complete Outfit to Cart" }),
      main().getByRole("heading", { name: "Outfit Items" }),
      main().getByText("#linen"),
      main().getByRole("heading", { name: "Engagement Statistics" }),
    ];
    expect(inOrder.toSorted(byPosition)).toEqual(inOrder);
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

  it("has one more item for a visitor, in the singular", async () => {
    await openOutfit({ numberOfItems: 4 });
    expect(items().getByText("+1 more item available after sign in")).toBeDefined();
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

  it("numbers the items that have a spot on the picture, and says which are similar", async () => {
    const [first, second, third] = outfit().items;
    if (!first || !second || !third) throw new Error("The factory has three items");
    const spot = { x: 0.25, y: 0.5 };
    await openOutfit({
      image: "/media/picture/1200.jpg",
      items: [{ ...first, spot }, { ...second, spot, match: "similar" }, third],
    });
    const spots = main().getAllByRole("button", { name: /^Item \d: / });
    expect(spots.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Item 1: Item 1",
      "Item 2: Item 2",
    ]);
    expect(items().getAllByRole("button", { name: /^Show item \d on the picture$/ })).toHaveLength(2);
    const rows = items().getAllByRole("listitem");
    expect(rows.map((row) => row.textContent?.includes("Similar piece"))).toEqual([false, true, false]);
  });

  it.each([
    ["locked for a visitor", openOutfit, /Item 1Source 1₹100Locked$/],
    ["with its link for a member", openSignedIn, /Item 1Source 1₹100View Item/],
  ] as const)("opens an item at its spot, %s, and closes it with Escape", async (_who, open, text) => {
    const itemLink = open === openSignedIn ? { itemLink: "https://shop.example/lehenga" } : {};
    const spotted = outfit().items.map((item) => ({ ...item, ...itemLink, spot: { x: 0.25, y: 0.5 } }));
    const { user } = await open({ image: "/media/picture/1200.jpg", items: spotted });
    const spot = main().getByRole("button", { name: "Item 1: Item 1" });
    await user.click(spot);
    const card = await main().findByRole("dialog", { name: "Item 1" });
    expect(card.textContent).toMatch(text);
    expect(document.activeElement).toBe(card);
    await user.keyboard("{Escape}");
    expect(main().queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(spot);

    await user.click(spot);
    await user.click(main().getByRole("button", { name: "Item 2: Item 2" }));
    expect(main().getAllByRole("dialog")).toEqual([main().getByRole("dialog", { name: "Item 2" })]);
    await user.click(main().getByRole("heading", { level: 1 }));
    expect(main().queryByRole("dialog")).toBeNull();
  });

  it("has nothing to switch off on a picture without spots", async () => {
    await openOutfit();
    expect(main().queryByRole("button", { name: "Hide items" })).toBeNull();
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
    expect(main().queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("says that it is a saved copy while the shop cannot be reached", async () => {
    expectConsole(/Fetching the outfit failed/);
    const site = await openOutfit();
    onlineManager.setOnline(false);
    site.reply(OUTFIT, noNetwork);
    const elsewhere = new BroadcastChannel("ensemble");
    elsewhere.postMessage({ about: "outfit", outfitId: "outfit-1" });
    expect(await main().findByText("Saved copy, you're offline")).toBeDefined();
    expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Wedding Outfit");

    site.reply(OUTFIT, () => outfit());
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(main().queryByText("Saved copy, you're offline")).toBeNull());
    elsewhere.close();
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
      expect(main().getByRole("alert").textContent).toContain("The outfit could not be loaded.");

      site.reply(OUTFIT, () => outfit());
      act(() => main().getByRole("button", { name: "Try again" }).click());
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(main().getByRole("heading", { level: 1 }).textContent).not.toBe("Outfit not found");
    });
  });
});
