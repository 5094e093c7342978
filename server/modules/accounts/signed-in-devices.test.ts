import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountState, SignedIn } from "#contract/account/account.ts";
import type { SessionList } from "#contract/account/security-events.ts";
import { securityEvents, sessions, users } from "#server/db/schema/users.ts";
import { setAdministrator } from "#server/modules/accounts/administrators.ts";
import { insertUnlessRepeated } from "#server/modules/sessions/security-event-repository.ts";
import { bearer } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { update } from "#tests/setup/email-change-calls.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";

type Headers = Record<string, string>;
const get = async <T>(path: string, headers: Headers) =>
  (await shop.app.inject({ url: `/backend${path}`, headers })).json<T>();
const devicesOf = async (headers: Headers) => (await get<SessionList>("/user/sessions", headers)).sessions;
const activityOf = async (headers: Headers) => (await get<AccountState>("/user/account", headers)).activity;
const remove = (path: string, headers: Headers) =>
  shop.app.inject({ method: "DELETE", url: `/backend/user/sessions${path}`, headers });

async function signInOn(userAgent: string): Promise<Headers> {
  const response = await post(shop, "/auth/signin", ASHA, { "user-agent": userAgent });
  return bearer(response.json<SignedIn>().token);
}

describe("where a user is signed in", () => {
  // covers: devices-01
  it("lists valid sessions with device and times, and marks the caller's", async () => {
    await post(shop, "/auth/signup", ASHA);
    const chrome = await signInOn(CHROME);
    await signInOn(FIREFOX);
    await signInOn(FIREFOX);
    await shop.database.execute(
      sql`update sessions set expires_at = now() where id = (select id from sessions where device like 'Firefox%' limit 1)`,
    );

    const devices = await devicesOf(chrome);

    expect(devices.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ["Chrome on Linux", true],
      ["Firefox on Windows", false],
    ]);
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual([
      "_id",
      "createdAt",
      "device",
      "isCurrent",
      "lastUsedAt",
    ]);
  });

  // covers: devices-02
  it("one press ends one of them, another all others", async () => {
    await post(shop, "/auth/signup", ASHA);
    const [chrome, firefox] = [await signInOn(CHROME), await signInOn(FIREFOX)];
    const third = await signInOn(FIREFOX);
    const [{ _id = "" } = {}] = (await devicesOf(firefox)).filter(({ isCurrent }) => isCurrent);

    expect((await remove(`/${_id}`, chrome)).statusCode).toBe(200);
    expect((await remove(`/${_id}`, chrome)).statusCode).toBe(404);
    expect([await checkAuth(shop, firefox), await checkAuth(shop, third)]).toEqual([401, 200]);
    expect((await remove("", chrome)).statusCode).toBe(200);
    expect([await checkAuth(shop, chrome), await checkAuth(shop, third)]).toEqual([200, 401]);
  });

  // covers: devices-02
  it("another user's session, and what is none, is a 404", async () => {
    const asha = await signUpAndIn(shop);
    const ravi = await signUpAndIn(shop, { ...ASHA, username: "ravi", email: "ravi@shop.example" });
    const [{ _id = "" } = {}] = await devicesOf(asha.headers);

    for (const id of [_id, randomUUID(), "1", "%00"]) {
      expect((await remove(`/${id}`, ravi.headers)).statusCode, id).toBe(404);
    }
    expect(await checkAuth(shop, asha.headers)).toBe(200);
  });

  it("notes the last use, at most every five minutes", async () => {
    const asha = await signUpAndIn(shop);
    const lastUse = async () => (await shop.database.select().from(sessions))[0]?.lastUsedAt ?? new Date(0);
    await shop.database.update(sessions).set({ lastUsedAt: sql`now() - interval '4 minutes'` });
    const before = await lastUse();
    await checkAuth(shop, asha.headers);
    expect(await lastUse()).toEqual(before);

    await shop.database.update(sessions).set({ lastUsedAt: sql`now() - interval '6 minutes'` });
    await checkAuth(shop, { cookie: asha.cookie });
    expect((await lastUse()).getTime()).toBeGreaterThan(before.getTime());
  });

  // covers: sensitive-06
  it("a new administrator has to sign in again", async () => {
    const asha = await signUpAndIn(shop);
    await setAdministrator(shop.database, ASHA.email, true);
    expect(await checkAuth(shop, asha.headers)).toBe(401);
  });
});

describe("recent activity", () => {
  // covers: activity-01
  it("has sign-ins, failed ones once, requested and changed passwords and changed addresses, newest first", async () => {
    const asha = await signUpAndIn(shop);
    for (let time = 0; time < 3; time++) await post(shop, "/auth/signin", { ...ASHA, password: "Wrong" });
    await expect.poll(() => shop.database.$count(securityEvents)).toBe(2);
    await post(shop, "/auth/forgot", { email: ASHA.email });
    await expect.poll(() => shop.database.$count(securityEvents)).toBe(3);
    await update(shop, asha, { password: "Another-2026" });
    await update(shop, asha, { email: "new@shop.example" });

    const activity = await activityOf(asha.headers);

    expect(activity.map(({ kind }) => kind)).toEqual([
      ...["email-changed", "password-changed", "password-reset-requested", "sign-in-failed", "signed-in"],
    ]);
    expect(JSON.stringify(activity)).not.toContain("shop.example");
  });

  // covers: activity-01
  it("has the last twenty", async () => {
    const asha = await signUpAndIn(shop);
    const event = { userId: asha.id, kind: "signed-in" as const, device: "Chrome" };
    await shop.database.insert(securityEvents).values(Array.from({ length: 30 }, () => event));
    expect(await activityOf(asha.headers)).toHaveLength(20);
  });

  it("has one event for other devices that are signed out, and none if there are none, so that it hides no sign-in", async () => {
    await post(shop, "/auth/signup", ASHA);
    await signInOn(CHROME);
    const firefox = await signInOn(FIREFOX);

    const statuses = await Promise.all(Array.from({ length: 20 }, () => remove("", firefox)));

    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await activityOf(firefox)).map(({ kind }) => kind)).toEqual([
      ...["signed-out-elsewhere", "signed-in-on-new-device", "signed-in"],
    ]);
  });

  it("has what others cause at once once", async () => {
    const { id: userId } = await signUpAndIn(shop);
    const event = { userId, kind: "password-reset-requested", device: "Chrome" } as const;

    await Promise.all(Array.from({ length: 8 }, () => insertUnlessRepeated(shop.database, event)));

    expect(await shop.database.$count(securityEvents)).toBe(2);
  });

  it("names a device that is new to the account, and tells the owner of a confirmed address", async () => {
    await post(shop, "/auth/signup", ASHA);
    await shop.database.update(users).set({ emailConfirmedAt: sql`now()` });
    await signInOn(CHROME);
    await signInOn(CHROME);
    const firefox = await signInOn(FIREFOX);
    await signInOn(FIREFOX);

    const activity = await activityOf(firefox);

    expect(activity.map(({ kind, device }) => [kind, device])).toEqual([
      ["signed-in", "Firefox on Windows"],
      ["signed-in-on-new-device", "Firefox on Windows"],
      ["signed-in", "Chrome on Linux"],
      ["signed-in", "Chrome on Linux"],
    ]);
    const { mail } = await emailFor(shop, ASHA.email, "A new sign-in to your account");
    expect(mail.text).toContain("Firefox on Windows");
  });

  it("is the user's own", async () => {
    await signUpAndIn(shop);
    const ravi = await signUpAndIn(shop, { ...ASHA, username: "ravi", email: "ravi@shop.example" });
    expect(await activityOf(ravi.headers)).toHaveLength(1);
    await signIn(shop, ASHA);
    expect(await activityOf(ravi.headers)).toHaveLength(1);
  });
});
