import { expect, it } from "vitest";
import { type Access, type Call, PERMISSIONS } from "#contract/permissions.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { users } from "#server/db/schema/users.ts";
import { setAdministrator } from "#server/modules/accounts/administrators.ts";
import { createPasskeyCode } from "#server/modules/accounts/passkeys/passkey-codes.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createPasskey } from "#tests/factories/passkey-factory.ts";
import { bearer } from "#tests/factories/user-factory.ts";
import { ASHA, type Person, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";
import { createSubject, requestFor } from "#tests/setup/permission-calls.ts";
import { softwareAuthenticator } from "#tests/setup/software-authenticator.ts";

const shop = testMailShop({ adminPasskeyRequired: true });
type Headers = Person["headers"];

const ADMINISTRATORS = (Object.entries(PERMISSIONS) as [Call, Access][]).filter(([, access]) =>
  access.includes("admin"),
);
const PLAIN = { url: "/backend/outfit/admin/getalloutfits" };
const callAdmin = async (headers: Headers) => (await shop.app.inject({ ...PLAIN, headers })).statusCode;

/** An administrator who is signed in with the password. */
async function signInAdministrator(account = ASHA): Promise<Person> {
  const person = await signUpAndIn(shop, account);
  await shop.database.update(users).set({ isAdmin: true, emailConfirmedAt: new Date() });
  return person;
}

/** Adds a passkey; returns the responses of both calls, and the authenticator. */
async function addPasskey(headers: Headers, code?: string) {
  const authenticator = softwareAuthenticator();
  const options = await post(shop, "/user/passkeys/options", { code }, headers);
  const challenge = options.json().challenge ?? "aW52ZW50ZWQ";
  const body = { name: "Key", code, response: authenticator.register(challenge) };
  const added = await post(shop, "/user/passkeys", body, headers);
  return { options, added, authenticator };
}

async function signInWith(authenticator: ReturnType<typeof softwareAuthenticator>): Promise<Headers> {
  const { challenge } = (await post(shop, "/auth/passkey/options")).json();
  const response = await post(shop, "/auth/passkey", { response: authenticator.signIn(challenge) });
  expect(response.statusCode, response.body).toBe(200);
  return bearer(response.json().token);
}

/** Somebody who signs in with a password that a link in an e-mail has set. */
async function signInByMailbox(): Promise<Person> {
  await post(shop, "/auth/forgot", { email: ASHA.email });
  const token = tokenIn(await emailFor(shop, ASHA.email, "Choose a new password"), "/reset-password");
  const password = "Jasmine-2026";
  expect((await post(shop, "/auth/reset", { token, password })).statusCode).toBe(200);
  return signIn(shop, { ...ASHA, password });
}

// covers: passkeys-05
it("password and mailbox together never make an administrator's call, and take no passkey away", async () => {
  const boss = await signInAdministrator();
  const code = await createPasskeyCode(shop.database, boss.id);
  const { authenticator } = await addPasskey(boss.headers, code);

  const thief = await signInByMailbox();
  for (const tried of [undefined, "0000-0000-0000-0000", code]) {
    const { options, added } = await addPasskey(thief.headers, tried);
    expect(options.json().code).toBe("PASSKEY_CODE_REQUIRED");
    expect(added.statusCode).toBe(400);
  }
  const [{ id = "" } = {}] = await shop.database.select().from(passkeys);
  const removed = await shop.app.inject({
    method: "DELETE",
    url: `/backend/user/passkeys/${id}`,
    headers: thief.headers,
  });
  expect([removed.statusCode, removed.json().code]).toEqual([403, "PASSKEY_REQUIRED"]);

  const subject = await createSubject(shop);
  for (const [call, access] of ADMINISTRATORS) {
    const { headers, ...request } = await requestFor(call, subject);
    const response = await shop.app.inject({ ...request, headers: { ...headers, ...thief.headers } });
    // Others do not learn that what its owner has exists.
    expect([call, response.statusCode]).toEqual([call, access === "owner-or-admin" ? 404 : 403]);
    if (access === "admin" || access === "fresh-admin")
      expect(response.json().code, call).toBe("PASSKEY_REQUIRED");
  }
  expect(await callAdmin(await signInWith(authenticator))).toBe(200);
});

// covers: passkeys-05
it("a one-time code adds the first passkey, whose session adds and removes others", async () => {
  const boss = await signInAdministrator();
  const code = await createPasskeyCode(shop.database, boss.id);

  const { added, authenticator } = await addPasskey(boss.headers, code.toLowerCase().replaceAll("-", " "));
  expect(added.statusCode, added.body).toBe(201);
  expect(await callAdmin(boss.headers)).toBe(403);
  const headers = await signInWith(authenticator);
  expect(await callAdmin(headers)).toBe(200);
  const second = await addPasskey(headers);
  expect(second.added.statusCode, second.added.body).toBe(201);
  const url = `/backend/user/passkeys/${added.json()._id}`;
  expect((await shop.app.inject({ method: "DELETE", url, headers })).statusCode).toBe(200);
});

// covers: passkeys-05
it("a reset by the mailbox of an address that was never confirmed removes other passkeys than those of codes", async () => {
  const boss = await signInAdministrator();
  await shop.database.update(users).set({ emailConfirmedAt: null });
  const { added, authenticator } = await addPasskey(
    boss.headers,
    await createPasskeyCode(shop.database, boss.id),
  );
  await createPasskey(shop.database, boss.id);

  const byMailbox = await signInByMailbox();

  expect(await shop.database.select({ id: passkeys.id }).from(passkeys)).toEqual([{ id: added.json()._id }]);
  expect(await callAdmin(byMailbox.headers)).toBe(403);
  expect(await callAdmin(await signInWith(authenticator))).toBe(200);
});

// covers: passkeys-05
it("a passkey from before somebody became an administrator does not count, nor does one that it adds", async () => {
  const asha = await signUpAndIn(shop);
  const { authenticator } = await addPasskey(asha.headers);
  const former = await signInWith(authenticator);
  const second = await addPasskey(former);
  expect(await setAdministrator(shop.database, ASHA.email, true)).toBe("changed");

  for (const earlier of [authenticator, second.authenticator]) {
    const headers = await signInWith(earlier);
    expect(await callAdmin(headers)).toBe(403);
    expect((await addPasskey(headers)).options.json().code).toBe("PASSKEY_CODE_REQUIRED");
  }
  const code = await createPasskeyCode(shop.database, asha.id);
  const third = await addPasskey(await signInWith(authenticator), code);
  expect(third.added.statusCode, third.added.body).toBe(201);
  expect(await callAdmin(await signInWith(authenticator))).toBe(403);
  expect(await callAdmin(await signInWith(third.authenticator))).toBe(200);
});

it("an administrator with a passkey makes the code of another one, and none of one's own", async () => {
  const boss = await signInAdministrator();
  const { authenticator } = await addPasskey(boss.headers, await createPasskeyCode(shop.database, boss.id));
  const headers = await signInWith(authenticator);
  const ravi = await signUpAndIn(shop, { ...ASHA, username: "ravi", email: "ravi@shop.example" });
  const codeFor = (id: string) => post(shop, `/user/admin/${id}/passkey-code`, undefined, headers);

  expect((await codeFor(ravi.id)).statusCode).toBe(409);
  await shop.database.update(users).set({ isAdmin: true });
  expect((await codeFor(boss.id)).statusCode).toBe(409);
  const made = await codeFor(ravi.id);
  expect(made.statusCode, made.body).toBe(201);
  expect((await addPasskey(ravi.headers, made.json().code)).added.statusCode).toBe(201);
});

// covers: passkeys-05
it("without the passkey an administrator sees no more of drafts than anybody", async () => {
  const boss = await signInAdministrator();
  const outfitId = await createOutfit(shop.database);
  await shop.database.update(outfits).set({ isActive: false });
  const url = `/backend/outfit/${outfitId}`;
  const { headers } = boss;

  expect((await shop.app.inject({ url, headers })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: `${url}/comments`, headers })).statusCode).toBe(404);
  expect((await post(shop, `/outfit/comment/${outfitId}`, { text: "Lovely" }, headers)).statusCode).toBe(404);
  expect(
    (await shop.app.inject({ method: "PUT", url: `/backend/outfit/like/${outfitId}`, headers })).statusCode,
  ).toBe(404);
  const check = await shop.app.inject({ url: "/backend/user/check-auth", headers });
  expect(check.json().user.isUserAdmin).toBe(true);
});
