import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { BOTH_WIDTHS, expect } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { editorOf, fillOutfit, photograph, test } from "./dashboard-steps.ts";
import { restoreSession } from "./people.ts";

/** The rows of the table, or the cards that replace them in a narrow window. */
const pieces = (page: Page) =>
  page
    .getByRole("table", { name: "Pieces" })
    .locator("tbody tr")
    .or(page.getByRole("list", { name: "Pieces" }).locator("> li"));

test(
  "an administrator adds a piece, edits it, begins a look with it and deletes it",
  BOTH_WIDTHS,
  async ({ page }) => {
    const name = `Rust linen kurta ${Date.now()}`;
    const link = `https://shop.example/${Date.now()}`;
    await restoreSession(page, ADMIN);
    await page.goto("/dashboard/pieces");
    await page.getByRole("button", { name: "Add a piece" }).click();
    const form = page.getByRole("dialog", { name: "Add a piece" });
    await expect(form.getByLabel("Item name")).toBeFocused();
    await form.getByLabel("Item name").fill(name);
    await form.getByLabel("Source name").fill("Fabindia");
    await form.getByLabel("Price (₹)").fill("₹1,499.50");
    await form.getByLabel("Item link").fill(link);
    await form.getByRole("button", { name: "Add piece" }).click();
    await expect(form).toBeHidden();
    const row = pieces(page).filter({ hasText: name });
    // The server reads role and colour in the name.
    await expect(row).toContainText("Top");
    await expect(row).toContainText("In no look");
    await expect(row).toContainText("₹1,499.50");

    await row.getByRole("button", { name: `Edit ${name}` }).click();
    const edit = page.getByRole("dialog", { name: "Edit piece" });
    await expect(edit.getByLabel("Role")).toHaveValue("top");
    await edit.getByLabel("Role").selectOption("Layer");
    await edit.getByLabel("Availability").selectOption("In stock");
    await edit.getByRole("button", { name: "gold" }).click();
    await edit.getByRole("button", { name: "Save piece" }).click();
    await expect(edit).toBeHidden();
    await expect(row).toContainText("In stock");
    await expect(row.getByRole("list", { name: "Colours" })).toContainText("gold");

    await row.getByRole("button", { name: `Use in a look: ${name}` }).click();
    const editor = editorOf(page);
    await expect(editor.getByLabel("Item name of item 1")).toHaveValue(name);
    await expect(editor.getByLabel("Price (₹) of item 1")).toHaveValue("1499.5");
    await expect(editor.getByLabel("Role of item 1")).toHaveValue("layer");
    await fillOutfit(editor, "Begun with a piece", await photograph(7));
    await editor.getByLabel("Item name of item 1").fill(name);
    await editor.getByLabel("Item link of item 1").fill(link);
    await editor.getByRole("button", { name: "Create Outfit" }).click();
    await expect(editor).toBeHidden();
    await row.getByText("1 look").click();
    await expect(row.getByRole("link").last()).toHaveAttribute("href", /^\/outfit\/[\w-]+$/);

    await row.getByRole("button", { name: `Delete ${name}` }).click();
    const question = page.getByRole("dialog", { name: "Delete this piece?" });
    await expect(question).toContainText("The 1 look that has it keeps the item as it is.");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Piece deleted")).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

/** A feed for Google Merchant with two products, and one whose price is in dollars. */
function googleFeed(about: string): Buffer {
  const product = (number: number, price: string) => `<item>
    <g:id>${about}-${number}</g:id>
    <g:title>${about} silk saree ${number}</g:title>
    <g:link>https://shop.example/${about}/${number}</g:link>
    <g:image_link>https://shop.example/${about}/${number}.jpg</g:image_link>
    <g:price>${price}</g:price>
    <g:availability>in_stock</g:availability>
    <g:brand>Raat Rani</g:brand>
  </item>`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Raat Rani</title>
${product(1, "1499.00 INR")}${product(2, "2999.50 INR")}${product(3, "24.99 USD")}
</channel></rss>`);
}

test(
  "an administrator imports a feed for Google Merchant, and undoes the import",
  BOTH_WIDTHS,
  async ({ page }) => {
    const about = `Feed${Date.now()}`;
    await restoreSession(page, ADMIN);
    await page.goto(`/dashboard/pieces?searchTerm=${about}`);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Import pieces" });
    await dialog
      .getByLabel("Product file")
      .setInputFiles({ name: "feed.xml", mimeType: "text/xml", buffer: googleFeed(about) });
    await expect(dialog.getByText("Google Merchant feed")).toBeVisible();
    await expect(dialog.getByRole("region", { name: "Mistakes in the file" })).toContainText("USD");
    await dialog.getByText("Columns of the file").click();
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue(/title$/);
    await expect(dialog.getByText(`${about} silk saree 1`).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Import 2 pieces" }).click();
    await expect(dialog.getByRole("status")).toHaveText(/^2 pieces added, 1 with mistakes\.$/, {
      timeout: scaled(20_000),
    });
    await page.keyboard.press("Escape");
    await expect(pieces(page)).toHaveCount(2);
    await expect(pieces(page).filter({ hasText: "saree 2" })).toContainText("₹2,999.50");

    await page.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByRole("button", { name: "Undo last import" }).click();
    await page.getByRole("button", { name: "Undo the import" }).click();
    await expect(dialog.getByText("This import was undone.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  },
);
