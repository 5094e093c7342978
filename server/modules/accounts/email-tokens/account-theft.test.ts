import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EmailChangeUndone, SignedIn } from "#contract/account/account.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { passkeyChallenges, passkeys } from "#server/db/schema/passkeys.ts";
import { identities, users } from "#server/db/schema/users.ts";
import { createFormerAccess } from "#tests/factories/former-access-factory.ts";
import { createPasskey } from "#tests/factories/passkey-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, type Person, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import {
  accountOf,
  changeEmail,
  confirm,
  confirmedPerson,
  linkFor,
  update,
} from "#tests/setup/email-change-calls.ts";
import { type LocalProvider, startLocalProvider } from "#tests/setup/identity-provider.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { providerCalls } from "#tests/setup/provider-calls.ts";
import { softwareAuthenticator } from "#tests/setup/software-authenticator.ts";
import { scaled } from "#tests/setup/time-limits.ts";

// The local provider warns at each start that it is not meant for production.
tolerateConsole(/^oidc-provider WARNING/);

let provider: LocalProvider;
const oidc = { issuer: "", clientId: "", clientSecret: "" };
beforeAll(async () => {
  provider = await startLocalProvider("https://shop.example/backend/auth/provider/return", []);
  Object.assign(oidc, provider.settings);
});
afterAll(() => provider.stop());

const shop = testMailShop({ oidc });
const { proofOf, signInWith } = providerCalls(shop, () => provider);

const THIEF = "thief@evil.example";
const VICTIM = "victim@shop.example";
const HERS = { ...ASHA, username: "Vic", email: VICTIM };
const ASKED = "Your email address is about to change";
const DONE = "Your email address was changed";
const PASSKEY = "A passkey was added to your account";

const undo = (token: string) => post(shop, "/auth/undo-email", { token });
const forgot = (email: string) => post(shop, "/auth/forgot", { email });
const mailsTo = (address: string) => shop.smtp.to(address).map(({ mail }) => mail.subject);
const byProvider = async (email: string) =>
  signInWith(await proofOf({ sub: email, name: "Somebody", email, email_verified: true }));

/** A fresh session of the owner in the hands of a thief. */
async function signInThief(owner: Person): Promise<Person> {
  return { ...owner, headers: bearer(await createSession(shop.database, owner.id)) };
}

async function addPasskey(thief: Person): Promise<void> {
  const options = await post(shop, "/user/passkeys/options", {}, thief.headers);
  const response = softwareAuthenticator().register(options.json<{ challenge: string }>().challenge);
  const added = await post(shop, "/user/passkeys", { name: "My phone", response }, thief.headers);
  expect(added.statusCode, added.body).toBe(201);
}

/** Everything that a thief with a fresh session of the owner can set up. */
async function takeOver(owner: Person): Promise<void> {
  const changed = await update(shop, owner, { email: THIEF, password: "Thief-2026" });
  expect(changed.statusCode).toBe(200);
  expect((await confirm(shop, THIEF)).statusCode).toBe(200);
  expect((await byProvider(THIEF)).json<SignedIn>()._id).toBe(owner.id);
  await createPasskey(shop.database, owner.id);
  const session = bearer(await createSession(shop.database, owner.id));
  expect((await post(shop, "/user/passkeys/options", {}, session)).statusCode).toBe(200);
  await forgot(THIEF);
  await linkFor(shop, THIEF, "Choose a new password");
}

async function expectNothingOfTheThief(owner: Person, before: { passkeys: number }): Promise<void> {
  const [user] = await shop.database.select().from(users).where(eq(users.id, owner.id));
  expect(user).toMatchObject({ email: ASHA.email, pendingEmail: null, passwordHash: null });
  expect(await shop.database.$count(passkeys)).toBe(before.passkeys);
  expect(await shop.database.$count(identities)).toBe(0);
  expect(await shop.database.$count(passkeyChallenges)).toBe(0);
  expect(await checkAuth(shop, owner.headers)).toBe(401);
  for (const password of ["Thief-2026", ASHA.password]) {
    expect((await post(shop, "/auth/signin", { ...ASHA, password })).statusCode).toBe(401);
  }
  const reset = await linkFor(shop, THIEF, "Choose a new password");
  expect((await post(shop, "/auth/reset", { token: reset, password: "x" })).json().code).toMatch(/^LINK_/);
  const again = await byProvider(THIEF);
  expect(again.json<SignedIn>()._id, "the thief's identity opens an account of its own").not.toBe(owner.id);
}

describe("an account whose session is stolen", () => {
  it("is its owner's again after undoing the change: nothing of the thief stays, what was there before does", async () => {
    const owner = await confirmedPerson(shop);
    await createPasskey(shop.database, owner.id);
    await takeOver(owner);

    const undone = await undo(await linkFor(shop, ASHA.email, DONE));

    expect(undone.statusCode, undone.body).toBe(200);
    await expectNothingOfTheThief(owner, { passkeys: 1 });
    const { resetToken } = undone.json<EmailChangeUndone>();
    await post(shop, "/auth/reset", { token: resetToken, password: "Jasmine-2026" });
    expect((await signIn(shop, { ...ASHA, password: "Jasmine-2026" })).id).toBe(owner.id);
    expect(await shop.database.$count(passkeys)).toBe(1);
  });

  it("is so by the link that was sent when the change was asked for, too", async () => {
    const owner = await confirmedPerson(shop);
    await takeOver(owner);

    expect((await undo(await linkFor(shop, ASHA.email, ASKED))).statusCode).toBe(200);

    await expectNothingOfTheThief(owner, { passkeys: 0 });
  });

  it("is so when the thief has changed the address twice, and the thief's own links are void", async () => {
    const owner = await confirmedPerson(shop);
    await changeEmail(shop, owner, "first@evil.example");
    await takeOver(owner);
    const thiefs = await linkFor(shop, "first@evil.example", DONE);

    expect((await undo(await linkFor(shop, ASHA.email, DONE))).statusCode).toBe(200);

    expect((await undo(thiefs)).json().code).toBe("LINK_INVALID");
    await expectNothingOfTheThief(owner, { passkeys: 0 });
  });

  it.each([
    [PASSKEY, ASKED],
    [ASKED, DONE],
  ] as const)(
    "is so when the thief, who has its address, is first with the link of '%s', by the owner's of '%s'",
    async (thiefs, owners) => {
      const owner = await confirmedPerson(shop);
      await changeEmail(shop, owner, THIEF);
      const token = await linkFor(shop, ASHA.email, owners);
      const thief = await signInThief(owner);
      await (thiefs === PASSKEY ? addPasskey(thief) : update(shop, thief, { email: "second@evil.example" }));
      expect((await undo(await linkFor(shop, THIEF, thiefs))).statusCode).toBe(200);

      expect((await undo(token)).json()).toMatchObject({ success: true });

      const [user] = await shop.database.select().from(users).where(eq(users.id, owner.id));
      expect(user?.email).toBe(ASHA.email);
    },
  );

  it("is so when the thief asks for another change while one waits: what came with the first goes too", async () => {
    const owner = await confirmedPerson(shop);
    await update(shop, owner, { email: "first@evil.example" });
    await createPasskey(shop.database, owner.id);
    await takeOver(owner);

    expect((await undo(await linkFor(shop, ASHA.email, DONE))).statusCode).toBe(200);

    await expectNothingOfTheThief(owner, { passkeys: 0 });
  });

  it("is so when the thief has added a passkey before asking for the change, by the link of either email", async () => {
    const owner = await confirmedPerson(shop);
    await createPasskey(shop.database, owner.id);
    for (const subject of [ASKED, PASSKEY] as const) {
      const thief = await signInThief(owner);
      await addPasskey(thief);
      await update(shop, thief, { email: THIEF });
      expect(await shop.database.$count(passkeys)).toBe(2);

      const undone = await undo(await linkFor(shop, ASHA.email, subject));

      expect(undone.statusCode, undone.body).toBe(200);
      expect(await shop.database.$count(passkeys)).toBe(1);
      expect(await checkAuth(shop, thief.headers)).toBe(401);
      expect(await accountOf(shop, (await signIn(shop, ASHA)).headers)).toMatchObject({ pendingEmail: null });
      shop.smtp.inbox.length = 0;
    }
  });

  it("is so when the thief takes the former address for an account of their own", async () => {
    const owner = await confirmedPerson(shop);
    await takeOver(owner);
    const squatter = await signUpAndIn(shop, { ...ASHA, username: "squatter" });
    // The address that a released account gets cannot be guessed and taken before.
    await signUpAndIn(shop, { ...ASHA, username: "second", email: `${squatter.id}@released.invalid` });

    expect((await undo(await linkFor(shop, ASHA.email, DONE))).statusCode).toBe(200);

    await expectNothingOfTheThief(owner, { passkeys: 0 });
    const [left] = await shop.database.select().from(users).where(eq(users.id, squatter.id));
    expect(left?.email).toMatch(/^[0-9a-f-]{36}@released\.invalid$/);
    await update(shop, squatter, { password: "Another-2026" });
    expect((await update(shop, squatter, { email: "own@evil.example" })).json().email).toBe(
      "own@evil.example",
    );
  });

  it("is not undone if somebody has confirmed the former address for another account; the link works later", async () => {
    const owner = await confirmedPerson(shop);
    await changeEmail(shop, owner, "new@shop.example");
    const token = await linkFor(shop, ASHA.email, DONE);
    const other = await createUser(shop.database, { email: ASHA.email, emailConfirmedAt: new Date() });

    expect((await undo(token)).json()).toMatchObject({ code: "CONFLICT" });
    expect(await checkAuth(shop, owner.headers)).toBe(200);

    await shop.database.delete(users).where(eq(users.id, other));
    expect((await undo(token)).statusCode).toBe(200);
  });

  it("and another one that has its address, unconfirmed, while it has the other's: both owners undo at once", async () => {
    const asha = await confirmedPerson(shop);
    const ravi = await confirmedPerson(shop, { ...ASHA, username: "ravi", email: "ravi@shop.example" });
    await changeEmail(shop, asha, "new-asha@shop.example");
    await changeEmail(shop, ravi, "new-ravi@shop.example");
    const tokens = [await linkFor(shop, ASHA.email, DONE), await linkFor(shop, "ravi@shop.example", DONE)];
    for (const [{ id }, email] of [
      [asha, "ravi@shop.example"],
      [ravi, ASHA.email],
    ] as const)
      await shop.database.update(users).set({ email, emailConfirmedAt: null }).where(eq(users.id, id));

    const undone = await Promise.all(tokens.map((token) => undo(token)));

    expect(undone.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const stored = await shop.database.select({ id: users.id, email: users.email }).from(users);
    expect(stored).toContainEqual({ id: asha.id, email: ASHA.email });
    expect(stored).toContainEqual({ id: ravi.id, email: "ravi@shop.example" });
  });

  it("keeps its address when the owner chooses a new password while the thief's change waits", async () => {
    const owner = await confirmedPerson(shop);
    await update(shop, owner, { email: THIEF });
    const thiefs = await linkFor(shop, THIEF, "Please confirm your new email address");
    await forgot(ASHA.email);
    const token = await linkFor(shop, ASHA.email, "Choose a new password");
    await post(shop, "/auth/reset", { token, password: "Jasmine-2026" });

    expect((await post(shop, "/auth/confirm", { token: thiefs })).json().code).toBe("LINK_INVALID");
    await signIn(shop, { ...ASHA, password: "Jasmine-2026" });
  });
});

it("the take-over by an identity provider is told, and makes links to choose a password useless", async () => {
  const asha = await confirmedPerson(shop);
  await forgot(ASHA.email);
  const token = await linkFor(shop, ASHA.email, "Choose a new password");

  expect((await byProvider(ASHA.email)).json<SignedIn>()._id).toBe(asha.id);

  expect((await post(shop, "/auth/reset", { token, password: "x" })).json().code).toBe("LINK_USED");
  await expect
    .poll(() => mailsTo(ASHA.email), { timeout: scaled(10_000) })
    .toContain("Your account has a new way to sign in");
});

describe("an account that somebody prepares for a victim", () => {
  it("never gets the victim's address, so it opens nothing that the victim does", async () => {
    const attacker = await confirmedPerson(shop);
    await update(shop, attacker, { email: VICTIM });
    const undoLink = await linkFor(shop, ASHA.email, ASKED);

    const victim = await signUpAndIn(shop, HERS);
    await forgot(VICTIM);
    const token = await linkFor(shop, VICTIM, "Choose a new password");
    await post(shop, "/auth/reset", { token, password: "Hers-2026" });
    const late = await confirm(shop, VICTIM);
    await undo(undoLink);

    expect(victim.id).not.toBe(attacker.id);
    expect(late.json().code).toBe("CONFLICT");
    const hers = await signIn(shop, { ...HERS, password: "Hers-2026" });
    expect(hers.id).toBe(victim.id);
    expect((await signIn(shop, ASHA)).id).toBe(attacker.id);
  });

  it("is not the one that the victim's identity or forgotten password opens", async () => {
    const attacker = await confirmedPerson(shop);
    await update(shop, attacker, { email: VICTIM });

    await forgot(VICTIM);
    const signedIn = (await byProvider(VICTIM)).json<SignedIn>();

    expect(signedIn._id).not.toBe(attacker.id);
    expect(mailsTo(VICTIM)).not.toContain("Choose a new password");
    expect(await checkAuth(shop, attacker.headers)).toBe(200);
  });

  it("is the victim's alone after a new password, if they have confirmed the address by mistake", async () => {
    const attacker = await signUpAndIn(shop, HERS);
    await createPasskey(shop.database, attacker.id);
    await confirm(shop, VICTIM, "Please confirm your email address");
    await forgot(VICTIM);
    const token = await linkFor(shop, VICTIM, "Choose a new password");

    await post(shop, "/auth/reset", { token, password: "Hers-2026" });

    expect(await shop.database.$count(passkeys)).toBe(0);
    expect(await checkAuth(shop, attacker.headers)).toBe(401);
  });

  it("is the victim's alone after signing in by a provider, if they have confirmed the address by mistake", async () => {
    const attacker = await signUpAndIn(shop, HERS);
    await createFormerAccess(shop.database, attacker.id, provider.settings.issuer);
    await confirm(shop, VICTIM, "Please confirm your email address");

    expect((await byProvider(VICTIM)).json<SignedIn>()._id).toBe(attacker.id);

    const opened = await shop.database.select({ subject: identities.subject }).from(identities);
    expect(opened).toEqual([{ subject: VICTIM }]);
    expect(await shop.database.$count(passkeys)).toBe(0);
  });

  it("is the victim's alone once they prove the address, if the attacker signed up with it", async () => {
    const attacker = await signUpAndIn(shop, HERS);
    await createPasskey(shop.database, attacker.id);
    await forgot(VICTIM);
    const token = await linkFor(shop, VICTIM, "Choose a new password");

    await post(shop, "/auth/reset", { token, password: "Hers-2026" });

    expect(await checkAuth(shop, attacker.headers)).toBe(401);
    expect(await shop.database.$count(passkeys)).toBe(0);
    expect(await shop.database.$count(emailTokens, eq(emailTokens.purpose, "undo-email"))).toBe(0);
  });
});

describe("an account whose owner changed the address", () => {
  it.each(["a new password", "a sign-in by a provider"])(
    "keeps the passkeys and identities from before after %s, once the change cannot be undone",
    async (proof) => {
      const owner = await confirmedPerson(shop);
      await createFormerAccess(shop.database, owner.id, "https://provider.example");
      await changeEmail(shop, owner, HERS.email);
      await shop.database.update(emailTokens).set({ expiresAt: sql`now()` });

      if (proof === "a new password") {
        await forgot(HERS.email);
        const token = await linkFor(shop, HERS.email, "Choose a new password");
        await post(shop, "/auth/reset", { token, password: "Jasmine-2026" });
      } else expect((await byProvider(HERS.email)).json<SignedIn>()._id).toBe(owner.id);

      expect(await shop.database.$count(passkeys)).toBe(1);
      expect(await shop.database.$count(identities, eq(identities.subject, "somebody else"))).toBe(1);
      expect(await checkAuth(shop, owner.headers)).toBe(401);
    },
  );
});

describe("a mistyped address", () => {
  it("gives the stranger who has it nothing once it is corrected", async () => {
    const typo = { ...ASHA, email: "stranger@shop.example" };
    const asha = await signUpAndIn(shop, typo);
    const confirmation = await linkFor(shop, typo.email, "Please confirm your email address");
    await forgot(typo.email);
    const reset = await linkFor(shop, typo.email, "Choose a new password");
    await update(shop, asha, { email: ASHA.email });
    await confirm(shop, ASHA.email, "Please confirm your email address");

    expect((await post(shop, "/auth/confirm", { token: confirmation })).json().code).toBe("LINK_INVALID");
    expect((await post(shop, "/auth/reset", { token: reset, password: "x" })).json().code).toBe(
      "LINK_INVALID",
    );
    expect(mailsTo(typo.email)).toEqual(expect.not.arrayContaining([ASKED, DONE]));
    expect(await accountOf(shop, asha.headers)).toMatchObject({ emailConfirmed: true });
  });

  it("gives the stranger nothing while a confirmed one waits to be replaced by it", async () => {
    const asha = await confirmedPerson(shop);
    await update(shop, asha, { email: "stranger@shop.example" });

    await forgot("stranger@shop.example");
    const stranger = await signUpAndIn(shop, { ...ASHA, username: "Sam", email: "stranger@shop.example" });

    expect(stranger.id).not.toBe(asha.id);
    expect(mailsTo("stranger@shop.example")).not.toContain("Choose a new password");
  });
});

describe("nobody can reserve an address", () => {
  it.each(["by setting it and leaving it", "by asking for it"])("%s", async (way) => {
    if (way === "by asking for it") {
      const attacker = await confirmedPerson(shop);
      await update(shop, attacker, { email: VICTIM });
    } else {
      const attacker = await signUpAndIn(shop);
      await update(shop, attacker, { email: VICTIM });
      await update(shop, attacker, { email: ASHA.email });
    }

    expect((await post(shop, "/auth/signup", HERS)).statusCode).toBe(201);
  });
});
