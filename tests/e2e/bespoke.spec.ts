import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, JOURNEY, test } from "../setup/browser.ts";
import { newestMail } from "./inbox.ts";

const WISH = "A cocktail evening in Goa, outdoors: deep greens, flat shoes.";
const form = (page: Page) => page.locator("#custom form").first();
const description = (page: Page) => form(page).getByLabel("Describe your look");
const dialog = (page: Page) => page.getByRole("dialog");

async function openForm(page: Page): Promise<void> {
  const refreshed = page.waitForResponse("**/backend/outfit/trending?limit=3");
  await page.goto("/#custom");
  await refreshed;
}

// covers: product-23, product-24, home-18, fields-38, states-31, validation-11, validation-12
// covers: validation-13, validation-14, roles-06, constants-29, constants-45, requests-01
test(
  "a visitor requests a look with a picture and gets a confirmation that promises it within 24 hours",
  JOURNEY,
  async ({ page }) => {
    const email = `asha-${randomUUID()}@people.example`;
    await openForm(page);
    await expect(description(page)).toBeInViewport();
    const button = form(page).getByRole("button", { name: "Please describe your look" });
    await expect(button).toBeDisabled();
    await expect(form(page).getByText("Minimum 10 characters needed")).toBeVisible();
    await expect(form(page).getByText("JPG, PNG or WebP (Max 5MB)")).toBeVisible();
    await description(page).fill(" 0123456789 ");
    await expect(form(page).getByText("12/500 characters")).toBeVisible();
    await expect(button).toBeDisabled();
    await description(page).fill("x".repeat(600));
    await expect(form(page).getByText("500/500 characters")).toBeVisible();
    await description(page).fill(WISH);
    await expect(form(page).getByText("✓ Ready to submit")).toBeVisible();

    const image = form(page).getByLabel(/^Inspiration image/);
    await expect(image).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
    await image.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await expect(form(page).getByRole("alert")).toHaveText("Please choose a JPG, PNG or WebP picture.");
    await image.setInputFiles("public/pictures/party-upright-480.jpg");
    await expect(form(page).getByRole("img", { name: "Your picture: party-upright-480.jpg" })).toBeVisible();
    await image.setInputFiles("README.md");
    await form(page).getByRole("button", { name: "Remove the picture" }).click();
    await expect(form(page).getByRole("img")).toHaveCount(0);
    await expect(form(page).getByRole("alert")).toHaveCount(0);
    await image.setInputFiles("public/pictures/party-upright-480.jpg");

    await form(page).getByRole("button", { name: "Create My Bespoke Look" }).click();
    const address = dialog(page).getByLabel("Email");
    for (const [typed, message] of [
      ["", "Please say where to send your look"],
      ["nobody", "Please enter a valid email address"],
    ] as const) {
      await address.fill(typed);
      await dialog(page).getByRole("button", { name: "Send My Request" }).click();
      await expect(dialog(page).getByRole("alert")).toHaveText(message);
      await expect(address).toBeFocused();
    }
    await address.fill(email);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    const sent = page.waitForRequest("**/backend/bespoke");
    await dialog(page).getByRole("button", { name: "Send My Request" }).click();
    expect((await sent).headers()["idempotency-key"]).toMatch(/^\w{32}$/);
    await expect(dialog(page).getByRole("status")).toHaveText(
      "Thank you! Your styled look will be in your inbox within 24 hours.",
    );
    await expect(dialog(page).getByText(email)).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Done" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(description(page)).toHaveValue("");
    await expect(form(page).getByText("Choose a picture, or drop it here")).toBeVisible();
    expect((await newestMail(email)).text).toContain("24 hours");
  },
);
