import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountState, SignedIn } from "#contract/account/account.ts";
import type { Passkey } from "#contract/account/passkeys.ts";
import { ACCOUNT_ERRORS as responses } from "#contract/messages/account-errors.ts";
import { passkeyChallenges, passkeys } from "#server/db/schema/passkeys.ts";
import { identities, sessions, users } from "#server/db/schema/users.ts";
import { createPasskey } from "#tests/factories/passkey-factory.ts";
import { bearer, createUser } from "#tests/factories/user-factory.ts";
import {
  ASHA,
  checkAuth,
  type Person,
  post,
  signIn as signInAgain,
  signUpAndIn,
} from "#tests/setup/account-calls.ts";
import { confirmedPerson, linkFor, update } from "#tests/setup/email-change-calls.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { softwareAuthenticator } from "#tests/setup/software-authenticator.ts";

const shop = testMailShop();
const RAVI = { ...ASHA, username: "ravi", email: "ravi@shop.example" };
type Authenticator = ReturnType<typeof softwareAuthenticator>;

async function addOptions({ headers }: Pick<Person, "headers">, body: object = {}) {
  const response = await post(shop, "/user/passkeys/options", body, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ challenge: string; user: { id: string; name: string }; rp: { id: string } }>();
}
const add = ({ headers }: Person, response: object, name = "My phone") =>
  post(shop, "/user/passkeys", { name, response }, headers);
async function withPasskey(person: Person): Promise<Authenticator> {
  const authenticator = softwareAuthenticator();
  const { challenge } = await addOptions(person);
  const added = await add(person, authenticator.register(challenge));
  expect(added.statusCode, added.body).toBe(201);
  return authenticator;
}
async function signInChallenge(): Promise<string> {
  return (await post(shop, "/auth/passkey/options")).json<{ challenge: string }>().challenge;
}
const signIn = (response: object, headers = {}) => post(shop, "/auth/passkey", { response }, headers);
const call = (method: "PUT" | "DELETE", id: string, { headers }: Person, payload?: object) =>
  shop.app.inject({ method, url: `/backend/user/passkeys/${id}`, headers, ...(payload ? { payload } : {}) });
const passkeysOf = async ({ headers }: Person) =>
  (await shop.app.inject({ url: "/backend/user/account", headers })).json<AccountState>().passkeys;

describe("a passkey", () => {
  // covers: passkeys-02
  it("is added, told by email, and signs in; the session replaces the older one", async () => {
    const asha = await signUpAndIn(shop);
    const authenticator = await withPasskey(asha);
    await emailFor(shop, ASHA.email, "A passkey was added to your account");

    const response = await signIn(authenticator.signIn(await signInChallenge()), asha.headers);

    expect(response.statusCode, response.body).toBe(200);
    const { token, _id } = response.json<SignedIn>();
    expect(_id).toBe(asha.id);
    expect(response.cookies).toHaveLength(1);
    expect(await checkAuth(shop, bearer(token))).toBe(200);
    expect(await checkAuth(shop, asha.headers)).toBe(401);
  });

  // covers: users-03
  it("opens no session for a blocked user, who is told so, and works again afterwards", async () => {
    const asha = await signUpAndIn(shop);
    const authenticator = await withPasskey(asha);
    await shop.database.update(users).set({ blockedAt: new Date() });

    const refused = await signIn(authenticator.signIn(await signInChallenge()));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "BLOCKED", message: "Your account is blocked." });

    await shop.database.update(users).set({ blockedAt: null });
    expect((await signIn(authenticator.signIn(await signInChallenge()))).statusCode).toBe(200);
  });

  // covers: passkeys-01
  it("is listed, renamed and removed by its owner only", async () => {
    const [asha, ravi] = [await signUpAndIn(shop), await signUpAndIn(shop, RAVI)];
    const authenticator = await withPasskey(asha);
    const [{ _id = "", ...shown } = {} as Passkey] = await passkeysOf(asha);
    expect(shown).toEqual({ name: "My phone", createdAt: expect.any(String), lastUsedAt: null });

    expect((await call("PUT", _id, ravi, { name: "Mine" })).statusCode).toBe(404);
    expect((await call("DELETE", _id, ravi)).statusCode).toBe(404);
    expect((await call("PUT", _id, asha, { name: " Laptop " })).json<Passkey>().name).toBe("Laptop");
    expect((await call("PUT", _id, asha, { name: " " })).statusCode).toBe(400);
    expect((await call("DELETE", _id, asha)).statusCode).toBe(200);
    expect((await call("DELETE", _id, asha)).statusCode).toBe(404);
    expect((await signIn(authenticator.signIn(await signInChallenge()))).statusCode).toBe(401);
  });

  // covers: passkeys-01
  it("is not removed while nothing else opens the account", async () => {
    const asha = await signUpAndIn(shop);
    const authenticator = await withPasskey(asha);
    await shop.database.update(users).set({ passwordHash: null });
    const [{ _id = "" } = {} as Passkey] = await passkeysOf(asha);

    const last = await call("DELETE", _id, asha);
    expect([last.statusCode, last.json().message]).toEqual([409, responses.lastPasskey.text]);
    expect((await signIn(authenticator.signIn(await signInChallenge()))).statusCode).toBe(200);

    await shop.database
      .insert(identities)
      .values({ issuer: "https://one.example", subject: "1", userId: asha.id });
    expect((await call("DELETE", _id, asha)).statusCode).toBe(200);
  });

  it("is removed while another passkey opens the account", async () => {
    const asha = await signUpAndIn(shop);
    await withPasskey(asha);
    await withPasskey(asha);
    await shop.database.update(users).set({ passwordHash: null });
    const [first, second] = await passkeysOf(asha);

    expect((await call("DELETE", first?._id ?? "", asha)).statusCode).toBe(200);
    expect((await call("DELETE", second?._id ?? "", asha)).statusCode).toBe(409);
  });

  // covers: passkeys-04
  it("has a user handle that reveals nothing, the same for all passkeys of a user", async () => {
    const asha = await signUpAndIn(shop);
    await withPasskey(asha);

    const { user, rp } = await addOptions(asha);

    const [stored] = await shop.database.select().from(passkeys);
    expect(user.id).toBe(stored?.userHandle);
    expect(Buffer.from(user.id, "base64url")).toHaveLength(32);
    expect(rp.id).toBe("shop.example");
  });

  // covers: sensitive-01
  it("needs the current password in an older session", async () => {
    const asha = await signUpAndIn(shop);
    await shop.database.update(sessions).set({ authenticatedAt: sql`now() - interval '1 hour'` });

    for (const [path, body] of [
      ["/user/passkeys/options", {}],
      ["/user/reauthenticate", { currentPassword: "Wrong" }],
    ] as const) {
      const response = await post(shop, path, body, asha.headers);
      expect([response.statusCode, response.json().code]).toEqual([403, "CURRENT_PASSWORD_REQUIRED"]);
    }
    const proof = await post(shop, "/user/reauthenticate", { currentPassword: ASHA.password }, asha.headers);
    expect(proof.cookies).toHaveLength(1);
    expect(await checkAuth(shop, asha.headers)).toBe(401);
    await addOptions({ ...asha, headers: bearer(proof.json().token) });
  });
});

describe("in an older session", () => {
  // covers: sensitive-02
  it("signing in with a passkey of one's own makes sensitive changes possible", async () => {
    const asha = await signUpAndIn(shop);
    const authenticator = await withPasskey(asha);
    await shop.database.update(sessions).set({ authenticatedAt: sql`now() - interval '1 hour'` });
    const update = ({ id }: Person, headers: Record<string, string>) =>
      shop.app.inject({
        method: "PUT",
        url: `/backend/user/update/${id}`,
        headers,
        payload: { email: "new@shop.example" },
      });
    expect((await update(asha, asha.headers)).json().code).toBe("CURRENT_PASSWORD_REQUIRED");

    const { challenge } = (await post(shop, "/auth/passkey/options", undefined, asha.headers)).json();
    const { token } = (await signIn(authenticator.signIn(challenge), asha.headers)).json<SignedIn>();

    expect((await update(asha, bearer(token))).statusCode).toBe(200);
  });

  it("only passkeys of the signed-in user are asked for; a visitor's browser chooses among all", async () => {
    const [asha, ravi] = [await signUpAndIn(shop), await signUpAndIn(shop, RAVI)];
    await withPasskey(asha);
    const [{ credentialId = "" } = {}] = await shop.database.select().from(passkeys);
    const asked = async (headers: Record<string, string>) =>
      (await post(shop, "/auth/passkey/options", undefined, headers)).json().allowCredentials;

    expect(await asked(asha.headers)).toMatchObject([{ id: credentialId }]);
    expect([await asked(ravi.headers), await asked({})]).toEqual([[], []]);
  });
});

describe("is rejected when it is added", () => {
  // covers: passkeys-03
  it.each([
    ["for another origin", { origin: "https://shop.example.evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["with a maker's certificate, whose revocation list would be requested", { certificate: true }],
  ])("%s", async (_what, spoofed) => {
    const asha = await signUpAndIn(shop);
    const { challenge } = await addOptions(asha);

    const response = await add(asha, softwareAuthenticator().register(challenge, spoofed));

    expect(response.statusCode, response.body).toBe(400);
    expect(await shop.database.$count(passkeys)).toBe(0);
  });

  // covers: passkeys-03
  it("with another user's, a used, an expired or an invented challenge", async () => {
    const [asha, ravi] = [await signUpAndIn(shop), await signUpAndIn(shop, RAVI)];
    const { challenge } = await addOptions(asha);
    const authenticator = softwareAuthenticator();

    expect((await add(ravi, authenticator.register(challenge))).statusCode).toBe(400);
    expect((await add(asha, authenticator.register(challenge))).statusCode).toBe(201);
    expect((await add(asha, softwareAuthenticator().register(challenge))).statusCode).toBe(400);
    expect((await add(asha, softwareAuthenticator().register("aW52ZW50ZWQ"))).statusCode).toBe(400);
    const late = await addOptions(asha);
    await shop.database.update(passkeyChallenges).set({ expiresAt: sql`now()` });
    expect((await add(asha, softwareAuthenticator().register(late.challenge))).statusCode).toBe(400);
  });

  it("with a challenge of a session that has ended", async () => {
    const asha = await signUpAndIn(shop);
    const { challenge } = await addOptions(asha);
    await post(shop, "/auth/signout", undefined, { cookie: asha.cookie });
    const again = await signInAgain(shop, ASHA);

    expect((await add(again, softwareAuthenticator().register(challenge))).statusCode).toBe(400);
    expect(await shop.database.$count(passkeyChallenges)).toBe(0);
  });

  it("to a second account", async () => {
    const [asha, ravi] = [await signUpAndIn(shop), await signUpAndIn(shop, RAVI)];
    const authenticator = await withPasskey(asha);
    const { challenge } = await addOptions(ravi);
    expect((await add(ravi, authenticator.register(challenge))).statusCode).toBe(409);
  });
});

describe("a sign-in is rejected", () => {
  // covers: passkeys-03
  it("for another origin or host, of an unknown passkey, with a wrong signature or challenge", async () => {
    const asha = await signUpAndIn(shop);
    const authenticator = await withPasskey(asha);
    const rejected = [
      authenticator.signIn(await signInChallenge(), { origin: "https://evil.example" }),
      authenticator.signIn(await signInChallenge(), { rpId: "evil.example" }),
      softwareAuthenticator().signIn(await signInChallenge()),
      authenticator.signIn("aW52ZW50ZWQ"),
      authenticator.signIn((await addOptions(asha)).challenge),
      { ...softwareAuthenticator().signIn(await signInChallenge()), id: authenticator.signIn("").id },
    ];
    for (const response of rejected) {
      expect((await signIn(response)).statusCode, JSON.stringify(response)).toBe(401);
    }
  });

  // covers: passkeys-03
  it("when the response is replayed, also at the same time", async () => {
    const authenticator = await withPasskey(await signUpAndIn(shop));
    const response = authenticator.signIn(await signInChallenge());

    const all = await Promise.all([signIn(response), signIn(response), signIn(response)]);

    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect((await signIn(response)).statusCode).toBe(401);
  });

  // covers: passkeys-03
  it("when the authenticator's counter does not grow, as of a copy", async () => {
    const authenticator = await withPasskey(await signUpAndIn(shop));
    const at = async (counter: number) =>
      (await signIn(authenticator.signIn(await signInChallenge(), { counter }))).statusCode;
    expect([await at(5), await at(5), await at(4), await at(6)]).toEqual([200, 401, 401, 200]);
  });
});

describe("ADMIN_PASSKEY=required", () => {
  const strict = testMailShop({ adminPasskeyRequired: true });

  // covers: passkeys-05
  it("lets administrators work only in a session that a passkey began", async () => {
    const boss = await signUpAndIn(strict);
    await strict.database.update(users).set({ isAdmin: true });
    const list = (headers: Record<string, string>) =>
      strict.app.inject({ url: "/backend/outfit/admin/getalloutfits", headers });

    const byPassword = await list(boss.headers);
    await strict.database.update(sessions).set({ byPasskey: true });

    expect([byPassword.statusCode, byPassword.json().code]).toEqual([403, "PASSKEY_REQUIRED"]);
    expect((await list(boss.headers)).statusCode).toBe(200);
  });

  it("lets nobody delete an administrator's account, or its passkey by undoing a change, without that passkey", async () => {
    const boss = await confirmedPerson(strict);
    await strict.database.update(users).set({ isAdmin: true });
    await createUser(strict.database, { isAdmin: true });
    const url = `/backend/user/delete/${boss.id}`;
    const refused = await strict.app.inject({ method: "DELETE", url, headers: boss.headers });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "PASSKEY_REQUIRED"]);

    expect((await update(strict, boss, { email: "new@shop.example" })).statusCode).toBe(200);
    await createPasskey(strict.database, boss.id);
    await strict.database.update(passkeys).set({ forAdministration: true });
    const token = await linkFor(strict, ASHA.email, "Your email address is about to change");
    expect((await post(strict, "/auth/undo-email", { token })).statusCode).toBe(200);
    expect(await strict.database.$count(passkeys)).toBe(1);
  });
});
