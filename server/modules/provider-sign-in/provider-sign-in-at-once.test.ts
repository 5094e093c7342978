import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { SignedIn } from "#contract/account/account.ts";
import { identities, sessions, users } from "#server/db/schema/users.ts";
import { ASHA, post } from "#tests/setup/account-calls.ts";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import { countWaiting } from "#tests/setup/count-waiting.ts";
import { changeEmail, confirmedPerson, linkFor } from "#tests/setup/email-change-calls.ts";
import { type LocalProvider, startLocalProvider } from "#tests/setup/identity-provider.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { providerCalls } from "#tests/setup/provider-calls.ts";
import { scaled } from "#tests/setup/time-limits.ts";

/**
 * The embedded database runs one transaction at a time; on PostgreSQL (TEST_DATABASE_URL) these calls run
 * concurrently.
 */

// The local provider warns at each start that it is not meant for production.
tolerateConsole(/^oidc-provider WARNING/);

let provider: LocalProvider;
const oidc = { issuer: "", clientId: "", clientSecret: "" };
beforeAll(async () => {
  provider = await startLocalProvider("https://shop.example/backend/auth/provider/return", []);
  Object.assign(oidc, provider.settings);
});
afterAll(() => provider.stop());

const shop = testMailShop({ oidc, intervals: false });
const { proofOf, signInWith } = providerCalls(shop, () => provider);

const THIEF = { sub: "thief", name: "Thief", email: "thief@evil.example", email_verified: true };

it.runIf(process.env.TEST_DATABASE_URL).each(["thief@evil.example", ASHA.email])(
  "a sign-in as %s that waits while the change that brought its identity is undone is refused",
  async (email) => {
    const owner = await confirmedPerson(shop);
    await changeEmail(shop, owner, THIEF.email);
    expect((await signInWith(await proofOf(THIEF))).json<SignedIn>()._id).toBe(owner.id);
    const token = await linkFor(shop, ASHA.email, "Your email address was changed");
    const proof = await proofOf({ ...THIEF, email });

    const begun = await shop.database.transaction(async (tx) => {
      const waiting = (count: number) =>
        vi.waitFor(async () => expect(await countWaiting(shop.database)).toBe(count), scaled(5_000));
      await tx.select().from(users).for("update");
      const undone = post(shop, "/auth/undo-email", { token });
      await waiting(1);
      const signedIn = signInWith(proof);
      await waiting(2);
      return { responses: Promise.all([undone, signedIn]) };
    });
    const [undone, signedIn] = await begun.responses;

    expect(undone.statusCode, undone.body).toBe(200);
    expect(signedIn.json()).toMatchObject({ success: false, code: "UNAUTHENTICATED" });
    expect(await shop.database.$count(identities)).toBe(0);
    expect(await shop.database.$count(sessions)).toBe(0);
  },
);
