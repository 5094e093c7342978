import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formatRupees } from "#contract/values/money.ts";
import { cart, cartEntry, outfit, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, renderSite, toasts } from "#tests/setup/render-site.tsx";

type Site = Awaited<ReturnType<typeof renderSite>>;

const CART = "GET /cart";
const ADD = "POST /cart/add-outfit";

it("the cart shows what the server made of a change whose response was lost", async () => {
  expectConsole(/Changing the cart failed/);
  const site = await renderSite("/cart", {
    session: signedIn(),
    api: {
      [CART]: () => cart([cartEntry(1, { quantity: 3 })]),
      "PUT /cart/outfit/entry-1/quantity": noNetwork,
    },
  });
  const [decrease] = await screen.findAllByRole("button", { name: /^Decrease/ });
  site.reply(CART, () => cart([cartEntry(1, { quantity: 2 })]));
  await site.user.click(decrease as HTMLElement);
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "error", text: "Failed to update quantity" }));
  const total = formatRupees(cartEntry(1).totalOutfitPrice * 2);
  await waitFor(() => expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain(total));
});

describe("an outfit whose addition was not answered", () => {
  const panel = () => within(screen.getByRole("region", { name: "Customize Your Order" }));
  const add = (site: Site) => site.user.click(panel().getByRole("button", { name: /^Add/ }));
  const open = async (site: Site) =>
    site.user.click(await screen.findByRole("button", { name: "Add Complete Outfit to Cart" }));
  const keys = (site: Site) => site.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
  const added = { success: true, message: "", outfitName: "Wedding Outfit", cart: cart([cartEntry(1)]) };

  /** Adds the outfit, whose response is lost, and opens the panel again. */
  async function addInVain(readCart: Parameters<Site["reply"]>[1]): Promise<Site> {
    const site = await renderSite("/outfit/outfit-1", {
      session: signedIn(),
      api: {
        "GET /outfit/outfit-1": () => outfit(),
        "GET /cart/count": () => ({ outfitCount: 1 }),
        [CART]: () => cart([cartEntry(2)]),
        [ADD]: noNetwork,
      },
    });
    await waitFor(() => expect(site.sentTo(CART)).toHaveLength(1));
    await open(site);
    site.reply(CART, readCart);
    await add(site);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await site.user.click(panel().getByRole("button", { name: "Cancel" }));
    site.reply(ADD, () => added);
    await open(site);
    return site;
  }

  it("is added once from a new panel until the cart is read, and then once more", async () => {
    expectConsole(/Adding to the cart failed/);
    const read = heldReply(() => cart([cartEntry(1), cartEntry(2)]));
    const site = await addInVain(read.reply);
    await add(site);
    await waitFor(() => expect(site.sentTo(ADD)).toHaveLength(2));
    await open(site);
    await add(site);
    await waitFor(() => expect(site.sentTo(ADD)).toHaveLength(3));
    read.release();
    const [lost, repeated, another] = keys(site);
    expect(repeated).toBe(lost);
    expect(another).not.toBe(lost);
  });

  it("is one more where the cart was read again", async () => {
    expectConsole(/Adding to the cart failed/);
    const site = await addInVain(() => cart([cartEntry(1), cartEntry(2)]));
    await waitFor(() => expect(site.sentTo(CART).length).toBeGreaterThan(1));
    await add(site);
    await waitFor(() => expect(site.sentTo(ADD)).toHaveLength(2));
    const [lost, another] = keys(site);
    expect(another).not.toBe(lost);
  });
});
