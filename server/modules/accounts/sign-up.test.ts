import { describe, expect, it } from "vitest";
import type { ErrorBody } from "#contract/http/api-error.ts";
import { ACCOUNT_MESSAGES as messages } from "#contract/messages/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { users } from "#server/db/schema/users.ts";
import { ASHA, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const signUp = (body: unknown, headers = {}) => post(shop, "/auth/signup", body, headers);
const storedUsers = () => shop.database.select().from(users);

describe("POST auth/signup", () => {
  // covers: calls-03, passwords-01, passwords-04, uniqueness-01, responses-05
  it("creates an account with trimmed texts, lower-case email and hashed password, and no session", async () => {
    const response = await signUp({
      username: "  Asha ",
      email: " Asha@Shop.Example\n",
      password: " Monsoon-2026 ",
    });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ success: true, message: responses.signedUp });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["set-cookie"]).toBeUndefined();
    const [stored] = await storedUsers();
    expect(stored).toMatchObject({
      username: "Asha",
      email: "asha@shop.example",
      isAdmin: false,
      fullName: "",
    });
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  // covers: uniqueness-02, uniqueness-03, error-body-05
  it.each([
    [{ ...ASHA, username: "other", email: "ASHA@shop.EXAMPLE" }, ACCOUNT_ERRORS.emailTaken, "email"],
    [{ ...ASHA, username: "aSHA", email: "other@shop.example" }, ACCOUNT_ERRORS.usernameTaken, "username"],
  ])(
    "rejects another user's email or username in any case: %j",
    async (account, { text: message, reason }, path) => {
      await signUp(ASHA);

      const response = await signUp(account);

      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ success: false, message, error: message, code: "CONFLICT" });
      expect(response.json<ErrorBody>().details).toEqual([{ path, message, reason }]);
      expect(await storedUsers()).toHaveLength(1);
    },
  );

  // covers: uniqueness-02, uniqueness-03
  it.each([
    ["the same email", (index: number) => ({ ...ASHA, username: `asha-${index}` })],
    ["the same username", (index: number) => ({ ...ASHA, email: `asha-${index}@shop.example` })],
  ])("accepts one of several concurrent sign-ups with %s", async (_what, accountOf) => {
    const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => signUp(accountOf(index))));

    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await storedUsers()).toHaveLength(1);
  });

  const BAD_VALUES = [undefined, null, 7, true, ["a"], { a: 1 }, "", "   ", "x".repeat(1_000), "a\u0000b"];
  const BAD = (["username", "email", "password"] as const).flatMap((field) =>
    BAD_VALUES.map((value) => [field, value] as const),
  );
  // covers: passwords-02
  it.each(BAD)("validates the %s %j", async (field, value) => {
    const response = await signUp({ ...ASHA, [field]: value });

    // A password is never displayed or searched, so it may contain any character.
    const allowed = field === "password" && value === "a\u0000b";
    expect(response.statusCode, response.body).toBe(allowed ? 201 : 400);
    expect(await storedUsers()).toHaveLength(allowed ? 1 : 0);
  });

  // covers: passwords-03, lengths-02
  it("accepts a username of 50 and a password of 128 characters, which can sign in", async () => {
    const account = { ...ASHA, username: "u".repeat(50), password: "p".repeat(128) };

    await expect(signUpAndIn(shop, account)).resolves.toHaveProperty("token");
  });

  // covers: passwords-03, lengths-02
  it.each([
    ["username", "u".repeat(51)],
    ["password", "p".repeat(129)],
  ])("rejects one character more in the %s", async (field, value) => {
    expect((await signUp({ ...ASHA, [field]: value })).statusCode).toBe(400);
    expect(await storedUsers()).toEqual([]);
  });

  it.each(["asha", "asha@", "@shop.example", "a b@shop.example", "asha@shop.example\r\nBcc: x@y.example"])(
    "rejects %j as an email",
    async (email) => {
      const response = await signUp({ ...ASHA, email });

      expect(response.json()).toMatchObject({ message: messages.emailInvalid, code: "VALIDATION_FAILED" });
    },
  );

  // covers: validation-02, input-08
  it.each(["username", "email", "password"])(
    "returns the form's message when %s is missing",
    async (field) => {
      expect((await signUp({ ...ASHA, [field]: " " })).json()).toMatchObject({
        message: messages.signUpIncomplete,
      });
    },
  );

  it.each(["Ásha", "आशा", "👩\u200d👧", "O'Brien\"; drop table users --", "<script>alert(1)</script>"])(
    "stores the username %s unchanged",
    async (username) => {
      expect((await signUp({ ...ASHA, username })).statusCode).toBe(201);
      expect(await storedUsers()).toMatchObject([{ username }]);
    },
  );

  it.each(["\u200b", "\u3164", "\u2800", "\u202eadmin", "chief\u200d", "chie\u200bf"])(
    "rejects the username %j, of which people see nothing or another one",
    async (username) => {
      expect((await signUp({ ...ASHA, username })).statusCode).toBe(400);
      expect(await storedUsers()).toEqual([]);
    },
  );

  it.each([
    ["chief", "ｃhief"],
    ["chief", "сhief"],
    ["chief", "𝒸hief"],
    ["jos\u00e9", "jose\u0301"],
    ["Asha Rao", "asha\u00a0 rao"],
  ])("with the username %s present, %s is taken", async (present, username) => {
    expect((await signUp({ ...ASHA, username: present })).statusCode).toBe(201);

    const response = await signUp({ ...ASHA, username, email: "other@shop.example" });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: ACCOUNT_ERRORS.usernameTaken.text });
  });

  // covers: own-account-02, input-02
  it("uses only the three fields of the body", async () => {
    const response = await signUp({
      ...ASHA,
      _id: "00000000-0000-4000-8000-000000000000",
      id: "00000000-0000-4000-8000-000000000000",
      isUserAdmin: true,
      isAdmin: true,
      is_admin: true,
      email_verified: true,
      passwordHash: "x",
      fullName: "Mallory",
      avatar: "javascript:alert(1)",
    });

    expect(response.statusCode).toBe(201);
    const [stored] = await storedUsers();
    expect(stored).toMatchObject({ isAdmin: false, fullName: "", avatar: "" });
    expect(stored?.id).not.toContain("00000000-0000");
  });

  // covers: error-body-07
  it.each([
    [
      "a body of 10 MB",
      JSON.stringify({ ...ASHA, username: "x".repeat(10_000_000) }),
      "application/json",
      413,
    ],
    ["a form", "username=asha", "application/x-www-form-urlencoded", 415],
    ["plain text", JSON.stringify(ASHA), "text/plain", 415],
    ["xml", "<a/>", "application/xml", 415],
    ["a truncated body", '{"username":', "application/json", 400],
    ["an array", "[]", "application/json", 400],
    ["a prototype", '{"__proto__":{"isAdmin":true},"username":"a"}', "application/json", 400],
    ["nothing", "", "application/json", 400],
  ])("rejects %s with the API's error body", async (_what, payload, type, status) => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/backend/auth/signup",
      headers: { "content-type": type },
      payload,
    });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect(await storedUsers()).toHaveLength(0);
  });
});
