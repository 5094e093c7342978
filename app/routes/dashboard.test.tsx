import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { outfitSummary, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const TABLE = "GET /outfit/admin/getalloutfits";
const REQUESTS = "GET /bespoke/admin/requests";
const API = {
  [TABLE]: () => ({ outfits: [outfitSummary(1, { image: "/media/1/1200.jpg" })] }),
  [REQUESTS]: () => ({ requests: [], openRequests: 0, hasMore: false }),
  "GET /outfit/admin/import": () => ({ import: null }),
};
const openDashboard = (api = {}) =>
  renderSite("/dashboard", { session: signedIn({ isUserAdmin: true }), api: { ...API, ...api } });

it("sends visitors to the sign-in screen", async () => {
  await renderSite("/dashboard");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
});

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
    "PATCH /outfit/admin/togglestatus/outfit-1",
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

it("asks again for bespoke requests that could not be loaded, and says when there are none", async () => {
  expectConsole(/requests could not be loaded/);
  const site = await openDashboard({ [REQUESTS]: () => refusal(403, "Something broke.") });
  await site.user.click(await screen.findByRole("button", { name: /^Requests/ }));
  expect(await screen.findByRole("heading", { name: "The requests could not be loaded" })).toBeDefined();
  site.reply(REQUESTS, API[REQUESTS]);
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No open requests" })).toBeDefined();
});
