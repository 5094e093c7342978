import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { adminTable, outfitSummary, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, type Reply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const TABLE = "GET /outfit/admin/getalloutfits";
const REQUESTS = "GET /bespoke/admin/requests";
const API = {
  [TABLE]: () => adminTable([outfitSummary(1, { image: "/media/1/1200.jpg" })]),
  [REQUESTS]: () => ({ requests: [], openRequests: 0, hasMore: false }),
  "GET /outfit/admin/import": () => ({ import: null }),
};
const openDashboard = (api = {}) =>
  renderSite("/dashboard", { session: signedIn({ isUserAdmin: true }), api: { ...API, ...api } });

// covers: routes-06, routes-16
it("sends visitors to the sign-in screen", async () => {
  await renderSite("/dashboard");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
});

// covers: routes-07, routes-17, dashboard-09, roles-19
it("tells people without the right that they have none, without the site's frame", async () => {
  await renderSite("/dashboard", { session: signedIn() });
  expect(screen.getByRole("heading", { level: 1, name: "Access Denied" })).toBeDefined();
  expect(screen.getByText(/Only administrators can access this dashboard\./)).toBeDefined();
  expect(screen.getByText(/contact the system administrator/)).toBeDefined();
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();
});

// covers: calls-20, errors-27
it("logs a catalogue that could not be loaded and asks for it again on demand", async () => {
  expectConsole(/Failed to fetch outfits/);
  const site = await openDashboard({ [TABLE]: () => refusal(403, "Only administrators can do this.") });
  expect(await screen.findByRole("heading", { name: "The catalogue could not be loaded" })).toBeDefined();
  site.reply(TABLE, API[TABLE]);
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Showing 1/)).toBeDefined();
});

// covers: dashboard-03, dashboard-04, dashboard-05
it("shows the statistics of the whole catalogue, the average with one decimal", async () => {
  const statistics = { totalOutfits: 123_456, activeOutfits: 100_000, averageRating: 4.16, totalLikes: 0 };
  await openDashboard({
    [TABLE]: () => adminTable([outfitSummary(1, { image: "/media/1/1200.jpg" })], { statistics }),
  });
  const list = await screen.findByLabelText("Statistics");
  expect([...list.children].map((figure) => figure.textContent)).toEqual([
    "Total Outfits1,23,456",
    "Active Outfits1,00,000",
    "Avg Rating4.2",
    "Total Likes0",
  ]);
});

it("an empty catalogue has an average of 0.0", async () => {
  await openDashboard({ [TABLE]: () => adminTable([]) });
  expect(await screen.findByRole("heading", { name: "Your catalogue is empty" })).toBeDefined();
  expect(screen.getByLabelText("Statistics").textContent).toContain("Avg Rating0.0");
});

/** Eleven outfits and more, of which a page is asked for by its start. */
const manyOutfits: Reply = ({ path }) => {
  const params = new URLSearchParams(path.split("?")[1]);
  const start = Number(params.get("startIndex"));
  const total = params.has("searchTerm") ? 0 : 25;
  const rows = Array.from({ length: Math.max(0, Math.min(10, total - start)) }, (_, index) =>
    outfitSummary(start + index + 1, { image: "/media/1/1200.jpg" }),
  );
  const statistics = { totalOutfits: 25, activeOutfits: 25, averageRating: 4.2, totalLikes: 0 };
  return adminTable(rows, { total, statistics });
};

it("asks the server for the page, filters and order of its URL, and for the next page ahead", async () => {
  const site = await renderSite("/dashboard?category=Wedding&status=active&sortBy=rateLook&page=2", {
    session: signedIn({ isUserAdmin: true }),
    api: { ...API, [TABLE]: manyOutfits },
  });
  expect(await screen.findByText("Showing 11 to 20 of 25 outfits")).toBeDefined();
  const filters = "category=Wedding&status=active&sortBy=rateLook&sort=desc";
  await waitFor(() =>
    expect(site.sentTo(TABLE).map(({ path }) => path.split("?")[1])).toEqual([
      `startIndex=10&limit=10&${filters}`,
      `startIndex=20&limit=10&${filters}`,
    ]),
  );
  await site.user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(await screen.findByText("Showing 21 to 25 of 25 outfits")).toBeDefined();
});

// covers: states-38
it("goes to page 1 with any other filter, search or order", async () => {
  const site = await renderSite("/dashboard?sortBy=rateLook&page=3", {
    session: signedIn({ isUserAdmin: true }),
    api: { ...API, [TABLE]: manyOutfits },
  });
  expect(await screen.findByText("Showing 21 to 25 of 25 outfits")).toBeDefined();
  await site.user.selectOptions(screen.getByRole("combobox", { name: /^Section/ }), "Kids");
  expect(await screen.findByText("Showing 1 to 10 of 25 outfits")).toBeDefined();
  await site.user.click(screen.getByRole("button", { name: "Page 2" }));
  expect(await screen.findByText("Showing 11 to 20 of 25 outfits")).toBeDefined();
  await site.user.type(screen.getByRole("searchbox"), " silk  saree ");
  expect(await screen.findByText("Showing none of 25 outfits")).toBeDefined();
  // Where typing pauses, the first word is searched for before.
  await waitFor(() =>
    expect(site.sentTo(TABLE).at(-1)?.path.split("?")[1]).toBe(
      "startIndex=0&limit=10&searchTerm=silk+saree&section=Kids&sortBy=rateLook&sort=desc",
    ),
  );
});

it("a page beyond the last one leads to the last", async () => {
  await renderSite("/dashboard?page=9", {
    session: signedIn({ isUserAdmin: true }),
    api: { ...API, [TABLE]: manyOutfits },
  });
  expect(await screen.findByText("Showing 21 to 25 of 25 outfits")).toBeDefined();
});

it("a search without a match says of how many outfits, and is cleared", async () => {
  const site = await renderSite("/dashboard?searchTerm=xylophone", {
    session: signedIn({ isUserAdmin: true }),
    api: { ...API, [TABLE]: manyOutfits },
  });
  expect(await screen.findByText("Showing none of 25 outfits")).toBeDefined();
  const [clear] = screen.getAllByRole("button", { name: "Clear filters" });
  await site.user.click(clear as HTMLElement);
  expect(await screen.findByText("Showing 1 to 10 of 25 outfits")).toBeDefined();
});

// covers: errors-24, errors-25, errors-26
it.each([
  [
    "Delete",
    "DELETE /outfit/delete/outfit-1",
    () => refusal(503, "The database is unavailable"),
    "Error deleting outfit: The database is unavailable",
  ],
  ["Delete", "DELETE /outfit/delete/outfit-1", noNetwork, "Error deleting outfit: Failed to delete outfit"],
  [
    "Deactivate",
    "PUT /outfit/admin/togglestatus/outfit-1",
    noNetwork,
    "Error toggling outfit status: Failed to toggle outfit status",
  ],
])("%s: a failure is said in an alert, and the row stays as it was", async (action, call, reply, text) => {
  const site = await openDashboard({ [call]: reply });
  await screen.findByText(/^Showing 1/);
  const [button] = screen.getAllByRole("button", { name: new RegExp(`^${action} Wedding outfit`) });
  await site.user.click(button as HTMLElement);
  const dialog = await screen.findByRole("dialog");
  await site.user.click(within(dialog).getByRole("button", { name: action }));
  const alert = await screen.findByRole("alertdialog");
  expect(alert.textContent).toContain(text);
  await site.user.click(within(alert).getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getAllByText("Active").length).toBeGreaterThan(0);
});

it("a change of the status is to the confirmed one, and a failed one shows how the outfit is", async () => {
  const TOGGLE = "PUT /outfit/admin/togglestatus/outfit-1";
  const site = await openDashboard({ [TOGGLE]: noNetwork });
  await screen.findByText(/^Showing 1/);
  const [button] = screen.getAllByRole("button", { name: /^Deactivate Wedding outfit/ });
  await site.user.click(button as HTMLElement);
  const changed = outfitSummary(1, { image: "/media/1/1200.jpg", isActive: false });
  site.reply(TABLE, () => adminTable([changed]));
  const dialog = await screen.findByRole("dialog");
  await site.user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  await site.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "OK" }));
  expect(site.sentTo(TOGGLE).map(({ path }) => path)).toEqual([
    "/outfit/admin/togglestatus/outfit-1?isActive=false",
  ]);
  expect((await screen.findAllByRole("button", { name: /^Activate Wedding outfit/ })).length).toBe(1);
});

it("an answer whose outfits were deleted says so, and asks for none", async () => {
  const request = {
    ...{ _id: "request-1", description: "A look for a wedding", email: "asha@people.example" },
    ...{ image: null, imageWidth: null, imageHeight: null, imagePlaceholder: null },
    ...{ createdAt: "2026-03-01T09:30:00.000Z", dueAt: "2026-03-02T09:30:00.000Z" },
    ...{ answeredAt: "2026-03-01T10:30:00.000Z", answerNote: "With gold", answerOutfitIds: [] },
  };
  const site = await openDashboard({
    [REQUESTS]: () => ({ requests: [request], openRequests: 0, hasMore: false }),
  });
  await site.user.click(await screen.findByRole("button", { name: /^Requests/ }));
  await site.user.click(await screen.findByRole("tab", { name: "Answered" }));
  expect(await screen.findByText("Its outfits are not in the shop any more.")).toBeDefined();
  expect(site.sentTo("GET /outfit/getoutfits")).toEqual([]);
});

it("asks again for bespoke requests that could not be loaded, and says when there are none", async () => {
  expectConsole(/requests could not be loaded/);
  const site = await openDashboard({ [REQUESTS]: () => refusal(403, "Something broke.") });
  await site.user.click(await screen.findByRole("button", { name: /^Requests/ }));
  expect(await screen.findByRole("heading", { name: "The requests could not be loaded" })).toBeDefined();
  site.reply(REQUESTS, API[REQUESTS]);
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No open requests" })).toBeDefined();
});
