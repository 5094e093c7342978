import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { AccountState } from "#contract/account/account.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { users } from "#server/db/schema/users.ts";
import { countFormerAccess, createFormerAccess } from "#tests/factories/former-access-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { changeEmail, confirmedPerson, linkFor, update } from "#tests/setup/email-change-calls.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testMailShop();
const SUBJECT = "Choose a new password";
const NEW = "Jasmine-2026";

const forgot = (email: string) => post(shop, "/auth/forgot", { email });
const reset = (token: unknown, password: unknown = NEW) => post(shop, "/auth/reset", { token, password });
const resetMails = (address: string) => shop.smtp.to(address).filter(({ mail }) => mail.subject === SUBJECT);

async function requestedToken(address = ASHA.email): Promise<string> {
  await forgot(address);
  return tokenIn(await emailFor(shop, address, SUBJECT), "/reset-password");
}

// covers: forgotten-01
it("the link sets a new password once, ends every session, confirms the address, and the owner is told", async () => {
  const asha = await signUpAndIn(shop);
  const token = await requestedToken();

  const done = await reset(token);
  const again = await reset(token, "Third-2026");

  expect([done.statusCode, done.json().message]).toEqual([200, responses.passwordReset]);
  expect([again.statusCode, again.json().code]).toEqual([400, "LINK_USED"]);
  expect(await checkAuth(shop, asha.headers)).toBe(401);
  expect((await post(shop, "/auth/signin", ASHA)).statusCode).toBe(401);
  const { headers } = await signIn(shop, { ...ASHA, password: NEW });
  const account = await shop.app.inject({ url: "/backend/user/account", headers });
  expect(account.json<AccountState>()).toMatchObject({ emailConfirmed: true, hasPassword: true });
  await emailFor(shop, ASHA.email, "Your password was changed");
});

it.each([
  ["the first proof of an address ends what its account was opened with before", null, 0],
  ["a later one leaves it", new Date(), 1],
])("%s", async (_, emailConfirmedAt, left) => {
  const { id } = await signUpAndIn(shop);
  await shop.database.update(users).set({ emailConfirmedAt });
  const token = await requestedToken();
  await createFormerAccess(shop.database, id, "https://provider.example");

  expect((await reset(token)).statusCode).toBe(200);

  expect(await countFormerAccess(shop.database)).toEqual({
    passkeys: left,
    identities: left,
    undoTokens: left,
  });
});

// covers: forgotten-02
it("an unknown address gets the same response and no email", async () => {
  await signUpAndIn(shop);

  const unknown = await forgot("nobody@shop.example");
  const known = await forgot(` ${ASHA.email.toUpperCase()} `);

  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  const ofTheCall = { date: "", "x-request-id": "" };
  expect({ ...known.headers, ...ofTheCall }).toEqual({ ...unknown.headers, ...ofTheCall });
  await emailFor(shop, ASHA.email, SUBJECT);
  expect(shop.smtp.to("nobody@shop.example")).toEqual([]);
});

// covers: forgotten-02
it("the response does not wait for what is done for a known address", async () => {
  await signUpAndIn(shop);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { transaction } = shop.database;
  const held = vi
    .spyOn(shop.database, "transaction")
    .mockImplementation((...args) => released.then(() => transaction.apply(shop.database, args)));

  expect((await forgot(ASHA.email)).statusCode).toBe(200);
  expect(held).toHaveBeenCalled();
  expect(resetMails(ASHA.email)).toEqual([]);
  held.mockRestore();
  release();
  await emailFor(shop, ASHA.email, SUBJECT);
});

// covers: forgotten-03
it("a hundred requests at once send at most five emails", async () => {
  await signUpAndIn(shop);

  const all = await Promise.all(Array.from({ length: 100 }, () => forgot(ASHA.email)));

  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const links = () => shop.database.$count(emailTokens, eq(emailTokens.purpose, "reset-password"));
  await expect.poll(links, { timeout: scaled(20_000) }).toBe(5);
  await shop.database.update(users).set({ fullName: "After those that waited for the lock" });
  expect(await links()).toBe(5);
});

it("links that have expired do not count among the five, so that who gets none has one that works", async () => {
  await signUpAndIn(shop);
  await shop.database.update(users).set({ emailConfirmedAt: sql`now()` });
  const links = () => shop.database.$count(emailTokens, eq(emailTokens.purpose, "reset-password"));
  const ask = async (count: number) => {
    await forgot(ASHA.email);
    await expect.poll(links, { timeout: scaled(20_000) }).toBe(count);
  };
  for (let count = 1; count <= 5; count += 1) await ask(count);

  await shop.database.update(emailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  await ask(6);
  await expect.poll(() => resetMails(ASHA.email).length, { timeout: scaled(20_000) }).toBe(6);
});

// covers: forgotten-05
it("the link of one person changes nothing of another, who is signed in", async () => {
  const asha = await signUpAndIn(shop);
  const ravi = await signUpAndIn(shop, { ...ASHA, username: "ravi", email: "ravi@shop.example" });
  const token = await requestedToken("ravi@shop.example");

  expect((await post(shop, "/auth/reset", { token, password: NEW }, asha.headers)).statusCode).toBe(200);

  expect([await checkAuth(shop, asha.headers), await checkAuth(shop, ravi.headers)]).toEqual([200, 401]);
  await signIn(shop, ASHA);
  await signIn(shop, { email: "ravi@shop.example", password: NEW });
});

// covers: forgotten-05
it("using one link makes the others useless", async () => {
  await signUpAndIn(shop);
  const first = await requestedToken();
  await forgot(ASHA.email);
  await expect.poll(() => resetMails(ASHA.email).length).toBe(2);
  const tokens = resetMails(ASHA.email).map((email) => tokenIn(email, "/reset-password"));
  const [other = ""] = tokens.filter((token) => token !== first);

  await reset(first);

  expect((await reset(other)).json().code).toBe("LINK_USED");
});

it("a new password on the profile makes a link that was sent before useless", async () => {
  const asha = await signUpAndIn(shop);
  const token = await requestedToken();

  expect((await update(shop, asha, { password: "Another-2026" })).statusCode).toBe(200);

  expect((await reset(token)).json().code).toBe("LINK_USED");
});

it("so does undoing a change of the address", async () => {
  const asha = await confirmedPerson(shop);
  const token = await requestedToken();
  await changeEmail(shop, asha, "new@shop.example");
  const undo = await linkFor(shop, ASHA.email, "Your email address was changed");

  expect((await post(shop, "/auth/undo-email", { token: undo })).statusCode).toBe(200);

  expect((await reset(token)).json().code).toMatch(/^LINK_/);
});

// covers: forgotten-05
it("a link that is expired, changed, of another purpose or to a former address sets no password", async () => {
  const asha = await signUpAndIn(shop);
  const token = await requestedToken();
  const confirmation = await emailFor(shop, ASHA.email, "Please confirm your email address");

  for (const wrong of [`${token.slice(1)}A`, token.toLowerCase(), tokenIn(confirmation, "/confirm-email")]) {
    expect((await reset(wrong)).json().code).toBe("LINK_INVALID");
  }
  await shop.database.update(emailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await reset(token)).json().code).toBe("LINK_EXPIRED");
  await shop.database.update(emailTokens).set({ expiresAt: sql`now() + interval '1 hour'` });
  await update(shop, asha, { email: "new@shop.example" });
  expect((await reset(token)).json().code).toBe("LINK_INVALID");
});

it.each([
  [{}],
  [{ token: "", password: NEW }],
  [{ token: "x" }],
  [{ token: "x", password: "  " }],
  [{ token: "x", password: "p".repeat(129) }],
  [{ token: ["x"], password: NEW }],
])("validates %j", async (body) => {
  expect((await post(shop, "/auth/reset", body)).json().code).toBe("VALIDATION_FAILED");
});

it("an account without password gets one", async () => {
  await createUser(shop.database, { email: "ravi@shop.example" });

  await reset(await requestedToken("ravi@shop.example"));

  await signIn(shop, { email: "ravi@shop.example", password: NEW });
});
