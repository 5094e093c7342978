import { expect } from "vitest";
import type { AccountState } from "#contract/account/account.ts";
import { ASHA, adoptToken, type Person, post, signUpAndIn } from "./account-calls.ts";
import { emailFor, tokenIn } from "./emails.ts";
import type { MailShop } from "./mail-shop.ts";
import type { TestApp } from "./test-app.ts";

/** The e-mails about changes of an account, and the page to which the link in each leads. */
const PAGES = {
  "Please confirm your email address": "/confirm-email",
  "Please confirm your new email address": "/confirm-email",
  "Your email address is about to change": "/undo-email",
  "Your email address was changed": "/undo-email",
  "A passkey was added to your account": "/undo-email",
  "Choose a new password": "/reset-password",
};

/** The token in the first e-mail with this subject for an address. */
export async function linkFor(shop: MailShop, address: string, subject: keyof typeof PAGES): Promise<string> {
  return tokenIn(await emailFor(shop, address, subject), PAGES[subject]);
}

export async function confirm(
  shop: MailShop,
  address: string,
  subject: keyof typeof PAGES = "Please confirm your new email address",
) {
  return post(shop, "/auth/confirm", { token: await linkFor(shop, address, subject) });
}

/** A signed-in user whose address is confirmed. */
export async function confirmedPerson(shop: MailShop, account = ASHA): Promise<Person> {
  const person = await signUpAndIn(shop, account);
  const confirmed = await confirm(shop, account.email, "Please confirm your email address");
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return person;
}

/** The person goes on with the token of the response, as a browser does. */
export async function update(
  { app }: TestApp,
  person: Pick<Person, "id" | "headers" | "cookie">,
  payload: object,
) {
  const { id, headers } = person;
  const response = await app.inject({ method: "PUT", url: `/backend/user/update/${id}`, headers, payload });
  adoptToken(person, response);
  return response;
}

/** A change of a confirmed address that is confirmed itself. */
export async function changeEmail(shop: MailShop, person: Person, email: string): Promise<void> {
  expect((await update(shop, person, { email })).statusCode).toBe(200);
  const confirmed = await confirm(shop, email);
  expect(confirmed.statusCode, confirmed.body).toBe(200);
}

export async function accountOf({ app }: TestApp, headers: Person["headers"]): Promise<AccountState> {
  return (await app.inject({ url: "/backend/user/account", headers })).json<AccountState>();
}
