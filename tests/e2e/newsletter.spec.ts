import { randomUUID } from "node:crypto";
import { expect, expectNoAxeViolations, test } from "../setup/browser.ts";
import { linkTo, newestMail } from "./inbox.ts";

// covers: product-26, home-21, roles-06, requests-02
test("somebody joins, confirms by the link in the e-mail, and leaves by the one in the letter", async ({
  page,
}) => {
  const email = `asha-${randomUUID()}@people.example`;
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const box = page.getByRole("region", { name: "Come for the outfit" });
  await box.getByRole("textbox", { name: "E-mail" }).fill(email);
  await box.getByRole("button", { name: "Join Community" }).click();
  await expect(box.getByRole("status")).toHaveText(
    "Please check your inbox: one click there, and you are in.",
  );
  await expect(box.getByRole("textbox", { name: "E-mail" })).toHaveValue("");
  await expectNoAxeViolations(page, "#community");

  await page.goto(linkTo("/newsletter/confirm", await newestMail(email)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are in");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  await expectNoAxeViolations(page);

  await page.goto(linkTo("/newsletter/unsubscribe", await newestMail(email, 2)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leaving so soon?");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list");
  await expectNoAxeViolations(page);
});

// covers: footer-06
test("a box or a link that does not work says so and can be tried again", async ({ page, allowConsole }) => {
  allowConsole(/status of (404|429)|request failed: POST .*\/newsletter|ERR_CONNECTION_FAILED/);
  await page.goto("/about-us");
  await page.waitForLoadState("networkidle");
  const box = page.getByRole("contentinfo");
  const failure = box.getByRole("alert");
  const join = box.getByRole("button", { name: "Join Community" });
  await box.getByRole("textbox", { name: "E-mail" }).fill("asha@people.example");
  await page.route("**/backend/newsletter", (route) => route.abort("connectionfailed"));
  await join.click();
  await expect(failure).toHaveText("That did not work. Please try again.");
  await expect(box.getByRole("textbox", { name: "E-mail" })).toHaveValue("asha@people.example");
  await page.unroute("**/backend/newsletter");
  const message = "That was a little too often. Please try again in an hour.";
  await page.route("**/backend/newsletter", (route) =>
    route.fulfill({ status: 429, json: { success: false, message, error: message, code: "RATE_LIMITED" } }),
  );
  await join.click();
  await expect(failure).toHaveText(message);
  await box.getByRole("textbox", { name: "E-mail" }).press("End");
  await box.getByRole("textbox", { name: "E-mail" }).press("x");
  await expect(failure).toHaveCount(0);

  await page.goto("/newsletter/confirm?token=worn-out");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That link is frayed");
  await expect(page.getByText("This link does not work any more.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await page.goto("/newsletter/unsubscribe");
  await expect(page.getByText("This address is not complete.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);
});
