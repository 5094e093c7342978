import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "#contract/account/account.ts";
import { expect } from "../setup/browser.ts";
import { storedSession } from "../setup/stored-session.ts";

export interface Person {
  username: string;
  email: string;
  password: string;
}

export type Credentials = Pick<Person, "email" | "password">;

/** Account details that are unique in the run. */
export function randomPerson(): Person {
  const id = randomUUID().slice(0, 12);
  return { username: `asha-${id}`, email: `asha-${id}@people.example`, password: "Marigold-7" };
}

/** Creates an account through the API. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const person = randomPerson();
  const response = await request.post("/backend/auth/signup", { data: person });
  if (response.status() !== 201) throw new Error(`Signing up failed: ${await response.text()}`);
  return person;
}

/** Signs in through the API, without a browser. */
export async function signInByApi(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<SignedIn> {
  const response = await request.post("/backend/auth/signin", { data: { email, password } });
  if (!response.ok()) throw new Error(`Signing in failed: ${await response.text()}`);
  return (await response.json()) as SignedIn;
}

/**
 * Sessions of this worker by shop and e-mail address, shared because password hashing takes longer
 * than most tests.
 */
const sharedSessions = new Map<string, Promise<SignedIn>>();
const sharedPeople = new Map<string, Promise<Person>>();

async function once<T>(
  results: Map<string, Promise<T>>,
  request: APIRequestContext,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const shop = new URL((await request.get("/favicon.svg")).url()).origin;
  const key = `${shop} ${name}`;
  const result = results.get(key) ?? make();
  results.set(key, result);
  return result;
}

/**
 * Within the ten minutes in which the shop does not ask for the password again, with time left for a test.
 */
const SIGN_IN_EVERY_MS = 4 * 60_000;

/** The worker's session of a person, for tests that neither end it nor change the account. */
export function sharedSession(request: APIRequestContext, person: Credentials): Promise<SignedIn> {
  const recently = Math.floor(Date.now() / SIGN_IN_EVERY_MS);
  return once(sharedSessions, request, `${person.email} ${recently}`, () => signInByApi(request, person));
}

/** The worker's shared account, for tests that neither change it nor depend on its cart being empty. */
export function sharedPerson(request: APIRequestContext): Promise<Person> {
  return once(sharedPeople, request, "shopper", () => newPerson(request));
}

/**
 * Stores the worker's session of a person in the page's browser, as if they had signed in during
 * an earlier visit.
 */
export async function restoreSession(
  page: Page,
  person: Credentials,
  changes: Partial<SignedIn> = {},
): Promise<SignedIn> {
  const session = { ...(await sharedSession(page.request, person)), ...changes };
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([token, root]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("root", root);
    },
    [session.token, JSON.stringify(storedSession(session))] as const,
  );
  return session;
}

/** The token and the session in local storage. */
export function readStored(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem("token"),
    root: JSON.parse(localStorage.getItem("root") ?? "null"),
  }));
}

/** The screen without the footer, which has an e-mail field too. */
export const screenOf = (page: Page) => page.locator("#main");

/** Fills in the form of the sign-in screen, which may be about to open, and sends it. */
export async function signInByForm(page: Page, { email, password }: Credentials) {
  const screen = screenOf(page);
  const send = screen.getByRole("button", { name: "Sign In", exact: true });
  // The address changes before the screen does, and the fields of the sign-up screen have the same labels.
  await expect(send).toBeVisible();
  await screen.getByLabel("Email").fill(email);
  await screen.getByLabel("Password", { exact: true }).fill(password);
  await send.click();
}

/** Fills in the form of the sign-up screen and sends it, and signs in as the new person. */
export async function signUpByForm(page: Page, person: Person) {
  const screen = screenOf(page);
  await screen.getByLabel("Username").fill(person.username);
  await screen.getByLabel("Email").fill(person.email);
  await screen.getByLabel("Password", { exact: true }).fill(person.password);
  await screen.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await signInByForm(page, person);
}
