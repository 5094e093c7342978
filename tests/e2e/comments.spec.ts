import { expect, PHONE_ONLY, test } from "../setup/browser.ts";
import { changeResponse, goFromTrending, mostViewedId, readOutfit } from "./outfit-calls.ts";

let id: string;

test.beforeEach(async ({ request }) => {
  id = await mostViewedId(request);
});

// covers: comments-03
test("loads more comments on request, each once", PHONE_ONLY, async ({ page, request }) => {
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

// covers: detail-37
test("loads more replies on request", PHONE_ONLY, async ({ page, request }) => {
  const outfit = await readOutfit(request, id);
  const talked = outfit.comments.find(({ numberOfReplies }) => numberOfReplies === 3);
  await changeResponse(page, id, ({ comments }) => ({
    comments: comments.map((comment) => ({ ...comment, replies: comment.replies.slice(0, 1) })),
  }));
  await goFromTrending(page, id);
  const shown = page
    .getByRole("article", { name: /^Comment by/ })
    .filter({ hasText: talked?.text ?? "no such comment" });
  const replies = shown.getByRole("article", { name: /^Reply by/ });
  await expect(replies).toHaveCount(1);
  await shown.getByRole("button", { name: "Show more replies" }).click();
  await expect(replies).toHaveCount(3);
  for (const [index, reply] of (talked?.replies ?? []).entries()) {
    await expect(replies.nth(index).locator("p").first()).toHaveText(reply.text);
  }
  await expect(shown.getByRole("button", { name: "Show more replies" })).toHaveCount(0);
});
