import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AdminUser, AdminUserList } from "#contract/account/admin-users.ts";
import { BLOCK_REASON_MAX_LENGTH } from "#contract/limits.ts";
import { USER_ERRORS as messages } from "#contract/messages/admin.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { createUser, createUsers } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const administrator = () => signIn(shop, { isAdmin: true, username: "Boss" });

async function list({ headers }: Caller, query = ""): Promise<AdminUserList> {
  const response = await shop.app.inject({ url: `/backend/user/admin/users${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const put = ({ headers }: Caller, path: string, payload: object) =>
  shop.app.inject({ method: "PUT", url: `/backend/user/admin/${path}`, headers, payload });
const setRole = (caller: Caller, id: string, isUserAdmin: boolean) =>
  put(caller, `${id}/role`, { isUserAdmin });
const setBlock = (caller: Caller, id: string, blocked: boolean, reason?: string) =>
  put(caller, `${id}/block`, { blocked, ...(reason === undefined ? {} : { reason }) });

describe("the list", () => {
  // covers: users-01
  it("has the users that match the search and the filters, newest first, page by page", async () => {
    const boss = await administrator();
    const at = (day: number) => new Date(`2026-01-0${day}T10:00:00Z`);
    const asha = await createUser(shop.database, {
      ...{ username: "asha", fullName: "Asha Rao", email: "a_rao@shop.example", createdAt: at(1) },
      ...{ blockedAt: at(3), blockedReason: "Spam", emailConfirmedAt: at(1) },
    });
    const ravi = await createUser(shop.database, { username: "ravi", isAdmin: true, createdAt: at(2) });
    const ids = async (query: string) => (await list(boss, query)).users.map(({ _id }) => _id);

    expect(await ids("")).toEqual([boss.userId, ravi, asha]);
    expect(await ids("?searchTerm=RAO")).toEqual([asha]);
    expect(await ids("?searchTerm=a_rao")).toEqual([asha]);
    expect(await ids("?searchTerm=%25")).toEqual([]);
    expect(await ids("?role=admin")).toEqual([boss.userId, ravi]);
    expect(await ids("?role=user&status=&searchTerm=")).toEqual([asha]);
    expect(await ids("?status=blocked")).toEqual([asha]);
    expect(await ids("?status=active&role=admin")).toEqual([boss.userId, ravi]);
    expect(await ids("?startIndex=1&limit=1")).toEqual([ravi]);
    expect((await list(boss, "?limit=1")).total).toBe(3);
    const [shown] = (await list(boss, "?status=blocked")).users;
    expect(shown).toEqual({
      ...{ _id: asha, id: asha, username: "asha", fullName: "Asha Rao", email: "a_rao@shop.example" },
      ...{ gender: "", isUserAdmin: false, googlePhotoUrl: "", avatar: "" },
      ...{ createdAt: at(1).toISOString(), isBlocked: true, blockedReason: "Spam", emailConfirmed: true },
    } satisfies AdminUser);
  });

  // covers: users-01
  it("has 20 users a page", async () => {
    const boss = await administrator();
    await createUsers(shop.database, 25);
    expect((await list(boss)).users).toHaveLength(20);
    expect((await list(boss, "?startIndex=20")).users).toHaveLength(6);
  });

  it.each([
    "searchTerm=%00",
    `searchTerm=${"x".repeat(101)}`,
    "role=owner",
    "status=gone",
    "startIndex=-1",
    "startIndex=10001",
    "limit=0",
    "limit=101",
    "limit=1e1",
  ])("rejects %s", async (query) => {
    const { headers } = await administrator();
    const response = await shop.app.inject({ url: `/backend/user/admin/users?${query}`, headers });
    expect(response.statusCode).toBe(400);
  });
});

describe("the role", () => {
  // covers: users-02
  it("is given to a user, who has to sign in again, and taken away; both are recorded", async () => {
    const boss = await administrator();
    const asha = await signIn(shop, { username: "asha" });

    const granted = await setRole(boss, asha.userId, true);
    expect(granted.json()).toMatchObject({ _id: asha.userId, isUserAdmin: true });
    expect(await checkAuth(shop, asha.headers)).toBe(401);
    expect((await setRole(boss, asha.userId, true)).statusCode).toBe(200);
    expect((await setRole(boss, asha.userId, false)).json()).toMatchObject({ isUserAdmin: false });

    const recorded = await shop.database.select().from(administratorActivity);
    expect(recorded.map(({ action }) => action)).toEqual(["madeAdministrator", "administratorRemoved"]);
  });

  // covers: users-04
  it("is neither one's own to change nor the last administrator's to lose", async () => {
    const boss = await administrator();
    const response = await setRole(boss, boss.userId, false);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "CONFLICT", message: messages.ownRole.text });
    expect((await setRole(boss, boss.userId, true)).statusCode).toBe(200);
  });

  // covers: users-04
  it("stays with one administrator when two take it from each other at once", async () => {
    const [one, two] = [await administrator(), await signIn(shop, { isAdmin: true })];
    const statuses = await Promise.all([
      setRole(one, two.userId, false).then(({ statusCode }) => statusCode),
      setRole(two, one.userId, false).then(({ statusCode }) => statusCode),
    ]);
    expect(statuses.sort()).toEqual([200, 403]);
    expect(await shop.database.$count(users, eq(users.isAdmin, true))).toBe(1);
  });

  it("is not given to a blocked user, who can lose it", async () => {
    const boss = await administrator();
    const asha = await createUser(shop.database, { blockedAt: new Date() });
    const other = await createUser(shop.database, { blockedAt: new Date(), isAdmin: true });
    expect((await setRole(boss, asha, true)).json()).toMatchObject({
      message: messages.blockedAdministrator.text,
    });
    expect((await setRole(boss, other, false)).statusCode).toBe(200);
  });
});

describe("a block", () => {
  // covers: users-03
  it("ends the user's sessions, and the next sign-in says why; unblocking lets them in again", async () => {
    const boss = await administrator();
    const asha = await signUpAndIn(shop);

    const blocked = await setBlock(boss, asha.id, true, "  Spam in comments ");
    expect(blocked.json()).toMatchObject({ isBlocked: true, blockedReason: "Spam in comments" });
    expect(await checkAuth(shop, asha.headers)).toBe(401);
    expect(await checkAuth(shop, { cookie: asha.cookie })).toBe(401);
    const refused = await post(shop, "/auth/signin", ASHA);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: "BLOCKED",
      message: "Your account is blocked. Reason: Spam in comments",
    });
    // A wrong password does not say that there is an account.
    expect((await post(shop, "/auth/signin", { ...ASHA, password: "wrong" })).statusCode).toBe(401);
    expect((await post(shop, "/auth/signup", ASHA)).statusCode).toBe(409);

    expect((await setBlock(boss, asha.id, false)).json()).toMatchObject({
      isBlocked: false,
      blockedReason: null,
    });
    expect((await post(shop, "/auth/signin", ASHA)).statusCode).toBe(200);
    const recorded = await shop.database.select().from(administratorActivity);
    expect(recorded.map(({ action }) => action).sort()).toEqual(["blocked", "unblocked"]);
  });

  // covers: users-03
  it("without a reason says just that, and a session that began at the same moment is not valid", async () => {
    const boss = await administrator();
    const asha = await signUpAndIn(shop);
    await shop.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, asha.id));
    expect(await checkAuth(shop, asha.headers)).toBe(401);
    expect((await post(shop, "/auth/signin", ASHA)).json()).toMatchObject({
      message: "Your account is blocked.",
    });
    expect((await setBlock(boss, asha.id, true)).statusCode).toBe(200);
  });

  // covers: users-03
  it("that meets a sign-in leaves no session", async () => {
    const boss = await administrator();
    const asha = await signUpAndIn(shop);
    await Promise.all([
      ...Array.from({ length: 5 }, () => post(shop, "/auth/signin", ASHA)),
      setBlock(boss, asha.id, true),
    ]);
    expect(await shop.database.$count(sessions, eq(sessions.userId, asha.id))).toBe(0);
  });

  // covers: users-04
  it("is refused for oneself, and leaves one administrator who can sign in", async () => {
    const [one, two] = [await administrator(), await signIn(shop, { isAdmin: true })];
    expect((await setBlock(one, one.userId, true)).json()).toMatchObject({ message: messages.ownBlock.text });
    const statuses = await Promise.all([
      setBlock(one, two.userId, true).then(({ statusCode }) => statusCode),
      setBlock(two, one.userId, true).then(({ statusCode }) => statusCode),
    ]);
    // The blocked one has no session any more, or is no longer an administrator who can act.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = shop.database.select().from(users).where(eq(users.isAdmin, true));
    expect((await left).filter(({ blockedAt }) => !blockedAt)).toHaveLength(1);
  });
});

it.each([
  ["role", {}],
  ["role", { isUserAdmin: "yes" }],
  ["role", { isUserAdmin: null }],
  ["block", {}],
  ["block", { blocked: 1 }],
  ["block", { blocked: true, reason: 7 }],
  ["block", { blocked: true, reason: "a\u0000b" }],
  ["block", { blocked: true, reason: "x".repeat(BLOCK_REASON_MAX_LENGTH + 1) }],
])("%s refuses %j", async (path, body) => {
  const boss = await administrator();
  const asha = await createUser(shop.database);
  const response = await put(boss, `${asha}/${path}`, body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "VALIDATION_FAILED", message: expect.stringMatching(/\w/) });
});

it.each(["not-an-id", crypto.randomUUID()])("says that there is no account %s", async (id) => {
  const boss = await administrator();
  for (const response of [await setRole(boss, id, true), await setBlock(boss, id, true)]) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: messages.notFound.text });
  }
});
