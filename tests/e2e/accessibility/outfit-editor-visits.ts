import { refuses } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { editorOf, fillOutfit, outfits, photograph } from "../dashboard-steps.ts";
import type { Visit } from "./visit.ts";

/** The form of an outfit. */
export const OUTFIT_EDITOR_VISITS: Record<string, Visit> = {
  "a new outfit": {
    path: "/dashboard",
    as: "administrator",
    replies: { "POST /outfit/create": refuses(400, "Please choose another name") },
    console: /status of 400/,
    states: {
      "with mistakes": async (page) => {
        await page.getByRole("button", { name: "Create Outfit" }).click();
        await editorOf(page).getByRole("button", { name: "Create Outfit" }).click();
        await expect(editorOf(page).getByLabel("Image")).toBeFocused();
      },
      "without items": async (page) => {
        await editorOf(page).getByRole("button", { name: "Remove item 1" }).click();
        await expect(editorOf(page).getByRole("button", { name: "Create Outfit" })).toBeDisabled();
      },
      "with tags and an item": async (page) => {
        await editorOf(page).getByRole("button", { name: "Add Item" }).click();
        await fillOutfit(editorOf(page), "Parijat", await photograph(4));
        await editorOf(page).getByLabel("Tags", { exact: true }).fill("linen,");
        await expect(editorOf(page).getByRole("list", { name: "Chosen tags" })).toBeVisible();
      },
      refused: async (page) => {
        await editorOf(page).getByRole("button", { name: "Create Outfit" }).click();
        await expect(editorOf(page).getByRole("alert").first()).toContainText("Please choose another name");
      },
      "asking before it discards": async (page) => {
        await editorOf(page).getByRole("button", { name: "Close" }).click();
        await expect(page.getByRole("button", { name: "Discard" })).toBeVisible();
      },
    },
  },
  "a new outfit being sent": {
    path: "/dashboard",
    as: "administrator",
    replies: { "POST /outfit/create": "pending" },
    states: {
      busy: async (page) => {
        await page.getByRole("button", { name: "Create Outfit" }).click();
        await fillOutfit(editorOf(page), "Parijat", await photograph(4));
        await editorOf(page).getByRole("button", { name: "Create Outfit" }).click();
        await expect(editorOf(page).getByRole("button", { name: "Creating..." })).toBeDisabled();
      },
    },
  },
  "an outfit being edited": {
    path: "/dashboard?status=active",
    as: "administrator",
    console: /status of 409/,
    states: {
      "as it is": async (page) => {
        await outfits(page)
          .first()
          .getByRole("button", { name: /^Edit / })
          .click();
        await expect(editorOf(page).getByRole("img", { name: "The present one" })).toBeVisible();
      },
      "changed by another administrator": async (page) => {
        const json = { success: false, message: "Changed since you opened it.", code: "CONFLICT" };
        await page.route("**/backend/outfit/update/*", (route) => route.fulfill({ status: 409, json }));
        await editorOf(page).getByLabel("Description").fill("Kewra, mine");
        await editorOf(page).getByRole("button", { name: "Update Outfit" }).click();
        await expect(editorOf(page).getByRole("button", { name: "Load their version" })).toBeVisible();
      },
    },
  },
};
