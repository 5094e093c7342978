import type { Page } from "@playwright/test";
import { cart, cartEntry } from "#tests/factories/api-results.ts";
import { ADMIN } from "../setup/admin.ts";
import { replyToCalls, returns } from "../setup/api-replies.ts";
import { expect, test } from "../setup/browser.ts";
import { mostViewedId } from "./outfit-calls.ts";
import { restoreSession, sharedPerson } from "./people.ts";

const CART = cart([1, 2, 3].map((number) => cartEntry(number)));

const SCREENS = {
  visitor: [
    "/",
    "/outfit",
    "/trending",
    "outfit page",
    "/about-us",
    "/terms",
    "/sign-in",
    "/sign-up",
    "/forgot-password",
    "/cart",
    "/saved",
    "/no/such/page",
  ],
  shopper: ["/cart", "/saved", "/profile", "/submit", "outfit page"],
  administrator: [
    "/dashboard",
    "/dashboard/links",
    "/dashboard/studio",
    "/dashboard/moderation",
    "/dashboard/users",
    "/dashboard/analytics",
    "/dashboard/settings",
    "/dashboard/settings/claims",
    "/dashboard/settings/testimonials",
    "/dashboard/settings/affiliate-parameters",
    "/dashboard/activity",
  ],
};

/** What is beyond the window's sides: in the page as a whole, and of the header's controls. */
function outside(page: Page): Promise<string[]> {
  // A phone's window grows with what is too wide, so the page's own measure of it is of no use.
  return page.evaluate((width) => {
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && right - left > 1 && (left < 0 || right > width + 1);
    };
    const isInFlow = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        if (position === "fixed" || (overflowX !== "visible" && around !== document.body)) return false;
      }
      return getComputedStyle(element).position !== "fixed";
    };
    const named = (element: Element) =>
      `${element.tagName} ${element.className} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40)}`;
    const tooWide =
      document.documentElement.scrollWidth > width
        ? [...document.querySelectorAll("body *")].filter((one) => isBeyond(one) && isInFlow(one)).slice(-5)
        : [];
    const header = [...document.querySelectorAll("body > header :is(a, button)")].filter(
      (control) => control.closest("dialog") === null && isBeyond(control),
    );
    return [...tooWide, ...header].map(named);
  }, page.viewportSize()?.width ?? 0);
}

for (const [role, paths] of Object.entries(SCREENS)) {
  test(`screens of the ${role} fit a phone with text of 200 %`, async ({ page, request, allowConsole }) => {
    test.slow();
    allowConsole(/status of 404/);
    if (role !== "visitor") {
      await restoreSession(page, role === "administrator" ? ADMIN : await sharedPerson(request));
      await replyToCalls(page.context(), { "GET /cart": returns(CART) });
    }
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of paths) {
      await page.goto(path === "outfit page" ? `/outfit/${await mostViewedId(request)}` : path);
      if (path === "/outfit") await page.getByRole("button", { name: /^Filters/ }).click();
      // A listing keeps those of its next page.
      if (path !== "/outfit") await expect(page.locator("main .animate-shimmer")).toHaveCount(0);
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/${role}${path.replaceAll("/", "_")}.png` });
      expect.soft(await outside(page), path).toEqual([]);
    }
  });
}

test("with text of 200 %, the studio's buttons leave a phone's window, and its tabs break between words", async ({
  page,
}) => {
  await restoreSession(page, ADMIN);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/dashboard/studio");
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Use this look" })).not.toBeInViewport();
    for (const tab of await tabs.all()) expect.soft(await tab.evaluate(brokenWords)).toEqual([]);
    expect.soft(await outside(page), `${width}`).toEqual([]);
  }
});

/** The words of an element that are on more than one line. */
function brokenWords(element: Element): string[] {
  const [text] = element.childNodes;
  if (!text?.textContent) return [];
  const range = document.createRange();
  return [...text.textContent.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : [];
  });
}

/** WCAG 1.4.12. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

test("screens fit a window of 320 px with wide text spacing", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/sign-in", "/sign-up", "/outfit", "/trending", "outfit page"]) {
    await page.goto(path === "outfit page" ? `/outfit/${await mostViewedId(request)}` : path);
    await page.addStyleTag({ content: TEXT_SPACING });
    expect.soft(await outside(page), path).toEqual([]);
  }
});
