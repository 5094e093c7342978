import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { OutfitItem } from "#contract/outfit/outfit.ts";
import { formatDate } from "#contract/values/dates.ts";
import { outfit } from "#tests/factories/api-results.ts";
import { items, openOutfit, openSignedIn } from "#tests/setup/outfit-page.tsx";
import { refusal } from "#tests/setup/render-site.tsx";

const changed = (changes: Partial<OutfitItem>) =>
  outfit().items.map((item, index) => (index === 0 ? { ...item, ...changes } : item));
const firstRow = () => items().getAllByRole("listitem")[0]?.textContent ?? "";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it("a visitor sees when a price was checked and what it was, but no link", async () => {
  const priceHistory = [
    { price: 1_499, changedAt: null },
    { price: 100, changedAt: hoursAgo(20) },
  ];
  await openOutfit({ items: changed({ linkState: "ok", priceCheckedAt: hoursAgo(3.5), priceHistory }) });

  await waitFor(() => expect(firstRow()).toContain("Price checked 3 hours ago"));
  expect(firstRow()).toContain("Was ₹1,499 when this look was published");
  expect(items().getByRole("img", { name: "Prices so far: ₹1,499, ₹100" })).toBeDefined();
  expect(items().queryByRole("link", { name: /View Item/ })).toBeNull();
  expect(items().queryByRole("button", { name: /Report a problem/ })).toBeNull();
});

it("an old price is said with its date", async () => {
  const priceCheckedAt = hoursAgo(24 * 9);
  await openOutfit({ items: changed({ priceCheckedAt }) });
  await waitFor(() =>
    expect(firstRow()).toContain(`Price as of ${formatDate(priceCheckedAt, "Asia/Kolkata")}`),
  );
});

it.each<[Partial<OutfitItem>, string]>([
  [{ availability: "out_of_stock" }, "Sold out at Source 1"],
  [{ linkState: "gone" }, "No longer sold at Source 1"],
])("%j: %s", async (changes, text) => {
  await openOutfit({ items: changed({ ...changes, priceCheckedAt: hoursAgo(1) }) });
  expect(firstRow()).toContain(text);
  expect(firstRow()).not.toContain("Price checked");
});

it.each(["unchecked", "ok", "blocked", "unreachable"] as const)(
  "a link that is %s says nothing",
  async (linkState) => {
    await openOutfit({ items: changed({ linkState }) });
    expect(firstRow()).not.toMatch(/sold|checked/i);
  },
);

it("opening a link is counted, and a problem can be reported", async () => {
  const itemLink = "https://shop.example/lehenga";
  const report = "POST /outfit/item/item-1/report";
  const site = await openSignedIn(
    { items: changed({ itemLink, earnsCommission: true }) },
    {
      "POST /outfit/item/item-1/open": () => new Response(null, { status: 204 }),
      [report]: () => new Response(null, { status: 204 }),
    },
  );
  expect(items().getByText("Links may earn the shop a commission.")).toBeDefined();
  const link = items().getByRole("link", { name: /View Item ?: Item 1/ });
  link.addEventListener("click", (event) => event.preventDefault());
  await site.user.click(link);
  expect(site.sentTo("POST /outfit/item/item-1/open")).toHaveLength(1);

  await site.user.click(items().getByRole("button", { name: "Report a problem" }));
  const dialog = within(await screen.findByRole("dialog"));
  await site.user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(site.sentTo(report)).toHaveLength(0);
  await site.user.selectOptions(dialog.getByLabelText("Which item is it about?"), "Item 1, Source 1");
  await site.user.selectOptions(
    dialog.getByLabelText("What is wrong?"),
    "The price is different in the shop",
  );
  await site.user.type(dialog.getByRole("textbox"), "It is 200.");
  await site.user.click(dialog.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(site.sentTo(report)[0]?.body).toEqual({ reason: "price", note: "It is 200." });
});

it("a failed report says so until another item is chosen, and keeps what was written", async () => {
  const site = await openSignedIn(
    { items: outfit().items.map((item) => ({ ...item, itemLink: "https://shop.example/lehenga" })) },
    { "POST /outfit/item/item-1/report": () => refusal(429, "Too many reports") },
  );
  await site.user.click(items().getByRole("button", { name: "Report a problem" }));
  const dialog = within(await screen.findByRole("dialog"));
  const which = dialog.getByLabelText("Which item is it about?");
  await site.user.selectOptions(which, "Item 1, Source 1");
  await site.user.type(dialog.getByRole("textbox"), "It is 200.");
  await site.user.click(dialog.getByRole("button", { name: "Send report" }));
  await dialog.findByRole("alert");

  await site.user.selectOptions(which, "Item 2, Source 2");
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
  expect(dialog.getByRole("textbox")).toHaveProperty("value", "It is 200.");
});
