import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useChangedSettings } from "#app/entities/settings/settings.ts";
import { SETTING_LABELS } from "#contract/shop/setting-labels.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { shopSettings, signedIn } from "#tests/factories/api-results.ts";
import { renderSite } from "#tests/setup/render-site.tsx";

const NOW = "2026-11-27T03:30:00.000Z";
const PARIS = "Europe/Paris";
const KOLKATA = "Asia/Kolkata";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onTestFinished(() => void vi.useRealTimers());
});

/** In a shop whose installation has the zone of Kolkata, where administrators have chosen that of Paris. */
async function openTimeZone() {
  const site = await renderSite("/dashboard/settings/time-zone", {
    session: signedIn({ isUserAdmin: true }),
    settings: { timeZone: PARIS, installationZone: KOLKATA },
    api: {
      "GET /settings/admin": () => shopSettings({ timeZone: PARIS }),
      "PUT /settings/admin": ({ body }) =>
        shopSettings({ timeZone: (body as Pick<ShopSettings, "timeZone">).timeZone }),
    },
  });
  const form = within(await screen.findByRole("form", { name: SETTING_LABELS.timeZone }));
  const field = form.getByLabelText("Time zone", { selector: "input" });
  return { ...site, form, field };
}
const preview = () => within(screen.getByRole("figure", { name: "Preview: times in the dashboard" }));

it("previews the zone of the installation once the field is empty", async () => {
  const { user, field } = await openTimeZone();
  expect(preview().getByText(formatDateTime(NOW, PARIS))).toBeDefined();

  await user.clear(field);

  expect(preview().getByText(formatDateTime(NOW, KOLKATA))).toBeDefined();
});

it.each([
  ["Europe/London", "Europe/London"],
  ["", KOLKATA],
])("applies to this tab as soon as it is saved: %j", async (typed, inForce) => {
  const { user, form, field } = await openTimeZone();
  await user.clear(field);
  if (typed) await user.type(field, typed);

  await user.click(form.getByRole("button", { name: `Save: ${SETTING_LABELS.timeZone}` }));

  await waitFor(() => expect(useChangedSettings.getState().timeZone).toBe(inForce));
});
