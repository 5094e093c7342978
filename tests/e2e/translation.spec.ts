import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { dearest, entries, shopperWith } from "./cart-steps.ts";
import {
  test as dashboardTest,
  editorOf,
  fillOutfit,
  makeOutfit,
  openDashboard,
  photograph,
} from "./dashboard-steps.ts";
import { box, comments, postButton, quietOutfit } from "./engagement-steps.ts";
import { disableLongTimers } from "./page-clock.ts";
import { newPerson, randomPerson, restoreSession, screenOf, signUpByForm } from "./people.ts";

/**
 * Does what the page translation of browsers does: replaces each text by a `font` element with the text, and
 * does so again after each change. It begins once the page is hydrated.
 */
async function translate(page: Page) {
  await page.addInitScript(() => {
    const UNTOUCHED = "script, style, noscript, textarea, select, svg, title, font";
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest(UNTOUCHED)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      texts.forEach(wrap);
    };
    const begin = () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) wrapAll(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      observer.disconnect();
      begin();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
  });
}

const isWhole = (page: Page) =>
  expect(page.getByRole("heading", { name: "A dropped stitch" }), "the error page").toHaveCount(0);

test.beforeEach(({ page, allowConsole }) => {
  allowConsole(/status of 404 .*\/board\//);
  return translate(page);
});
test.afterEach(({ page }) => isWhole(page));

test.describe("on a translated page", () => {
  test("a visitor searches, filters, signs up and in, and goes on with a Like", async ({
    page,
    request,
  }, info) => {
    await page.goto("/outfit");
    const search = page.getByRole("combobox", { name: "Search outfits" });
    await search.fill("saree");
    await expect(page).toHaveURL(/searchTerm=saree/);
    // While one types, the search has the whole bar.
    await search.blur();
    await expect(screenOf(page).getByRole("article").first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Filters/ })
      .first()
      .click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).not.toHaveURL(/searchTerm/);
    await expect(search).toBeFocused();

    await disableLongTimers(page);
    await page.goto(`/outfit/${await quietOutfit(request, 20, info)}`);
    await page.getByRole("button", { name: /^Like \d/ }).click();
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    const person = randomPerson();
    await screenOf(page).getByRole("link", { name: "Create an account" }).click();
    await signUpByForm(page, person);
    await expect(page.getByRole("button", { name: /^Liked \d/ })).toBeVisible();
    await page.getByRole("button", { name: /^Dislike \d/ }).click();
    await expect(page.getByRole("button", { name: /^Disliked \d/ })).toBeVisible();
  });

  test("a shopper comments, replies, deletes, and looks at the pictures", async ({ page, request }, info) => {
    await restoreSession(page, await newPerson(request));
    await page.goto(`/outfit/${await quietOutfit(request, 21, info)}`);
    await box(page).fill("Lovely with juttis");
    await postButton(page).click();
    const mine = comments(page).filter({ hasText: "Lovely with juttis" });
    await expect(mine).toHaveCount(1);
    await mine.getByRole("button", { name: "Reply" }).click();
    await page.getByPlaceholder("Write a reply...").fill("With mojris too");
    await page.getByRole("button", { name: "Post Reply" }).click();
    await expect(page.getByText("With mojris too")).toBeVisible();
    await mine.getByRole("button", { name: /^Like comment/ }).click();
    await expect(mine.getByRole("button", { name: /^Like comment.*, 1/ })).toBeVisible();
    await mine.getByRole("button", { name: /^Delete comment/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(mine).toHaveCount(0);

    await page
      .getByRole("button", { name: /^View full size/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a shopper fills, changes and empties the cart", async ({ page, request }) => {
    const [first, second] = await dearest(request, 2);
    await shopperWith(page, request, second ? [second] : []);
    await page.goto(`/outfit/${first?._id}`);
    await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
    const panel = page.getByRole("region", { name: "Customize Your Order" });
    await panel.getByRole("button", { name: /^Increase/ }).click();
    await panel.getByRole("button", { name: /^Add/ }).click();
    await expect(panel).toHaveCount(0);
    await page.goto("/cart");
    await expect(entries(page)).toHaveCount(2);
    await entries(page)
      .first()
      .getByRole("button", { name: /^Increase/ })
      .click();
    await expect(entries(page).first().getByRole("status")).toHaveText("3");
    await entries(page)
      .first()
      .getByRole("button", { name: /^Remove/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(entries(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Clear Cart" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(entries(page)).toHaveCount(0);
  });

  test("a shopper saves a look, makes a board, changes the profile and signs out", async ({
    page,
    request,
  }, info) => {
    await restoreSession(page, await newPerson(request));
    await page.goto(`/outfit/${await quietOutfit(request, 22, info)}`);
    await page.getByRole("button", { name: "Save Look" }).click();
    await expect(
      page.getByRole("button", { name: "Saved to Your Looks", includeHidden: true }),
    ).toBeAttached();
    await page.goto("/saved");
    await page.getByRole("button", { name: "New Board" }).first().click();
    await page.getByLabel("Name of the board").fill("Diwali evenings");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("Diwali evenings").first()).toBeVisible();

    await page.goto("/profile");
    await page.getByLabel("Full name").fill("Asha Iyer");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("No changes made")).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(screenOf(page).getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  });
});

dashboardTest.describe("on a translated dashboard", () => {
  dashboardTest.beforeEach(({ page }) => translate(page));

  dashboardTest(
    "an administrator makes, finds and hides an outfit, and moderates",
    async ({ page, request }) => {
      const { _id: id } = await makeOutfit(request, "Parijat");
      await restoreSession(page, await newPerson(request));
      await page.goto(`/outfit/${id}`);
      await box(page).fill("Cheap bags at spam-bags.com, today only");
      await postButton(page).click();
      await expect(page.getByRole("list", { name: "Waiting for review" })).toBeVisible();

      await openDashboard(page);
      await page.getByRole("button", { name: "Create Outfit" }).click();
      const editor = editorOf(page);
      await fillOutfit(editor, "Kesar", await photograph(2));
      await editor.getByRole("button", { name: "Create Outfit" }).click();
      await expect(editor).toBeHidden();
      await page.getByRole("searchbox").fill("Kesar");
      await expect(page.getByText("Showing 1 to 1 of 1 outfit")).toBeVisible();

      await disableLongTimers(page);
      await page.goto("/dashboard/moderation");
      const entry = page.getByRole("list", { name: "Texts" }).getByRole("listitem");
      await entry
        .first()
        .getByRole("button", { name: /^Approve/ })
        .click();
      await expect(page.getByRole("heading", { name: "All clear" })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(entry).toHaveCount(1);
      await isWhole(page);
    },
  );
});
