import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { findSettingsSection, SETTINGS_SECTIONS } from "#app/dashboard/settings/settings-sections.ts";
import { shopSettings, signedIn } from "#tests/factories/api-results.ts";
import { renderSite } from "#tests/setup/render-site.tsx";

const READ = "GET /settings/admin";

async function openOverview(path = "/dashboard/settings") {
  const site = await renderSite(path, {
    session: signedIn({ isUserAdmin: true }),
    api: { [READ]: () => shopSettings() },
  });
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  return site;
}
const settingsNav = () => within(screen.getByRole("navigation", { name: "Settings" }));

it("lists the sections with what each is for, and leads to one and back", async () => {
  const site = await openOverview();
  for (const { title, text } of SETTINGS_SECTIONS) {
    expect(settingsNav().getByRole("link", { name: `${title} ${text}` })).toBeDefined();
  }
  await site.user.click(settingsNav().getByRole("link", { name: /^Word list/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Word list" })).toBeDefined();
  await waitFor(() => expect(document.title).toContain("Word list"));
  expect(settingsNav().getByRole("link", { current: "page" }).textContent).toBe("Word list");
  await site.user.click(screen.getByRole("link", { name: "All settings" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeDefined();
});

it("finds settings by their labels and by other words, and says when there is none", async () => {
  const site = await openOverview();
  const field = screen.getByRole("searchbox", { name: "Find a setting" });
  await site.user.type(field, "invitation footer");
  expect(settingsNav().getByRole("link").textContent).toContain("With: Invitation in the footer");
  await site.user.clear(field);
  await site.user.type(field, "GST officer");
  expect(settingsNav().getByRole("link").textContent).toContain("Grievance contact");
  await site.user.clear(field);
  await site.user.type(field, "zeppelin");
  expect(settingsNav().queryByRole("link")).toBeNull();
  expect(screen.getByText(/No setting is found by “zeppelin”/)).toBeDefined();
});

it.each(SETTINGS_SECTIONS.map(({ path }) => path))(
  "%s: the search knows labels of its form",
  async (path) => {
    await renderSite(`/dashboard/settings/${path}`, {
      session: signedIn({ isUserAdmin: true }),
      api: {
        [READ]: () => shopSettings({ affiliateParameters: { "shop.example": { tag: "ensemble-21" } } }),
      },
    });
    for (const label of findSettingsSection(path)?.fields ?? []) {
      expect((await screen.findAllByText(label)).length, label).toBeGreaterThan(0);
    }
  },
);

it("says that there is no setting at an unknown address, and shows the list", async () => {
  await openOverview("/dashboard/settings/zeppelin");
  expect(screen.getByText(/There is no setting at this address/)).toBeDefined();
  expect(settingsNav().getAllByRole("link")).toHaveLength(SETTINGS_SECTIONS.length);
});
