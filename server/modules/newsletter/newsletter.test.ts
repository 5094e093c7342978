import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { NEWSLETTER_MESSAGES as messages } from "#contract/messages/newsletter.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { outboxMessages, subscriptions } from "#server/db/schema/community.ts";
import { hashSecret } from "#server/modules/sessions/secrets.ts";
import { post } from "#tests/setup/account-calls.ts";
import { emailFor, secretIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { deleteStaleSubscriptions } from "./subscription-repository.ts";

const shop = testMailShop();
const ASHA = "asha@mail.example";
const CONFIRMATION = "Please confirm your subscription";
const WELCOME = "Welcome to Ensemble";
const ALREADY = "You're already subscribed";

const signUp = (email: unknown = ASHA) => post(shop, "/newsletter", { email });
const confirm = (token: unknown) => post(shop, "/newsletter/confirm", { token });
const leave = (token: unknown) => post(shop, "/newsletter/unsubscribe", { token });
const rows = () => shop.database.select().from(subscriptions);
const mailsWritten = () => shop.database.$count(outboxMessages);
const confirmationSecret = async () => secretIn(await emailFor(shop, ASHA, CONFIRMATION), "confirm");

/** Signs Asha up and confirms; returns the secret in the welcome e-mail. */
async function subscribe(): Promise<string> {
  await signUp();
  await confirm(await confirmationSecret());
  return secretIn(await emailFor(shop, ASHA, WELCOME), "unsubscribe");
}

/** As if the e-mails so far had been enqueued yesterday. */
const nextDay = () => shop.database.delete(outboxMessages);

/**
 * Enters Asha's address again on another day; returns the secret in the e-mail that says that
 * it is subscribed.
 */
async function alreadySubscribed(): Promise<string> {
  await nextDay();
  shop.smtp.inbox.length = 0;
  await signUp();
  return secretIn(await emailFor(shop, ASHA, ALREADY), "unsubscribe");
}

/** Runs sign-ups in one of the windows of eight hours in which an address gets one confirmation. */
async function inOneWindow(run: () => Promise<void>): Promise<void> {
  const windowNow = async () => Math.floor((await databaseNow(shop.database)).getTime() / (8 * 3_600_000));
  const window = await windowNow();
  await run();
  if ((await windowNow()) === window) return;
  const written = await mailsWritten();
  await expect.poll(() => shop.smtp.inbox.length).toBe(written);
  await nextDay();
  shop.smtp.inbox.length = 0;
  await run();
}

/** As if every address had signed up that long ago. */
const pass = (interval: string) =>
  shop.database.update(subscriptions).set({
    createdAt: sql`${subscriptions.createdAt} - ${interval}::interval`,
    unsubscribedAt: sql`${subscriptions.unsubscribedAt} - ${interval}::interval`,
  });

describe("signing up", () => {
  // covers: requests-02
  it("sends a confirmation link, of which the database stores only the hash", async () => {
    const response = await signUp("  Asha@Mail.Example ");

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: messages.signedUp });
    expect(response.headers["cache-control"]).toBe("no-store");
    const secret = await confirmationSecret();
    const stored = await rows();
    expect(stored).toMatchObject([{ email: ASHA, confirmedAt: null, confirmationHash: hashSecret(secret) }]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  });

  it("sends one email for repeated sign-ups, and its link works", async () => {
    await inOneWindow(async () => {
      await Promise.all(Array.from({ length: 5 }, () => signUp()));
      await signUp();
    });

    expect(await mailsWritten()).toBe(1);
    expect((await confirm(await confirmationSecret())).statusCode).toBe(200);
  });

  it("sends a new email for a later sign-up, and only its link works", async () => {
    await signUp();
    const first = await confirmationSecret();
    await nextDay();
    shop.smtp.inbox.length = 0;
    await signUp();
    const second = await confirmationSecret();

    expect((await confirm(first)).statusCode).toBe(404);
    expect((await confirm(second)).statusCode).toBe(200);
  });

  it.each([
    undefined,
    null,
    "",
    "   ",
    "asha",
    "asha@",
    7,
    {},
    ["asha@mail.example"],
    `${"a".repeat(250)}@b.example`,
  ])("rejects %j and stores nothing", async (email) => {
    const response = await signUp(email === undefined ? null : email);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, details: [{ path: "email" }] });
    expect([await rows(), await mailsWritten()]).toEqual([[], 0]);
  });
});

describe("confirming", () => {
  it("subscribes the address and sends a welcome with an unsubscribe link and header", async () => {
    await signUp();
    const response = await confirm(await confirmationSecret());

    expect(response.json()).toEqual({ success: true, message: messages.confirmed });
    const welcome = await emailFor(shop, ASHA, WELCOME);
    const secret = secretIn(welcome, "unsubscribe");
    const headers = new Map(welcome.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe(
      `<https://shop.example/backend/newsletter/unsubscribe/${secret}>`,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(await rows()).toMatchObject([
      { email: ASHA, confirmedAt: expect.any(Date), unsubscribeHash: hashSecret(secret) },
    ]);
  });

  it("is idempotent and sends one welcome", async () => {
    await signUp();
    const secret = await confirmationSecret();

    const responses = await Promise.all([confirm(secret), confirm(secret), confirm(secret)]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mailsWritten()).toBe(2);
  });

  it("works for 30 days, before and after the cleanup", async () => {
    await signUp();
    const secret = await confirmationSecret();
    await pass("30 days 1 second");

    const response = await confirm(secret);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, message: MAILING_ERRORS.tokenInvalid.text });
    await deleteStaleSubscriptions(shop.database);
    expect(await rows()).toEqual([]);
  });

  it.each(["", "nonsense", "x".repeat(201), "a\u0000b", 7, null])("rejects the link %j", async (token) => {
    for (const response of [await confirm(token), await leave(token)]) {
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ success: false, message: MAILING_ERRORS.tokenInvalid.text });
    }
  });
});

describe("unsubscribing", () => {
  it("erases the address and is idempotent", async () => {
    const secret = await subscribe();

    for (const response of [await leave(secret), await leave(secret)]) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ success: true, message: messages.unsubscribed });
    }
    const [row] = await rows();
    expect(row).toMatchObject({ unsubscribedAt: expect.any(Date), confirmationHash: null, email: row?.id });
    expect(JSON.stringify(await rows())).not.toContain("asha");
  });

  it("invalidates the old links; a new sign-up needs a new confirmation", async () => {
    await signUp();
    const old = await confirmationSecret();
    await confirm(old);
    await leave(secretIn(await emailFor(shop, ASHA, WELCOME), "unsubscribe"));
    expect((await confirm(old)).statusCode).toBe(404);
    shop.smtp.inbox.length = 0;

    await signUp();
    expect((await confirm(await confirmationSecret())).statusCode).toBe(200);
    expect(await emailFor(shop, ASHA, WELCOME)).toBeDefined();
  });

  it("deletes unsent emails, and nothing more is sent", async () => {
    const secret = await subscribe();
    await nextDay();
    shop.smtp.rejectWith(451);
    await signUp();
    await expect.poll(() => mailsWritten()).toBe(1);

    await leave(secret);

    expect(await mailsWritten()).toBe(0);
    shop.smtp.rejectWith(undefined);
  });

  it("is possible with the link of each email, however often the address was entered again", async () => {
    const links = [await subscribe(), await alreadySubscribed(), await alreadySubscribed()];
    const stored = await rows();

    for (const secret of links) {
      await shop.database.delete(subscriptions);
      await shop.database.insert(subscriptions).values(stored);
      expect((await leave(secret)).statusCode).toBe(200);
      expect(await rows()).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
    }
  });

  it("ends a later subscription by the link of an earlier one", async () => {
    const first = await subscribe();
    await leave(first);
    shop.smtp.inbox.length = 0;
    await subscribe();

    expect((await leave(first)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
  });

  it("is possible with links that an earlier version of the shop sent", async () => {
    await signUp();
    await shop.database.update(subscriptions).set({ unsubscribeHash: hashSecret("unused") });
    const derived = await subscribe();
    await shop.database.update(subscriptions).set({ unsubscribeHash: hashSecret("sent") });
    expect(await alreadySubscribed()).toBe(derived);
    const stored = await rows();

    for (const secret of ["sent", derived]) {
      await shop.database.delete(subscriptions);
      await shop.database.insert(subscriptions).values(stored);
      for (let time = 0; time < 2; time++) expect((await leave(secret)).statusCode).toBe(200);
      expect(await rows()).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
    }
  });

  it("is erased after a month", async () => {
    await leave(await subscribe());
    await pass("29 days");
    await deleteStaleSubscriptions(shop.database);
    expect(await rows()).toHaveLength(1);
    await pass("2 days");
    await deleteStaleSubscriptions(shop.database);

    expect(await rows()).toEqual([]);
  });
});

it("retains confirmed addresses, and unconfirmed ones for 30 days", async () => {
  await subscribe();
  await signUp("ravi@mail.example");
  await pass("29 days");
  await deleteStaleSubscriptions(shop.database);
  expect(await rows()).toHaveLength(2);
  await pass("400 days");
  await deleteStaleSubscriptions(shop.database);

  expect(await rows()).toMatchObject([{ email: ASHA }]);
});
