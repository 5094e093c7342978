import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { devices } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { restoreSession } from "./people.ts";

// covers: analytics-06, analytics-03
test("an owner sees what people looked at and searched for, and downloads the numbers", async ({
  page,
  request,
}) => {
  const words = `zz${randomUUID().slice(0, 8)}`;
  const [outfit] = (await (await request.get("/backend/outfit/getoutfits?limit=1")).json()).outfits;
  for (const person of ["Asha", "Ravi", "Mira"]) {
    const headers = { "user-agent": `${devices["Desktop Chrome"].userAgent} ${person} ${words}` };
    await request.get(`/backend/outfit/getoutfits?searchTerm=${encodeURIComponent(words)}`, { headers });
    await request.get(`/backend/outfit/${outfit._id}`, { headers });
  }

  await restoreSession(page, ADMIN);
  await page.goto("/dashboard");
  await page
    .getByRole("navigation", { name: "Admin Panel" })
    .getByRole("link", { name: "Analytics" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  const noResult = page.getByRole("region", { name: "Searches without result" }).filter({ hasText: words });
  // A search counts once typing has paused for five seconds.
  await expect(async () => {
    await page.reload();
    await expect(noResult).toBeVisible({ timeout: scaled(2_000) });
  }).toPass();

  await page.getByRole("list", { name: "Period" }).getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics\?days=7$/);
  await expect(page.getByText(/counted since/)).toBeVisible();
  const views = page.getByRole("region", { name: "Views of looks", exact: true });
  await expect(views.locator("canvas")).toBeVisible();
  // Without the chart's style sheet the canvas stands below the chart's box, which cuts it off.
  await expect(views.locator(".u-under")).toHaveCSS("position", "absolute");
  await views.getByText("Numbers as a table").press("Enter");
  const today = views.getByRole("row").last();
  await expect(today).toBeVisible();
  const [, counted = ""] = await today.locator("th, td").allTextContents();
  expect(Number(counted.replaceAll(",", ""))).toBeGreaterThanOrEqual(3);
  await expectNoAxeViolations(page);

  const downloading = page.waitForEvent("download");
  await views.getByRole("button", { name: "CSV: Views of looks" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv.split("\n")[0]).toBe("\ufeffday,views");
  expect(csv.trim().split("\n")).toHaveLength(8);
});
