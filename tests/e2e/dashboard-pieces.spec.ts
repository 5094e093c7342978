import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { BOTH_WIDTHS, expect } from "../setup/browser.ts";
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
    await expect(row).toHaveCount(0);
    await expect(page.getByText("Piece deleted")).toBeVisible();
  },
);
