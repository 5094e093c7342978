import { formatDateTime } from "#contract/dates.ts";
import { authorName } from "#contract/display-name.ts";
import { expect, PHONE_ONLY, test } from "../setup/browser.ts";
import { changeResponse, goFromTrending, mostViewedId, readOutfit } from "./outfit-calls.ts";

const TIME_ZONE = "Asia/Kolkata";

let id: string;

test.beforeEach(async ({ request }) => {
  id = await mostViewedId(request);
});

// covers: product-12, detail-25, detail-28, detail-29, detail-32, detail-33, detail-34, detail-37
// covers: detail-38, fields-23, validation-39, roles-04
test("each with its author, date, text and counts, and its replies", async ({ page, request }) => {
  const outfit = await readOutfit(request, id);
  await page.goto(`/outfit/${id}`);
  await expect(page.getByRole("heading", { name: "12 Comments" })).toBeVisible();
  const comments = page.getByRole("article", { name: /^Comment by/ });
  await expect(comments).toHaveCount(12);
  for (const [index, comment] of outfit.comments.entries()) {
    const shown = comments.nth(index);
    const header = shown.locator("header").first();
    await expect(header).toContainText(authorName(comment));
    await expect(header).toContainText(formatDateTime(comment.createdAt, TIME_ZONE));
    await expect(shown.locator("> span").first()).toHaveText(authorName(comment).charAt(0).toUpperCase());
    await expect(shown.locator("p").first()).toHaveText(comment.text);
    const counts = shown.locator("footer").first();
    await expect(counts).toContainText(`${comment.numberOfLikes} like`);
    await expect(counts).toContainText(`${comment.numberOfDislikes} dislike`);
    await expect(counts).toContainText(`${comment.numberOfReplies} repl`);
    const replies = shown.getByRole("article", { name: /^Reply by/ });
    await expect(replies).toHaveCount(comment.replies.length);
    for (const [position, reply] of comment.replies.entries()) {
      await expect(replies.nth(position).locator("footer")).toContainText(`${reply.numberOfLikes} like`);
      await expect(replies.nth(position).locator("footer")).toContainText(
        `${reply.numberOfDislikes} dislike`,
      );
    }
  }
  await expect(page.getByRole("button", { name: /Show more/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Reply/ })).toHaveCount(0);
});

// covers: comments-03
test(
  "the rest of a long conversation comes when asked for, each comment once",
  PHONE_ONLY,
  async ({ page, request }) => {
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
  },
);

// covers: detail-37
test("so do the rest of its replies", PHONE_ONLY, async ({ page, request }) => {
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

test(
  "a page that does not come says so and can be asked for again",
  PHONE_ONLY,
  async ({ page, allowConsole }) => {
    allowConsole(/503|More of a conversation could not be fetched/);
    await changeResponse(page, id, ({ comments }) => ({ comments: comments.slice(0, 5) }));
    const path = `**/backend/outfit/${id}/comments*`;
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
    await goFromTrending(page, id);
    const more = page.getByRole("button", { name: "Show more comments" });
    await more.click();
    await expect(page.getByRole("alert")).toContainText("More comments could not be loaded");
    await page.unroute(path);
    await more.click();
    await expect(page.getByRole("article", { name: /^Comment by/ })).toHaveCount(12);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

// covers: detail-25, detail-31, account-deletion-04, comments-06
test("text is text, its lines are kept, and nobody is Anonymous", PHONE_ONLY, async ({ page }) => {
  const text = "first line\n<img src=x onerror=\"document.title='broken'\"><script>alert(1)</script>";
  await changeResponse(page, id, ({ comments }) => ({
    numberOfComments: 1,
    comments: comments
      .slice(0, 1)
      .map((comment) => ({ ...comment, text, userId: null, username: "", userFullName: "" })),
  }));
  await goFromTrending(page, id);
  await expect(page.getByRole("heading", { name: "1 Comment", exact: true })).toBeVisible();
  const comment = page.getByRole("article", { name: "Comment by Anonymous" });
  const paragraph = comment.locator("p").first();
  expect(await paragraph.textContent()).toBe(text);
  await expect(paragraph).toHaveCSS("white-space", "pre-line");
  await expect(paragraph.locator("img, script")).toHaveCount(0);
});

// covers: detail-27
test("none yet", async ({ page }) => {
  await changeResponse(page, id, () => ({ numberOfComments: 0, comments: [] }));
  await goFromTrending(page, id);
  await expect(page.getByRole("heading", { name: "0 Comments" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No comments yet" })).toBeVisible();
  await expect(page.getByText("Be the first to share your thoughts about this outfit!")).toBeVisible();
});
