import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DEMO_ERRORS, NAME_DIFFERS } from "#contract/messages/demo.ts";
import { shopSettings, signedIn } from "#tests/factories/api-results.ts";
import { refusal, renderSite } from "#tests/setup/render-site.tsx";

const REMOVE = "POST /dashboard/admin/demo/remove";
const DEMO = { outfits: 134, people: 14, comments: 3, commentsOfOthers: 1, saves: 0, remainingOutfits: 2 };

const openSection = (api = {}) =>
  renderSite("/dashboard/settings/empty-shop", {
    session: signedIn({ isUserAdmin: true }),
    api: { "GET /settings/admin": () => shopSettings(), "GET /dashboard/admin/demo": () => DEMO, ...api },
  });

it("says what goes and what stays, and removes the demo after the shop's name is entered", async () => {
  const site = await openSection({
    [REMOVE]: () => ({ outfits: 134, people: 14, backup: "/data/backups/1" }),
  });
  expect(await screen.findByText(/^134 outfits of the demo/)).toBeDefined();
  expect(screen.getByText("2 outfits that you made, duplicated or imported")).toBeDefined();
  const button = screen.getByRole("button", { name: "Make a backup and remove the demo" });

  const field = screen.getByLabelText("Enter “Ensemble” to confirm");
  await site.user.type(field, "ensemble");
  await site.user.click(button);
  expect(screen.getByText(NAME_DIFFERS)).toBeDefined();
  expect(site.sent.filter(({ method }) => method === "POST")).toEqual([]);

  await site.user.clear(field);
  await site.user.type(field, "Ensemble");
  await site.user.click(button);
  expect(await screen.findByText("The demo is removed: 134 outfits and 14 people.")).toBeDefined();
  expect(site.sent.find(({ method }) => method === "POST")?.body).toEqual({ shopName: "Ensemble" });
});

it("says why nothing was removed", async () => {
  const site = await openSection({ [REMOVE]: () => refusal(503, DEMO_ERRORS.notBackedUp.text) });
  await site.user.type(await screen.findByLabelText("Enter “Ensemble” to confirm"), "Ensemble");
  await site.user.click(screen.getByRole("button", { name: "Make a backup and remove the demo" }));
  expect((await screen.findByRole("alert")).textContent).toBe(DEMO_ERRORS.notBackedUp.text);
});

it("has nothing to offer without a demo", async () => {
  await openSection({ "GET /dashboard/admin/demo": () => ({ ...DEMO, outfits: 0, people: 0 }) });
  expect(await screen.findByText("There is nothing of the demo in your shop.")).toBeDefined();
});
