import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CATEGORIES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { signedIn, trending } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const COUNT = "GET /cart/count";
const TRENDING = { "GET /outfit/trending": () => trending(10) };

// Headers inside articles count as banners here too.
const header = () => within(screen.getAllByRole("banner")[0] as HTMLElement);
const cartLink = () =>
  header()
    .getAllByRole("link", { name: /^Cart(,|$)/ })
    .at(-1);

type Options = NonNullable<Parameters<typeof renderSite>[1]>;
const open = ({ api, ...options }: Options = {}) =>
  renderSite("/trending", { ...options, api: { ...TRENDING, ...api } });
const openAs = (changes: Parameters<typeof signedIn>[0] = {}, api: Options["api"] = {}) =>
  open({ session: signedIn(changes), api });

/** The menu of small screens. */
async function openMenu({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(header().getByRole("button", { name: "Menu" }));
  return within(await screen.findByRole("dialog", { name: "Menu" }));
}

describe("the header", () => {
  // covers: header-06, header-10, states-16
  it("has a cart without a number, and the way to sign in, for a visitor", async () => {
    const { sentTo } = await open();
    expect(cartLink()?.getAttribute("href")).toBe("/cart");
    expect(cartLink()?.textContent).toBe("");
    expect(header().getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/sign-in");
    expect(sentTo(COUNT)).toEqual([]);
  });

  // covers: header-03
  it("has six links with their targets and marks the screen it is on", async () => {
    await open();
    const links = within(header().getByRole("navigation", { name: "Main" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["About", "/about-us"],
      ["Outfit", "/outfit"],
      ["Trending", "/trending"],
      ["Cart", "/cart"],
      ["Custom Request", "/#custom"],
      ["Blogs", "/#blogs"],
    ]);
    const marked = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(marked.map(({ textContent }) => textContent)).toEqual(["Trending"]);
  });

  // covers: header-07, header-08, header-09
  it.each([
    ["their username", {}, "Profile of asha"],
    [
      "their email address without one",
      { username: "", email: "asha.rao@shop.example" },
      "Profile of asha.rao",
    ],
  ])("names a signed-in person by %s", async (_what, changes, name) => {
    await openAs(changes);
    const link = header().getByRole("link", { name });
    expect(link.getAttribute("href")).toBe("/profile");
    expect(link.querySelector("span")?.textContent).toBe("A");
    expect(header().queryByRole("link", { name: "Sign In" })).toBeNull();
  });

  // covers: header-07
  it("shows the avatar of a person who has one", async () => {
    await openAs({ avatar: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" });
    const image = header().getByRole("link", { name: "Profile of asha" }).querySelector("img");
    expect(image?.getAttribute("src")).toMatch(/^data:image\/gif/);
  });

  // covers: header-04, header-05, header-06, states-16, states-17, constants-13, rendering-05
  it("counts the outfits in the cart, with 9+ beyond nine", async () => {
    const site = await openAs({}, { [COUNT]: () => ({ outfitCount: 9 }) });
    await waitFor(() => expect(cartLink()?.textContent).toBe("9"));
    expect(cartLink()?.getAttribute("aria-label")).toBe("Cart, 9 outfits");
    expect(site.sentTo(COUNT)[0]?.headers.get("authorization")).toBe(`Bearer ${signedIn().token}`);
    for (const [outfitCount, text] of [
      [10, "9+"],
      [0, ""],
    ] as const) {
      site.reply(COUNT, () => ({ outfitCount }));
      act(() => void window.dispatchEvent(new Event("cartUpdated")));
      await waitFor(() => expect(cartLink()?.textContent).toBe(text));
    }
  });

  // covers: errors-18, errors-19
  it("logs it when the number does not come, and keeps the one it has", async () => {
    const isLogged = expectConsole(/Loading the cart count failed/);
    const site = await openAs({}, { [COUNT]: () => ({ outfitCount: 4 }) });
    await waitFor(() => expect(cartLink()?.textContent).toBe("4"));
    site.reply(COUNT, () => refusal(404, "Not found"));
    act(() => void window.dispatchEvent(new Event("cartUpdated")));
    await waitFor(() => expect(isLogged()).toBe(true));
    expect(cartLink()?.textContent).toBe("4");
  });

  it("shows no number when it has never come", async () => {
    const isLogged = expectConsole(/Loading the cart count failed/);
    await openAs({}, { [COUNT]: () => refusal(404, "Not found") });
    await waitFor(() => expect(isLogged()).toBe(true));
    expect(cartLink()?.textContent).toBe("");
  });
});

describe("the menu", () => {
  // covers: header-10, header-11, header-12
  it("has the header's links, the search, sections and occasions, and the way to sign in", async () => {
    const menu = await openMenu(await open());
    const links = within(menu.getByRole("navigation"))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")] as const);
    const filters = links.filter(([, href]) => href?.startsWith("/outfit?"));
    expect(filters).toHaveLength(SECTIONS.length + CATEGORIES.length);
    expect(filters).toContainEqual(["Women", "/outfit?section=Women"]);
    expect(filters).toContainEqual(["Trip/Travel", "/outfit?category=Trip%2FTravel"]);
    expect(links.filter((link) => !filters.includes(link))).toEqual([
      ["Search outfits", "/outfit#search"],
      ["About", "/about-us"],
      ["Outfit", "/outfit"],
      ["Trending", "/trending"],
      ["Cart (0)", "/cart"],
      ["Custom Request", "/#custom"],
      ["Blogs", "/#blogs"],
    ]);
    expect(menu.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/sign-in");
  });

  // covers: header-12, header-13, header-14, entries-03
  it("says who is signed in and leads to their profile", async () => {
    const menu = await openMenu(await openAs({}, { [COUNT]: () => ({ outfitCount: 3 }) }));
    expect(menu.getByText("asha")).toBeDefined();
    expect(menu.getByText("asha@people.example")).toBeDefined();
    expect(await menu.findByRole("link", { name: "Cart (3)" })).toBeDefined();
    expect(menu.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/profile");
    expect(menu.getByRole("link", { name: "My Profile" }).getAttribute("href")).toBe("/profile");
    expect(menu.queryByRole("link", { name: "Sign In" })).toBeNull();
  });

  // covers: header-13
  it("has a name for a person without one", async () => {
    const menu = await openMenu(await openAs({ username: "" }));
    expect(menu.getByText("Fashion Enthusiast")).toBeDefined();
  });

  // covers: states-07
  it("logs out, empties the badge and closes", async () => {
    const { reply, release } = heldReply(() => ({ success: true, message: "Bye" }));
    const site = await openAs({}, { [COUNT]: () => ({ outfitCount: 3 }), "POST /auth/signout": reply });
    const menu = await openMenu(site);
    await site.user.click(menu.getByRole("button", { name: "Log Out" }));
    expect(site.stored().root.state).toMatchObject({ loading: true, error: null });
    release();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("link", { name: /^Profile of / })).toBeNull();
    expect(cartLink()?.textContent).toBe("");
    expect(site.stored()).toMatchObject({ token: null, root: { state: { currentUser: null } } });
  });

  // covers: states-07, states-08, states-13, states-15, errors-08
  it.each([
    ["a response with success false", () => ({ success: false, message: "Not now" }), "Not now"],
    ["a refusal", () => refusal(503, "The database is unavailable"), "The database is unavailable"],
    ["no network", noNetwork, "Failed to fetch"],
  ])("keeps the person signed in after %s, with the reason", async (_what, reply, message) => {
    const site = await openAs({}, { "POST /auth/signout": reply });
    const menu = await openMenu(site);
    await site.user.click(menu.getByRole("button", { name: "Log Out" }));
    expect((await menu.findByRole("alert")).textContent).toBe(message);
    expect(site.stored().token).toBe(signedIn().token);
    expect(site.stored().root.state).toMatchObject({ error: message, loading: false });

    site.reply("POST /auth/signout", () => ({ success: true, message: "Bye" }));
    await site.user.click(menu.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(site.stored().root.state).toMatchObject({ currentUser: null, error: null }));
  });
});

describe("the footer", () => {
  const footer = () => within(screen.getByRole("contentinfo"));

  // covers: footer-01, footer-02, footer-03, footer-links-02
  it("has three columns of four links", async () => {
    await open();
    const navigation = within(footer().getByRole("navigation", { name: "Footer" }));
    const columns = navigation.getAllByRole("heading").map((heading) => [
      heading.textContent,
      within(heading.parentElement ?? heading)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ]);
    expect(columns).toEqual([
      ["Premium Collections", ["Trending Styles", "Men's Luxury", "Women's Elite", "Kids Designer"]],
      ["Elite Services", ["Bespoke Styling", "Personal Stylist", "VIP Concierge", "Premium Newsletter"]],
      ["Luxury Occasions", ["Wedding Couture", "Executive Wear", "Evening Gala", "Resort Collections"]],
    ]);
    const targets = navigation.getAllByRole("link").map((link) => link.getAttribute("href"));
    for (const [index, target] of [
      "/trending",
      "/outfit?section=Men",
      "/outfit?section=Women",
      "/outfit?section=Kids",
    ].entries()) {
      expect(targets[index]).toBe(target);
    }
    expect(targets[4]).toMatch(/#custom$/);
    for (const target of targets.slice(5, 8)) expect(target).toMatch(/./);
    expect(targets.slice(8)).toEqual([
      "/outfit?category=Wedding",
      "/outfit?category=Formal",
      "/outfit?category=Party",
      "/outfit?category=Vacation",
    ]);
  });

  // covers: footer-04
  it("names the five places where the shop is found elsewhere", async () => {
    await open();
    const icons = footer()
      .getAllByRole("link")
      .filter((link) => link.querySelector("svg"));
    expect(icons.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toEqual([
      "Instagram",
      "Twitter",
      "Pinterest",
      "YouTube",
      "Messaging app",
    ]);
    for (const link of icons) expect(link.getAttribute("href")).toMatch(/^(https:\/\/|\/#)/);
  });

  // covers: footer-05, footer-07, footer-links-03
  it("offers the chat bot and the newsletter, and ends with the legal links", async () => {
    await open();
    expect(footer().getByText(/Tell our chat bot the occasion/)).toBeDefined();
    expect(footer().getAllByRole("link", { name: "Chat bot" })).toHaveLength(2);
    expect(footer().getByText(/10K\+ enthusiasts/)).toBeDefined();
    for (const [name, target] of [
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
      ["Outfit Store", "/outfit"],
    ] as const) {
      expect(footer().getByRole("link", { name }).getAttribute("href")).toBe(target);
    }
    expect(footer().getByText("© Ensemble. All rights reserved.")).toBeDefined();
  });

  // covers: footer-06
  it("says below the newsletter's field what is wrong with the address, and sends nothing", async () => {
    const site = await open();
    const field = footer().getByLabelText("Email");
    await site.user.click(footer().getByRole("button", { name: "Join Community" }));
    expect(footer().getByRole("alert").textContent).toBe("Please enter your email address");
    expect(document.activeElement).toBe(field);
    await site.user.type(field, "asha@");
    expect(footer().queryByRole("alert")).toBeNull();
    await site.user.click(footer().getByRole("button", { name: "Join Community" }));
    expect(footer().getByRole("alert").textContent).toBe("Please enter a valid email address");
    expect(site.sentTo("POST /newsletter")).toEqual([]);
  });

  it("says why the newsletter's form failed until the address is edited, and keeps the address", async () => {
    const site = await open({ api: { "POST /newsletter": noNetwork } });
    const email = footer().getByRole<HTMLInputElement>("textbox", { name: "Email" });
    const join = footer().getByRole("button", { name: "Join Community" });
    await site.user.type(email, "asha@people.example");
    await site.user.click(join);
    expect((await footer().findByRole("alert")).textContent).toBe("That did not work. Please try again.");
    expect(email.value).toBe("asha@people.example");
    const message = "That was a little too often. Please try again in an hour.";
    site.reply("POST /newsletter", () => refusal(429, message));
    await site.user.click(join);
    await waitFor(() => expect(footer().getByRole("alert").textContent).toBe(message));
    await site.user.type(email, "x");
    expect(footer().queryByRole("alert")).toBeNull();
  });
});

it("a page that does not exist leads back to the outfits and home", async () => {
  await renderSite("/no/such/page");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Out of fashion");
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Browse Outfits" }).getAttribute("href")).toBe("/outfit");
  expect(main.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});
