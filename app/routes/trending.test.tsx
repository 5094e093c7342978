import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formatRupees } from "#contract/values/money.ts";
import { trending } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const NOTHING = { trendingOutfits: [], totalActiveOutfits: 0, totalClicks: 0 };
const paid = (index: number) => ({
  type: (["Sponsored", "Promoted"] as const)[index] ?? ("Normal" as const),
});

/** What the opening of the home page is chosen from. */
const COVER = { "GET /outfit/trending?limit=6": () => trending(6, paid) };

const main = () => within(screen.getByRole("main"));
const cards = () => main().queryAllByRole("article");

/** Each screen with the call that it makes. */
const SCREENS = [
  {
    screen: "the trending screen",
    path: "/trending",
    call: "GET /outfit/trending?limit=10",
    count: 10,
    log: /Fetching the trending outfits failed/,
    onward: ["Browse All Outfits", "/outfit"],
  },
  {
    screen: "the home page",
    path: "/",
    call: "GET /outfit/trending?limit=3",
    count: 3,
    log: /Fetching the trending outfits failed/,
    onward: ["Shop More Trending Outfits", "/trending"],
  },
] as const;

/** The part of the screen that shows trending outfits. */
function section() {
  const part = main().getByRole("heading", { name: "No trending outfits yet" }).closest("section");
  return within(part ?? screen.getByRole("main"));
}

describe.each(SCREENS)("$screen", ({ path, call, count, log, onward }) => {
  function expectEmpty() {
    expect(section().getByText("Check back later for the most popular outfits!")).toBeDefined();
    const [name, target] = onward;
    expect(main().getAllByRole("link", { name })[0]?.getAttribute("href")).toBe(target);
    expect(screen.queryByText("Loading trending outfits")).toBeNull();
    expect(main().getByRole("heading", { level: 1 })).toBeDefined();
  }

  // covers: home-08, states-18, constants-11, calls-13, rendering-07
  it("has skeletons until the outfits are there", async () => {
    const { reply, release } = heldReply(() => trending(count));
    await renderSite(path, { api: { ...COVER, [call]: reply } });
    const loading = main()
      .getAllByRole("status")
      .find((status) => /Loading trending/.test(status.textContent ?? ""));
    expect(loading).toBeDefined();
    if (count === 3) expect(loading?.querySelectorAll(":scope > div")).toHaveLength(6);
    release();
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(count));
    await waitFor(() => expect(screen.queryByText("Loading trending outfits")).toBeNull());
  });

  // covers: home-09, trending-11, rendering-07
  it("says that nothing is trending", async () => {
    await renderSite(path, { api: { "GET /outfit/trending": () => NOTHING } });
    await main().findByRole("heading", { name: "No trending outfits yet" });
    expectEmpty();
    expect(main().queryByRole("alert")).toBeNull();
  });

  // covers: labels-01, labels-02
  it("labels paid places", async () => {
    await renderSite(path, { api: { ...COVER, [call]: () => trending(count, paid) } });
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(count));
    expect(within(cards()[0] as HTMLElement).getByText("Sponsored")).toBeDefined();
    expect(within(cards()[1] as HTMLElement).getByText("Promoted")).toBeDefined();
    expect(within(cards()[2] as HTMLElement).queryByText(/^(Normal|Sponsored|Promoted)$/)).toBeNull();
    expect(main().getAllByText("Sponsored")).toHaveLength(1);
  });

  describe("without the API", () => {
    beforeEach(() => {
      vi.useFakeTimers();
      return () => vi.useRealTimers();
    });

    // covers: states-19, errors-31, errors-33, rendering-07
    it.each([
      ["a failing server", () => refusal(503, "Unavailable")],
      ["no network", noNetwork],
    ])("asks three times, logs it and shows nothing as trending: %s", async (_what, reply) => {
      expectConsole(log);
      const site = await renderSite(path, { api: { "GET /outfit/trending": reply } });
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      const sent = site.sentTo("GET /outfit/trending").filter((request) => call.endsWith(request.path));
      expect(sent).toHaveLength(3);
      expectEmpty();
      expect(main().getByRole("alert").textContent).toContain("The trending outfits could not be loaded.");

      site.reply("GET /outfit/trending", () => trending(count));
      act(() => main().getByRole("button", { name: "Try again" }).click());
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(cards().length).toBeGreaterThanOrEqual(count);
      expect(main().queryByRole("button", { name: "Try again" })).toBeNull();
    });
  });
});

// covers: product-11, trending-04, trending-06, trending-07, trending-08, trending-09, fields-27, constants-06, constants-12
it("each of the ten cards shows its rank and figures", async () => {
  const chart = trending(10, (index) => ({
    numberOfLikes: 1_000 * index,
    numberOfComments: index,
    rateLook: 3.7,
  }));
  await renderSite("/trending", { api: { "GET /outfit/trending?limit=10": () => chart } });
  await waitFor(() => expect(cards()).toHaveLength(10));
  for (const [index, outfit] of chart.trendingOutfits.entries()) {
    const card = within(cards()[index] as HTMLElement);
    for (const text of [`#${index + 1}`, "TRENDING", "Women", "3.7"])
      expect(card.getByText(text)).toBeDefined();
    expect(card.getByRole("heading").textContent).toBe("Wedding");
    expect(card.getByText(formatRupees(outfit.totalPrice))).toBeDefined();
    expect(card.getByText("Stylist’s rating: 3.7 out of 5")).toBeDefined();
    const stars = cards()[index]?.querySelectorAll("span:has(> .sr-only) svg");
    expect(stars).toHaveLength(5);
    expect(cards()[index]?.querySelectorAll("svg.fill-gold")).toHaveLength(3);
    const text = cards()[index]?.textContent ?? "";
    expect(text).toContain(outfit.numberOfLikes.toLocaleString("en-IN"));
    expect(text).toMatch(/Likes/i);
    expect(text).toMatch(/Comments/i);
    expect(text).toMatch(/Views/i);
  }
});

// covers: routes-10, trending-01, trending-02, trending-12
it("the trending screen has its totals and ends with a call to action", async () => {
  await renderSite("/trending", { api: { "GET /outfit/trending?limit=10": () => trending(10) } });
  await waitFor(() => expect(cards()).toHaveLength(10));
  const totals = main()
    .getAllByRole("term")
    .map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent]);
  expect(totals).toContainEqual(["Active Outfits", "134"]);
  expect(totals).toContainEqual(["Total Views", "12,345"]);
  expect(main().getByText(/top 10 outfits by views/)).toBeDefined();
  const heading = main().getByRole("heading", { name: "Want to see your outfit here?" });
  const call = within(heading.closest("section") as HTMLElement);
  expect(call.getByRole("link", { name: "Browse All Outfits" }).getAttribute("href")).toBe("/outfit");
  expect(call.getByRole("link", { name: "Create Outfit" }).getAttribute("href")).toBe("/dashboard");
});

// covers: home-11, home-12, fields-31, constants-10
it("the home page shows three cards with their badges, and other outfits in its opening", async () => {
  const chart = trending(3, (index) => ({ numberOfLikes: 12_000 + index }));
  await renderSite("/", { api: { ...COVER, "GET /outfit/trending?limit=3": () => chart } });
  await main().findByText("🔥 Hot");
  const trendingCards = within(
    main().getByRole("heading", { level: 2, name: "Trending Outfits" }).closest("section") as HTMLElement,
  ).getAllByRole("article");
  expect(trendingCards).toHaveLength(3);
  for (const [index, outfit] of chart.trendingOutfits.entries()) {
    const card = within(trendingCards[index] as HTMLElement);
    expect(card.getByText(["🔥 Hot", "⚡ New", "🌟 Top"][index] ?? "")).toBeDefined();
    expect(card.getByText("Women")).toBeDefined();
    expect(card.getByText(formatRupees(outfit.totalPrice))).toBeDefined();
    // The original price and the clicks that a card knows of are not displayed.
    expect(trendingCards[index]?.textContent?.match(/₹/g)).toHaveLength(1);
    expect(trendingCards[index]?.textContent).toContain(`${outfit.numberOfLikes.toLocaleString("en-IN")}`);
    const more = card.getByRole("link", { name: /^Get Complete Look/ });
    expect(more.getAttribute("href")).toBe(`/outfit/${outfit._id}`);
  }
  expect(pictured()).toEqual([4, 5, 6].map((number) => `/outfit/outfit-${number}`));
});

/** The outfits that the opening of the home page shows. */
function pictured() {
  const opening = main().getByRole("heading", { level: 1 }).closest("section") as HTMLElement;
  return within(opening)
    .getAllByRole("link")
    .filter((link) => link.querySelector('img, [role="img"]'))
    .map((link) => link.getAttribute("href"));
}

it.each([
  ["that has only three outfits", () => trending(3)],
  ["whose others could not be fetched", () => refusal(400, "Not today")],
])("the home page of a shop %s opens with those of its trending section", async (_shop, reply) => {
  await renderSite("/", {
    api: { "GET /outfit/trending?limit=3": () => trending(3), "GET /outfit/trending?limit=6": reply },
  });
  await waitFor(() => expect(pictured()).toEqual([1, 2, 3].map((number) => `/outfit/outfit-${number}`)));
});

// covers: labels-02
it("the home page labels paid places in its opening", async () => {
  await renderSite("/", {
    api: {
      "GET /outfit/trending?limit=3": () => trending(3),
      "GET /outfit/trending?limit=6": () => trending(6, (index) => paid(index - 3)),
    },
  });
  expect(await main().findByText("Sponsored")).toBeDefined();
  expect(main().getByText("Promoted")).toBeDefined();
});

// covers: home-06, constants-43
it("the home page opens with its claims", async () => {
  await renderSite("/", { api: { ...COVER, "GET /outfit/trending?limit=3": () => trending(3) } });
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe("The end of the “Link Please?” era.");
  const opening = within(main().getByRole("heading", { level: 1 }).closest("section") as HTMLElement);
  const claims = opening.getAllByRole("term").map((term) => {
    const value = term.parentElement?.querySelector("dd")?.textContent;
    return [value, term.textContent?.toLowerCase()];
  });
  expect(claims.map(([value]) => value)).toEqual(["100+", "24hr", "∞"]);
  for (const [index, label] of [/curated/, /service/, /infinite styles/].entries()) {
    expect(claims[index]?.[1]).toMatch(label);
  }
  const explore = opening.getByRole("link", { name: "Explore Outfits Collection" });
  expect(explore.getAttribute("href")).toBe("/outfit");
  expect(opening.getByRole("link", { name: "Try Chat Bot" })).toBeDefined();
});

it("asks for the outfits once when one returns to the screen within 30 s", async () => {
  const site = await renderSite("/trending", {
    api: { "GET /outfit/trending": () => trending(10) },
  });
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  await site.user.click(navigation.getByRole("link", { name: "About" }));
  await waitFor(() => expect(cards()).toHaveLength(0));
  await site.user.click(navigation.getByRole("link", { name: "Trending" }));
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(site.sentTo("GET /outfit/trending")).toHaveLength(1);
});
