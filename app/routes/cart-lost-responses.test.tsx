import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { formatRupees } from "#contract/values/money.ts";
import { cart, cartEntry, outfit, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, renderSite, toasts } from "#tests/setup/render-site.tsx";

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

it("an outfit whose addition was not answered is added once from a new panel, and the cart is read anew", async () => {
  expectConsole(/Adding to the cart failed/);
  const site = await renderSite("/outfit/outfit-1", {
    session: signedIn(),
    api: { "GET /outfit/outfit-1": () => outfit(), [ADD]: noNetwork },
  });
  const panel = () => within(screen.getByRole("region", { name: "Customize Your Order" }));
  const open = async () =>
    site.user.click(await screen.findByRole("button", { name: "Add Complete Outfit to Cart" }));
  const add = () => site.user.click(panel().getByRole("button", { name: /^Add/ }));
  await open();
  const reads = site.sentTo("GET /cart/count").length;
  await add();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(() => expect(site.sentTo("GET /cart/count").length).toBeGreaterThan(reads));
  await site.user.click(panel().getByRole("button", { name: "Cancel" }));

  const added = { success: true, message: "", outfitName: "Wedding Outfit", cart: cart([cartEntry(1)]) };
  site.reply(ADD, () => added);
  await open();
  await add();
  await waitFor(() => expect(site.sentTo(ADD)).toHaveLength(2));
  await open();
  await add();
  await waitFor(() => expect(site.sentTo(ADD)).toHaveLength(3));
  const [lost, repeated, another] = site.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
  expect(repeated).toBe(lost);
  expect(another).not.toBe(lost);
});
