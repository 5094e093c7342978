import type { Merchant } from "../merchant/merchant.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, JOURNEY } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { editorOf, makeOutfit } from "./dashboard-steps.ts";
import { merchantTest } from "./merchant-shop.ts";
import { restoreSession } from "./people.ts";

const test = merchantTest("on");

const item = (merchant: Merchant, itemName: string, itemPrice: number, path: string) => ({
  sourceName: "Test Merchant",
  itemName,
  itemPrice,
  itemLink: merchant.origin + path,
});

test("a price that changes in the shop reaches the outfit's page by itself; a piece that is sold out has an alternative", async ({
  page,
  request,
  merchant,
}) => {
  // The shop is asked at its pace, of a request a second.
  test.slow();
  merchant.products.set("/saree", { price: 1_299 });
  merchant.products.set("/sandals", { price: 900, availability: "SoldOut" });
  merchant.products.set("/other-sandals", { price: 950 });
  await makeOutfit(request, "other", {
    items: [item(merchant, "Tan leather sandals, flat", 950, "/other-sandals")],
  });
  const { _id: id } = await makeOutfit(request, "looked at", {
    items: [
      item(merchant, "Ivory silk saree", 1_499, "/saree"),
      item(merchant, "Tan leather sandals", 900, "/sandals"),
    ],
  });

  const items = page.getByRole("region", { name: "Outfit Items" });
  await expect(async () => {
    await page.goto(`/outfit/${id}`);
    await expect(items.getByText("Was ₹1,499 when this look was published")).toBeVisible({
      timeout: scaled(1_000),
    });
    await expect(items.getByText("Sold out at Test Merchant")).toBeVisible({ timeout: scaled(1_000) });
  }).toPass({ timeout: scaled(60_000) });

  await expect(items.getByText(/^Price checked (just now|\d+ minutes? ago)$/)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("₹2,199");
  await items.getByText("Sold out at Test Merchant").scrollIntoViewIfNeeded();
  const instead = items.getByRole("region", { name: "Instead of Tan leather sandals" });
  await expect(instead.getByRole("link", { name: "Tan leather sandals, flat" })).toBeVisible();
  await expect(instead.getByRole("link", { name: /View Item/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test(
  "an administrator sees a dead link and replaces it in its row",
  JOURNEY,
  async ({ page, request, merchant }) => {
    merchant.products.set("/new-kurta", { price: 700 });
    await makeOutfit(request, "dead", { items: [item(merchant, "Dead kurta", 700, "/dead-kurta")] });
    await restoreSession(page, ADMIN);
    await page.goto("/dashboard/links");
    await page.getByRole("searchbox").fill("Dead kurta");
    const row = page.getByRole("list", { name: "Links" }).getByRole("listitem");
    await expect(row).toHaveCount(1);
    await row.getByRole("button", { name: "Check now: Dead kurta" }).click();
    await expect(row).toContainText("The shop says that there is no such page: status 404.");
    await expectNoAxeViolations(page);

    await row.getByRole("button", { name: "Replace: Dead kurta" }).click();
    await row.getByRole("textbox", { name: "New link for Dead kurta" }).fill(`${merchant.origin}/new-kurta`);
    await row.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText(`${merchant.origin}/new-kurta`);
    await row.getByRole("button", { name: "Check now: Dead kurta" }).click();
    await expect(row).toContainText("Works");
  },
);

test("ten dead links are repaired by pasting and Enter, one after the other", async ({
  page,
  request,
  merchant,
}) => {
  // The shop is asked at its pace, of a request a second.
  test.slow();
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const number of numbers) merchant.products.set(`/found-piece-${number}`, { price: 700 });
  // A product page that redirects to the front page is gone at the first check.
  const gone = (number: number) => item(merchant, `Lost piece ${number}`, 700, `/to/piece-${number}?url=/`);
  await makeOutfit(request, "lost", { items: numbers.map(gone) });
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard/links?searchTerm=Lost+piece&state=gone");
  const rows = page.getByRole("list", { name: "Links" }).getByRole("listitem");
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(10, { timeout: scaled(1_000) });
  }).toPass({ timeout: scaled(60_000) });

  await rows.first().getByRole("textbox").focus();
  for (const number of numbers) {
    const field = page
      .getByRole("textbox", { name: /^New link for Lost piece \d+$/ })
      .and(page.locator(":focus"));
    await field.fill(`${merchant.origin}/found-piece-${number}`);
    await field.press("Enter");
    await expect(rows).toHaveCount(10 - number);
  }
  await expect(page.getByRole("heading", { name: "No links here" })).toBeVisible();
});

test("pasting product links fills a row for each, and says mistakes at the row", async ({
  page,
  merchant,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\).*\/link\/admin\/read/);
  for (const number of [1, 2, 3, 4]) {
    merchant.products.set(`/kurta-${number}`, { price: 1_000 + number, name: `Linen Kurta ${number}` });
  }
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Create Outfit" }).click();
  const editor = editorOf(page);
  await editor.getByRole("button", { name: "Add from link" }).click();
  const paths = ["/kurta-1", "/kurta-2", "/kurta-3", "/kurta-4", "/status/404"];
  await editor
    .getByRole("textbox", { name: "Product links, one a line" })
    .fill(paths.map((path) => merchant.origin + path).join("\n"));
  await editor.getByRole("button", { name: "Add items" }).click();
  await expect(editor.getByText("All 5 pages read. Please check the rows.")).toBeVisible({
    timeout: scaled(30_000),
  });

  for (const number of [1, 2, 3, 4]) {
    await expect(editor.getByLabel(`Item name of item ${number}`)).toHaveValue(`Linen Kurta ${number}`);
    await expect(editor.getByLabel(`Source name of item ${number}`)).toHaveValue("Test Merchant");
    await expect(editor.getByLabel(`Price (₹) of item ${number}`)).toHaveValue(String(1_000 + number));
  }
  await expect(editor.getByLabel("Item link of item 5")).toHaveAccessibleDescription(
    /There is no page at this address\./,
  );
  await expectNoAxeViolations(page);
});
