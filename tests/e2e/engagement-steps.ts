import type { APIRequestContext, Page, TestInfo } from "@playwright/test";
import { expect } from "../setup/browser.ts";
import { firstListed } from "./outfit-calls.ts";
import { type Person, restoreSession } from "./people.ts";

/** The id of an outfit that no other test of the run uses, by a number that only one test passes. */
export async function quietOutfit(
  request: APIRequestContext,
  number: number,
  { project }: TestInfo,
): Promise<string> {
  const startIndex = 20 + number * 2 + (project.name === "phone" ? 0 : 1);
  const query = `sortBy=totalPrice&sort=asc&limit=1&startIndex=${startIndex}`;
  return (await firstListed(request, query))._id;
}

export async function openAs(page: Page, person: Pick<Person, "email" | "password">, id: string) {
  const response = await restoreSession(page, person);
  await page.goto(`/outfit/${id}`);
  await expect(page.getByPlaceholder("Share your thoughts about this outfit...")).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
  return response;
}

/** Makes a call with a token, outside the page. Returns the outfit. */
export async function callApi(
  request: APIRequestContext,
  token: string,
  method: "POST" | "PUT",
  path: string,
  text?: string,
) {
  const response = await request.fetch(`/backend/outfit/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(text === undefined ? {} : { data: { text } }),
  });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

export const comments = (page: Page) => page.getByRole("article", { name: /^Comment by/ });
export const postButton = (page: Page) => page.getByRole("button", { name: "Post Comment" });
export const box = (page: Page) => page.getByPlaceholder("Share your thoughts about this outfit...");
