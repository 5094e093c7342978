import { randomUUID } from "node:crypto";
import { expect, test } from "../setup/browser.ts";
import { linkTo, newestMail } from "./inbox.ts";

// covers: product-26, home-21, roles-06, requests-02
test("a visitor signs up, confirms by an e-mailed link and unsubscribes by another", async ({ page }) => {
  const email = `asha-${randomUUID()}@people.example`;
  await page.goto("/");
  const box = page.getByRole("region", { name: "Come for the outfit" });
  await box.getByRole("textbox", { name: "E-mail" }).fill(email);
  await box.getByRole("button", { name: "Join Community" }).click();
  await expect(box.getByRole("status")).toHaveText(
    "Please check your inbox: one click there, and you are in.",
  );
  await expect(box.getByRole("textbox", { name: "E-mail" })).toHaveValue("");

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

// covers: footer-06
test("a link that is invalid or incomplete says so; when the shop cannot be reached, it can be tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|request failed: POST|ERR_/);
  await page.goto("/newsletter/confirm?token=worn-out");
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That link didn't work");
  await expect(page.getByText("This link does not work any more.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await page.goto("/newsletter/unsubscribe");
  await expect(page.getByText("This link is incomplete.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);

  const confirm = "**/backend/newsletter/confirm";
  await page.route(confirm, (route) => route.abort("connectionfailed"), { times: 1 });
  await page.goto("/newsletter/confirm?token=worn-out");
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn't be reached");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That link didn't work");
});
