import { expect, test } from "../setup/browser.ts";
import { callApi, comments, openAs, quietOutfit } from "./engagement-steps.ts";
import { holdCalls } from "./hold-calls.ts";
import { readOutfit } from "./outfit-calls.ts";
import { newPerson, signInByApi } from "./people.ts";

test.describe("liking and disliking the outfit", () => {
  // covers: product-15, detail-15, detail-16, states-50, states-52, roles-14, calls-25, reactions-01
  test("shows at once, excludes the other reaction, is undone by repeating, and persists", async ({
    page,
    request,
  }, info) => {
    const id = await quietOutfit(request, 1, info);
    const { numberOfLikes: likes, numberOfDislikes: dislikes } = await readOutfit(request, id);
    await openAs(page, await newPerson(request), id);
    const release = await holdCalls(page, "**/backend/outfit/like/*");
    const like = page.getByRole("button", { name: /^Liked? \d/ });
    const dislike = page.getByRole("button", { name: /^Disliked? \d/ });
    await like.click();
    await expect(like).toHaveText(new RegExp(`^Liked${likes + 1}`));
    await expect(page.getByRole("region", { name: "Engagement Statistics" })).toContainText(`${likes + 1}`);
    const responded = page.waitForResponse("**/backend/outfit/like/*");
    release();
    await responded;
    await expect(like).toHaveText(new RegExp(`^Liked${likes + 1}`));
    expect((await readOutfit(request, id)).numberOfLikes).toBe(likes + 1);

    const turned = page.waitForResponse("**/backend/outfit/dislike/*");
    await dislike.click();
    await expect(dislike).toHaveText(new RegExp(`^Disliked${dislikes + 1}`));
    await expect(like).toHaveText(new RegExp(`^Like${likes}`));
    await turned;
    await page.reload();
    await expect(dislike).toHaveText(new RegExp(`^Disliked${dislikes + 1}`));
    await dislike.click();
    await expect(dislike).toHaveText(new RegExp(`^Dislike${dislikes}`));
    await expect.poll(async () => (await readOutfit(request, id)).numberOfDislikes).toBe(dislikes);
  });
});

// covers: product-18, detail-39, states-52, roles-14, calls-28, calls-31
test("comments and replies are either liked or disliked", async ({ page, request }, info) => {
  const id = await quietOutfit(request, 13, info);
  const author = await signInByApi(request, await newPerson(request));
  const { comments: made } = await callApi(request, author.token, "POST", `comment/${id}`, "Like me");
  await callApi(request, author.token, "POST", `reply/${id}/${made[0].commentId}`, "Or me");
  await openAs(page, await newPerson(request), id);
  const comment = comments(page).filter({ hasText: "Like me" });
  const reply = comment.getByRole("article", { name: /^Reply by/ });
  for (const [subject, what] of [
    [comment, "comment"],
    [reply, "reply"],
  ] as const) {
    const like = subject.getByRole("button", { name: new RegExp(`^Like ${what}`) });
    const dislike = subject.getByRole("button", { name: new RegExp(`^Dislike ${what}`) });
    const liked = page.waitForResponse(`**/backend/outfit/${what}/like/**`);
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText("1");
    await liked;
    const disliked = page.waitForResponse(`**/backend/outfit/${what}/dislike/**`);
    await dislike.click();
    await expect(dislike).toHaveText("1");
    await expect(like).toHaveText("0");
    await disliked;
  }
  await expect
    .poll(async () => (await readOutfit(request, id)).comments.find(({ text }) => text === "Like me"))
    .toMatchObject({ numberOfLikes: 0, numberOfDislikes: 1, replies: [{ numberOfDislikes: 1 }] });
});
