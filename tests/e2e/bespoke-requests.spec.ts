import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { openDashboard } from "./dashboard-steps.ts";
import { failOnce } from "./fail-once.ts";
import { newestMail } from "./inbox.ts";
import { toasts } from "./toast-steps.ts";

const ANSWER = "**/backend/bespoke/admin/requests/*/answer";
const NOTE = "Dear Asha,\n\nlinen breathes, and the green suits the sea.";

/** Sends a request with a picture through the home page's form. */
async function askForOutfit(page: Page, email: string, wish: string): Promise<void> {
  await page.goto("/#custom");
  const form = page.locator("#custom form").first();
  await form.getByLabel("Describe your look").fill(wish);
  await form.getByLabel(/^Inspiration image/).setInputFiles("public/pictures/party-upright-480.jpg");
  await form.getByRole("button", { name: "Create My Bespoke Look" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Send My Request" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("24 hours");
}

// covers: product-24
test("an administrator answers a request with two outfits and a note, and the sender gets them by email", async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(scaled(60_000));
  const email = `asha-${randomUUID()}@people.example`;
  const wish = `A cocktail evening in Goa ${email}`;
  await askForOutfit(page, email, wish);
  expect((await newestMail(email)).text).toContain("within 24 hours");

  await openDashboard(page);
  await page.getByRole("button", { name: /^Requests \d+ open$/ }).click();
  const panel = page.getByRole("dialog", { name: "Bespoke requests" });
  const request = panel
    .getByRole("list", { name: "Open requests" })
    .getByRole("listitem")
    .filter({ hasText: wish });
  await expect(request).toContainText(/23 h 5\d min left/);
  await request.getByRole("button", { name: `See the inspiration from ${email} larger` }).click();
  const inspiration = page.getByRole("img", { name: `What ${email} sent as an inspiration` });
  await expect(inspiration).toHaveJSProperty("complete", true);
  await expect(inspiration).not.toHaveJSProperty("naturalWidth", 0);
  await page.keyboard.press("Escape");

  const open = request.getByRole("button", { name: `Answer ${email}` });
  await open.click();
  const answer = page.getByRole("dialog", { name: "Answer the request" });
  const send = answer.getByRole("button", { name: "Send styled look" });
  await expect(answer.getByText(wish).first()).toBeVisible();
  await send.click();
  await expect(answer.getByText("Please pick at least one outfit")).toBeVisible();
  await expect(answer.getByLabel("Note")).toHaveAccessibleDescription(/^Please write a note/);
  const search = answer.getByRole("searchbox");
  await expect(search).toBeFocused();

  await expect(search, "what the request asks for").toHaveValue("party beach");
  await search.fill("WEDDING women");
  await expect(answer.getByText(/^\d+ outfits to pick from$/)).toBeVisible();
  const choices = answer.getByRole("list", { name: "Outfits to pick from" }).getByRole("button");
  await expect(choices.first()).toContainText("Wedding, Women");
  await expect(answer.getByLabel("Note"), "a prepared opening").toHaveValue(/^(Hello|Dear .+),\n\n$/);
  for (const index of [0, 1, 2]) await choices.nth(index).click();
  const picked = answer.getByRole("list", { name: "Picked outfits" }).getByRole("listitem");
  await expect(picked).toHaveCount(3);
  await answer.getByRole("button", { name: "Move outfit 3 up" }).click();
  await expect(answer.getByText("Outfit 3 is now outfit 2 of 3")).toBeAttached();
  await expect(choices.nth(2)).toHaveText(/^2/);
  await answer.getByRole("button", { name: "Remove outfit 3" }).click();
  await expect(choices.nth(1)).toHaveAttribute("aria-pressed", "false");
  await answer.getByLabel("Note").fill(NOTE);
  await expect(answer.getByText(`${NOTE.length}/2,000 characters`)).toBeVisible();

  await answer.getByText("Preview of the email").click();
  const preview = answer.getByRole("list", { name: "Looks in the email" });
  await expect(preview.getByRole("listitem")).toHaveCount(2);
  await expect(preview.locator("xpath=..")).toContainText("Your looks are here");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Leave without sending?" })).toBeVisible();
  await page.keyboard.press("Escape");
  allowConsole(/net::ERR_FAILED/);
  await failOnce(page, ANSWER);
  await send.click();
  await expect(answer.getByRole("alert")).toContainText("nothing you entered is lost");
  await expect(picked).toHaveCount(2);
  await expect(answer.getByLabel("Note")).toHaveValue(NOTE);

  const sent = page.waitForRequest(ANSWER);
  await send.click();
  const { outfitIds } = (await sent).postDataJSON() as { outfitIds: string[] };
  await expect(toasts(page)).toHaveText(["The styled look is on its way."]);
  await expect(answer).toBeHidden();
  await expect(request).toHaveCount(0);
  await expect(panel.locator(":focus"), "the focus stays in the panel").toHaveCount(1);

  const { text = "", html = "" } = await newestMail(email, 2);
  for (const id of outfitIds) expect(text).toContain(`/outfit/${id}`);
  expect(outfitIds).toHaveLength(2);
  expect(text).toContain("linen breathes, and the green suits the sea.");
  expect(html.match(/alt="Complete Wedding outfit for women: [^"]+"/g)).toHaveLength(2);

  await panel.getByRole("tab", { name: "Answered" }).click();
  const answered = panel
    .getByRole("list", { name: "Answered requests" })
    .locator("> li")
    .filter({ hasText: wish });
  await expect(answered).toContainText("linen breathes, and the green suits the sea.");
  await expect(answered.getByRole("list", { name: "Outfits of the answer" }).getByRole("link")).toHaveCount(
    2,
  );
});

test("the requests panel shows a loading error and the empty state; newsletter addresses can be exported", async ({
  page,
  allowConsole,
}) => {
  const requests = "**/backend/bespoke/admin/requests?**";
  allowConsole(/status of 500|requests could not be loaded/);
  const refusal = {
    success: false,
    message: "Something broke.",
    error: "Something broke.",
    code: "INTERNAL",
  };
  await page.route(requests, (route) => route.fulfill({ status: 500, json: refusal }));
  await openDashboard(page);
  await page.getByRole("button", { name: "Requests", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Bespoke requests" });
  await expect(panel.getByRole("heading", { name: "The requests could not be loaded" })).toBeVisible();
  await page.unroute(requests);
  const none = { requests: [], openRequests: 0, hasMore: false };
  await page.route(requests, (route) => route.fulfill({ json: none }));
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("heading", { name: "No open requests" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export newsletter addresses" }).click();
  expect((await download).suggestedFilename()).toMatch(/^newsletter-[\d-]+\.csv$/);
});
