import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations } from "../setup/browser.ts";
import { openForeignPage } from "./foreign-page.ts";
import { linkTo, receivedMail } from "./inbox.ts";
import { cards } from "./listing-steps.ts";
import { merchantTest } from "./merchant-shop.ts";
import { disableLongTimers } from "./page-clock.ts";
import { randomPerson, restoreSession, screenOf, signUpByForm } from "./people.ts";
import { CUTTING_MS, confirmRightsIfAsked, cutOutLinks, sell } from "./studio-steps.ts";

const test = merchantTest("on");

const PRODUCTS = ["Maroon silk saree", "Gold jhumka earrings", "Tan leather handbag"];
const DESCRIPTION = "For my sister's sangeet: heavy silk, light jewellery.";
const NOTE = "Please say in the description for which season it is.";
const IN_WINTER = `${DESCRIPTION} Warm enough for December.`;

const ownLooks = (page: Page) => screenOf(page).getByRole("region", { name: "My looks" });

/** Opens the looks that wait, as an administrator comes to them. */
async function openQueue(page: Page) {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Moderation" }).click();
  await page.getByRole("tab", { name: "Looks (1)" }).click();
  return page.getByRole("list", { name: "Looks", exact: true }).locator("> li");
}

test("a person styles a look, changes it as an administrator asks, and it is published, followed, embedded and kept when the person leaves", async ({
  page: author,
  openBrowser,
  merchant,
  smtp,
}) => {
  test.setTimeout(4 * CUTTING_MS);
  const links = await Promise.all(PRODUCTS.map((name, index) => sell(merchant, name, index)));
  const person = randomPerson();
  const admin = await openBrowser();
  const visitor = await openBrowser();
  await disableLongTimers(visitor);
  await visitor.context().grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("a person signs up and finds where looks are submitted", async () => {
    await author.goto("/sign-up");
    await signUpByForm(author, person);
    await expect(author).toHaveURL("/");
    await author.goto("/trending");
    await author.getByRole("link", { name: "Create Outfit" }).click();
    await expect(author.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await author.getByRole("link", { name: "Submit a look" }).click();
    await expect(author.getByText("as soon as your address is confirmed")).toBeVisible();
  });

  await test.step("the address is confirmed by the link in the e-mail", async () => {
    const mail = await receivedMail(smtp, person.email, "Please confirm your email address");
    await author.goto(linkTo("/confirm-email", mail));
    await author.getByRole("button", { name: "Confirm My Address" }).click();
    await expect(author.getByText("your email address is confirmed")).toBeVisible();
  });

  await test.step("a look is composed from three links and submitted", async () => {
    await author.getByRole("link", { name: "Go to Your Profile" }).click();
    await ownLooks(author).getByRole("link", { name: "Submit a look" }).click();
    await expect(author.getByRole("button", { name: "Compose" })).toBeVisible();
    await author.getByRole("button", { name: "Compose" }).click();
    const studio = author.getByRole("dialog", { name: "Studio" });
    await cutOutLinks(author, links);
    await confirmRightsIfAsked(author);
    const board = studio.getByRole("application", { name: "Board" });
    for (const name of PRODUCTS) {
      await expect(board.getByLabel(name)).toBeVisible({ timeout: CUTTING_MS });
    }
    await expectNoAxeViolations(author);
    await studio.getByRole("button", { name: "Use this look" }).click();
    await expect(studio).toHaveCount(0, { timeout: CUTTING_MS });
    await author.getByLabel("Category").selectOption("Wedding");
    await author.getByLabel("Section").selectOption("Women");
    await author.getByLabel("Description").fill(DESCRIPTION);
    await author.getByRole("textbox", { name: "Tags" }).fill("sangeet");
    await author.keyboard.press("Enter");
    await author.getByRole("button", { name: "Submit for review" }).click();
    await expect(author.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });

  await test.step("an administrator asks for a change", async () => {
    await restoreSession(admin, ADMIN);
    const looks = await openQueue(admin);
    await expect(looks).toHaveCount(1);
    await expect(looks).toContainText(person.username);
    await expect(looks).toContainText(DESCRIPTION);
    for (const link of links) await expect(looks).toContainText(link);
    await looks.getByRole("button", { name: /^Ask for changes/ }).click();
    const dialog = admin.getByRole("dialog", { name: "Ask for changes" });
    await dialog.getByLabel("What should be changed?").fill(NOTE);
    await dialog.getByRole("button", { name: "Ask for changes" }).click();
    await expect(admin.getByRole("heading", { name: "All clear" })).toBeVisible();
    // Leaving the page sends what can still be undone.
    await admin.goto("/dashboard");
  });

  await test.step("the author reads the note, changes the look and submits it again", async () => {
    const mail = await receivedMail(smtp, person.email, "Please change your look");
    expect(mail.text).toContain(NOTE);
    await author.goto(mail.text?.match(/https?:\/\/\S+\/profile\S*/)?.[0] ?? "");
    await expect(ownLooks(author).getByText("Changes asked for")).toBeInViewport();
    await expect(ownLooks(author)).toContainText(NOTE);
    await ownLooks(author)
      .getByRole("link", { name: /^Edit the look/ })
      .click();
    await expect(author.getByRole("region", { name: "What we ask you to change" })).toContainText(NOTE);
    await author.getByLabel("Description").fill(IN_WINTER);
    await author.getByRole("button", { name: "Submit for review" }).click();
    await expect(author.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });

  await test.step("the administrator publishes it with a rating and a type", async () => {
    const looks = await openQueue(admin);
    await expect(looks).toContainText(IN_WINTER);
    await looks.getByLabel("Rating (0 to 5)").fill("4.5");
    await looks.getByLabel("Type").selectOption("Promoted");
    await looks.getByRole("button", { name: /^Publish/ }).click();
    await expect(admin.getByRole("heading", { name: "All clear" })).toBeVisible();
    await admin.goto("/dashboard");
    const mail = await receivedMail(smtp, person.email, "Your look is in the shop");
    expect(mail.text).toMatch(/\/outfit\/[\da-f-]{36}/);
  });

  const styledBy = `Styled by ${person.username}`;
  await test.step("a visitor finds the look and follows the stylist", async () => {
    await visitor.goto("/outfit");
    await expect(cards(visitor)).toContainText(styledBy);
    await visitor.goto((await cards(visitor).getByRole("link").first().getAttribute("href")) ?? "");
    await expect(screenOf(visitor)).toContainText(styledBy);
    await expect(screenOf(visitor)).toContainText("4.5");
    await screenOf(visitor).getByRole("link", { name: person.username }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: person.username })).toBeVisible();
    await expect(cards(visitor)).toHaveCount(1);
    await visitor.getByRole("button", { name: `Follow ${person.username}` }).click();
    await visitor.getByRole("button", { name: "Sign In" }).click();
    await screenOf(visitor).getByRole("link", { name: "Create an account" }).click();
    await signUpByForm(visitor, randomPerson());
    await expect(visitor.getByRole("button", { name: `Following ${person.username}` })).toBeVisible();
  });

  let look = "";
  await test.step("the look is embedded in a page of another site", async () => {
    await visitor.goto((await cards(visitor).getByRole("link").first().getAttribute("href")) ?? "");
    look = visitor.url();
    await screenOf(visitor).getByRole("button", { name: "Embed" }).click();
    const dialog = visitor.getByRole("dialog", { name: "Embed this look" });
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.getByRole("status")).toHaveText("The code is copied");
    const blog = await openForeignPage(await visitor.evaluate(() => navigator.clipboard.readText()));
    await visitor.goto(blog.url);
    const frame = visitor.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: "Wedding Outfit" })).toBeVisible();
    await expect(frame.getByText(styledBy)).toBeVisible();
    const [opened] = await Promise.all([
      visitor.waitForEvent("popup"),
      frame.getByRole("link", { name: /^Shop this look/i }).click(),
    ]);
    await expect(opened).toHaveURL(look);
    await opened.close();
    await blog.close();
  });

  await test.step("the author leaves, and the look stays as one by a former member", async () => {
    await author.goto("/profile");
    await author.getByRole("button", { name: "Delete Account" }).click();
    const dialog = author.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog.getByLabel("Leave them in the shop")).toBeChecked();
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(author).toHaveURL(/\/sign-in$/);
    await visitor.goto(look);
    await expect(screenOf(visitor)).toContainText("Styled by a former member");
    await expect(screenOf(visitor)).not.toContainText(person.username);
  });
});
