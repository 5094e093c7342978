import { eq, isNotNull, like, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { UNPROVED_FORM_MAILS_PER_DAY, UNPROVED_MAILS_PER_DAY } from "#contract/limits.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { users } from "#server/db/schema/users.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { ASHA, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { requestOutfit } from "#tests/setup/bespoke-calls.ts";
import { update } from "#tests/setup/email-change-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { removeOldDigests } from "./outbox-repository.ts";

const shop = testShop();
const STRANGER = "stranger@mail.example";

const aboutAccount = like(outboxMessages.deduplicationKey, "account/%");
const ask = (email: string, headers = {}) => requestOutfit(shop, { email }, headers);

/** Messages are erased once sent, so they are counted, not read. */
const written = () => shop.database.$count(outboxMessages);
const passed = (interval: string) =>
  shop.database.update(outboxMessages).set({ createdAt: sql`created_at - ${interval}::interval` });

it("an address that its owner has not confirmed gets three messages a day of all kinds, from any number of accounts", async () => {
  const attacker = await signUpAndIn(shop, { ...ASHA, email: STRANGER });
  for (let account = 0; account < 3; account += 1) {
    const headers = bearer(await createSession(shop.database, await createUser(shop.database)));
    for (let time = 0; time < 2; time += 1)
      expect((await ask(STRANGER, headers)).statusCode).toBeLessThan(300);
  }
  expect((await post(shop, "/newsletter", { email: STRANGER })).statusCode).toBeLessThan(300);
  expect((await post(shop, "/auth/forgot", { email: STRANGER })).statusCode).toBe(200);
  const again = await post(shop, "/user/confirmation", undefined, attacker.headers);

  expect(again.json()).toMatchObject({ success: false, code: "RATE_LIMITED" });
  await expect.poll(written).toBe(UNPROVED_MAILS_PER_DAY);
});

it("strangers' requests leave a message of the day to the account of the address", async () => {
  for (let time = 0; time < 4; time += 1) await ask(STRANGER);
  await post(shop, "/newsletter", { email: STRANGER });

  await signUpAndIn(shop, { ...ASHA, email: STRANGER });

  expect(await shop.database.$count(outboxMessages, aboutAccount)).toBe(1);
  expect(await written()).toBe(UNPROVED_MAILS_PER_DAY);
});

it("other accounts that ask to change to the address leave a message of the day to the account that has it", async () => {
  const other = await signUpAndIn(shop);
  await shop.database.update(users).set({ emailConfirmedAt: sql`now()` });
  const changeTo = (email: string) => update(shop, other, { email });
  for (let time = 0; time < 3; time += 1) {
    await changeTo(STRANGER);
    await changeTo(ASHA.email);
  }
  const toStranger = isNotNull(outboxMessages.unprovedDigest);
  const before = await shop.database.$count(outboxMessages, toStranger);

  await signUpAndIn(shop, { ...ASHA, username: "Vic", email: STRANGER });

  expect(await shop.database.$count(outboxMessages, toStranger)).toBe(before + 1);
});

it("requests for a new password, which anybody can make, leave one of the day to the account that has the address", async () => {
  const { headers } = await signUpAndIn(shop, { ...ASHA, email: STRANGER });
  await passed("25 hours");
  for (let time = 0; time < 4; time += 1) await post(shop, "/auth/forgot", { email: STRANGER });
  const links = () => shop.database.$count(emailTokens, eq(emailTokens.purpose, "reset-password"));
  await expect.poll(links).toBe(4);
  expect(await written()).toBe(1 + UNPROVED_FORM_MAILS_PER_DAY);

  expect((await post(shop, "/user/confirmation", undefined, headers)).statusCode).toBe(200);
});

it("visitors' forms leave one of the day to a request for a new password", async () => {
  await signUpAndIn(shop, { ...ASHA, email: STRANGER });
  await passed("25 hours");
  for (let time = 0; time < 3; time += 1) await ask(STRANGER);
  expect(await written()).toBe(1 + UNPROVED_FORM_MAILS_PER_DAY);

  await post(shop, "/auth/forgot", { email: STRANGER });
  await expect.poll(written).toBe(1 + UNPROVED_MAILS_PER_DAY);
});

it("simultaneous requests count each other", async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask(STRANGER)));

  expect(await written()).toBe(UNPROVED_FORM_MAILS_PER_DAY);
});

it("the next day it gets messages again, and no digest of it is kept", async () => {
  for (let time = 0; time < 4; time += 1) await ask(STRANGER);
  await passed("25 hours");

  await ask(STRANGER);
  expect(await written()).toBe(UNPROVED_FORM_MAILS_PER_DAY + 1);
  await passed("25 hours");
  await removeOldDigests(shop.database);

  const rows = await shop.database.select({ digest: outboxMessages.unprovedDigest }).from(outboxMessages);
  expect(rows.every(({ digest }) => digest === null)).toBe(true);
});

it("the owner who has confirmed the address gets what they ask for", async () => {
  const asha = await signUpAndIn(shop);
  for (let time = 0; time < 4; time += 1) await ask(ASHA.email);
  expect(await written()).toBe(UNPROVED_MAILS_PER_DAY);
  await shop.database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.email, ASHA.email));

  await ask(ASHA.email, asha.headers);
  await post(shop, "/auth/forgot", { email: ASHA.email });

  await expect.poll(written).toBe(UNPROVED_MAILS_PER_DAY + 2);
  expect(await shop.database.$count(outboxMessages, aboutAccount)).toBe(2);
});
