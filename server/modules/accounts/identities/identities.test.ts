import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { identities, sessions, users } from "#server/db/schema/users.ts";
import { createPasskey } from "#tests/factories/passkey-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { accountOf } from "#tests/setup/email-change-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

async function personWithIdentities(...issuers: string[]) {
  const id = await createUser(shop.database);
  for (const issuer of issuers) {
    await shop.database.insert(identities).values({ issuer, subject: id, userId: id });
  }
  const headers = bearer(await createSession(shop.database, id));
  const account = await accountOf(shop, headers);
  return { id, headers, linked: account.identities };
}

const unlink = (headers: Record<string, string>, id = "") =>
  shop.app.inject({ method: "DELETE", url: `/backend/user/identities/${id}`, headers });

it("are listed by the provider's host and unlinked one by one, but not the last way in", async () => {
  const { headers, linked } = await personWithIdentities("https://one.example", "https://two.example/realm");
  expect(linked.map(({ provider }) => provider)).toEqual(["one.example", "two.example"]);

  const first = await unlink(headers, linked[0]?._id);
  const again = await unlink(headers, linked[0]?._id);
  const last = await unlink(headers, linked[1]?._id);

  expect([first.statusCode, first.json().message]).toEqual([200, responses.identityUnlinked]);
  expect([again.statusCode, again.json().message]).toEqual([404, ACCOUNT_ERRORS.identityUnknown.text]);
  expect([last.statusCode, last.json().message]).toEqual([409, ACCOUNT_ERRORS.lastWayIn.text]);
  const account = await accountOf(shop, headers);
  expect(account.identities).toHaveLength(1);
  expect(account.activity[0]?.kind).toBe("identity-unlinked");
});

it.each(["password", "passkey"])("the only one is unlinked from an account with a %s", async (other) => {
  const { id, headers, linked } = await personWithIdentities("https://one.example");
  if (other === "passkey") await createPasskey(shop.database, id);
  else await shop.database.update(users).set({ passwordHash: "x" }).where(eq(users.id, id));

  expect((await unlink(headers, linked[0]?._id)).statusCode).toBe(200);
});

it("needs a fresh session, and nobody unlinks another person's", async () => {
  const asha = await personWithIdentities("https://one.example", "https://two.example");
  const ravi = await personWithIdentities("https://one.example");

  expect((await unlink(ravi.headers, asha.linked[0]?._id)).statusCode).toBe(404);
  expect((await unlink(ravi.headers, "x")).statusCode).toBe(404);
  await shop.database.update(sessions).set({ authenticatedAt: sql`now() - interval '16 minutes'` });
  expect((await unlink(asha.headers, asha.linked[0]?._id)).json().code).toBe("CURRENT_PASSWORD_REQUIRED");
});
