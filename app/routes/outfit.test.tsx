import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { outfitSummary } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const LIST = "GET /outfit/getoutfits";
const END = "You've seen all available outfits!";
const main = () => within(screen.getByRole("main"));
const cards = () => main().queryAllByRole("article");
const page =
  (count: number, changes: Parameters<typeof outfitSummary>[1] = {}) =>
  () => ({
    outfits: Array.from({ length: count }, (_, index) => outfitSummary(index + 1, changes)),
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
  await renderSite("/outfit", { api: { [LIST]: page(3, { type }) } });
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(
    cards().flatMap((card) => within(card).queryAllByText(/^(Sponsored|Promoted|Normal)$/)),
  ).toHaveLength(labels);
});

// covers: listing-11
it("says that nothing was found and offers to clear the filters", async () => {
  const site = await renderSite("/outfit?searchTerm=qqq&type=Promoted", { api: { [LIST]: page(0) } });
  expect(await main().findByRole("heading", { name: "No outfits found" })).toBeDefined();
  expect(main().queryByText(END)).toBeNull();
  site.reply(LIST, page(2));
  await site.user.click(main().getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(main().getByRole("searchbox", { name: "Search outfits" })).toHaveProperty("value", "");
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
