import type { APIRequestContext, Page, TestInfo } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { box, callApi, comments, openAs, postButton, quietOutfit } from "./engagement-steps.ts";
import { readOutfit } from "./outfit-calls.ts";
import { newPerson, signInByApi } from "./people.ts";

test.describe("commenting", () => {
  // covers: product-16, detail-26, states-51, validation-32, validation-34, roles-15, calls-26
  // covers: constants-09
  test("counts the characters, posts once, and shows the comment first", async ({ page, request }, info) => {
    const id = await quietOutfit(request, 5, info);
    const before = await readOutfit(request, id);
    const person = await newPerson(request);
    await openAs(page, person, id);
    await expect(page.getByText("0/500 characters")).toBeVisible();
    await expect(postButton(page)).toBeDisabled();
    await box(page).fill("  \n ");
    await expect(postButton(page)).toBeDisabled();
    await box(page).fill("x".repeat(510));
    await expect(page.getByText("500/500 characters")).toBeVisible();
    await box(page).fill(" Where is the bag from? ");
    await expect(page.getByText("24/500 characters")).toBeVisible();

    const keys: (string | undefined)[] = [];
    page.on("request", (sent) => {
      if (sent.method() === "POST") keys.push(sent.headers()["idempotency-key"]);
    });
    await postButton(page).dblclick();
    await expect(comments(page).first()).toContainText("Where is the bag from?");
    await expect(comments(page).first()).toContainText(person.username);
    await expect(page.getByRole("heading", { name: /Comments?$/ })).toContainText(
      `${before.numberOfComments + 1} Comment`,
    );
    await expect(box(page)).toHaveValue("");
    await expect(page.getByText("0/500 characters")).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^\S{16,}$/);
    expect((await readOutfit(request, id)).numberOfComments).toBe(before.numberOfComments + 1);
  });

  // covers: detail-36, validation-40, roles-16, calls-27
  test("users can delete their own comments and no others", async ({ page, request }, info) => {
    const id = await quietOutfit(request, 7, info);
    const other = await signInByApi(request, await newPerson(request));
    await callApi(request, other.token, "POST", `comment/${id}`, "Somebody else's words");
    await openAs(page, await newPerson(request), id);
    await box(page).fill("My own words");
    await postButton(page).click();
    const mine = comments(page).filter({ hasText: "My own words" });
    const theirs = comments(page).filter({ hasText: "Somebody else's words" });
    await expect(theirs.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
    await mine.getByRole("button", { name: /^Delete/ }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this comment?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(mine).toBeVisible();
    await mine.getByRole("button", { name: /^Delete/ }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(mine).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2, name: /Comment/ })).toBeFocused();
    await expect(theirs).toBeVisible();
  });
});

test.describe("replying", () => {
  async function openThread(page: Page, request: APIRequestContext, info: TestInfo, number: number) {
    const id = await quietOutfit(request, number, info);
    const person = await newPerson(request);
    const { token } = await signInByApi(request, person);
    for (const text of ["First thread", "Second thread"])
      await callApi(request, token, "POST", `comment/${id}`, text);
    await openAs(page, person, id);
    const thread = (text: string) => comments(page).filter({ hasText: text });
    return { id, token, thread };
  }

  // covers: product-17, detail-35, states-53, validation-35, roles-15, calls-29
  test("opens one form at a time, closed and cleared on success", async ({ page, request }, info) => {
    const { thread } = await openThread(page, request, info, 10);
    const forms = page.getByRole("textbox", { name: "Your reply" });
    const opener = (text: string) => thread(text).getByRole("button", { name: "Reply", exact: true });
    await opener("First thread").click();
    await expect(forms).toBeFocused();
    await expect(page.getByRole("button", { name: "Post Reply" })).toBeDisabled();
    await forms.fill(" \n ");
    await expect(page.getByRole("button", { name: "Post Reply" })).toBeDisabled();
    await opener("Second thread").click();
    await expect(forms).toHaveCount(1);
    await expect(thread("Second thread").getByRole("textbox")).toBeFocused();
    await opener("Second thread").click();
    await expect(forms).toHaveCount(0);

    await opener("First thread").click();
    await forms.fill("Answering you");
    const sent = page.waitForRequest((one) => one.method() === "POST");
    await page.getByRole("button", { name: "Post Reply" }).dblclick();
    expect((await sent).headers()["idempotency-key"]).toMatch(/^\S{16,}$/);
    await expect(thread("First thread").getByRole("article", { name: /^Reply by/ })).toHaveText(
      /Answering you/,
    );
    await expect(thread("First thread")).toContainText("1 reply");
    await expect(forms).toHaveCount(0);
    await expect(opener("First thread")).toBeFocused();
    await opener("First thread").click();
    await expect(forms).toHaveValue("");
  });

  // covers: detail-39, roles-16
  test("shows a new reply to a thread of more than twenty, and can load the replies before it", async ({
    page,
    request,
  }, info) => {
    const id = await quietOutfit(request, 12, info);
    const { token } = await signInByApi(request, await newPerson(request));
    const { comments: made } = await callApi(request, token, "POST", `comment/${id}`, "A long thread");
    const path = `reply/${id}/${made[0].commentId}`;
    for (let number = 1; number <= 23; number += 1)
      await callApi(request, token, "POST", path, `Reply ${number}.`);
    await openAs(page, await newPerson(request), id);
    const thread = comments(page).filter({ hasText: "A long thread" });
    const replies = thread.getByRole("article", { name: /^Reply by/ });
    await expect(replies).toHaveCount(20);
    await thread.getByRole("button", { name: "Reply", exact: true }).click();
    await page.getByRole("textbox", { name: "Your reply" }).fill("The newest of all");
    await page.getByRole("button", { name: "Post Reply" }).click();
    await expect(replies.last()).toContainText("The newest of all");
    await expect(replies).toHaveCount(21);
    await expect(thread).toContainText("24 replies");

    const counted = page.waitForResponse((response) => /like/i.test(response.url()));
    await replies.last().getByRole("button", { name: /^Like/ }).click();
    await expect(replies.last().getByRole("button", { name: /^Like/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await counted;
    await expect(replies.last().getByRole("button", { name: /^Like/ })).toHaveText("1");

    await thread.getByRole("button", { name: "Show more replies" }).click();
    await expect(replies).toHaveCount(24);
    await expect(replies.last()).toContainText("The newest of all");
    await replies
      .last()
      .getByRole("button", { name: /^Delete/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(replies).toHaveCount(23);
    await expect(replies.last()).toContainText("Reply 23.");
  });
});
