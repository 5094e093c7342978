import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { describe, expect, it, vi } from "vitest";
import { formatRupees } from "#contract/values/money.ts";
import { cart, cartEntry, outfit, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const CART = "GET /cart";
const main = () => within(screen.getByRole("main"));
const open = (entries: Parameters<typeof cart>[0], path = "/cart", api = {}) =>
  renderSite(path, { session: signedIn(), api: { [CART]: () => cart(entries), ...api } });

/** The titles of the outfits shown, each once although small screens have cards of their own. */
const shown = () => [
  ...new Set(
    main()
      .queryAllByRole("link", { name: /Outfit$/ })
      .map((link) => link.getAttribute("href")),
  ),
];
/** Buttons that keep the focus while they do nothing are not `disabled`. */
const isDisabled = (button: HTMLElement | undefined) =>
  button?.hasAttribute("disabled") || button?.getAttribute("aria-disabled") === "true";
const seven = () =>
  [7, 6, 5, 4, 3, 2, 1].map((number) => cartEntry(number, { addedAt: `2026-03-0${number}T09:30:00.000Z` }));
const hrefs = (...numbers: number[]) => numbers.map((number) => `/outfit/outfit-${number}`);

function countUpdates(): () => number {
  const heard = vi.fn();
  window.addEventListener("cartUpdated", heard);
  return () => heard.mock.calls.length;
}

async function confirm({ user }: Awaited<ReturnType<typeof open>>) {
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Confirm" }));
}

// covers: cart-02, roles-03
it("asks a visitor to sign in", async () => {
  await renderSite("/cart");
  expect(main().getByRole("heading", { name: "Please Sign In" })).toBeDefined();
  expect(main().getByText("Access your personalized cart")).toBeDefined();
  expect(main().getByRole("link", { name: "Sign In Now" }).getAttribute("href")).toBe("/sign-in");
});

// covers: cart-01, cart-03, errors-17
it("can be asked for again when it could not be loaded, and leads on when it is empty", async () => {
  expectConsole(/Loading the cart failed/);
  const site = await open([], "/cart", { [CART]: () => refusal(404, "Not found") });
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(toasts()).toEqual([]);
  const { reply, release } = heldReply(() => cart([]));
  site.reply(CART, reply);
  await site.user.click(retry);
  expect(await screen.findByText("Opening your cart…")).toBeDefined();
  release();
  expect(await screen.findByRole("heading", { name: "Your Collection Awaits" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Explore Outfits" }).getAttribute("href")).toBe("/outfit");
});

it("says that the device is offline where that is why it could not be loaded", async () => {
  expectConsole(/Loading the cart failed/);
  const network = heldReply(() => refusal(404, "Not found"));
  await open([], "/cart", { [CART]: network.reply });
  expect(await screen.findByText("Opening your cart…")).toBeDefined();
  onlineManager.setOnline(false);
  network.release();
  expect(await screen.findByRole("heading", { name: "You are offline" })).toBeDefined();
  expect(screen.getByText(/^This needs a connection\./)).toBeDefined();
  onlineManager.setOnline(true);
});

describe("the steppers", () => {
  const QUANTITY = "PUT /cart/outfit/entry-1/quantity";
  const row = () => main().getAllByRole("group", { name: /^quantity of/ })[0] as HTMLElement;
  const increase = () => main().getAllByRole("button", { name: /^Increase/ })[0] as HTMLButtonElement;

  // covers: cart-11, states-46, validation-30, roles-13, calls-35, constants-36
  it("change the quantity one step at a time", async () => {
    const updates = countUpdates();
    const { reply, release } = heldReply(() => cart([cartEntry(1, { quantity: 10 }), cartEntry(2)]));
    const site = await open([cartEntry(1, { quantity: 9 }), cartEntry(2)], "/cart", { [QUANTITY]: reply });
    await screen.findAllByRole("button", { name: /^Increase/ });
    expect(
      isDisabled(
        main()
          .getAllByRole("button", { name: /^Decrease/ })
          .at(-1),
      ),
    ).toBe(true);
    await site.user.dblClick(increase());
    expect(row().textContent).toContain("Updating");
    expect(isDisabled(increase())).toBe(true);
    release();
    await waitFor(() => expect(row().textContent).toContain("10"));
    await waitFor(() =>
      expect(toasts()).toContainEqual({ kind: "success", text: "Quantity updated successfully!" }),
    );
    expect(isDisabled(increase())).toBe(true);
    expect(document.activeElement).toBe(increase());
    expect(site.sentTo(QUANTITY).map(({ body }) => body)).toEqual([{ quantity: 10 }]);
    expect(main().getAllByText(formatRupees(10_005)).length).toBeGreaterThan(0);
    expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain(formatRupees(12_005.5));
    expect(updates()).toBe(1);
  });

  // covers: errors-12
  it("leave the quantity as it was after a failure", async () => {
    expectConsole(/Changing the cart failed/);
    const updates = countUpdates();
    const site = await open([cartEntry(1, { quantity: 3 })], "/cart", { [QUANTITY]: noNetwork });
    await site.user.click((await screen.findAllByRole("button", { name: /^Decrease/ }))[0] as HTMLElement);
    await waitFor(() =>
      expect(toasts()).toContainEqual({ kind: "error", text: "Failed to update quantity" }),
    );
    expect(row().textContent).toContain("3");
    expect(updates()).toBe(0);
  });

  it("count at once, and a change that fails leaves the one after it", async () => {
    expectConsole(/Changing the cart failed/);
    const first = heldReply(() => refusal(500, "Broken"));
    const second = heldReply(() => cart([cartEntry(1), cartEntry(2, { quantity: 2 })]));
    const site = await open([cartEntry(1), cartEntry(2)], "/cart", {
      [QUANTITY]: first.reply,
      "PUT /cart/outfit/entry-2/quantity": second.reply,
    });
    const summary = () => screen.getByRole("region", { name: "Summary" }).textContent;
    const price = cartEntry(1).totalOutfitPrice + cartEntry(2).totalOutfitPrice;
    await screen.findAllByRole("button", { name: /^Increase/ });
    for (const button of main()
      .getAllByRole("button", { name: /^Increase/ })
      .slice(0, 2)) {
      await site.user.click(button);
    }
    await waitFor(() => expect(summary()).toContain(formatRupees(2 * price)));
    first.release();
    const withSecond = price + cartEntry(2).totalOutfitPrice;
    await waitFor(() => expect(summary()).toContain(formatRupees(withSecond)));
    second.release();
    await waitFor(() =>
      expect(toasts()).toContainEqual({ kind: "success", text: "Quantity updated successfully!" }),
    );
    expect(summary()).toContain(formatRupees(withSecond));
  });
});

it.each([
  ["a refusal", () => refusal(500, "Broken"), "Failed to remove outfit from cart", "Failed to clear cart"],
  [
    "a lost connection",
    noNetwork,
    "An error occurred while removing the outfit",
    "An error occurred while clearing the cart",
  ],
])("removing and clearing say what %s prevented", async (_what, reply, removing, clearing) => {
  expectConsole(/Changing the cart failed/);
  const updates = countUpdates();
  const site = await open([cartEntry(1), cartEntry(2)], "/cart", {
    "DELETE /cart/outfit/entry-1": reply,
    "DELETE /cart/clear": reply,
  });
  await site.user.click((await screen.findAllByRole("button", { name: /^Remove/ }))[0] as HTMLElement);
  await confirm(site);
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "error", text: removing }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await site.user.click(screen.getByRole("button", { name: "Clear Cart" }));
  const question = await screen.findByRole("dialog", { name: "Clear your cart?" });
  const cancel = within(question).getByRole("button", { name: "Cancel" });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await confirm(site);
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "error", text: clearing }));
  expect(shown()).toEqual(hrefs(1, 2));
  expect(updates()).toBe(0);
});

// covers: header-04
it("takes the badge from the change's response, before the count is fetched again", async () => {
  const count = heldReply(() => ({ outfitCount: 0 }));
  const site = await open([cartEntry(1), cartEntry(2)], "/cart", {
    "GET /cart/count": () => ({ outfitCount: 2 }),
    "DELETE /cart/clear": () => cart([]),
  });
  const badge = () => within(screen.getByRole("banner")).queryByRole("link", { name: "Cart, 2 outfits" });
  await waitFor(() => expect(badge()).not.toBeNull());
  site.reply("GET /cart/count", count.reply);
  await site.user.click(await screen.findByRole("button", { name: "Clear Cart" }));
  await confirm(site);
  expect(await screen.findByRole("heading", { name: "Your Collection Awaits" })).toBeDefined();
  await waitFor(() => expect(badge()).toBeNull());
  count.release();
});

it("leads through the items of all outfits shop by shop, and counts those whose shop was opened", async () => {
  const itemLink = "https://shop.example/lehenga";
  const items = outfit().items.map((item) => ({ ...item, itemLink }));
  const others = [{ ...items[0], itemId: "item-9", itemName: "Item 9" }];
  const site = await open(
    [
      cartEntry(1, { numberOfItems: 3 }),
      cartEntry(2, { numberOfItems: 1, outfitCategory: "Party", quantity: 2 }),
      cartEntry(3, { isAvailable: false }),
    ],
    "/cart",
    {
      "GET /cart/outfit/entry-1/items": () => ({ items }),
      "GET /cart/outfit/entry-2/items": () => ({ items: others }),
      "POST /outfit/item/item-1/open": () => new Response(null, { status: 204 }),
    },
  );
  const text = "You buy each item from its own shop. Nothing is reserved.";
  expect(await screen.findByText(text)).toBeDefined();
  await site.user.click(screen.getByRole("button", { name: "Shop all items" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Shop all items" }));
  expect(dialog.getByText("0 of 4 opened")).toBeDefined();
  const shops = await dialog.findAllByRole("heading", { level: 3 });
  expect(shops.map(({ textContent }) => textContent)).toEqual(["Source 1", "Source 2", "Source 3"]);
  const lines = within(dialog.getByRole("list", { name: "Source 1" })).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Item 1Wedding Outfit for Women"),
    expect.stringContaining("Item 9Party Outfit for Women · order 2"),
  ]);
  const link = dialog.getByRole("link", { name: /^View Item ?: Item 1/ });
  link.addEventListener("click", (event) => event.preventDefault());
  await site.user.click(link);
  expect(dialog.getByText("1 of 4 opened")).toBeDefined();
  expect(dialog.getByText("1 of 2 opened")).toBeDefined();
  expect(lines[0]?.textContent).toContain("Opened");
});

// covers: cart-calls-03
it("offers only removal for an outfit that the shop no longer shows", async () => {
  const site = await open([cartEntry(1, { isAvailable: false })], "/cart", {
    "DELETE /cart/outfit/entry-1": () => cart([]),
  });
  expect((await screen.findAllByText("No longer available")).length).toBeGreaterThan(0);
  for (const button of main().getAllByRole("button", { name: /^(Increase|Decrease)/ })) {
    expect(isDisabled(button)).toBe(true);
  }
  expect(main().queryAllByRole("button", { name: /^Shop/ })).toEqual([]);
  expect(shown()).toEqual([]);
  expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain("0 outfits");
  await site.user.click((await screen.findAllByRole("button", { name: /^Remove/ }))[0] as HTMLElement);
  await confirm(site);
  expect(await screen.findByRole("heading", { name: "Your Collection Awaits" })).toBeDefined();
});

describe("the view", () => {
  it("sorts and pages by the address", async () => {
    const { user } = await open(seven());
    await waitFor(() => expect(shown()).toEqual(hrefs(7, 6, 5, 4, 3)));
    await user.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(shown()).toEqual(hrefs(2, 1)));
    expect(screen.getByRole("button", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
    expect(isDisabled(screen.getByRole("button", { name: "Next" }))).toBe(true);
    const sort = () => screen.getByLabelText("Sort outfits");
    await user.selectOptions(sort(), "Price: Low to High");
    await waitFor(() => expect(shown()).toEqual(hrefs(1, 2, 3, 4, 5)));
    await user.selectOptions(sort(), "Price: High to Low");
    await waitFor(() => expect(shown()).toEqual(hrefs(7, 6, 5, 4, 3)));
    await user.selectOptions(sort(), "Oldest First");
    await waitFor(() => expect(shown()).toEqual(hrefs(1, 2, 3, 4, 5)));
    await user.selectOptions(screen.getByLabelText("Outfits per page"), "10");
    await waitFor(() => expect(shown()).toEqual(hrefs(1, 2, 3, 4, 5, 6, 7)));
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("says when nothing matches, and clears the filters", async () => {
    const { user } = await open(seven(), "/cart?search=qqq&size=10");
    expect(
      await screen.findByRole("heading", { name: "No outfits found matching your criteria" }),
    ).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Clear Filters" }));
    await waitFor(() => expect(shown()).toEqual(hrefs(7, 6, 5, 4, 3, 2, 1)));
    expect(screen.getByLabelText("Search outfits...")).toHaveProperty("value", "");
  });
});

describe("adding an outfit", () => {
  const ADD = "POST /cart/add-outfit";
  const OUTFIT = { "GET /outfit/outfit-1": () => outfit() };
  const panel = () => within(screen.getByRole("region", { name: "Customize Your Order" }));
  const add = () => panel().getByRole<HTMLButtonElement>("button", { name: /^Add/ });
  const opener = () => screen.findByRole("button", { name: "Add Complete Outfit to Cart" });

  // covers: errors-11
  it("says what fails, stays open, and goes through under the same key", async () => {
    expectConsole(/Adding to the cart failed/);
    const updates = countUpdates();
    const site = await renderSite("/outfit/outfit-1", {
      session: signedIn(),
      api: {
        ...OUTFIT,
        [ADD]: () => refusal(400, "Your cart can hold at most 10 of this outfit"),
      },
    });
    await site.user.click(await opener());
    await site.user.click(panel().getByRole("button", { name: "Increase quantity" }));
    await site.user.click(add());
    const expectToast = async (kind: string, text: string) => {
      await waitFor(() => expect(toasts()).toEqual([{ kind, text }]));
      // While it is shown, an equal one after it could not be told apart.
      act(() => void toast.dismiss());
      await waitFor(() => expect(toasts()).toEqual([]));
    };
    await expectToast("error", "Your cart can hold at most 10 of this outfit");
    const added = { success: true, message: "", outfitName: "Wedding Outfit", cart: cart([cartEntry(1)]) };
    for (const [reply, kind, text] of [
      [() => new Response("<h1>Bad gateway</h1>", { status: 502 }), "error", "Failed to add outfit to cart"],
      [noNetwork, "error", "Failed to add outfit to cart"],
      [() => added, "success", "Wedding Outfit added to cart successfully!"],
    ] as const) {
      expect(panel().getByRole("group", { name: "quantity" }).textContent).toContain("2");
      expect(updates()).toBe(0);
      site.reply(ADD, reply);
      await waitFor(() => expect(add().getAttribute("aria-disabled")).toBeNull());
      await site.user.click(add());
      await expectToast(kind, text);
    }
    expect(document.activeElement).toBe(await opener());
    const keys = site.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(updates()).toBe(1);
  });

  it("leads to the cart, and says how many of the outfit are in it", async () => {
    let added = false;
    const site = await renderSite("/outfit/outfit-1", {
      session: signedIn(),
      api: {
        ...OUTFIT,
        "GET /cart/count": () => ({ outfitCount: added ? 1 : 0 }),
        [CART]: () => cart([cartEntry(1, { quantity: 3 })]),
        [ADD]: () => {
          added = true;
          const mine = cart([cartEntry(1, { quantity: 3 })]);
          return { success: true, message: "", outfitName: "Wedding Outfit", cart: mine };
        },
      },
    });
    await site.user.click(await opener());
    expect(screen.queryByRole("link", { name: /^In your cart/ })).toBeNull();
    await site.user.click(add());
    const link = await screen.findByRole("link", { name: "In your cart (3)" });
    expect(link.getAttribute("href")).toBe("/cart");
    expect(site.sentTo(CART)).toHaveLength(0);
    await site.user.click(await screen.findByRole("button", { name: "View cart" }));
    expect(await screen.findByRole("region", { name: "Summary" })).toBeDefined();
  });

  it("tells a visitor that signing in is needed", async () => {
    const site = await renderSite("/outfit/outfit-1", { api: OUTFIT });
    await site.user.click(await opener());
    await waitFor(() =>
      expect(toasts()).toEqual([{ kind: "error", text: "Please login to add items to cart" }]),
    );
    expect(site.sentTo(ADD)).toEqual([]);
    await act(async () => {});
  });
});

it("marks the items of an outfit that are only similar to those in its picture", async () => {
  const [first, second] = outfit().items;
  const items = [first, { ...second, match: "similar" }];
  const { user } = await open([cartEntry(1)], "/cart", {
    "GET /cart/outfit/entry-1/items": () => ({ items }),
  });
  const [toggle] = await screen.findAllByRole("button", { name: /^Shop the items/ });
  await user.click(toggle as HTMLElement);
  const list = await screen.findByRole("list", { name: /^Items of / });
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent?.includes("Source 2 · Similar piece"))).toEqual([
    false,
    true,
  ]);
});

it("says which items their shops no longer sell, with the way to others", async () => {
  const [first, second] = outfit().items;
  const items = [first, { ...second, availability: "out_of_stock" }];
  const { user } = await open([cartEntry(1)], "/cart", {
    "GET /cart/outfit/entry-1/items": () => ({ items }),
  });
  const [toggle] = await screen.findAllByRole("button", { name: /^Shop the items/ });
  await user.click(toggle as HTMLElement);
  const list = await screen.findByRole("list", { name: /^Items of / });
  const [sold, soldOut] = within(list).getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(sold.textContent).not.toMatch(/Sold out|replacement/);
  expect(soldOut.textContent).toContain("Sold out at Source 2");
  const replacement = within(soldOut).getByRole("link", { name: /^Find a replacement for / });
  expect(replacement.getAttribute("href")).toBe(`/outfit/${cartEntry(1).outfitId}`);
});
