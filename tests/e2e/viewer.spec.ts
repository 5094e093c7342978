import type { Locator, Page } from "@playwright/test";
import { BOTH_WIDTHS, DESKTOP_ONLY, expect, test } from "../setup/browser.ts";

const viewer = (page: Page) => page.getByRole("dialog");
const percent = (page: Page) => viewer(page).getByRole("button", { name: "Reset zoom" });
const expectFocusInside = (page: Page) =>
  expect.poll(() => viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
const picture = (page: Page) => viewer(page).getByRole("img");
const transitionsEnded = (page: Page) =>
  viewer(page).evaluate((dialog) =>
    Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

/** Opens the viewer of the listing's first outfit from its zoom button. */
async function openViewer(page: Page): Promise<Locator> {
  await page.goto("/outfit");
  const opener = page.getByRole("button", { name: /^View full size/ }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toBeVisible();
  return opener;
}

test("a download from it leaves Back as it was", async ({ page }) => {
  await page.goto("/trending");
  await page.goto("/outfit");
  await page
    .getByRole("button", { name: /^View full size/ })
    .first()
    .click();
  const download = page.waitForEvent("download");
  await viewer(page).getByRole("link", { name: "Download picture" }).click();
  await download;
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/trending$/);
});

test("Back closes it and stays on the listing", async ({ page }) => {
  await openViewer(page);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/outfit$/);
});

/** Moves a finger from the middle of the picture. */
async function swipe(page: Page, x: number, y: number): Promise<void> {
  const from = await middleOf(picture(page));
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
    });
  await touch("touchStart", 0);
  for (const share of [0.3, 0.7, 1]) await touch("touchMove", share);
  await touch("touchEnd", 1);
}

test("leads through the list by buttons, keys and swipes, and to the look", async ({ page }) => {
  await openViewer(page);
  const links = await page
    .locator("article h2 a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  const link = viewer(page).getByRole("link", { name: "View look" });
  const previous = viewer(page).getByRole("button", { name: "Previous look" });
  await expect(link).toHaveAttribute("href", links[0] ?? "");
  await expect(previous).toHaveCount(0);
  await viewer(page).getByRole("button", { name: "Next look" }).click();
  await expect(link).toHaveAttribute("href", links[1] ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(link).toHaveAttribute("href", links[0] ?? "");
  await swipe(page, -150, 10);
  await expect(link).toHaveAttribute("href", links[1] ?? "");
  await page.keyboard.press("+");
  await swipe(page, 0, 200);
  await page.keyboard.press("ArrowRight");
  await expect(link, "a magnified picture is moved instead").toHaveAttribute("href", links[1] ?? "");
  await page.keyboard.press("0");
  await swipe(page, 10, 200);
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/outfit$/);

  await openViewer(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${links[0]}$`));
  await expect(viewer(page)).toBeHidden();
});

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// covers: listing-05, product-10
test(
  "shows the picture at full size, restores the focus, zooms by keys and buttons, and closes on a click beside",
  BOTH_WIDTHS,
  async ({ page }) => {
    const opener = await openViewer(page);
    const card = page.locator("article").first();
    const category = (await card.locator("h2 a").evaluate((link) => link.firstChild?.textContent)) ?? "";
    const price = (await card.getByText(/^₹/).textContent()) ?? "";
    await expect(viewer(page)).toHaveAccessibleName(`${category} Outfit`);
    await expect(viewer(page)).toContainText(price);
    expect(
      await picture(page).evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBe(1200);

    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      // After the last control the focus reaches a guard element beside the dialog, which moves it back
      // within a frame.
      await expectFocusInside(page);
    }
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(percent(page)).toHaveText("100%");
    await expect(viewer(page).getByRole("button", { name: "Zoom out" })).toBeDisabled();
    await expectFocusInside(page);
    await page.keyboard.press("+");
    await expect(percent(page)).toHaveText("150%");
    await viewer(page).getByRole("button", { name: "Zoom in" }).click();
    await expect(percent(page)).toHaveText("225%");
    await page.keyboard.press("-");
    await expect(percent(page)).toHaveText("150%");
    await page.keyboard.press("0");
    await expect(percent(page)).toHaveText("100%");
    for (let press = 0; press < 5; press++) await page.keyboard.press("+");
    await expect(percent(page)).toHaveText("400%");
    await expect(viewer(page).getByRole("button", { name: "Zoom in" })).toBeDisabled();
    await percent(page).click();
    await expect(percent(page)).toHaveText("100%");

    await transitionsEnded(page);
    const box = await picture(page).boundingBox();
    if (!box) throw new Error("The picture is not on the screen.");
    const beside = box.x > 60 ? { x: box.x - 30, y: box.y + 200 } : { x: box.x + 100, y: box.y - 20 };
    await page.mouse.click(beside.x, beside.y);
    await expect(viewer(page)).toBeHidden();
    expect(page.context().pages()).toHaveLength(1);
  },
);

// covers: product-10
test("zooms by wheel and double click, and pans by dragging", DESKTOP_ONLY, async ({ page }) => {
  await openViewer(page);
  const at = await middleOf(picture(page));
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -300);
  await expect(percent(page)).not.toHaveText("100%");
  await page.keyboard.press("0");
  await page.mouse.dblclick(at.x, at.y);
  await expect(percent(page)).toHaveText("250%");
  await transitionsEnded(page);
  const before = await middleOf(picture(page));
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await middleOf(picture(page))).y - before.y)).toBe(40);
  await expect(viewer(page)).toBeVisible();
});

test("the zoomed picture stays in the frame when the device turns or the window shrinks", async ({
  page,
}) => {
  await openViewer(page);
  for (let press = 0; press < 4; press++) await page.keyboard.press("+");
  await expect(percent(page)).toHaveText("400%");
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
  }
  /**
   * How far the picture's edges are inside the frame, beyond what a picture smaller than the
   * frame leaves free.
   */
  const emptyEdge = () =>
    picture(page).evaluate((img) => {
      const shown = img.getBoundingClientRect();
      const stage = img.closest("[class*=container-type]")?.getBoundingClientRect() ?? shown;
      const across =
        Math.max(shown.left - stage.left, stage.right - shown.right) -
        Math.max(0, (stage.width - shown.width) / 2);
      const down =
        Math.max(shown.top - stage.top, stage.bottom - shown.bottom) -
        Math.max(0, (stage.height - shown.height) / 2);
      return Math.round(Math.max(across, down));
    });
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 700, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(emptyEdge, { message: `${size.width} by ${size.height}` }).toBeLessThanOrEqual(1);
  }
});

// covers: product-10
test("zooms by pinch and double tap without zooming the page", async ({ page }) => {
  await openViewer(page);
  const { x, y } = await middleOf(picture(page));
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [-1, 1].map((side) => ({ x: x + (side * apart) / 2, y, id: side + 1 })),
    });
  await fingers("touchStart", 80);
  for (let apart = 100; apart <= 160; apart += 20) await fingers("touchMove", apart);
  await fingers("touchEnd", 0);
  await expect(percent(page)).toHaveText("200%");
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  // Sent together: an answer that is waited for may come after the time of a double tap.
  const doubleTap = () =>
    Promise.all(
      (["touchStart", "touchEnd", "touchStart", "touchEnd"] as const).map((type) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x, y }],
        }),
      ),
    );
  await doubleTap();
  await expect(percent(page)).toHaveText("100%");
  await transitionsEnded(page);
  await doubleTap();
  await expect(percent(page)).toHaveText("250%");
});

// covers: listing-06, listing-07
test("downloads the JPEG under a descriptive name; shares by the Web Share API, or copies the link without it", async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "only Chromium can grant clipboard permissions");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (what: ShareData) => Promise.resolve(shared.push(what)),
    });
  });
  await openViewer(page);
  const download = page.waitForEvent("download");
  await viewer(page).getByRole("link", { name: "Download picture" }).click();
  expect((await download).suggestedFilename()).toMatch(/^(men|women|kids)-[a-z-]+-outfit\.jpg$/);

  const share = viewer(page).getByRole("button", { name: "Share outfit" });
  await share.click();
  const sharedUrl = () =>
    page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared[0]?.url ?? "");
  await expect.poll(sharedUrl).toMatch(/\/outfit\/[\w-]+$/);
  const url = await sharedUrl();

  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await share.click();
  await expect(page.getByText("Link copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(viewer(page)).toBeVisible();
});

// covers: errors-30
test("a picture that fails to load is replaced by a placeholder", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|request failed: GET .*\/1200\./);
  await page.route(/\/media\/.*\/1200\./, (route) => route.abort("failed"));
  await openViewer(page);
  await expect(picture(page)).toHaveAttribute("src", "/picture-unavailable.svg");
  await expect(picture(page)).toHaveAccessibleName("The picture could not be loaded");
  expect(
    await picture(page).evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(viewer(page).getByRole("link", { name: "Download picture" })).toHaveCount(0);
});
