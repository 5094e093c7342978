import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { AccountState, Outcome } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { users } from "#server/db/schema/users.ts";
import { ASHA, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { update } from "#tests/setup/email-change-calls.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const SUBJECT = "Please confirm your email address";

const confirm = (token: unknown) => post(shop, "/auth/confirm", { token });
const newestToken = async (address: string) =>
  tokenIn(await emailFor(shop, address, SUBJECT), "/confirm-email");

async function isConfirmed(headers: Record<string, string>): Promise<boolean> {
  const response = await shop.app.inject({ url: "/backend/user/account", headers });
  return response.json<AccountState>().emailConfirmed;
}

// covers: confirmation-01
it("the link in the email after signing up confirms the address, once", async () => {
  const asha = await signUpAndIn(shop);
  expect(await isConfirmed(asha.headers)).toBe(false);
  const token = await newestToken(ASHA.email);

  const confirmed = await confirm(token);
  const again = await confirm(token);

  expect([confirmed.statusCode, confirmed.json().message]).toEqual([200, responses.emailConfirmed]);
  // A mail scanner may have been first.
  expect([again.statusCode, again.json().message]).toEqual([200, responses.emailAlreadyConfirmed]);
  expect(await isConfirmed(asha.headers)).toBe(true);
});

it("a link says that the address is confirmed when a new password has confirmed it", async () => {
  await signUpAndIn(shop);
  const token = await newestToken(ASHA.email);
  await post(shop, "/auth/forgot", { email: ASHA.email });
  const reset = tokenIn(await emailFor(shop, ASHA.email, "Choose a new password"), "/reset-password");
  await post(shop, "/auth/reset", { token: reset, password: "Jasmine-2026" });

  expect((await confirm(token)).json().message).toBe(responses.emailAlreadyConfirmed);
});

// covers: confirmation-01
it("simultaneous requests use a link once", async () => {
  await signUpAndIn(shop);
  const token = await newestToken(ASHA.email);

  const all = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));

  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const messages = all.map((response) => response.json<Outcome>().message);
  expect(messages.filter((message) => message === responses.emailConfirmed)).toHaveLength(1);
});

// covers: confirmation-03
it("a link of another purpose, with a changed letter, expired or deleted confirms nothing", async () => {
  const asha = await signUpAndIn(shop);
  const token = await newestToken(ASHA.email);

  const changed = `${token.slice(0, -2)}${token.endsWith("A") ? "B" : "A"}`;
  for (const wrong of [changed, token.toUpperCase(), `${token}A`, "x", "%00", "' or 1=1"]) {
    expect((await confirm(wrong)).json().code, wrong).toBe("LINK_INVALID");
  }
  const reset = await post(shop, "/auth/reset", { token, password: "Another-2026" });
  expect(reset.json().code).toBe("LINK_INVALID");
  await shop.database.update(emailTokens).set({ expiresAt: sql`now()` });
  expect((await confirm(token)).json()).toMatchObject({
    code: "LINK_EXPIRED",
    message: ACCOUNT_ERRORS.tokenExpired.text,
  });
  expect(await isConfirmed(asha.headers)).toBe(false);
});

// covers: confirmation-03
it("the link of one person confirms nothing of another, who is signed in", async () => {
  const asha = await signUpAndIn(shop);
  const ravi = await signUpAndIn(shop, { ...ASHA, username: "ravi", email: "ravi@shop.example" });
  const token = await newestToken("ravi@shop.example");

  expect((await post(shop, "/auth/confirm", { token }, asha.headers)).statusCode).toBe(200);

  expect([await isConfirmed(asha.headers), await isConfirmed(ravi.headers)]).toEqual([false, true]);
});

// covers: confirmation-02
it("is sent again on request, unless the address is confirmed", async () => {
  const asha = await signUpAndIn(shop);
  await newestToken(ASHA.email);

  const repeated = await post(shop, "/user/confirmation", undefined, asha.headers);
  await expect.poll(() => shop.smtp.to(ASHA.email)).toHaveLength(2);
  for (const email of shop.smtp.to(ASHA.email).slice(1)) await confirm(tokenIn(email, "/confirm-email"));
  const late = await post(shop, "/user/confirmation", undefined, asha.headers);

  expect(repeated.json().message).toBe(responses.confirmationSent);
  expect(late.json().message).toBe(responses.emailAlreadyConfirmed);
  expect(await shop.database.$count(outboxMessages)).toBe(2);
});

// covers: confirmation-03, sensitive-04
it("an unconfirmed address that is changed has to be confirmed, and the link to the former one does not do it", async () => {
  const asha = await signUpAndIn(shop);
  const former = await newestToken(ASHA.email);

  await update(shop, asha, { email: "new@shop.example" });

  expect((await confirm(former)).json().code).toBe("LINK_INVALID");
  expect((await confirm(await newestToken("new@shop.example"))).statusCode).toBe(200);
  expect(await isConfirmed(asha.headers)).toBe(true);
  await update(shop, asha, { email: " NEW@shop.example", fullName: "Asha" });
  expect(await isConfirmed(asha.headers), "the same address in other letters").toBe(true);
});

it("an account that is deleted takes its links and unsent emails with it", async () => {
  shop.smtp.rejectWith(450);
  const asha = await signUpAndIn(shop);

  await shop.app.inject({
    method: "DELETE",
    url: `/backend/user/delete/${asha.id}`,
    headers: asha.headers,
  });

  expect(await shop.database.select().from(users).where(eq(users.id, asha.id))).toEqual([]);
  expect(await shop.database.$count(emailTokens)).toBe(0);
  expect(await shop.database.$count(outboxMessages)).toBe(0);
});
