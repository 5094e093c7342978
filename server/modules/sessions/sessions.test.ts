import { sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
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

it("a session is found although its use cannot be noted, which is logged", async () => {
  const { database } = shop;
  const userId = await createUser(database);
  const token = await createSession(database, userId);
  await database.update(sessions).set({ lastUsedAt: new Date(0) });
  await database.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''disk full''; end'`,
  );
  onTestFinished(async () => void (await database.execute(sql`drop function refuse() cascade`)));
  await database.execute(sql`create trigger refuse before update on sessions execute function refuse()`);
  const log = { warn: vi.fn() };

  expect(await findUserByToken(database, token, log)).toMatchObject({ id: userId });
  expect(log.warn).toHaveBeenCalledOnce();
});
