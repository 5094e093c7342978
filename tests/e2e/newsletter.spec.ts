import { randomUUID } from "node:crypto";
import { expect, test } from "../setup/browser.ts";
import { linkTo, newestMail } from "./inbox.ts";

// covers: product-26, home-21, roles-06, requests-02
test("a visitor signs up, confirms by an emailed link and unsubscribes by another", async ({ page }) => {
  const email = `asha-${randomUUID()}@people.example`;
  await page.goto("/");
  const box = page.getByRole("region", { name: "Come for the outfit" });
  await box.getByRole("textbox", { name: "Email" }).fill(email);
  await box.getByRole("button", { name: "Join Community" }).click();
  await expect(box.getByRole("status")).toHaveText(
    "Please check your inbox: one click there, and you are in.",
  );
  await expect(box.getByRole("textbox", { name: "Email" })).toHaveValue("");

  await page.goto(linkTo("/newsletter/confirm", await newestMail(email)));
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're in");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");

  await page.goto(linkTo("/newsletter/unsubscribe", await newestMail(email, 2)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leaving so soon?");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're off the list");
});
