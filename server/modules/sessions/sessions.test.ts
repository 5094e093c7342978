import { expect, it } from "vitest";
import { sessions } from "#server/db/schema/users.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { findUserByToken } from "./session-repository.ts";

const shop = testShop();

// covers: sessions-01
it("secrets have 256 bits, are unique and need no URL escaping", () => {
  const secrets = Array.from({ length: 1_000 }, newSecret);

  expect(new Set(secrets).size).toBe(1_000);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]+$/);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  }
});

// covers: sessions-02
it("a token identifies its session although the database holds only its hash", async () => {
  const userId = await createUser(shop.database, { isAdmin: true });
  const token = await createSession(shop.database, userId);
  const rows = await shop.database.select().from(sessions);

  expect(rows).toMatchObject([{ userId, tokenHash: hashSecret(token) }]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await findUserByToken(shop.database, token)).toEqual({
    id: userId,
    isAdmin: true,
    sessionId: rows[0]?.id,
    byPasskey: false,
  });
});

it("neither the stored hash nor an unknown token identifies a session", async () => {
  const token = await createSession(shop.database, await createUser(shop.database));

  expect(await findUserByToken(shop.database, hashSecret(token))).toBeUndefined();
  expect(await findUserByToken(shop.database, newSecret())).toBeUndefined();
});
