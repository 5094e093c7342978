import type { APIRequestContext, Page } from "@playwright/test";
import { expect, JOURNEY, test as visit } from "../setup/browser.ts";
import { type LocalSmtpServer, startSmtpServer } from "../setup/smtp-server.ts";
import { openEmptyShop } from "./dashboard-steps.ts";
import { linkTo, receivedMail } from "./inbox.ts";
import { newPerson, readStored, restoreSession, screenOf, signInByApi, signInByForm } from "./people.ts";

/** A shop that sends its e-mails to a real mail server. */
const test = visit.extend<object, { mailShop: { url: string; smtp: LocalSmtpServer } }>({
  mailShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const smtp = await startSmtpServer();
      const shop = await openEmptyShop({ SMTP_URL: smtp.url });
      await use({ url: shop.url, smtp });
      await shop.close();
      await smtp.stop();
    },
    { scope: "worker" },
  ],
  serverUrl: async ({ mailShop }, use) => use(mailShop.url),
});

/** The link to a page in the e-mail with this subject, once it is in the inbox. */
const linkIn = async (smtp: LocalSmtpServer, address: string, subject: string, page: string) =>
  linkTo(page, await receivedMail(smtp, address, subject));

/** Confirms an address by the token in an e-mail, without visiting its page. */
async function confirmByLink(
  request: APIRequestContext,
  { smtp }: { smtp: LocalSmtpServer },
  address: string,
  subject: string,
): Promise<void> {
  const link = await linkIn(smtp, address, subject, "/confirm-email");
  const token = new URL(link, "http://localhost").searchParams.get("token");
  const confirmed = await request.post("/backend/auth/confirm", { data: { token } });
  expect(confirmed.status()).toBe(200);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

// covers: forgotten-01, forgotten-02
test(
  "a forgotten password: from the form to the inbox to a new one",
  JOURNEY,
  async ({ page, request, mailShop, allowConsole }) => {
    allowConsole(/status of 400/);
    const { email, password } = await newPerson(request);
    await page.goto("/sign-in");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(heading(page)).toHaveText("Forgot your password");
    await screenOf(page).getByLabel("Email").fill(email);
    await screenOf(page).getByRole("button", { name: "Send the Link" }).click();
    await expect(heading(page)).toHaveText("Check your inbox");
    await expect(heading(page)).toBeFocused();
    await expect(screenOf(page).getByRole("status")).toHaveText(`You entered ${email}.`);

    const link = await linkIn(mailShop.smtp, email, "Choose a new password", "/reset-password");
    await page.goto(link);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    const send = screenOf(page).getByRole("button", { name: "Set New Password" });
    await send.click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("Please choose a new password");
    await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
    await send.click();
    await expect(heading(page)).toHaveText("You're all set");
    await expect(heading(page)).toBeFocused();

    await page.goto(link);
    await screenOf(page).getByLabel("New password", { exact: true }).fill("Third-99");
    await send.click();
    await expect(heading(page)).toHaveText("That link was used already");
    await page.getByRole("link", { name: "Sign In" }).last().click();
    await signInByForm(page, { email, password: "Jasmine-88" });
    await expect(page).toHaveURL(/\/$/);
    expect((await request.post("/backend/auth/signin", { data: { email, password } })).status()).toBe(401);
  },
);

// covers: confirmation-01, confirmation-02
test("an address is confirmed by its link, and the profile says so until then", async ({
  page,
  request,
  mailShop,
}) => {
  const person = await newPerson(request);
  await restoreSession(page, person);
  await page.goto("/profile");
  const state = page.getByRole("region", { name: "Address not confirmed" });
  await expect(state).toContainText(`We sent a link to ${person.email}`);
  await state.getByRole("button", { name: "Send the Link Again" }).click();
  await expect(state.getByRole("status")).toHaveText(
    "We have sent you an email: please open the link in it.",
  );

  const link = await linkIn(
    mailShop.smtp,
    person.email,
    "Please confirm your email address",
    "/confirm-email",
  );
  await page.goto(link);
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.reload();
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(heading(page)).toHaveText("That's you!");
  await page.getByRole("link", { name: "Go to Your Profile" }).click();
  await expect(screenOf(page).getByLabel("Username")).toBeVisible();
  await expect(state).toHaveCount(0);
  expect((await readStored(page)).root.state.currentUser.email).toBe(person.email);

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(heading(page), "the next time").toHaveText("That's you!");
});

// covers: sensitive-04, sensitive-05
test("a change of the address is undone by the link that the former one got", async ({
  page,
  request,
  mailShop,
  allowConsole,
}) => {
  allowConsole(/status of (400|401)/);
  const person = await newPerson(request);
  await confirmByLink(request, mailShop, person.email, "Please confirm your email address");
  const changed = `new-${person.email}`;
  await restoreSession(page, person);
  await page.goto("/profile");
  await screenOf(page).getByLabel("Email").fill(changed);
  await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  const waiting = page.getByRole("region", { name: "New address not confirmed" });
  await expect(waiting).toContainText(changed);
  await expect(screenOf(page).getByLabel("Email")).toHaveValue(person.email);
  await confirmByLink(request, mailShop, changed, "Please confirm your new email address");
  await page.reload();
  await expect(page.getByRole("region", { name: "Recent activity" })).toContainText(
    "Changed the email address",
  );
  await expect(waiting).toHaveCount(0);

  const link = await linkIn(mailShop.smtp, person.email, "Your email address was changed", "/undo-email");
  await page.goto(link);
  await page.getByRole("button", { name: "Undo the Change" }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(heading(page)).toHaveText("You're back in charge");
  await expect.poll(async () => (await readStored(page)).token).toBeNull();
  await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
  await screenOf(page).getByRole("button", { name: "Set New Password" }).click();
  await expect(heading(page)).toHaveText("You're all set");
  const data = { email: person.email, password: "Jasmine-88" };
  expect((await request.post("/backend/auth/signin", { data })).status()).toBe(200);
  await page.goto(link);
  await page.getByRole("button", { name: "Undo the Change" }).click();
  await expect(heading(page)).toHaveText("That link was used already");
});

// covers: confirmation-04
test("an address is confirmed on a line that brings no scripts", async ({
  page,
  request,
  mailShop,
  allowConsole,
}) => {
  allowConsole(/\.js|ERR_/);
  const { email } = await newPerson(request);
  const link = await linkIn(mailShop.smtp, email, "Please confirm your email address", "/confirm-email");
  await page.route("**/*.js", (route) => route.abort("connectionfailed"));
  // The page is never hydrated, so nothing waits for it.
  await page.goto(link, { waitUntil: "load" });
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(heading(page)).toHaveText("That's you!");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // covers: confirmation-04
  test("an address is confirmed", async ({ page, request, mailShop }) => {
    const { email } = await newPerson(request);
    const link = await linkIn(mailShop.smtp, email, "Please confirm your email address", "/confirm-email");
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm My Address" }).click();
    await expect(heading(page)).toHaveText("That's you!");
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm My Address" }).click();
    await expect(heading(page), "the next time").toHaveText("That's you!");
  });

  // covers: sensitive-05
  test("a change of the address is undone", async ({ page, request, mailShop }) => {
    const person = await newPerson(request);
    const { token, _id } = await signInByApi(request, person);
    await confirmByLink(request, mailShop, person.email, "Please confirm your email address");
    const headers = { authorization: `Bearer ${token}` };
    const data = { email: `new-${person.email}` };
    await request.put(`/backend/user/update/${_id}`, { headers, data });
    const subject = "Your email address is about to change";
    const link = await linkIn(mailShop.smtp, person.email, subject, "/undo-email");
    await page.goto(link);
    await page.getByRole("button", { name: "Undo the Change" }).click();
    await expect(heading(page)).toHaveText("You're back in charge");
    await signInByApi(request, person);
  });
});
