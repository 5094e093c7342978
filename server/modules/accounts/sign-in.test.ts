import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { SignedIn } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES as messages } from "#contract/messages/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { hashSecret } from "#server/modules/sessions/secrets.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

vi.mock("@node-rs/argon2", { spy: true });
const argon2 = await import("@node-rs/argon2");

const shop = testShop({ sessionTtlHours: 2 });
const TWO_HOURS_MS = 2 * 60 * 60 * 1_000;

describe("POST auth/signin", () => {
  // covers: fields-06, calls-02, sessions-06, sessions-07, stored-session-03, passwords-04, responses-03
  // covers: user-view-01
  it("returns the user with a token, and sets a cookie with another secret", async () => {
    await post(shop, "/auth/signup", ASHA);
    const before = Date.now();

    const response = await post(shop, "/auth/signin", {
      email: " ASHA@shop.example ",
      password: ` ${ASHA.password}`,
    });

    const body = response.json<SignedIn>();
    expect(response.statusCode).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      ["success", "message", "token", "sessionExpiry", "_id", "id", "username", "fullName"]
        .concat(["email", "gender", "isUserAdmin", "googlePhotoUrl", "avatar"])
        .sort(),
    );
    expect(body).toMatchObject({
      success: true,
      _id: body.id,
      username: "Asha",
      email: ASHA.email,
      isUserAdmin: false,
    });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.sessionExpiry - before).toBeGreaterThanOrEqual(TWO_HOURS_MS);
    expect(body.sessionExpiry - Date.now()).toBeLessThanOrEqual(TWO_HOURS_MS);
    expect(response.headers["cache-control"]).toBe("no-store");

    const [cookie, ...more] = response.cookies;
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({
      name: "__Secure-session",
      path: "/backend",
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    });
    expect(cookie?.maxAge).toBeGreaterThan(7_190);
    expect(cookie?.maxAge).toBeLessThanOrEqual(7_200);
    expect(response.body).not.toContain(cookie?.value);
  });

  // covers: sessions-02
  it("stores only hashes of the two secrets", async () => {
    const { token, cookie } = await signUpAndIn(shop);
    const secret = cookie.split("=")[1] ?? "";

    const stored = await shop.database.select().from(sessions);

    expect(stored).toMatchObject([{ tokenHash: hashSecret(token), cookieHash: hashSecret(secret) }]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it("creates a new token for each sign-in", async () => {
    const first = await signUpAndIn(shop);
    const second = await signIn(shop, ASHA);

    expect(second.token).not.toBe(first.token);
    expect(await checkAuth(shop, first.headers)).toBe(200);
  });

  // covers: passwords-06
  it("rejects a wrong email, a wrong password and an account without password alike, after the same work", async () => {
    await post(shop, "/auth/signup", ASHA);
    await createUser(shop.database, { email: "provider@shop.example" });
    const responses: unknown[] = [];
    const costs: unknown[] = [];

    for (const [email, password] of [
      [ASHA.email, "wrong"],
      ["nobody@shop.example", ASHA.password],
      ["provider@shop.example", ASHA.password],
    ]) {
      vi.mocked(argon2.verify).mockClear();
      const response = await post(shop, "/auth/signin", { email, password });
      responses.push([response.statusCode, response.body, response.headers["set-cookie"]]);
      expect(argon2.verify).toHaveBeenCalledTimes(1);
      costs.push(argon2.parseOptions(String(vi.mocked(argon2.verify).mock.calls[0]?.[0])));
    }
    expect(costs).toEqual(Array(3).fill(costs[0]));

    const { text: message, reason } = ACCOUNT_ERRORS.wrongCredentials;
    const refusal = { success: false, message, error: message, code: "UNAUTHENTICATED", reason };
    const body = JSON.stringify(refusal);
    expect(responses).toEqual(Array(3).fill([401, body, undefined]));
    expect(await shop.database.select().from(sessions)).toEqual([]);
  });

  const BAD_VALUES = [undefined, null, 7, ["a"], { $gt: "" }, "", "  ", "x".repeat(10_000)];
  it.each(["email", "password"].flatMap((field) => BAD_VALUES.map((value) => [field, value] as const)))(
    "rejects the %s %j",
    async (field, value) => {
      expect((await post(shop, "/auth/signin", { ...ASHA, [field]: value })).statusCode).toBe(400);
    },
  );

  it.each([
    [{ email: "a\u0000b", password: "x" }, 400],
    [{ email: "a' or 1=1 --", password: "x" }, 401],
    [{ email: ASHA.email, password: "\u0000" }, 401],
    [{ email: ASHA.email, password: "\ud800" }, 401],
  ])("rejects %j with status %i", async (body, status) => {
    await post(shop, "/auth/signup", ASHA);

    expect((await post(shop, "/auth/signin", body)).statusCode).toBe(status);
  });

  // covers: validation-01, input-08
  it("returns the form's message when a field is missing", async () => {
    expect((await post(shop, "/auth/signin", { email: ASHA.email })).json()).toMatchObject({
      message: messages.signInIncomplete,
    });
  });
});

describe("GET user/check-auth", () => {
  // covers: calls-09, sessions-10, responses-08
  it("accepts a session by bearer token or cookie only", async () => {
    const { id, headers, cookie, token } = await signUpAndIn(shop);

    const byBearer = await shop.app.inject({ url: "/backend/user/check-auth", headers });
    expect(byBearer.json()).toMatchObject({ success: true, user: { _id: id, email: ASHA.email } });
    expect(byBearer.headers["cache-control"]).toBe("no-store");
    expect(await checkAuth(shop, { cookie })).toBe(200);
    expect(await checkAuth(shop, {})).toBe(401);
    expect(await checkAuth(shop, { authorization: token })).toBe(401);
    // The two secrets are not interchangeable.
    expect(await checkAuth(shop, { cookie: `__Secure-session=${token}` })).toBe(401);
    expect(await checkAuth(shop, { authorization: `Bearer ${cookie.split("=")[1]}` })).toBe(401);
  });

  it("uses the bearer token when both are sent", async () => {
    const { cookie } = await signUpAndIn(shop);

    expect(await checkAuth(shop, { cookie, authorization: `Bearer ${"x".repeat(43)}` })).toBe(401);
  });

  // covers: sessions-03
  it("rejects an expired session", async () => {
    const userId = await createUser(shop.database);
    const token = await createSession(shop.database, userId, new Date(Date.now() - 1));

    expect(await checkAuth(shop, { authorization: `Bearer ${token}` })).toBe(401);
  });

  it("reports the current role", async () => {
    const { id, headers } = await signUpAndIn(shop);
    const isAdmin = async () => {
      const response = await shop.app.inject({ url: "/backend/user/check-auth", headers });
      return response.json<{ user: { isUserAdmin: boolean } }>().user.isUserAdmin;
    };

    await shop.database.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    expect(await isAdmin()).toBe(true);
    await shop.database.update(users).set({ isAdmin: false }).where(eq(users.id, id));
    expect(await isAdmin()).toBe(false);
  });
});

describe.each(["/auth/signout", "/user/signout"])("POST %s", (path) => {
  // covers: calls-05, calls-06, sessions-05, sessions-10, responses-06
  it.each(["bearer", "cookie"] as const)("ends the session of its %s only", async (by) => {
    const here = await signUpAndIn(shop);
    const elsewhere = await signIn(shop, ASHA);

    const response = await post(
      shop,
      path,
      undefined,
      by === "bearer" ? here.headers : { cookie: here.cookie },
    );

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: ACCOUNT_RESPONSES.signedOut });
    expect(response.cookies).toMatchObject([
      { name: "__Secure-session", value: "", path: "/backend", maxAge: 0 },
    ]);
    expect(await checkAuth(shop, here.headers)).toBe(401);
    expect(await checkAuth(shop, { cookie: here.cookie })).toBe(401);
    expect(await checkAuth(shop, elsewhere.headers)).toBe(200);
  });

  it("ends both sessions when bearer and cookie belong to different ones", async () => {
    const first = await signUpAndIn(shop);
    const second = await signIn(shop, ASHA);

    await post(shop, path, undefined, { ...first.headers, cookie: second.cookie });

    expect(await shop.database.select().from(sessions)).toEqual([]);
  });

  it.each([
    ["without a session", {}, undefined],
    ["with an unknown token", { authorization: `Bearer ${"x".repeat(43)}` }, undefined],
    ["with a malformed cookie", { cookie: "__Secure-session=%E0%A4%A" }, undefined],
    ["with a JSON content type and no body", { "content-type": "application/json" }, undefined],
    ["with a body", {}, { anything: true }],
  ])("succeeds %s", async (_how, headers, body) => {
    expect((await post(shop, path, body, headers as Record<string, string>)).statusCode).toBe(200);
  });
});
