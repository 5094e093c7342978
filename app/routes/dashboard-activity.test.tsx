import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Activity } from "#contract/activity/activity.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { refusal, renderSite } from "#tests/setup/render-site.tsx";

const LIST = "GET /activity/admin";

function entry(number: number, changes: Partial<Activity> = {}): Activity {
  return {
    _id: `entry-${number}`,
    action: "changed",
    subject: { kind: "outfit", id: "outfit-1", name: "Wedding · Women" },
    administrator: "owner",
    isAutomatic: false,
    before: null,
    after: null,
    createdAt: "2026-03-01T09:30:00.000Z",
    ...changes,
  };
}
const open = (entries: Activity[], total = entries.length, api = {}) =>
  renderSite("/dashboard/activity", {
    session: signedIn({ isUserAdmin: true }),
    api: { [LIST]: () => ({ entries, total }), ...api },
  });
const texts = async () =>
  (await within(await screen.findByRole("list", { name: "Activity" })).findAllByRole("listitem")).map(
    (item) => item.textContent,
  );

it("is for administrators only", async () => {
  const { sentTo } = await renderSite("/dashboard/activity", { session: signedIn() });
  expect(screen.getByRole("heading", { level: 1, name: "Access Denied" })).toBeDefined();
  expect(sentTo("GET /dashboard/admin/waiting")).toEqual([]);
});

it("says who did what, when, and how it was before", async () => {
  await open([
    entry(1, { before: { rateLook: 4, tags: [] }, after: { rateLook: 4.5, tags: ["silk", "gold"] } }),
    entry(2, { action: "published", isAutomatic: true, administrator: null }),
    entry(3, { action: "blocked", administrator: null, subject: { kind: "user", id: "1", name: "" } }),
    entry(4, { action: "answered", subject: { kind: "bespokeRequest", id: "1", name: "" } }),
  ]);
  expect(await texts()).toEqual([
    "owner changed the outfit Wedding · WomenMar 1, 2026, 03:00 PM" +
      "Ratingbefore: 4 → after: 4.5Tagsbefore: nothing → after: silk, gold",
    "The shop published the outfit Wedding · WomenMar 1, 2026, 03:00 PM",
    "A former administrator blocked the account of somebody who has leftMar 1, 2026, 03:00 PM",
    "owner answered a bespoke requestMar 1, 2026, 03:00 PM",
  ]);
});

it("shows small pictures, and says in words where one is no longer stored", async () => {
  const image = (id: number) => ({ image: `/media/${id}/1200.jpg` });
  await open([entry(1, { before: image(1), after: image(2) })]);
  const [before, after] = await screen.findAllByRole("img", { name: "The look" });
  expect([before, after].map((picture) => picture?.getAttribute("src"))).toEqual([
    "/media/1/160.jpg",
    "/media/2/160.jpg",
  ]);
  fireEvent.error(before as HTMLElement);
  const [text] = await texts();
  expect(text).toContain("before: a picture that is no longer stored → after:");
  expect(screen.getAllByRole("img", { name: "The look" })).toEqual([after]);
});

it("has pages", async () => {
  const { user, sentTo } = await open([entry(1)], 41);
  await texts();
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(sentTo(LIST).map(({ path }) => path)).toEqual([
    "/activity/admin?startIndex=0&limit=20",
    "/activity/admin?startIndex=40&limit=20",
  ]);
  expect(await screen.findByText("Showing 41 to 41 of 41 entries")).toBeDefined();
});

it("is filtered by the kind of what was changed, from its first page", async () => {
  const { user, sentTo, reply } = await open([entry(1)], 41);
  await texts();
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  reply(LIST, () => ({ entries: [], total: 0 }));
  await user.selectOptions(screen.getByLabelText("Changes of"), "Accounts");
  expect(await screen.findByText("Nothing of this kind was changed in the last year.")).toBeDefined();
  expect(sentTo(LIST).at(-1)?.path).toBe("/activity/admin?startIndex=0&limit=20&subject=user");
});

it("says that nothing has been done yet", async () => {
  await open([]);
  expect(await screen.findByRole("heading", { name: "Nothing yet" })).toBeDefined();
});

it("offers to try again after a failure", async () => {
  expectConsole(/The activity could not be loaded/);
  const { user, reply } = await open([], 0, { [LIST]: () => refusal(400, "No.") });
  const again = await screen.findByRole("button", { name: "Try again" });
  reply(LIST, () => ({ entries: [entry(1)], total: 1 }));
  await user.click(again);
  expect(await texts()).toHaveLength(1);
});

it("has a navigation with what waits", async () => {
  await open([], 0, { "GET /dashboard/admin/waiting": () => ({ requests: 2, texts: 3, links: 0 }) });
  const panel = within(screen.getByRole("navigation", { name: "Admin Panel" }));
  const label = await panel.findByText("2 open requests");
  expect(label.previousElementSibling?.textContent).toBe("2");
  expect(panel.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard");
  expect(panel.getByRole("link", { name: "Links" }).getAttribute("href")).toBe("/dashboard/links");
  expect(panel.getByRole("link", { current: "page" }).textContent).toBe("Activity");
});
