import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { bearer } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { databaseError } from "#tests/setup/stub-database.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { ConfirmedSessions } from "./confirmed-sessions.ts";

const shop = testShop();
afterEach(() => void vi.restoreAllMocks());

function breakDatabase(): void {
  vi.spyOn(shop.database._.session, "prepareQuery").mockImplementation(() => {
    throw databaseError("ECONNREFUSED", "connect ECONNREFUSED");
  });
}

describe("check-auth while the database is unavailable", () => {
  // covers: session-check-03
  it("confirms a session, by cookie and by token, that was confirmed before, with its user", async () => {
    const { id, cookie, headers } = await signUpAndIn(shop);
    expect([await checkAuth(shop, { cookie }), await checkAuth(shop, headers)]).toEqual([200, 200]);
    breakDatabase();

    const response = await shop.app.inject({ url: "/backend/user/check-auth", headers: { cookie } });
    expect(response.json()).toMatchObject({ success: true, user: { _id: id, email: ASHA.email } });
    expect(await checkAuth(shop, headers)).toBe(200);
  });

  it("cannot tell about any other session", async () => {
    const { cookie } = await signUpAndIn(shop);
    breakDatabase();

    expect(await checkAuth(shop, { cookie })).toBe(503);
    expect(await checkAuth(shop, bearer("x".repeat(43)))).toBe(503);
    expect(await checkAuth(shop, {})).toBe(401);
  });

  it("does not take the cookie's secret for a token, nor the token for a cookie", async () => {
    const { cookie, headers } = await signUpAndIn(shop);
    const [[, cookieName = "", secret = ""]] = [cookie.match(/^([^=]+)=([^;]+)/) ?? []];
    const token = headers.authorization.replace("Bearer ", "");
    expect([await checkAuth(shop, { cookie }), await checkAuth(shop, headers)]).toEqual([200, 200]);
    breakDatabase();

    expect(await checkAuth(shop, bearer(secret))).toBe(503);
    expect(await checkAuth(shop, { cookie: `${cookieName}=${token}` })).toBe(503);
  });

  it("does not confirm for other calls", async () => {
    const { headers } = await signUpAndIn(shop);
    await checkAuth(shop, headers);
    breakDatabase();
    expect((await shop.app.inject({ url: "/backend/cart", headers })).statusCode).toBe(503);
  });

  it("does not confirm a session that has ended by signing out, or by a new password elsewhere", async () => {
    const left = await signUpAndIn(shop);
    const elsewhere = await signIn(shop, ASHA);
    const here = await signIn(shop, ASHA);
    for (const { cookie } of [left, elsewhere, here]) await checkAuth(shop, { cookie });
    await post(shop, "/auth/signout", undefined, { cookie: left.cookie });
    await shop.app.inject({
      method: "PUT",
      url: `/backend/user/update/${here.id}`,
      headers: here.headers,
      payload: { password: "Another-2027" },
    });
    breakDatabase();

    for (const { cookie } of [left, elsewhere]) expect(await checkAuth(shop, { cookie })).toBe(503);
  });
});

describe("a confirmation", () => {
  const caller = { id: "u1", isAdmin: false, byPasskey: false, sessionId: "s1" };
  const unavailable = () => Promise.reject(databaseError("ECONNREFUSED", "connect ECONNREFUSED"));

  // covers: session-check-03
  it("counts for five minutes from when the database was read", async () => {
    let now = 1_000;
    // The LRU cache reads the time through performance.now, at most once per millisecond of timers.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const pass = (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(1);
    };
    const sessions = new ConfirmedSessions();
    await sessions.findCaller("token", "secret", async () => caller);
    pass(5 * 60 * 1_000 - 10);
    expect(await sessions.findCaller("token", "secret", unavailable)).toEqual(caller);
    pass(20);
    await expect(sessions.findCaller("token", "secret", unavailable)).rejects.toThrow("ECONNREFUSED");
  });

  it("ends when the database does not know the session, and does not cover other failures", async () => {
    const sessions = new ConfirmedSessions();
    await sessions.findCaller("token", "secret", async () => caller);
    const bug = () => Promise.reject(new Error("A bug"));
    await expect(sessions.findCaller("token", "secret", bug)).rejects.toThrow("A bug");
    expect(await sessions.findCaller("token", "secret", async () => undefined)).toBeUndefined();
    await expect(sessions.findCaller("token", "secret", unavailable)).rejects.toThrow("ECONNREFUSED");
  });

  it("is not stored when sessions ended while it was read", async () => {
    const sessions = new ConfirmedSessions();
    await sessions.findCaller("token", "secret", async () => {
      sessions.remove(["u1"]);
      return caller;
    });
    await expect(sessions.findCaller("token", "secret", unavailable)).rejects.toThrow("ECONNREFUSED");
  });
});
