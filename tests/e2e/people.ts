import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "#contract/account.ts";

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Somebody nobody else in this run is. */
export function somebody(): Person {
  const id = randomUUID().slice(0, 12);
  return { username: `asha-${id}`, email: `asha-${id}@people.example`, password: "Marigold-7" };
}

/** Somebody with an account. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const person = somebody();
  const response = await request.post("/backend/auth/signup", { data: person });
  if (response.status() !== 201) throw new Error(`Signing up failed: ${await response.text()}`);
  return person;
}

/** A session apart from any page's. */
export async function signInApart(
  request: APIRequestContext,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<SignedIn> {
  const response = await request.post("/backend/auth/signin", { data: { email, password } });
  if (!response.ok()) throw new Error(`Signing in failed: ${await response.text()}`);
  return (await response.json()) as SignedIn;
}

/** What the site keeps of a session in local storage. */
export function storedSession({ success, message, token, sessionExpiry, ...currentUser }: SignedIn) {
  return { state: { currentUser, loading: false, error: null, sessionExpiry }, version: 1 };
}

/** Makes the page's browser that person's, as if they had signed in during their last visit. */
export async function signInBefore(
  page: Page,
  person: Pick<Person, "email" | "password">,
  changes: Partial<SignedIn> = {},
): Promise<SignedIn> {
  const answer = { ...(await signInApart(page.request, person)), ...changes };
  await answerCartCount(page, 3);
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([token, root]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("root", root);
    },
    [answer.token, JSON.stringify(storedSession(answer))] as const,
  );
  return answer;
}

/** Whatever is in the cart, the badge says this. */
export async function answerCartCount(page: Page, outfitCount: number): Promise<void> {
  await page.context().route("**/backend/cart/count", (route) => route.fulfill({ json: { outfitCount } }));
}

/** What local storage holds of the session. */
export function readStored(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem("token"),
    root: JSON.parse(localStorage.getItem("root") ?? "null"),
  }));
}

/** The screen without the footer, which has an e-mail box of its own. */
export const screenOf = (page: Page) => page.locator("#main");

/** Fills in the sign-in screen's form and sends it. */
export async function signInByForm(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  const screen = screenOf(page);
  await screen.getByLabel("E-mail").fill(email);
  await screen.getByLabel("Password", { exact: true }).fill(password);
  await screen.getByRole("button", { name: "Sign In", exact: true }).click();
}
