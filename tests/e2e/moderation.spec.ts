import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, JOURNEY } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { makeOutfit, test } from "./dashboard-steps.ts";
import { disableLongTimers } from "./page-clock.ts";
import { newPerson, restoreSession, signInByApi } from "./people.ts";

const SPAM = "Cheap bags at spam-bags.com, today only";

// covers: moderation-07, moderation-09, moderation-10
test(
  "an owner finds a held comment, removes it and blocks its author",
  JOURNEY,
  async ({ page, request }) => {
    const { _id: id } = await makeOutfit(request, "commented on");
    const spammer = await newPerson(request);
    await restoreSession(page, spammer);
    await page.goto(`/outfit/${id}`);
    await page.getByRole("textbox", { name: "Your comment" }).fill(SPAM);
    await page.getByRole("button", { name: "Post Comment" }).click();
    const waiting = page.getByRole("list", { name: "Waiting for review" });
    await expect(waiting).toContainText(SPAM);
    await expect(page.getByRole("heading", { name: "0 Comments" })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await (await request.get(`/outfit/${id}`)).text()).not.toContain("spam-bags.com");

    await restoreSession(page, ADMIN);
    await disableLongTimers(page);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Moderation" }).click();
    const entry = page
      .getByRole("list", { name: "Texts" })
      .getByRole("listitem")
      .filter({ hasText: spammer.username });
    await expect(entry).toContainText("Link of a new account");
    await entry.getByRole("button", { name: /^Remove and block/ }).click();
    await expect(entry).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(entry).toHaveCount(1);
    // A message that has the focus gives it back when it closes.
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await entry.getByRole("button", { name: /^Approve/ }).focus();
    await page.keyboard.press("b");
    await expect(entry).toHaveCount(0);
    // Leaving the page sends what can still be undone.
    await page.goto("/dashboard/users?status=blocked");
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(spammer.email)).toBeVisible({ timeout: scaled(1_000) });
    }).toPass();
    await expect(signInByApi(request, spammer)).rejects.toThrow("broke the rules");
  },
);

// covers: moderation-01, moderation-09, moderation-10
test("a shopper reports a comment, and an owner approves it", async ({ page, request }) => {
  const { _id: id } = await makeOutfit(request, "reported");
  const author = await newPerson(request);
  const { token } = await signInByApi(request, author);
  const posted = await request.post(`/backend/outfit/comment/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { text: "A bit too shiny" },
  });
  expect(posted.ok()).toBe(true);

  await restoreSession(page, await newPerson(request));
  await page.goto(`/outfit/${id}`);
  await page.getByRole("button", { name: `Report comment by ${author.username}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What is wrong?").selectOption("abuse");
  await dialog.getByLabel("Anything to add?").fill("It hurts my eyes");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toHaveCount(0);

  await restoreSession(page, ADMIN);
  await disableLongTimers(page);
  await page.goto("/dashboard/moderation");
  const entry = page
    .getByRole("list", { name: "Texts" })
    .getByRole("listitem")
    .filter({ hasText: author.username });
  await expect(entry).toContainText("Reported: insult or threat, “It hurts my eyes”");
  await expectNoAxeViolations(page);
  await entry.getByRole("button", { name: /^Approve/ }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("button", { name: "Close toast" }).last().click();
  await expect(page.getByText("The text is approved.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Moderation" })).toBeVisible();
  await expect(page.getByText(/All clear|texts? that waits?/).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(await (await request.get(`/outfit/${id}`)).text()).toContain("A bit too shiny");
});
