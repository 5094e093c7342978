import type { Page } from "@playwright/test";
import { expect } from "../setup/browser.ts";
import { makeOutfit, openDashboardOn, test } from "./dashboard-steps.ts";
import { randomPerson, restoreSession, screenOf, signInByApi } from "./people.ts";

// Rendered text must be harmless without the Content-Security-Policy, which is a second line of defence.
test.use({ bypassCSP: true });

/** Each sets `window.ran` when it is interpreted as markup or code. */
const SCRIPTS = [
  '<img src="data:," onerror="ran=1">',
  "</script><script>ran=1</script>",
  '"><svg onload="ran=1">',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  "{{constructor.constructor('ran=1')()}}",
];
const ALL = SCRIPTS.join(" ");

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect(page.locator("[onerror], [onload], iframe[srcdoc]")).toHaveCount(0);
}

test("scripts in user-written text are shown as text on every screen, and none runs", async ({
  page,
  request,
}) => {
  const writer = { ...randomPerson() };
  writer.username = `<svg onload="ran=1"> ${writer.username.slice(-12)}`;
  expect((await request.post("/backend/auth/signup", { data: writer })).status()).toBe(201);
  const { token } = await signInByApi(request, writer);
  const headers = { authorization: `Bearer ${token}` };
  const hostile = (script: string, number: number) => ({
    ...{
      sourceName: script,
      itemName: script,
      itemPrice: 10 + number,
      itemLink: `https://shop.example/${number}`,
    },
  });
  const description = `Oleander ${ALL}`;
  const { _id } = await makeOutfit(request, description, {
    items: SCRIPTS.map(hostile),
    tags: SCRIPTS.map((script) => script.slice(0, 40)),
  });
  const contribution = { headers, data: { text: ALL } };
  const commented = await request.post(`/backend/outfit/comment/${_id}`, contribution);
  expect(commented.ok(), await commented.text()).toBe(true);
  const [comment] = (await commented.json()).comments;
  const replied = await request.post(`/backend/outfit/reply/${_id}/${comment.commentId}`, contribution);
  expect(replied.ok(), await replied.text()).toBe(true);

  // Rendered by the server, for a visitor.
  await page.goto(`/outfit/${_id}`);
  await expect(page.getByText(description).first()).toBeVisible();
  await expectNothingRan(page);
  await page.goto(`/outfit?searchTerm=${encodeURIComponent('"><svg onload="ran=1">')}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNothingRan(page);
  await page.goto("/outfit?searchTerm=oleander");
  await expect(page.locator(`a[href*="${_id}"]`).first()).toBeVisible();
  await expectNothingRan(page);

  // Rendered in the browser, for the author and for an administrator.
  await restoreSession(page, writer);
  await page.goto(`/outfit/${_id}`);
  await expect(page.getByText(ALL, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(ALL, { exact: true }).first()).toHaveCSS("white-space", "pre-line");
  await expect(page.getByText(SCRIPTS[4] ?? "", { exact: true }).first()).toBeVisible();
  await expectNothingRan(page);
  await page.goto("/profile");
  await expect(screenOf(page).getByText(writer.username).first()).toBeVisible();
  await expectNothingRan(page);
  await openDashboardOn(page, "Oleander");
  await expectNothingRan(page);
});
