import { ADMIN } from "../setup/admin.ts";
import { expect, test } from "../setup/browser.ts";
import { restoreSession } from "./people.ts";

const background = "[data-variant][aria-hidden=true]";

// covers: product-30, constants-49, background-01
test("screens have their background variant, animated by transform and opacity only", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });

  await page.goto("/trending");
  const moving = page.locator(background);
  await expect(moving).toHaveAttribute("data-variant", "default");
  await expect(moving.locator(".background-icon")).toHaveCount(15);
  await expect(moving.locator(".background-icon").first()).toHaveCSS("background-image", /fashion-icons/);
  const moved = await moving.evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      return effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
    }),
  );
  const ofKeyframes = ["offset", "computedOffset", "easing", "composite"];
  expect([...new Set(moved)].filter((name) => !ofKeyframes.includes(name)).sort()).toEqual([
    "opacity",
    "transform",
  ]);
  const grid = await moving.locator(".background-grid").evaluate((element) => {
    const [drift] = element.getAnimations();
    const { duration, iterations } = drift?.effect?.getComputedTiming() ?? {};
    return { duration, iterations };
  });
  expect(grid).toEqual({ duration: 20_000, iterations: Number.POSITIVE_INFINITY });
  const firstStart = await moving.evaluate((element) =>
    Math.min(
      ...element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().delay)),
    ),
  );
  expect(firstStart, "while a slow phone starts the page, nothing moves").toBe(4_000);

  await page.goto("/sign-in");
  await expect(page.locator(background)).toHaveAttribute("data-variant", "auth");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/sign-up/);
  await expect(page.locator(background)).toHaveAttribute("data-variant", "auth");

  await page.goto("/outfit");
  await expect(page.locator(background)).toHaveAttribute("data-variant", "minimal");
  await expect(page.locator(".background-icon")).toHaveCount(8);
});

test("the background does not move with reduced motion", async ({ page }) => {
  await page.goto("/");

  await expect(page.locator(".background-sparkle")).toHaveCount(20);
  expect(
    await page.locator(background).evaluate((element) => element.getAnimations({ subtree: true }).length),
  ).toBe(0);
});

test("a button stills the background, also after a reload and on the dashboard", async ({ page }) => {
  await restoreSession(page, ADMIN);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const states = () =>
    page
      .locator(background)
      .evaluate((element) => [
        ...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ]);
  await page.goto("/trending");
  expect(await states()).toEqual(["running"]);

  await page.getByRole("contentinfo").getByRole("button", { name: "Pause background motion" }).click();
  expect(await states()).toEqual(["paused"]);
  await page.reload();
  await expect.poll(states).toEqual(["paused"]);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Resume background motion" }).click();
  expect(await states()).toEqual(["running"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the background is still and has no icons, as before hydration", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");

    const icon = page.locator(".background-icon").first();
    await expect(icon).toHaveCSS("background-image", "none");
    await expect(icon).toHaveCSS("animation-name", "none");
    await expect(page.locator(".background-grid")).toHaveCSS("animation-name", "none");
  });
});
