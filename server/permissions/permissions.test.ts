import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { type Access, type Call, type Level, PERMISSIONS } from "#contract/permissions.ts";
import { pictureRights } from "#server/db/schema/studio.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { startSession } from "#server/modules/sessions/session-repository.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { createSubject, requestFor, type Subject } from "#tests/setup/permission-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

/** Kinds of callers, as the headers they send. */
const CALLERS = {
  "a visitor": async () => ({}),
  "a caller with an unknown token": async () => bearer("dead".repeat(10)),
  "a caller whose session has expired": async ({ ownerId }) =>
    bearer(await createSession(shop.database, ownerId, new Date(Date.now() - 1))),
  "a caller whose account is deleted": async () => {
    const userId = await createUser(shop.database);
    const headers = bearer(await createSession(shop.database, userId));
    await shop.app.inject({ method: "DELETE", url: `${API_PREFIX}/user/delete/${userId}`, headers });
    return headers;
  },
  "a browser with the owner's cookie alone": async ({ ownerId }) => {
    const { cookie } = await startSession(shop.database, ownerId, { ttlHours: 1, device: "" });
    return { cookie: `__Secure-session=${cookie}` };
  },
  "another user": async () => bearer(await createSession(shop.database, await createPerson())),
  "a former administrator": async () => {
    const userId = await createPerson({ isAdmin: true });
    const headers = bearer(await createSession(shop.database, userId));
    await shop.database.update(users).set({ isAdmin: false }).where(eq(users.id, userId));
    return headers;
  },
  "an administrator": async () => {
    const userId = await createPerson({ isAdmin: true });
    return bearer(await createSession(shop.database, userId));
  },
  "the owner": async ({ ownerId }) => bearer(await createSession(shop.database, ownerId)),
} satisfies Record<string, (subject: Subject) => Promise<Record<string, string>>>;
type Caller = keyof typeof CALLERS;

const callers = Object.keys(CALLERS) as Caller[];
const USERS: readonly Caller[] = ["another user", "a former administrator", "an administrator", "the owner"];

/**
 * The callers that each access level allows; of the others, users get 403 (404 if hidden), callers without
 * a session 401.
 */
const ALLOWED: Record<Level, readonly Caller[]> = {
  public: callers,
  "public-or-user": callers,
  user: USERS,
  owner: ["the owner"],
  "owner-hidden": ["the owner"],
  "owner-or-admin": ["an administrator", "the owner"],
  "author-or-admin": ["an administrator", "the owner"],
  session: [...USERS, "a browser with the owner's cookie alone"],
  admin: ["an administrator"],
};

/** Levels that hide from others that what the path names exists. */
const HIDDEN: readonly Level[] = ["owner-hidden", "owner-or-admin"];

/** Who has confirmed their address and the rights in their pictures. */
async function createPerson(overrides: { isAdmin?: boolean } = {}): Promise<string> {
  const userId = await createUser(shop.database, { emailConfirmedAt: new Date(), ...overrides });
  await shop.database.insert(pictureRights).values({ userId });
  return userId;
}

// covers: responses-13
it("the OpenAPI document has a call for each row of the permission table, and no others", () => {
  const { paths = {} } = shop.app.swagger();
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${API_PREFIX}/`))
    .flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${inTableNotation(path)}`),
    );

  expect(calls.sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

describe.each(Object.entries(PERMISSIONS) as [Call, Access][])("%s", (call, access) => {
  // covers: validation-31, validation-33, validation-36, roles-02, roles-07, roles-08, roles-10, roles-13
  // covers: roles-14, roles-15, roles-21, roles-22, sessions-09, own-account-01, error-body-04
  // covers: responses-13
  it(`is ${access}`, async () => {
    const level = access.replace("fresh-", "") as Level;
    // A rejected call changes nothing, so the next caller finds the same subject.
    let subject: Subject | undefined;
    for (const caller of callers) {
      subject ??= await createSubject(shop);
      const status = await make(call, subject, await CALLERS[caller](subject));
      if (status < 400 && !call.startsWith("GET ")) subject = undefined;
      const refused = HIDDEN.includes(level) ? 404 : 403;

      if (!ALLOWED[level].includes(caller))
        expect(status, caller).toBe(USERS.includes(caller) ? refused : 401);
      // The page of an address that is not public cannot be read, which is decided after the caller.
      else if (call === "POST /link/admin/read") expect(status, caller).toBe(400);
      // No page of a reserved name is visited.
      else if (call === "POST /link/admin/check/:linkId") expect(status, caller).toBe(422);
      // The shop has no demo.
      else if (call === "POST /dashboard/admin/demo/remove") expect(status, caller).toBe(409);
      // No mail server is set.
      else if (call === "POST /dashboard/admin/first-steps/test-mail") expect(status, caller).toBe(503);
      // Only an authenticator can make a valid body, which is validated after the caller.
      else if (call === "POST /user/passkeys") expect(status, caller).toBe(400);
      // The owner has no password.
      else if (call === "POST /user/reauthenticate") expect(status, caller).toBe(403);
      // Only an administrator gets a code, which is decided after the caller.
      else if (call === "POST /user/admin/:id/passkey-code") expect(status, caller).toBe(409);
      // The import has ended, which is decided after the caller.
      else if (call === "POST /piece/admin/import/cancel") expect(status, caller).toBe(409);
      // One's own text cannot be reported.
      else if (call.startsWith("POST /outfit/report/") && caller === "the owner")
        expect(status, caller).toBe(409);
      // A public call may reject the request as invalid, but never because of its caller.
      else if (access === "public") expect([401, 403], caller).not.toContain(status);
      else expect([200, 201, 202, 204], caller).toContain(status);
    }
  });
});

// covers: sensitive-01
it("what cannot be taken back is rejected in an older session, and changes nothing", async () => {
  const subject = await createSubject(shop);
  await shop.database.update(users).set({ isAdmin: true }).where(eq(users.id, subject.ownerId));
  const fresh = (Object.entries(PERMISSIONS) as [Call, Access][]).filter(([, access]) =>
    access.startsWith("fresh-"),
  );
  expect(fresh.map(([call]) => call)).toContain("DELETE /user/delete/:id");

  for (const [call] of fresh) {
    const headers = await CALLERS["the owner"](subject);
    await shop.database.update(sessions).set({ authenticatedAt: new Date(0) });
    const request = await requestFor(call, subject);
    const response = await shop.app.inject({ ...request, headers: { ...headers, ...request.headers } });
    expect([call, response.statusCode, response.json().code]).toEqual([
      call,
      403,
      "CURRENT_PASSWORD_REQUIRED",
    ]);
  }
});

// covers: sessions-11
it("unsafe calls from a page of another site are rejected, even with an administrator's token", async () => {
  const subject = await createSubject(shop);
  // As an administrator, so that only the origin can be the reason for a rejection.
  const headers = { ...(await CALLERS["an administrator"]()), origin: "https://evil.example" };

  for (const call of Object.keys(PERMISSIONS) as Call[]) {
    const status = await make(call, subject, headers);
    if (call.startsWith("GET ")) expect(status, call).not.toBe(403);
    else expect(status, call).toBe(403);
  }
});

/** Makes a call about the subject; returns the status. */
async function make(call: Call, subject: Subject, headers: Record<string, string>): Promise<number> {
  const request = await requestFor(call, subject);
  return (await shop.app.inject({ ...request, headers: { ...headers, ...request.headers } })).statusCode;
}

function inTableNotation(path: string): string {
  return path.slice(API_PREFIX.length).replace(/\{(\w+)\}/g, ":$1");
}
