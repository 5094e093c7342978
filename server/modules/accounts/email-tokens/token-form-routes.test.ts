import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { users } from "#server/db/schema/users.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ASHA, checkAuth, signUpAndIn } from "#tests/setup/account-calls.ts";
import { confirmedPerson, linkFor, update } from "#tests/setup/email-change-calls.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();

/** Posts the form of a page as a browser without scripts does; returns the status and where it leads. */
async function send(url: string, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: "POST",
    url,
    // The pages have the referrer policy no-referrer, so their forms are posted without an origin.
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "null",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    payload: "",
  });
  return [response.statusCode, response.headers.location];
}

const confirmation = async () =>
  tokenIn(await emailFor(shop, ASHA.email, "Please confirm your email address"), "/confirm-email");

// covers: confirmation-04
it("confirms an address", async () => {
  await signUpAndIn(shop);
  const page = `/confirm-email?token=${await confirmation()}`;

  expect(await send(page)).toEqual([303, "/sent/email-confirmed"]);
  expect(await send(page), "the next time").toEqual([303, "/sent/email-confirmed"]);
  expect(await shop.database.select().from(users)).toMatchObject([{ emailConfirmedAt: expect.any(Date) }]);
});

// covers: sensitive-05
it("undoes the change of an address and ends the sessions", async () => {
  const asha = await confirmedPerson(shop);
  await update(shop, asha, { email: "new@shop.example" });
  const page = `/undo-email?token=${await linkFor(shop, ASHA.email, "Your email address is about to change")}`;

  expect(await send(page)).toEqual([303, "/sent/email-restored"]);
  expect(await send(page)).toEqual([303, "/sent/account-link-used"]);
  expect(await shop.database.select().from(users)).toMatchObject([{ email: ASHA.email }]);
  expect(await checkAuth(shop, asha.headers)).toBe(401);
});

it("says that another account has got the address meanwhile", async () => {
  const asha = await confirmedPerson(shop);
  await update(shop, asha, { email: "new@shop.example" });
  await createUser(shop.database, { email: "new@shop.example" });
  const token = await linkFor(shop, "new@shop.example", "Please confirm your new email address");

  expect(await send(`/confirm-email?token=${token}`)).toEqual([303, "/sent/address-taken"]);
});

it("explains a link that has expired, is incomplete or for something else, and changes nothing", async () => {
  await signUpAndIn(shop);
  const token = await confirmation();

  for (const page of [
    `/undo-email?token=${token}`,
    "/confirm-email",
    "/confirm-email?token=",
    `/confirm-email?token=${"x".repeat(201)}`,
    `/confirm-email?token=${token}&token=${token}`,
  ]) {
    expect(await send(page), page).toEqual([303, "/sent/account-link-invalid"]);
  }
  await shop.database.update(emailTokens).set({ expiresAt: sql`now()` });
  expect(await send(`/confirm-email?token=${token}`)).toEqual([303, "/sent/account-link-expired"]);
  expect(await shop.database.select().from(users)).toMatchObject([{ emailConfirmedAt: null }]);
});

it("refuses a form that a page of another site posts", async () => {
  await signUpAndIn(shop);
  const page = `/confirm-email?token=${await confirmation()}`;

  expect(await send(page, { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).toEqual([
    403,
    undefined,
  ]);
});
