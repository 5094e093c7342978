import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { ACCOUNT_MESSAGES as messages } from "#contract/messages/account.ts";
import { ACCOUNT_ERRORS as responses } from "#contract/messages/account-errors.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { outfitTag } from "#server/http/cache/cache-tags.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, type Person, post, signIn, signUpAndIn } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { hashPassword } from "./password.ts";

const shop = testShop({ cache: true });

function update(person: Pick<Person, "id">, body: unknown, headers: Record<string, string> = {}) {
  const url = `/backend/user/update/${person.id}`;
  return shop.app.inject({ method: "PUT", url, headers, payload: body as object });
}

async function stored(id: string) {
  const [user] = await shop.database.select().from(users).where(eq(users.id, id));
  return user;
}

describe("PUT user/update/{id}", () => {
  // covers: fields-04, calls-07, uniqueness-01, responses-07, user-view-01
  it("changes the given fields and returns the user", async () => {
    const asha = await signUpAndIn(shop);

    const response = await update(
      asha,
      { username: "Asha R", fullName: " Asha Rao ", email: "Rao@Shop.Example", gender: "Female" },
      asha.headers,
    );

    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.json()).toEqual({
      _id: asha.id,
      id: asha.id,
      username: "Asha R",
      fullName: " Asha Rao ",
      email: "rao@shop.example",
      gender: "Female",
      isUserAdmin: false,
      googlePhotoUrl: "",
      avatar: "",
    });
    await signIn(shop, { ...ASHA, email: "rao@shop.example" });
  });

  // covers: own-account-02, input-02
  it("changes nothing else, and ignores unknown and protected fields", async () => {
    const asha = await signUpAndIn(shop);
    const before = await stored(asha.id);

    const response = await update(
      asha,
      {
        _id: randomUUID(),
        id: randomUUID(),
        isUserAdmin: true,
        isAdmin: true,
        is_admin: true,
        email_verified: true,
        passwordHash: "x",
        googlePhotoUrl: "https://evil.example",
        avatar: "https://evil.example",
        createdAt: "2000-01-01T00:00:00Z",
        password: "",
      },
      asha.headers,
    );

    expect(response.statusCode).toBe(200);
    expect(await stored(asha.id)).toEqual(before);
  });

  // covers: fields-05, validation-10, passwords-03, passwords-05, error-body-02, input-03, lengths-02
  it.each([
    ["username", "", messages.usernameRequired],
    ["username", "  ", messages.usernameRequired],
    ["username", "x".repeat(51), messages.usernameTooLong],
    ["username", "..", messages.usernameIsPath],
    ["username", "a\u0007b", INPUT_MESSAGES.controlCharacters],
    ["username", "a\u200bb", INPUT_MESSAGES.controlCharacters],
    ["username", "\u3164", messages.usernameRequired],
    ["fullName", "\u202eimda", INPUT_MESSAGES.controlCharacters],
    ["username", null, messages.usernameRequired],
    ["username", ["a"], messages.usernameRequired],
    ["fullName", "x".repeat(101), messages.fullNameTooLong],
    ["fullName", "a\u0000b", INPUT_MESSAGES.controlCharacters],
    ["fullName", 7, messages.textExpected],
    ["fullName", { a: 1 }, messages.textExpected],
    ["email", "", messages.emailRequired],
    ["email", "nonsense", messages.emailInvalid],
    ["email", `${"x".repeat(250)}@shop.example`, messages.emailInvalid],
    ["email", 7, messages.emailRequired],
    ["gender", "Other", messages.genderUnknown],
    ["gender", 1, messages.genderUnknown],
    ["gender", null, messages.genderUnknown],
    ["password", " secret", messages.passwordOuterSpaces],
    ["password", "   ", messages.passwordOuterSpaces],
    ["password", "x".repeat(129), messages.passwordTooLong],
    ["password", 7, messages.textExpected],
  ])("rejects the %s %j", async (field, value, message) => {
    const asha = await signUpAndIn(shop);
    const before = await stored(asha.id);

    const response = await update(asha, { fullName: "Asha Rao", [field]: value }, asha.headers);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, details: [{ path: field, message }] });
    expect(await stored(asha.id)).toEqual(before);
  });

  // covers: passwords-03, lengths-02
  it("accepts values of the maximum length", async () => {
    const asha = await signUpAndIn(shop);
    const longest = { username: "u".repeat(50), fullName: "f".repeat(100), password: "p".repeat(128) };

    const response = await update(asha, longest, asha.headers);

    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ username: longest.username, fullName: longest.fullName });
    await expect(signIn(shop, { ...ASHA, password: longest.password })).resolves.toMatchObject({
      id: asha.id,
    });
  });

  // covers: uniqueness-02, uniqueness-03
  it.each([
    [{ email: "RAVI@shop.example" }, responses.emailTaken.text],
    [{ username: "rAVI" }, responses.usernameTaken.text],
    // All or nothing: valid fields of a rejected update are not stored either.
    [{ fullName: "New", password: "new", username: "ravi" }, responses.usernameTaken.text],
  ])("rejects another user's email or username: %j", async (body, message) => {
    const asha = await signUpAndIn(shop);
    await createUser(shop.database, { username: "Ravi", email: "ravi@shop.example" });
    const before = await stored(asha.id);

    const response = await update(asha, body, asha.headers);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message, code: "CONFLICT" });
    expect(await stored(asha.id)).toEqual(before);
  });

  // covers: uniqueness-03
  it("accepts the user's own username in another case and their own email", async () => {
    const asha = await signUpAndIn(shop);

    expect((await update(asha, { username: "ASHA", email: ASHA.email }, asha.headers)).statusCode).toBe(200);
  });

  // covers: passwords-07
  it("ends the other sessions when the password changes, and only the new password signs in", async () => {
    const here = await signUpAndIn(shop);
    const elsewhere = await signIn(shop, ASHA);

    await update(here, { password: "Another-2026" }, here.headers);

    expect(await checkAuth(shop, here.headers)).toBe(200);
    expect(await checkAuth(shop, elsewhere.headers)).toBe(401);
    expect(await checkAuth(shop, { cookie: elsewhere.cookie })).toBe(401);
    expect((await post(shop, "/auth/signin", ASHA)).statusCode).toBe(401);
    await signIn(shop, { email: ASHA.email, password: "Another-2026" });
  });

  // covers: validation-09
  it("does not change the password and sessions when the password is empty", async () => {
    const here = await signUpAndIn(shop);
    const elsewhere = await signIn(shop, ASHA);

    await update(here, { password: "", fullName: "Asha" }, here.headers);

    expect(await checkAuth(shop, elsewhere.headers)).toBe(200);
    await signIn(shop, ASHA);
  });

  // covers: own-account-01, input-01
  it.each([
    ["a malformed id", "nonsense", 404],
    ["an encoded NUL as id", "%00", 404],
    ["the id of another user", randomUUID(), 403],
  ])("%s is rejected before the body is validated", async (_what, id, status) => {
    const asha = await signUpAndIn(shop);

    expect((await update({ id }, { gender: "nonsense" }, asha.headers)).statusCode).toBe(status);
    expect((await update({ id }, { gender: "nonsense" })).statusCode).toBe(401);
  });
});

describe("a new name", () => {
  it("invalidates the cached responses that show it, and only those", async () => {
    const asha = await signUpAndIn(shop);
    const [commented, replied, other] = await createOutfits(shop.database, [{}, {}, {}]);
    await createComment(shop.database, { outfitId: commented ?? "", userId: asha.id });
    const commentId = await createComment(shop.database, { outfitId: replied ?? "", userId: null });
    await createReply(shop.database, { commentId, userId: asha.id });
    await createComment(shop.database, { outfitId: other ?? "", userId: null });
    const invalidateTags = vi.spyOn(shop.app, "invalidateTags");

    await update(asha, { gender: "Female" }, asha.headers);
    expect(invalidateTags).not.toHaveBeenCalled();
    await update(asha, { username: "Asha R" }, asha.headers);

    const [tags] = invalidateTags.mock.calls[0] ?? [];
    expect([...(tags ?? [])].sort()).toEqual([outfitTag(commented ?? ""), outfitTag(replied ?? "")].sort());
  });
});

describe("a new password", () => {
  /** Nobody can hash for this user until these are done: a change that tried would be refused as too many. */
  const fillLane = (userId: string) => Array.from({ length: 20 }, () => hashPassword("queued", userId));

  it.each([
    ["a taken username", { username: "ｒavi" }, 409, "username"],
    ["a taken email", { email: "ravi@shop.example" }, 409, "email"],
  ])("beside %s is refused before it is hashed", async (_what, fields, status, path) => {
    await createUser(shop.database, { username: "Ravi", email: "ravi@shop.example" });
    const asha = await signUpAndIn(shop);
    const queued = fillLane(asha.id);

    const response = await update(asha, { password: "Another-2026", ...fields }, asha.headers);

    expect(response.statusCode, response.body).toBe(status);
    expect(response.json()).toMatchObject({ details: [{ path }] });
    await Promise.all(queued);
  });

  it("of a session that is not fresh is refused before it is hashed", async () => {
    const asha = await signUpAndIn(shop);
    await shop.database.update(sessions).set({ authenticatedAt: new Date(Date.now() - 86_400_000) });
    const queued = fillLane(asha.id);

    const response = await update(asha, { password: "Another-2026" }, asha.headers);

    expect(response.json()).toMatchObject({ code: "CURRENT_PASSWORD_REQUIRED" });
    await Promise.all(queued);
  });
});
