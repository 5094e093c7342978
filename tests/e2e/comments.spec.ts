import { expect, test } from "../setup/browser.ts";
import { changeResponse, goFromTrending, mostViewedId, readOutfit } from "./outfit-calls.ts";

let id: string;

test.beforeEach(async ({ request }) => {
  id = await mostViewedId(request);
});

// covers: comments-03
test("loads more comments on request, each once", async ({ page, request }) => {
  const outfit = await readOutfit(request, id);
  await changeResponse(page, id, ({ comments }) => ({ comments: comments.slice(0, 5) }));
  await goFromTrending(page, id);
  const comments = page.getByRole("article", { name: /^Comment by/ });
  await expect(comments).toHaveCount(5);
  await page.getByRole("button", { name: "Show more comments" }).click();
  await expect(comments).toHaveCount(12);
  for (const [index, comment] of outfit.comments.entries()) {
    await expect(comments.nth(index).locator("p").first()).toHaveText(comment.text);
  }
  await expect(page.getByRole("button", { name: "Show more comments" })).toHaveCount(0);
  await expect(page.locator(":focus").getByRole("article", { name: /^Comment by/ })).toHaveCount(1);
});
