import type { Page } from "@playwright/test";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations } from "../setup/browser.ts";
import { test } from "./dashboard-steps.ts";
import { disableLongTimers } from "./page-clock.ts";
import { restoreSession } from "./people.ts";

/** Finds a section by the search and opens it. */
async function openSettings(page: Page, { searchTerm, title }: { searchTerm: string; title: string }) {
  const session = await restoreSession(page, ADMIN);
  await disableLongTimers(page);
  await page.goto("/dashboard/settings");
  await page.getByRole("searchbox", { name: "Find a setting" }).fill(searchTerm);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: title }).click();
  await expect(page.getByRole("form", { name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  return session;
}

// covers: shop-settings-06
test("an owner changes the footer's invitation and a figure, and reads both on the home page", async ({
  page,
  request,
}) => {
  await openSettings(page, { searchTerm: "footer", title: "Marketing claims" });
  const claims = page.getByRole("form", { name: "Marketing claims" });
  await claims.getByRole("textbox", { name: "Invitation in the footer" }).fill("Two honest looks a week.");
  await claims.getByRole("textbox", { name: "Figure: headline figure 1" }).fill("134");
  await expect(page.getByRole("figure", { name: "Preview: footer of every page" })).toContainText(
    "Two honest looks a week.",
  );
  await claims.getByRole("button", { name: "Save: Marketing claims" }).click();
  await expect(page.getByText("Marketing claims: saved")).toBeVisible();

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("contentinfo")).toContainText("Two honest looks a week.");
  await expect(page.locator("#main")).toContainText("134");
  const document = await request.get("/");
  expect(await document.text()).toContain("Two honest looks a week.");
});

// covers: shop-settings-06
test("an owner enters the grievance contact, and the privacy page has it", async ({ page }) => {
  await openSettings(page, { searchTerm: "GST officer", title: "Grievance contact" });
  const contact = page.getByRole("form", { name: "Grievance contact" });
  await contact.getByLabel("Name").fill("Kavita Rao");
  await contact.getByLabel("Email address").fill("care at shop.example");
  await contact.getByRole("button", { name: "Save: Grievance contact" }).click();
  await expect(contact.getByRole("alert")).toHaveText("Please enter a valid email address");
  await expect(contact.getByLabel("Email address")).toBeFocused();
  await expectNoAxeViolations(page);
  await contact.getByLabel("Email address").fill("care@shop.example");
  await contact.getByRole("button", { name: "Save: Grievance contact" }).click();
  await expect(page.getByText("Grievance contact: saved")).toBeVisible();
  await page.goto("/privacy");
  await expect(page.locator("address").getByRole("link", { name: "care@shop.example" })).toBeVisible();
});

// covers: shop-settings-05, shop-settings-07
test("what an owner typed survives another administrator's save and an attempt to leave", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const { token } = await openSettings(page, { searchTerm: "spam", title: "Word list" });
  const words = page.getByRole("form", { name: "Word list" });
  await words.getByRole("textbox").fill("free followers");
  const response = await request.put(`${API_PREFIX}/settings/admin`, {
    headers: { authorization: `Bearer ${token}` },
    data: { wordList: ["click here"] },
  });
  expect(response.status()).toBe(200);

  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  for (const link of ["All settings", "Activity"]) {
    await page.getByRole("link", { name: link }).click();
    await leaving.getByRole("button", { name: "Cancel" }).click();
    await expect(leaving).toBeHidden();
  }

  await words.getByRole("button", { name: "Save: Word list" }).click();
  await expect(words.getByRole("region", { name: "Saved meanwhile" })).toContainText("click here");
  await expect(words.getByRole("textbox")).toHaveValue("free followers");
  await expectNoAxeViolations(page);
  await words.getByRole("textbox").fill("free followers\nclick here");
  await words.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(page.getByText("Word list: saved")).toBeVisible();
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("list", { name: "Activity" })).toContainText("free followers");
});
