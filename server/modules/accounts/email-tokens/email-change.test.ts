import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { EmailChangeUndone, UpdatedUser } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { users } from "#server/db/schema/users.ts";
import { aboutAlerts, enqueueEmail } from "#server/modules/mail/outbox-repository.ts";
import { emailTo } from "#server/modules/mail/testing/emails.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import {
  accountOf,
  changeEmail,
  confirm,
  confirmedPerson,
  linkFor,
  update,
} from "#tests/setup/email-change-calls.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { deleteOldEmailChanges } from "./email-change.ts";

const shop = testMailShop();
const NEW_EMAIL = "new@shop.example";
const ASKED = "Your email address is about to change";
const DONE = "Your email address was changed";

const undo = (token: unknown) => post(shop, "/auth/undo-email", { token });
const cancel = (headers: Record<string, string>) =>
  shop.app.inject({ method: "DELETE", url: "/backend/user/pending-email", headers });

describe("an address that was never confirmed", () => {
  // covers: sensitive-04
  it("changes at once, and the former one gets no link", async () => {
    const asha = await signUpAndIn(shop);
    await emailFor(shop, ASHA.email, "Please confirm your email address");

    const updated = await update(shop, asha, { email: NEW_EMAIL });

    expect(updated.json<UpdatedUser>()).toMatchObject({ email: NEW_EMAIL });
    expect(updated.json<UpdatedUser>().pendingEmail).toBeUndefined();
    expect((await confirm(shop, NEW_EMAIL, "Please confirm your email address")).statusCode).toBe(200);
    expect(shop.smtp.to(ASHA.email)).toHaveLength(1);
    const free = await post(shop, "/auth/signup", { ...ASHA, username: "ravi" });
    expect(free.statusCode, "its former address").toBe(201);
  });
});

it("a new password leaves the link that confirms the present address as it is", async () => {
  const asha = await signUpAndIn(shop);
  const subject = "Please confirm your email address";
  await linkFor(shop, ASHA.email, subject);

  await update(shop, asha, { password: "Another-2026" });

  expect((await confirm(shop, ASHA.email, subject)).statusCode).toBe(200);
});

describe("a confirmed address", () => {
  it("takes the digest that waits with it, and back", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: NEW_EMAIL });
    const undoing = await linkFor(shop, ASHA.email, ASKED);
    const confirming = await linkFor(shop, NEW_EMAIL, "Please confirm your new email address");
    const about = aboutAlerts(asha.id);
    shop.smtp.rejectWith(451);
    await enqueueEmail(shop.database, emailTo(ASHA.email, { about, event: "2026-03-01" }));
    const recipients = async () => {
      const rows = await shop.database.select().from(outboxMessages).where(isNull(outboxMessages.sentAt));
      return rows.flatMap(({ deduplicationKey, recipient }) =>
        deduplicationKey.startsWith(about) ? recipient : [],
      );
    };
    expect((await post(shop, "/auth/confirm", { token: confirming })).statusCode).toBe(200);
    expect(await recipients()).toEqual([NEW_EMAIL]);
    expect((await undo(undoing)).statusCode).toBe(200);
    expect(await recipients()).toEqual([ASHA.email]);
  });

  // covers: sensitive-04
  it("stays until the new one is confirmed, and its owner is told at once and afterwards", async () => {
    const asha = await confirmedPerson(shop);
    const other = await signIn(shop, ASHA);

    const asked = await update(shop, asha, { email: NEW_EMAIL, fullName: "Asha Rao" });

    expect(asked.json<UpdatedUser>()).toMatchObject({
      ...{ email: ASHA.email, pendingEmail: NEW_EMAIL, fullName: "Asha Rao" },
    });
    expect(await accountOf(shop, asha.headers)).toMatchObject({
      ...{ emailConfirmed: true, pendingEmail: NEW_EMAIL },
    });
    expect(await checkAuth(shop, other.headers), "another device").toBe(401);
    await emailFor(shop, ASHA.email, ASKED);
    expect((await post(shop, "/auth/signin", { ...ASHA, email: NEW_EMAIL })).statusCode).toBe(401);

    expect((await confirm(shop, NEW_EMAIL)).json().message).toBe(responses.emailConfirmed);

    expect(await accountOf(shop, asha.headers)).toMatchObject({ emailConfirmed: true, pendingEmail: null });
    await emailFor(shop, ASHA.email, DONE);
    await signIn(shop, { ...ASHA, email: NEW_EMAIL });
    const kinds = (await accountOf(shop, asha.headers)).activity.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["email-change-asked", "email-changed"]));
  });

  it("stays for the rest of the response when the user changes something else meanwhile", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: NEW_EMAIL });

    const updated = await update(shop, asha, { fullName: "Asha Rao", email: ASHA.email });

    expect(updated.json<UpdatedUser>()).toMatchObject({ email: ASHA.email, pendingEmail: NEW_EMAIL });
  });

  it("is asked for again on request, and the change can be cancelled", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: NEW_EMAIL });
    const first = await linkFor(shop, NEW_EMAIL, "Please confirm your new email address");

    const again = await post(shop, "/user/confirmation", undefined, asha.headers);
    expect(again.json().message).toBe(responses.confirmationSent);
    await expect.poll(() => shop.smtp.to(NEW_EMAIL), { timeout: scaled(10_000) }).toHaveLength(2);
    const cancelled = await cancel(asha.headers);
    const late = await cancel(asha.headers);

    expect([cancelled.statusCode, late.statusCode]).toEqual([200, 200]);
    expect(late.json().message).toBe(responses.emailChangeCancelled);
    expect((await post(shop, "/auth/confirm", { token: first })).json().code).toBe("LINK_INVALID");
    expect((await accountOf(shop, asha.headers)).pendingEmail).toBeNull();
  });

  it("stays when the password changes: a thief may have asked for the new one", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: NEW_EMAIL });
    const waiting = await linkFor(shop, NEW_EMAIL, "Please confirm your new email address");

    const updated = await update(shop, asha, { password: "Another-2026" });

    expect(updated.json<UpdatedUser>()).not.toHaveProperty("pendingEmail");
    expect((await post(shop, "/auth/confirm", { token: waiting })).json().code).toBe("LINK_INVALID");
    const { pendingEmail, activity } = await accountOf(shop, asha.headers);
    expect(pendingEmail).toBeNull();
    expect(activity.map(({ kind }) => kind)).toContain("email-change-cancelled");
  });

  it("a second change replaces the first, whose link then confirms nothing", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: "typo@shop.example" });
    const first = await linkFor(shop, "typo@shop.example", "Please confirm your new email address");
    await changeEmail(shop, asha, NEW_EMAIL);

    expect((await post(shop, "/auth/confirm", { token: first })).json().code).toBe("LINK_INVALID");
    await signIn(shop, { ...ASHA, email: NEW_EMAIL });
  });

  it("does not change to that of another account, neither at once nor if it is taken meanwhile", async () => {
    await createUser(shop.database, { email: "taken@shop.example" });
    const asha = await confirmedPerson(shop);
    const taken = await update(shop, asha, { email: "taken@shop.example" });
    expect([taken.statusCode, taken.json().message]).toEqual([409, ACCOUNT_ERRORS.emailTaken.text]);
    await update(shop, asha, { email: NEW_EMAIL });
    await createUser(shop.database, { email: NEW_EMAIL });

    const late = await confirm(shop, NEW_EMAIL);

    expect([late.statusCode, late.json().message]).toEqual([409, ACCOUNT_ERRORS.pendingEmailTaken.text]);
    expect((await accountOf(shop, asha.headers)).pendingEmail).toBe(NEW_EMAIL);
  });

  it("waits for a week only", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: NEW_EMAIL });
    const pass = (days: number) =>
      shop.database
        .update(users)
        .set({ pendingEmailSince: sql`now() - make_interval(days => ${days})` })
        .where(eq(users.id, asha.id));

    await pass(6);
    await deleteOldEmailChanges(shop.database);
    expect((await accountOf(shop, asha.headers)).pendingEmail).toBe(NEW_EMAIL);
    await pass(8);
    await deleteOldEmailChanges(shop.database);
    expect((await accountOf(shop, asha.headers)).pendingEmail).toBeNull();
  });
});

describe("the link for the former address", () => {
  // covers: sensitive-05
  it.each([
    ["cancels the change while it waits", ASKED],
    ["undoes it afterwards", DONE],
  ] as const)("%s, once, ends all sessions, and leads to a new password", async (_, subject) => {
    const asha = await confirmedPerson(shop);
    if (subject === ASKED) await update(shop, asha, { email: NEW_EMAIL });
    else await changeEmail(shop, asha, NEW_EMAIL);
    const token = await linkFor(shop, ASHA.email, subject);

    const undone = await undo(token);
    const again = await undo(token);

    expect([undone.statusCode, undone.json().message]).toEqual([200, responses.emailChangeUndone]);
    expect(again.json().code).toBe("LINK_USED");
    expect(await checkAuth(shop, asha.headers)).toBe(401);
    const back = await signIn(shop, ASHA);
    expect(await accountOf(shop, back.headers)).toMatchObject({ emailConfirmed: true, pendingEmail: null });
    const { resetToken } = undone.json<EmailChangeUndone>();
    const reset = await post(shop, "/auth/reset", { token: resetToken, password: "Jasmine-2026" });
    expect(reset.statusCode).toBe(200);
    await signIn(shop, { ...ASHA, password: "Jasmine-2026" });
  });

  // covers: sensitive-05
  it("works for 7 days, and no other link does its work", async () => {
    const asha = await signUpAndIn(shop);
    const confirmation = await linkFor(shop, ASHA.email, "Please confirm your email address");
    await post(shop, "/auth/confirm", { token: confirmation });
    await update(shop, asha, { email: NEW_EMAIL });
    const token = await linkFor(shop, ASHA.email, ASKED);

    expect((await undo(confirmation)).json().code).toBe("LINK_INVALID");
    expect((await post(shop, "/auth/confirm", { token })).json().code).toBe("LINK_INVALID");
    await shop.database.update(emailTokens).set({ expiresAt: sql`now()` });
    expect((await undo(token)).json().code).toBe("LINK_EXPIRED");
  });
});
