import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { FIRST_STEPS } from "#contract/shop/first-steps.ts";
import { adminTable, firstSteps, signedIn } from "#tests/factories/api-results.ts";
import { noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const STEPS = "GET /dashboard/admin/first-steps";
const TEST_MAIL = "POST /dashboard/admin/first-steps/test-mail";
const HIDE = "PUT /dashboard/admin/first-steps";

async function openDashboard(steps: Parameters<typeof firstSteps>[0], api = {}) {
  const site = await renderSite("/dashboard", {
    session: signedIn({ isUserAdmin: true }),
    api: {
      "GET /outfit/admin/getalloutfits": () => adminTable([]),
      "GET /bespoke/admin/requests": () => ({ requests: [], openRequests: 0, hasMore: false }),
      "GET /outfit/admin/import": () => ({ import: null }),
      [STEPS]: () => firstSteps(steps),
      ...api,
    },
  });
  await screen.findByRole("heading", { name: "Your catalogue is empty" });
  return site;
}
const list = () => screen.findByRole("region", { name: "First steps" });

it("says of each step whether it is done, and leads to the settings of those that are not", async () => {
  await openDashboard({ done: ["contact"] });
  const steps = within(await list()).getAllByRole("listitem");
  expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
    "Give your shop its name and logo (to do)",
    "Add your first pieces or outfits (to do)",
    "Say how to reach you (done)",
    "Let the shop send email (to do)",
    "Give the shop its own address (to do)",
    "Make a backup (to do)",
  ]);
  expect(screen.getByRole("link", { name: "Logo and icon" }).getAttribute("href")).toBe(
    "/dashboard/settings/logo-and-icon",
  );
  expect(screen.queryByRole("link", { name: "Grievance contact" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Send me a test message" })).toBeNull();
});

it("is not in a shop with the demo", async () => {
  await openDashboard({ isShown: false });
  expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
});

it("shows why a test message was not sent, and that one was", async () => {
  const site = await openDashboard(
    { hasMailServer: true },
    { [TEST_MAIL]: () => refusal(503, "There is no mail server by this name.") },
  );
  const send = await screen.findByRole("button", { name: "Send me a test message" });
  await site.user.click(send);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no mail server by this name.");

  site.reply(TEST_MAIL, () => ({ sentTo: "asha@shop.example" }));
  site.reply(STEPS, () => firstSteps({ hasMailServer: true, done: ["mail"] }));
  await site.user.click(send);
  expect(await screen.findByText(/^Sent to asha@shop\.example/)).toBeDefined();
  expect(await screen.findByRole("heading", { name: "Let the shop send email (done)" })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says what to do when the shop cannot be reached", async () => {
  const site = await openDashboard({ hasMailServer: true }, { [TEST_MAIL]: noNetwork, [HIDE]: noNetwork });
  await site.user.click(await screen.findByRole("button", { name: "Send me a test message" }));
  expect((await screen.findByRole("alert")).textContent).toBe(UNREACHABLE.text);
  await site.user.click(screen.getByRole("button", { name: "Hide this list" }));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  for (const { textContent } of screen.getAllByRole("alert")) expect(textContent).toBe(UNREACHABLE.text);
});

it("is hidden for good, and comes back by undo", async () => {
  const hide = ({ body }: { body: unknown }) =>
    firstSteps({ isShown: !(body as { isHidden: boolean }).isHidden, done: [...FIRST_STEPS] });
  const site = await openDashboard({ done: [...FIRST_STEPS] }, { [HIDE]: hide });
  await site.user.click(await screen.findByRole("button", { name: "Done, hide this list" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "First steps" })).toBeNull());
  await site.user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await list()).toBeDefined();
});
