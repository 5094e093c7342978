import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedIn } from "#contract/account/account.ts";
import { identities, securityEvents, sessions, users } from "#server/db/schema/users.ts";
import { countFormerAccess, createFormerAccess } from "#tests/factories/former-access-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import {
  type LocalProvider,
  type ProviderPerson,
  startLocalProvider,
} from "#tests/setup/identity-provider.ts";
import { providerCalls } from "#tests/setup/provider-calls.ts";
import { visitProvider } from "#tests/setup/provider-visit.ts";
import { testShop } from "#tests/setup/test-app.ts";

const asha: ProviderPerson = {
  sub: "asha-1",
  name: "Asha Rao",
  email: "asha@mail.example",
  email_verified: true,
};

// The local provider warns at each start that it is not meant for production.
tolerateConsole(/^oidc-provider WARNING/);

let provider: LocalProvider;
const settings = { issuer: "", clientId: "", clientSecret: "" };
beforeAll(async () => {
  provider = await startLocalProvider("https://shop.example/backend/auth/provider/return", [asha]);
  Object.assign(settings, provider.settings);
});
afterAll(() => provider.stop());
beforeEach(() => provider.people.clear());

const shop = testShop({ oidc: settings });

const { popUp, handedOver, proofOf, signInWith } = providerCalls(shop, () => provider);

describe("signing in with the identity provider", () => {
  // covers: calls-10, constants-34, provider-01
  it("requests the account chooser, with state, nonce and PKCE", async () => {
    const start = await shop.app.inject("/backend/auth/provider/start?flow=f1");
    const asked = new URL(start.headers.location ?? "").searchParams;

    expect(Object.fromEntries(asked)).toMatchObject({
      prompt: "select_account",
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: "https://shop.example/backend/auth/provider/return",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toBeTruthy();
    expect(start.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: true });
  });

  // covers: calls-04, provider-04, provider-06, responses-04
  it("creates an account at the first sign-in and finds it at the second, even with another email", async () => {
    const first = (await signInWith(await proofOf(asha))).json<SignedIn>();
    const again = (await signInWith(await proofOf({ ...asha, email: "asha@new.example" }))).json<SignedIn>();

    expect(first).toMatchObject({
      success: true,
      username: "Asha Rao",
      email: asha.email,
      isUserAdmin: false,
    });
    expect(again._id).toBe(first._id);
    const check = await shop.app.inject({ url: "/backend/user/check-auth", headers: bearer(again.token) });
    expect(check.statusCode).toBe(200);
  });

  // covers: fields-09
  it.each([
    ["an https address", "https://pictures.example/asha.jpg", "https://pictures.example/asha.jpg"],
    ["none", undefined, ""],
    ["a script", "javascript:alert(1)", ""],
    ["a picture without encryption", "http://pictures.example/asha.jpg", ""],
  ])("returns and stores the picture of the provider: %s", async (_what, picture, stored) => {
    const payload = await proofOf({ ...asha, ...(picture ? { picture } : {}) });
    expect(payload.googlePhotoUrl).toBe(stored);

    const response = (
      await signInWith({ ...payload, googlePhotoUrl: "https://evil.example/x.jpg" })
    ).json<SignedIn>();
    expect(response).toMatchObject({ googlePhotoUrl: stored });
  });

  // covers: users-03
  it("is refused to a blocked user, who is told why", async () => {
    await signInWith(await proofOf(asha));
    await shop.database.update(users).set({ blockedAt: new Date(), blockedReason: "Spam" });

    const response = await signInWith(await proofOf(asha));

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: "BLOCKED",
      message: "Your account is blocked. Reason: Spam",
    });
    expect(response.cookies).toEqual([]);
  });

  // covers: users-03
  it("changes nothing of a blocked account: neither its picture nor, at the first sign-in, its password and sessions", async () => {
    const userId = await createUser(shop.database, {
      email: asha.email,
      passwordHash: "asha's",
      blockedAt: new Date(),
    });
    await createSession(shop.database, userId);
    const [before] = await shop.database.select().from(users);

    const picture = "https://pictures.example/new.jpg";
    expect((await signInWith(await proofOf({ ...asha, picture }))).statusCode).toBe(403);
    expect(await shop.database.select().from(users)).toEqual([before]);
    expect(await shop.database.$count(sessions)).toBe(1);
    expect(await shop.database.$count(identities)).toBe(0);

    await shop.database.insert(identities).values({ issuer: settings.issuer, subject: asha.sub, userId });
    expect((await signInWith(await proofOf({ ...asha, picture }))).statusCode).toBe(403);
    expect(await shop.database.select().from(users)).toEqual([before]);
  });

  // covers: fields-09
  it("updates the picture at the next sign-in", async () => {
    await signInWith(await proofOf({ ...asha, picture: "https://pictures.example/old.jpg" }));
    const picture = "https://pictures.example/new.jpg";
    const { token } = (await signInWith(await proofOf({ ...asha, picture }))).json<SignedIn>();

    const check = await shop.app.inject({ url: "/backend/user/check-auth", headers: bearer(token) });
    expect(check.json()).toMatchObject({ user: { googlePhotoUrl: picture } });
  });

  it.each([
    ["spaces only", "   ", "asha", ""],
    ["nothing visible", "\u200b\u3164", "asha", ""],
    ["a zero-width space", "Ash\u200ba Rao", "Ash a Rao", "Ash a Rao"],
    ["a turned direction", "\u202eevil nimda", "evil nimda", "evil nimda"],
    ["a line break", "Asha\r\nRao", "Asha Rao", "Asha Rao"],
    ["a NUL", "Asha\u0000", "Asha", "Asha"],
    ["full width", "Ａｓｈａ", "Asha", "Asha"],
    ["dots only, a step of a path", "..", "asha", ".."],
    [
      "an emoji where it is cut",
      `${"a".repeat(42)}👩\u200d👧`,
      "a".repeat(42),
      `${"a".repeat(42)}👩\u200d👧`,
    ],
  ])("a name with %s becomes one that people can see", async (_kind, name, username, fullName) => {
    const response = await signInWith(await proofOf({ ...asha, name }));

    expect(response.json<SignedIn>()).toMatchObject({ username, fullName });
  });

  it("a name that looks like that of another account gets digits", async () => {
    await createUser(shop.database, { username: "chief" });

    const response = await signInWith(await proofOf({ ...asha, name: "сhіef" }));

    expect(response.json<SignedIn>().username).toMatch(/^сhіef \d+$/);
  });

  it("gives two users of the same name different usernames", async () => {
    await signInWith(await proofOf(asha));
    const namesake = { ...asha, sub: "asha-2", email: "other@mail.example" };

    expect((await signInWith(await proofOf(namesake))).json<SignedIn>().username).toMatch(/^Asha Rao \d+$/);
  });

  // covers: provider-05
  it("takes over a password account of the verified email: its password and sessions end", async () => {
    const userId = await createUser(shop.database, { email: asha.email, passwordHash: "attacker's" });
    const attacker = await createSession(shop.database, userId);
    await createFormerAccess(shop.database, userId, provider.settings.issuer);

    const response = (await signInWith(await proofOf(asha))).json<SignedIn>();

    expect(response._id).toBe(userId);
    const [user] = await shop.database.select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toBeNull();
    const events = await shop.database.select().from(securityEvents);
    expect(events).toContainEqual(expect.objectContaining({ userId, kind: "identity-linked" }));
    const check = await shop.app.inject({ url: "/backend/user/check-auth", headers: bearer(attacker) });
    expect(check.statusCode).toBe(401);
    expect(await countFormerAccess(shop.database)).toEqual({ passkeys: 0, identities: 1, undoTokens: 0 });
    const subjects = await shop.database.select({ subject: identities.subject }).from(identities);
    expect(subjects).toEqual([{ subject: asha.sub }]);
  });

  it("leaves the passkeys of an account whose email was confirmed", async () => {
    const emailConfirmedAt = new Date();
    const userId = await createUser(shop.database, { email: asha.email, emailConfirmedAt });
    await createFormerAccess(shop.database, userId, "https://other.example");

    expect((await signInWith(await proofOf(asha))).statusCode).toBe(200);

    expect(await countFormerAccess(shop.database)).toEqual({ passkeys: 1, identities: 2, undoTokens: 1 });
  });
});

describe("rejects", () => {
  // covers: provider-02
  it.each([{}, { proof: "" }, { proof: "x".repeat(43) }])(
    "a bare payload with another user's email and %j",
    async (extra) => {
      await createUser(shop.database, { email: asha.email });
      const response = await signInWith({ name: "Asha", email: asha.email, googlePhotoUrl: "", ...extra });

      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ success: false, code: "UNAUTHENTICATED" });
    },
  );

  // covers: provider-02
  it("a proof used twice", async () => {
    const payload = await proofOf(asha);

    expect((await signInWith(payload)).statusCode).toBe(200);
    expect((await signInWith(payload)).statusCode).toBe(401);
  });

  // covers: provider-02
  it("a proof with another email, and invalidates the proof", async () => {
    const payload = await proofOf(asha);

    expect((await signInWith({ ...payload, email: "victim@mail.example" })).statusCode).toBe(401);
    expect((await signInWith(payload)).statusCode).toBe(401);
  });

  // covers: provider-01
  it("a wrong state", async () => {
    const result = await popUp(asha, (back) => back.searchParams.set("state", "forged"));
    expect(result).toMatchObject({ flow: "f1", error: expect.any(String) });
  });

  // covers: provider-01
  it("a forged or exchanged code", async () => {
    const result = await popUp(asha, (back) => back.searchParams.set("code", "forged"));
    expect(result).toMatchObject({ flow: "f1", error: expect.any(String) });
  });

  // covers: provider-01
  it("a return from another browser, and a repeated return", async () => {
    provider.people.set(asha.sub, asha);
    const start = await shop.app.inject("/backend/auth/provider/start?flow=f1");
    const back = await visitProvider(start.headers.location ?? "", asha.sub);
    const cookie = start.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const url = `${back.pathname}${back.search}`;

    expect(await handedOver(url, "")).toBeUndefined();
    expect(await handedOver(url, "provider_attempt=guess")).toBeUndefined();
    expect(await handedOver(url, cookie)).toHaveProperty("proof");
    expect(await handedOver(url, cookie)).toBeUndefined();
  });

  // covers: provider-05
  it("an unverified email, for an existing and a new account", async () => {
    const userId = await createUser(shop.database, { email: asha.email, passwordHash: "hers" });
    const unverified = { ...asha, email_verified: false };

    expect((await signInWith(await proofOf(unverified))).statusCode).toBe(403);
    expect((await signInWith(await proofOf({ ...unverified, email: "new@mail.example" }))).statusCode).toBe(
      403,
    );
    const [user] = await shop.database.select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toBe("hers");
    expect(await shop.database.select().from(identities)).toEqual([]);
  });

  // covers: provider-04
  it("another identity of the same provider with the same email", async () => {
    await signInWith(await proofOf(asha));
    const response = await signInWith(await proofOf({ ...asha, sub: "somebody-else" }));

    expect(response.statusCode).toBe(409);
  });
});

it("closing the account chooser reports an error and changes nothing", async () => {
  const result = await popUp(undefined);

  expect(result).toMatchObject({ flow: "f1", error: expect.any(String) });
  expect(await shop.database.select().from(users)).toEqual([]);
});

it.each(["", "flow=", "flow=<script>", `flow=${"x".repeat(65)}`])(
  "rejects a start with %j",
  async (query) => {
    expect((await shop.app.inject(`/backend/auth/provider/start?${query}`)).statusCode).toBe(400);
  },
);
