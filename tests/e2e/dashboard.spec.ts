import { BOTH_WIDTHS, expect, test } from "../setup/browser.ts";
import { openDashboard, outfits } from "./dashboard-steps.ts";

// covers: routes-06, routes-07, dashboard-01, dashboard-02, dashboard-06, dashboard-07, states-32
// covers: states-38, roles-19, constants-07, constants-18, url-state-02, entries-04, labels-03
test(
  "the table has search, filters, pages and sorting, all stored in the URL",
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await openDashboard(page);
    await expect(page.getByRole("heading", { level: 1, name: "Outfit Management" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const panel = page.getByRole("navigation", { name: "Admin Panel" });
    await expect(panel.locator('[aria-current="page"]')).toHaveText("Dashboard");
    await expect(page.getByText("Total Outfits").locator("xpath=..")).toContainText(/^Total Outfits\d+$/);
    await expect(page.getByText("Avg Rating").locator("xpath=..")).toContainText(/\d\.\d$/);
    await expect(panel.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");

    await expect(outfits(page)).toHaveCount(10);
    await expect(outfits(page).getByText(/^[0-5](\.\d)?\/5$/)).toHaveCount(10);
    const pages = page.getByRole("navigation", { name: "Pages of outfits" });
    await pages.getByRole("button", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible();

    if (isMobile) await page.getByRole("button", { name: "Filters & Sort" }).click();
    for (const type of ["Sponsored", "Promoted", "Normal"]) {
      await page.getByLabel("Type").selectOption(type);
      await expect(page).toHaveURL(new RegExp(`\\?type=${type}$`));
      const badge = page.getByText(type, { exact: true });
      await expect(outfits(page).filter({ hasNot: badge })).toHaveCount(0);
      await expect(outfits(page).filter({ has: badge })).not.toHaveCount(0);
    }
    await page.getByLabel("Type").selectOption("");
    await page.getByLabel("Category", { exact: true }).selectOption("Maternity");
    await expect(page).toHaveURL(/\/dashboard\?category=Maternity$/);
    await expect(outfits(page).first()).toContainText("Maternity");
    await page.getByLabel("Status").selectOption("Inactive");
    await expect(page).toHaveURL(/category=Maternity&status=inactive$/);
    await page.goBack();
    await expect(page.getByLabel("Status")).toHaveValue("");

    await page.getByRole("searchbox").fill("women  MATERNITY");
    await expect(page).toHaveURL(/\?searchTerm=women\+MATERNITY&category=Maternity$/);
    await expect(outfits(page).first()).toContainText("Women");
    await page.getByRole("searchbox").fill("xylophone");
    await expect(page.getByRole("heading", { name: "No outfits found" })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(outfits(page)).toHaveCount(10);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.getByLabel("Category", { exact: true }).selectOption("Wedding");
    if (isMobile) {
      await page.getByLabel("Sort by").selectOption("Price: high to low");
    } else {
      await page.getByRole("button", { name: "Price" }).click();
      await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
    }
    await expect(page).toHaveURL(/sortBy=totalPrice$/);
    await expect(async () => {
      const texts = await outfits(page).getByText(/^₹/).allTextContents();
      const prices = texts.map((text) => Number(text.replace(/[₹,]/g, "")));
      expect(prices.length).toBeGreaterThan(1);
      expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    }).toPass();
  },
);
