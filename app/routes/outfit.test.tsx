import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { outfitSummary } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const LIST = "GET /outfit/getoutfits";
const END = "You've seen all available outfits!";
const main = () => within(screen.getByRole("main"));
const results = () => main().getByRole("region", { name: "Outfits found" });
const cards = () => main().queryAllByRole("article");
const page =
  (count: number, changes: Parameters<typeof outfitSummary>[1] = {}) =>
  () => ({
    outfits: Array.from({ length: count }, (_, index) => outfitSummary(index + 1, changes)),
    total: count,
    totalIsCapped: false,
  });

// covers: constants-02
it("has skeletons until the outfits are there", async () => {
  const { reply, release } = heldReply(page(2));
  await renderSite("/outfit", { api: { [LIST]: reply } });
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(9);
  const statuses = () =>
    main()
      .getAllByRole("status")
      .map(({ textContent }) => textContent);
  expect(statuses().some((text) => /Loading outfits/.test(text ?? ""))).toBe(true);
  release();
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(statuses().some((text) => /Loading outfits/.test(text ?? ""))).toBe(false);
});

// covers: listing-09, constants-03, labels-01
it.each([
  ["Sponsored", 3],
  ["Promoted", 3],
  ["Normal", 0],
] as const)("labels the type %s on paid places alone", async (type, labels) => {
  const image = "/media/1/1200.jpg";
  const site = await renderSite("/outfit", { api: { [LIST]: page(3, { type, image }) } });
  await waitFor(() => expect(cards()).toHaveLength(3));
  const label = /^(Sponsored|Promoted|Normal)$/;
  expect(cards().flatMap((card) => within(card).queryAllByText(label))).toHaveLength(labels);
  await site.user.click(main().getAllByRole("button", { name: /^View full size/ })[0] as HTMLElement);
  const viewer = within(await screen.findByRole("dialog", { name: "Wedding Outfit" }));
  expect(viewer.queryAllByText(label)).toHaveLength(labels > 0 ? 1 : 0);
});

it("tells outfits of a category apart by their main items", async () => {
  const looks = [
    outfitSummary(1, { subtitle: "Emerald silk lehenga, gold choli" }),
    outfitSummary(2, { subtitle: "" }),
  ];
  await renderSite("/outfit", {
    api: { [LIST]: () => ({ outfits: looks, total: 2, totalIsCapped: false }) },
  });
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [named, unnamed] = cards().map((card) => within(card));
  expect(named?.getByText("Emerald silk lehenga, gold choli").getAttribute("dir")).toBe("auto");
  expect(named?.getByRole("img").getAttribute("aria-label")).toBe(
    "Complete Wedding outfit for women: Emerald silk lehenga, gold choli",
  );
  expect(unnamed?.getByRole("img").getAttribute("aria-label")).toBe("Complete Wedding outfit for women");
});

it.each([
  [4.3, 1],
  [0, 0],
])(
  "says that the rating %d is the stylist's, and nothing of an outfit without one",
  async (rateLook, shown) => {
    await renderSite("/outfit", { api: { [LIST]: page(1, { rateLook }) } });
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(main().queryAllByText(`Stylist’s rating: ${rateLook.toFixed(1)} out of 5`)).toHaveLength(shown);
    expect(main().queryAllByText(rateLook.toFixed(1))).toHaveLength(shown);
  },
);

// covers: listing-11
it("says that nothing was found and offers to clear the filters", async () => {
  const site = await renderSite("/outfit?searchTerm=qqq&type=Promoted", { api: { [LIST]: page(0) } });
  expect(await main().findByRole("heading", { name: "No outfits found" })).toBeDefined();
  expect(main().queryByText(END)).toBeNull();
  site.reply(LIST, page(2));
  await site.user.click(main().getByRole("button", { name: "Clear filters" }));
  expect(document.activeElement).toBe(results());
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(main().getByRole("combobox", { name: "Search outfits" })).toHaveProperty("value", "");
});

it("describes no looks above an empty list, and says which filters leave it empty", async () => {
  const site = await renderSite("/outfit?category=Maternity&section=Women", { api: { [LIST]: page(1) } });
  expect(await main().findByText(/Room to grow/)).toBeDefined();
  await site.user.click(main().getByRole("link", { name: "Men" }));
  site.reply(LIST, page(0));
  await site.user.click(main().getByRole("link", { name: "Kids" }));
  expect(
    await main().findByText("There are no maternity outfits for kids. Try fewer filters."),
  ).toBeDefined();
  expect(main().queryByText(/Room to grow/)).toBeNull();
});

// covers: states-39
it("asks for the first page of filters again that were left a moment ago", async () => {
  const site = await renderSite("/outfit", { api: { [LIST]: page(2) } });
  await waitFor(() => expect(cards()).toHaveLength(2));
  const sort = main().getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  const [first, second] = [...sort.options].map(({ value }) => value) as [string, string];
  await site.user.selectOptions(sort, second);
  await waitFor(() => expect(site.sentTo(LIST)).toHaveLength(2));
  site.reply(LIST, page(3));
  await site.user.selectOptions(sort, first);
  await waitFor(() => expect(cards()).toHaveLength(3));
  const [opened, , again] = site.sentTo(LIST).map(({ path }) => path);
  expect(again).toBe(opened);
});

// covers: errors-28
it("logs a first page that could not be loaded and asks for it again on demand", async () => {
  expectConsole(/Loading outfits failed/);
  const site = await renderSite("/outfit", { api: { [LIST]: () => refusal(404, "Unavailable") } });
  const again = await main().findByRole("button", { name: "Try again" });
  expect(main().queryByText("No outfits found")).toBeNull();
  site.reply(LIST, page(2));
  await site.user.click(again);
  await waitFor(() => expect(cards()).toHaveLength(2));
});

it("shows how many looks match, what was understood, and that the match is partial", async () => {
  const understood = { maxPrice: 2000, words: ["saree"] };
  const understoodParts = [
    { label: "saree", without: "under 2000" },
    { label: "Under ₹2,000", without: "saree" },
  ];
  const list = () => ({
    ...page(2)(),
    total: 2,
    totalIsCapped: false,
    isPartial: true,
    understood,
    understoodParts,
  });
  const site = await renderSite("/outfit?searchTerm=saree+under+2000", { api: { [LIST]: list } });
  expect(await main().findByText("2 looks")).toBeDefined();
  expect(main().getByText("No exact match. These come closest.")).toBeDefined();
  await site.user.click(main().getByRole("button", { name: "Remove Under ₹2,000" }));
  expect(document.activeElement).toBe(results());
  expect(main().getByRole("combobox", { name: "Search outfits" })).toHaveProperty("value", "saree");
});

it("shows each filter as a part that can be removed", async () => {
  const asked = "?category=Wedding&section=Women&type=Sponsored&minPrice=500&maxPrice=2000&colour=red";
  const site = await renderSite(`/outfit${asked}`, { api: { [LIST]: page(2) } });
  const parts = await main().findByRole("list", { name: "Your search and filters" });
  const labels = () =>
    within(parts)
      .getAllByRole("button")
      .map((part) => part.textContent);
  expect(labels()).toEqual(["Women", "Wedding", "Sponsored", "Look from ₹500 to ₹2,000", "Red"]);
  for (const label of ["Women", "Look from ₹500 to ₹2,000", "Wedding", "Sponsored"])
    await site.user.click(await main().findByRole("button", { name: `Remove ${label}` }));
  await waitFor(() => expect(labels()).toEqual(["Red"]));
  expect(document.activeElement).toBe(results());
});

it("shows the section that the words ask for, and another one takes its place", async () => {
  const list = () => ({
    ...page(2)(),
    understood: { section: "Men", words: ["kurta"] },
    understoodParts: [
      { label: "Men", without: "kurta", kind: "section" },
      { label: "Kurta", without: "men", kind: "garment" },
    ],
  });
  const site = await renderSite("/outfit?searchTerm=men+kurta", { api: { [LIST]: list } });
  const sections = within(main().getByRole("navigation", { name: "Sections" }));
  const current = () => sections.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  await waitFor(() => expect(current().map((link) => link.textContent)).toEqual(["Men"]));
  await site.user.click(sections.getByRole("link", { name: "Kids" }));
  expect(main().getByRole("combobox", { name: "Search outfits" })).toHaveProperty("value", "kurta");
  expect(sections.getByRole("link", { name: "Kids" }).getAttribute("aria-current")).toBe("true");
});

it("lets no occasion without looks in the section be chosen", async () => {
  const list = (path: string) => ({
    ...page(2)(),
    emptyCategories: path.includes("section=Men") ? ["Maternity", "Workout"] : [],
  });
  const site = await renderSite("/outfit?section=Men&category=Maternity", {
    api: { [LIST]: ({ path }) => list(path) },
  });
  const occasions = () => within(main().getByRole("navigation", { name: "Occasions" }));
  const workout = await waitFor(() => occasions().getByRole("link", { name: "Workout 0" }));
  expect(workout.getAttribute("aria-disabled")).toBe("true");
  expect(workout.hasAttribute("href")).toBe(false);
  const current = occasions().getByRole("link", { name: "Maternity" });
  expect(current.getAttribute("aria-current"), "the chosen one stays").toBe("true");
  await site.user.click(main().getByRole("button", { name: /^Filters/ }));
  const option = (name: string) => main().getByRole<HTMLOptionElement>("option", { name });
  expect(option("Workout (0)").disabled).toBe(true);
  expect(option("Maternity").disabled).toBe(false);

  await site.user.click(occasions().getByRole("link", { name: "Casual" }));
  expect(
    occasions().getByRole("link", { name: "Workout 0" }),
    "another occasion of the section",
  ).toBeDefined();
  await site.user.click(main().getByRole("link", { name: "Women" }));
  expect(occasions().getByRole("link", { name: "Workout" }).hasAttribute("href")).toBe(true);
});

it("shows few results with the nearest ones, what was corrected, and the item that has the price", async () => {
  const found = page(1)().outfits;
  const near = [1, 7, 8].map((index) => outfitSummary(index));
  const [own] = found;
  const list = ({ path }: { path: string }) => {
    const asked = new URL(path, "http://shop").searchParams;
    if (asked.get("searchTerm") === "lehnga") return { ...page(0)(), outfits: near, total: 3 };
    return {
      ...page(0)(),
      outfits: found,
      total: 1,
      readAs: "lehenga under 3000",
      understood: { maxPrice: 3000, words: ["lehenga"] },
      understoodParts: [
        { label: "Lehenga", without: "under 3000", kind: "garment" },
        { label: "Lehenga under ₹3,000", without: "lehnga", kind: "price" },
      ],
      pricedItems: [{ outfitId: own?._id, itemName: "Silk lehenga", itemPrice: 2299 }],
    };
  };
  const site = await renderSite("/outfit?searchTerm=lehnga+under+3000", { api: { [LIST]: list } });
  expect(await main().findByText("Showing results for “lehenga under 3000”")).toBeDefined();
  expect(cards()[0]?.textContent).toContain("Silk lehenga ₹2,299 in this look");
  const nearest = await main().findByRole("region", { name: "Close to it, at any price" });
  expect(within(nearest).getAllByRole("article")).toHaveLength(2);
  expect(within(nearest).getByRole("link", { name: "See all of them" })).toHaveProperty(
    "search",
    "?searchTerm=lehnga",
  );
  const relaxed = site.sentTo(LIST).filter(({ path }) => path.includes("isRelaxed=true"));
  expect(relaxed.map(({ path }) => new URL(path, "http://shop").searchParams.get("searchTerm"))).toEqual([
    "lehnga",
  ]);
});

it("one list has all orders, the best match only for a search", async () => {
  const site = await renderSite("/outfit", { api: { [LIST]: page(2) } });
  const orders = () => within(main().getByRole("combobox", { name: "Sort by" }));
  const labels = () =>
    orders()
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(labels()).toEqual([
    "Date Created: newest first",
    "Most Liked",
    "Most Viewed",
    "Price: low to high",
    "Price: high to low",
    "Date Created: oldest first",
    "Most Liked: fewest first",
    "Most Viewed: fewest first",
  ]);
  await site.user.type(main().getByRole("combobox", { name: "Search outfits" }), "silk");
  expect(labels()[0]).toBe("Best match");
});

it("says how many looks the filters leave, and swaps prices that are the wrong way round", async () => {
  const site = await renderSite("/outfit", { api: { [LIST]: () => ({ ...page(2)(), total: 2 }) } });
  await site.user.click(main().getByRole("button", { name: /^Filters/ }));
  expect(await main().findByRole("button", { name: "Show 2 looks" })).toBeDefined();
  site.reply(LIST, () => ({ ...page(1)(), total: 1 }));
  await site.user.type(await main().findByRole("textbox", { name: "Lowest price" }), "9000");
  await site.user.type(main().getByRole("textbox", { name: "Highest price" }), "3000");
  await site.user.tab();
  await site.user.tab();
  await site.user.tab();
  expect(main().getByRole("textbox", { name: "Lowest price" })).toHaveProperty("value", "3000");
  expect(main().getByRole("textbox", { name: "Highest price" })).toHaveProperty("value", "9000");
  await site.user.click(await main().findByRole("button", { name: "Show 1 look" }));
  const filters = main().getByRole("button", { name: /^Filters/ });
  expect(filters.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(filters);
});

it("a search without result leads to categories and to a bespoke look", async () => {
  await renderSite("/outfit?searchTerm=qqq", { api: { [LIST]: page(0) } });
  expect(await main().findByRole("link", { name: "Ask for a bespoke look" })).toHaveProperty(
    "hash",
    "#custom",
  );
  expect(main().getAllByRole("link", { name: "Party" }).length).toBeGreaterThan(0);
});

const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

it.each([
  ["?searchTerm=kurta", "?searchTerm=kurta", "noindex"],
  ["?searchTerm=kurta&sortBy=createdAt&sort=asc", "?searchTerm=kurta", "noindex"],
  ["?section=Women&maxPrice=2000", "?section=Women&maxPrice=2000", "noindex"],
  ["?colour=red", "?colour=red", "noindex"],
  ["?category=Wedding&sortBy=totalPrice", "?category=Wedding", null],
])("%s is named %s for search engines and previews, robots: %s", async (asked, named, robots) => {
  await renderSite(`/outfit${asked}`, { api: { [LIST]: page(2) } });
  await waitFor(() => expect(cards()).toHaveLength(2));
  const url = `https://shop.example/outfit${named}`;
  expect(head("link[rel=canonical]", "href")).toBe(url);
  expect(head("meta[property='og:url']", "content")).toBe(url);
  expect(head("meta[name=robots]", "content")).toBe(robots);
});

it("filters by price and colour, and clears both", async () => {
  const site = await renderSite("/outfit", { api: { [LIST]: page(2) } });
  await site.user.click(main().getByRole("button", { name: /^Filters/ }));
  await site.user.type(await main().findByRole("textbox", { name: "Highest price" }), "2000");
  await site.user.click(main().getByRole("button", { name: "red" }));
  expect(main().getByRole("button", { name: "red" }).getAttribute("aria-pressed")).toBe("true");
  expect(main().getByRole("slider", { name: "Highest price, slider" }).getAttribute("aria-valuetext")).toBe(
    "₹2,000",
  );
  const clear = main().getByRole("button", { name: "Clear all" });
  await site.user.click(clear);
  expect(clear.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(clear);
  expect(main().getByRole("textbox", { name: "Highest price" })).toHaveProperty("value", "");
  expect(main().getByRole("button", { name: "red" }).getAttribute("aria-pressed")).toBe("false");
});

it.each([
  ["Highest price", "{ArrowLeft}", { from: "200", to: "30000" }],
  ["Lowest price", "{ArrowRight}", { from: "500", to: "80000" }],
])("moving the thumb of the %s leaves the other end as typed", async (end, key, { from, to }) => {
  const site = await renderSite("/outfit", { api: { [LIST]: page(2) } });
  await site.user.click(main().getByRole("button", { name: /^Filters/ }));
  const field = (name: string) => main().getByRole("textbox", { name });
  await site.user.type(await main().findByRole("textbox", { name: "Lowest price" }), "200");
  await site.user.type(field("Highest price"), "80000");
  act(() =>
    main()
      .getByRole("slider", { name: `${end}, slider` })
      .focus(),
  );
  await site.user.keyboard(key);
  expect(field("Lowest price")).toHaveProperty("value", from);
  expect(field("Highest price")).toHaveProperty("value", to);
});

it("has the text of an occasion after a move inside the site, without that of the document", async () => {
  await renderSite("/outfit?category=Wedding", { api: { [LIST]: page(2) } });
  expect(await main().findByText(/^From haldi mornings to the reception/)).toBeDefined();
});
