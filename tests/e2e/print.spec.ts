import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { mostViewedId } from "./outfit-calls.ts";

/** What would be printed although it belongs to the window: on every page of paper, or as a grey box. */
function misprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll("body *")]
      .filter((element) => seen(element))
      .filter(
        (element) =>
          getComputedStyle(element).position === "fixed" ||
          element.matches(
            "[data-skeleton], .animate-shimmer, body > header, body > footer, input[type=email], .background *",
          ),
      )
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

/** The filled buttons whose ground is left out on paper, so that their pale letters stand on white. */
function paleButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(a, button)")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { color, printColorAdjust } = getComputedStyle(element);
        const [red = 0] = color.match(/\d+/g)?.map(Number) ?? [];
        return red > 200 && printColorAdjust !== "exact";
      })
      .map((element) => element.textContent),
  );
}

for (const path of ["/terms", "/privacy", "/outfit", "/", "/cart", "outfit page"]) {
  test(`${path} is printed without what belongs to the window`, async ({ page, request }) => {
    await page.goto(path === "outfit page" ? `/outfit/${await mostViewedId(request)}` : path);
    await page.emulateMedia({ media: "print" });
    expect(await misprinted(page)).toEqual([]);
    expect(await paleButtons(page)).toEqual([]);
    await expect(page.getByRole("main")).toHaveCSS("padding-top", "0px");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
}
