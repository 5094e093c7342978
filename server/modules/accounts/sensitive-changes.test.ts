import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { UpdatedUser } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS as responses } from "#contract/messages/account-errors.ts";
import { sessions } from "#server/db/schema/users.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, type Person, signUpAndIn } from "#tests/setup/account-calls.ts";
import { emailFor } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const NEW_EMAIL = "new@shop.example";

function update({ id, headers }: Pick<Person, "id" | "headers">, payload: object) {
  return shop.app.inject({ method: "PUT", url: `/backend/user/update/${id}`, headers, payload });
}

const passMinutes = (minutes: number) =>
  shop.database
    .update(sessions)
    .set({ authenticatedAt: sql`${sessions.authenticatedAt} - make_interval(mins => ${minutes})` });

describe("in an older session", () => {
  // covers: sensitive-01
  it.each([[{ password: "Another-2026" }], [{ email: NEW_EMAIL }], [{ email: NEW_EMAIL, fullName: "A" }]])(
    "%j needs the current password",
    async (changes) => {
      const asha = await signUpAndIn(shop);
      await passMinutes(15);

      const without = await update(asha, changes);
      const wrong = await update(asha, { ...changes, currentPassword: "Wrong-2026" });
      expect([without.statusCode, without.json().code, without.json().message]).toEqual([
        ...[403, "CURRENT_PASSWORD_REQUIRED"],
        responses.currentPasswordRequired.text,
      ]);
      expect([wrong.statusCode, wrong.json().message]).toEqual([403, responses.currentPasswordWrong.text]);

      const right = await update(asha, { ...changes, currentPassword: ` ${ASHA.password}` });
      expect(right.statusCode).toBe(200);
    },
  );

  // covers: sensitive-01
  it("other fields, and the same email, need none", async () => {
    const asha = await signUpAndIn(shop);
    await passMinutes(60);

    const response = await update(asha, { fullName: "Asha Rao", email: ASHA.email, password: "" });

    expect(response.statusCode).toBe(200);
    expect(response.json<UpdatedUser>().token).toBeUndefined();
  });

  // covers: sensitive-06
  it("the current password makes it fresh, with a new token and cookie; the former ones are dead", async () => {
    const asha = await signUpAndIn(shop);
    await passMinutes(15);

    const response = await update(asha, { email: NEW_EMAIL, currentPassword: ASHA.password });

    const { token = "" } = response.json<UpdatedUser>();
    const [cookie] = response.cookies;
    expect(await checkAuth(shop, asha.headers)).toBe(401);
    expect(await checkAuth(shop, { cookie: asha.cookie })).toBe(401);
    expect(await checkAuth(shop, bearer(token))).toBe(200);
    expect(await checkAuth(shop, { cookie: `${cookie?.name}=${cookie?.value}` })).toBe(200);
    expect((await update({ ...asha, headers: bearer(token) }, { password: "Another-2026" })).statusCode).toBe(
      200,
    );
  });

  // covers: sensitive-01
  it("a call that changes nothing tells that the password is needed, and that it is no more", async () => {
    const asha = await signUpAndIn(shop);
    const isFresh = (headers: Person["headers"]) =>
      shop.app.inject({ url: "/backend/user/fresh-session", headers });
    expect((await isFresh(asha.headers)).statusCode).toBe(204);
    await passMinutes(15);

    const refused = await isFresh(asha.headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "CURRENT_PASSWORD_REQUIRED"]);

    const { headers } = asha;
    const payload = { currentPassword: ASHA.password };
    const url = "/backend/user/reauthenticate";
    const renewed = await shop.app.inject({ method: "POST", url, headers, payload });
    expect((await isFresh(bearer(renewed.json().token))).statusCode).toBe(204);
  });

  it("an account without password has to sign in again", async () => {
    const id = await createUser(shop.database);
    const headers = bearer(await createSession(shop.database, id));
    await passMinutes(15);

    const response = await update({ id, headers }, { email: NEW_EMAIL });
    const guessed = await update({ id, headers }, { email: NEW_EMAIL, currentPassword: "x" });

    expect([response.statusCode, response.json().message]).toEqual([403, responses.signInAgain.text]);
    expect(guessed.statusCode).toBe(403);
  });
});

// covers: sensitive-01
it("a wrong current password is rejected in a fresh session too", async () => {
  const asha = await signUpAndIn(shop);
  expect((await update(asha, { fullName: "A", currentPassword: "Wrong" })).statusCode).toBe(403);
});

// covers: sensitive-04
it("a changed password is told by email", async () => {
  const asha = await signUpAndIn(shop);
  await update(asha, { password: "Another-2026" });
  await emailFor(shop, ASHA.email, "Your password was changed");
});
