import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { analyticsSummary as summary } from "#tests/factories/analytics-results.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

// There is no canvas; the browser test draws.
vi.mock("#app/dashboard/analytics/draw-chart.ts", () => ({
  drawChart: () => ({ resize: () => {}, destroy: () => {} }),
}));

const SUMMARY = "GET /analytics/admin/summary";
const open = (path: string, api: Parameters<typeof renderSite>[1] & object = {}) =>
  renderSite(path, { session: signedIn({ isUserAdmin: true }), ...api });
const at = (path: string, found: AnalyticsSummary) => open(path, { api: { [SUMMARY]: () => found } });
const totals = async () => (await screen.findByLabelText("Totals")).textContent;

// covers: analytics-06
it("shows the totals of the period in the URL, and how they compare with the days before", async () => {
  const site = await at("/dashboard/analytics?days=7", summary(7));
  expect(await totals()).toContain("Views7,000100 % more than before (3,500)");
  expect(await totals()).toContain("Likes0100 % less than before (4)");
  expect(await totals()).toContain("Saves0As many as before");
  expect(screen.getByText(/Nov 17 to Nov 23, 2026, compared with the 7 days before/)).toBeDefined();

  site.reply(SUMMARY, () => summary(90));
  const choice = within(screen.getByRole("list", { name: "Period" }));
  expect(choice.getByRole("link", { current: true }).textContent).toBe("7 days");
  await site.user.click(choice.getByRole("link", { name: "90 days" }));
  await waitFor(async () => expect(await totals()).toContain("Views90,000"));
  expect(site.sentTo(SUMMARY).map(({ path }) => path)).toEqual([
    "/analytics/admin/summary?days=7",
    "/analytics/admin/summary?days=90",
  ]);
});

it.each(["", "?days=8", "?days=7&days=90x", "?days=<b>"])(
  "shows 28 or the first period for %j",
  async (query) => {
    const site = await at(`/dashboard/analytics${query}`, summary(28));
    await totals();
    const expected = query === "?days=7&days=90x" ? 7 : 28;
    expect(site.sentTo(SUMMARY)[0]?.path).toBe(`/analytics/admin/summary?days=${expected}`);
  },
);

// covers: analytics-06
it("has the numbers of each chart as a table and as CSV", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:numbers");
  const site = await at("/dashboard/analytics?days=7", summary(7));
  const table = await screen.findByRole("region", { name: "What people like: numbers", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows).toHaveLength(8);
  expect(rows[0]?.textContent).toBe("DayLikesSavesComments");
  expect(rows.at(-1)?.textContent).toBe("Nov 23, 2026000");

  site.reply("GET /analytics/admin/export", () => refusal(503, "The shop is busy."));
  await site.user.click(screen.getByRole("button", { name: "CSV: What people like" }));
  expect(site.sentTo("GET /analytics/admin/export")[0]?.path).toBe(
    "/analytics/admin/export?days=7&table=reactions",
  );
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

// covers: analytics-06
it("lists looks, shops and words, and leads to them", async () => {
  const outfit = {
    ...({ category: "Wedding", section: "Men", type: "Promoted", image: "/media/a/1200.jpg" } as const),
    ...{ imageWidth: 1200, imageHeight: 1600, views: 9, likes: 3, saves: 2, comments: 1 },
  };
  await at(
    "/dashboard/analytics",
    summary(28, {
      topOutfits: [
        { ...outfit, _id: "outfit-1", isActive: true, cartAdds: 1_234, linkOpens: 12_34_567 },
        { ...outfit, _id: "outfit-2", isActive: false, cartAdds: 0, linkOpens: 1 },
      ],
      topSources: [{ source: "Neel & Co", linkOpens: 1 }],
      topSearches: [{ words: "red & gold", searches: 12 }],
      emptySearches: [{ words: "x".repeat(80), searches: 3 }],
    }),
  );
  const looks = await screen.findByRole("region", { name: "Looks that sell" });
  const link = within(looks).getByRole("link", { name: "Wedding outfit for Men" });
  expect(link.getAttribute("href")).toBe("/outfit/outfit-1");
  expect(looks.textContent).toContain("Links opened12,34,567Added to cart1,234Views9");
  expect(looks.textContent).toContain("Wedding outfit for Men (inactive)");
  expect(screen.getByRole("link", { name: "red & gold" }).getAttribute("href")).toBe(
    "/outfit?searchTerm=red%20%26%20gold",
  );
  expect(screen.getByRole("region", { name: "Shops that people go to" }).textContent).toContain(
    "Neel & Co1 opened link",
  );
  expect(screen.getByRole("region", { name: "Searches without result" }).textContent).toContain(
    "add looks for them",
  );
});

// covers: analytics-06
it("says that a new shop has nothing to compare with, or nothing at all", async () => {
  const site = await at("/dashboard/analytics?days=7", summary(7, { countedSince: "2026-11-16" }));
  expect(await totals()).toContain("Views7,000");
  expect(screen.getByText(/counted since Nov 16, 2026. A comparison needs 14 counted days/)).toBeDefined();

  site.reply(SUMMARY, () => summary(28, { countedSince: null }));
  await site.user.click(screen.getByRole("link", { name: "28 days" }));
  expect(await screen.findByRole("heading", { name: "Nothing counted yet" })).toBeDefined();
});

it("can be tried again after a failure", async () => {
  expectConsole(/The analytics could not be loaded/);
  const site = await open("/dashboard/analytics", {
    api: { [SUMMARY]: () => refusal(403, "Only administrators may do this.") },
  });
  expect(await screen.findByRole("heading", { name: "The analytics could not be loaded" })).toBeDefined();
  site.reply(SUMMARY, () => summary(28));
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await totals()).toContain("Views28,000");
});
