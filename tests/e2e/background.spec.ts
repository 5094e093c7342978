import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { BOTH_WIDTHS, expect, test } from "../setup/browser.ts";
import { mostViewedId } from "./outfit-calls.ts";
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
  const grid = await moving
    .locator(".background-grid")
    .first()
    .evaluate((element) => {
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
    await expect(page.locator(".background-grid").first()).toHaveCSS("animation-name", "none");
  });
});

const SCREENS = [
  "/",
  "/outfit",
  "outfit page",
  "/trending",
  "/about-us",
  "/cart",
  "/saved",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/terms",
  "/no/such/page",
];

/**
 * Texts and controls in the columns that the decorations are cut to, at whatever scroll position. What is on
 * an opaque ground of its own covers them.
 */
function inMargins(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const margins = [...document.querySelectorAll(".background-margin")].map((margin) => {
      if (getComputedStyle(margin).overflowX !== "clip") throw new Error("The margin does not cut.");
      return margin.getBoundingClientRect();
    });
    if (margins.some(({ width }) => width < 16)) throw new Error("The margins are not to be seen.");
    const NONE = "rgba(0, 0, 0, 0)";
    /** The ancestors that a box is seen through: up to one with an opaque ground, which covers decorations. */
    const seenThrough = (element: Element) => {
      const around: DOMRect[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { backgroundColor, opacity, overflowX } = getComputedStyle(one);
        if (/^rgb\(/.test(backgroundColor) && opacity === "1") return undefined;
        if (overflowX !== "visible") around.push(one.getBoundingClientRect());
      }
      return around;
    };
    const found = new Set<string>();
    const check = (element: Element, boxes: DOMRectList, name: string) => {
      const around = seenThrough(element);
      if (!around || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return;
      for (const box of boxes) {
        const left = Math.max(box.left, ...around.map((one) => one.left));
        const right = Math.min(box.right, ...around.map((one) => one.right));
        const meets = margins.some((margin) => left < margin.right - 0.5 && right > margin.left + 0.5);
        // What only screen readers get is cut to 1 px.
        if (right - left > 1 && meets) found.add(`${name} ${left} to ${right}`);
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent: text } = texts.currentNode;
      if (!element || !text?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      check(element, range.getClientRects(), text.trim().slice(0, 40));
    }
    for (const control of document.querySelectorAll("input, textarea, select, button, svg, img")) {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control);
      const hasEdge = (borderTopWidth !== "0px" && borderTopColor !== NONE) || backgroundColor !== NONE;
      // Of a button without an edge, its text and icon are seen.
      if (control.tagName === "BUTTON" && !hasEdge) continue;
      check(control, control.getClientRects(), control.outerHTML.slice(0, 160));
    }
    return [...found];
  });
}

test("decorations keep clear of texts and controls", BOTH_WIDTHS, async ({ page, request, allowConsole }) => {
  test.slow();
  allowConsole(/status of 404/);
  for (const path of SCREENS) {
    await page.goto(path === "outfit page" ? `/outfit/${await mostViewedId(request)}` : path);
    expect.soft(await inMargins(page), path).toEqual([]);
  }
  const outside = await page
    .locator(background)
    .evaluate((element) => [...element.children].filter((part) => part.className !== "background-margin"));
  expect(outside, "decorations that no margin cuts").toEqual([]);
  await restoreSession(page, ADMIN);
  for (const path of ["/profile", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await inMargins(page), path).toEqual([]);
  }
});
