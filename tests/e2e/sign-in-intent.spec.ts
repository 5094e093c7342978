import type { Page } from "@playwright/test";
import { SESSION_CHECK_MS } from "#contract/limits.ts";
import { expect, test } from "../setup/browser.ts";
import { quietOutfit } from "./engagement-steps.ts";
import { readOutfit } from "./outfit-calls.ts";
import { disableLongTimers, passTime } from "./page-clock.ts";
import { newPerson, randomPerson, restoreSession, screenOf, signInByForm, signUpByForm } from "./people.ts";

const headerSignIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

test.describe("what a visitor wanted to do", () => {
  test("puts an outfit into the cart after signing in, from where the visitor was", async ({
    page,
    request,
  }, info) => {
    const id = await quietOutfit(request, 15, info);
    const person = await newPerson(request);
    await disableLongTimers(page);
    await page.goto(`/outfit/${id}`);
    await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
    await expect(page.getByText("Please login to add items to cart")).toBeVisible();
    await headerSignIn(page).click();
    await signInByForm(page, person);

    const panel = page.getByRole("region", { name: "Customize Your Order" });
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/outfit/${id}$`));
    await panel.getByRole("button", { name: /^Add/ }).click();
    await expect(page.getByRole("link", { name: /cart/i }).first()).toContainText("1");
  });

  test("gives a Like after signing up, once", async ({ page, request }, info) => {
    const id = await quietOutfit(request, 16, info);
    const { numberOfLikes } = await readOutfit(request, id);
    const person = randomPerson();
    await page.goto(`/outfit/${id}`);
    await page.getByRole("button", { name: /^Like \d/ }).click();
    await screenOf(page).getByRole("link", { name: "Create Account" }).click();
    await signUpByForm(page, person);

    await expect(page.getByRole("button", { name: /^Liked \d/ })).toBeVisible();
    await expect.poll(async () => (await readOutfit(request, id)).numberOfLikes).toBe(numberOfLikes + 1);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Liked \d/ })).toBeVisible();
  });

  test("opens the cart panel after signing in with the identity provider", async ({
    page,
    request,
  }, info) => {
    const id = await quietOutfit(request, 17, info);
    await page.route("https://pictures.people.example/**", (route) =>
      route.fulfill({ path: "public/apple-touch-icon.png" }),
    );
    await page.goto(`/outfit/${id}`);
    await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
    await headerSignIn(page).click();
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await (await opened).getByRole("link", { name: /Meera Iyer/ }).click();
    await expect(page.getByRole("region", { name: "Customize Your Order" })).toBeFocused();
  });
});

test("a comment typed when the session ends is there again after signing in", async ({
  page,
  request,
  allowConsole,
}, info) => {
  // Time passes faster than calls end.
  allowConsole(/401|did not answer in time/);
  const id = await quietOutfit(request, 18, info);
  const person = await newPerson(request);
  await page.clock.install();
  const { token } = await restoreSession(page, person);
  await page.goto(`/outfit/${id}`);
  const box = page.getByPlaceholder("Share your thoughts about this outfit...");
  await box.fill("Lovely with mojris");
  // On another device, which the next check of the session finds out.
  await request.post("/backend/auth/signout", { headers: { authorization: `Bearer ${token}` } });
  await passTime(page, SESSION_CHECK_MS);

  await expect(box).toHaveCount(0);
  await headerSignIn(page).click();
  await signInByForm(page, person);
  await expect(box).toHaveValue("Lovely with mojris");
});
