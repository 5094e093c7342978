import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { usernameKeyOf } from "#server/modules/accounts/username-key.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";

type UserOverrides = Partial<typeof users.$inferInsert>;

export async function createUser(database: Database, overrides: UserOverrides = {}): Promise<string> {
  const unique = randomUUID().slice(0, 8);
  const { username = `user-${unique}` } = overrides;
  const email = `user-${unique}@shop.example`;
  const [user] = await database
    .insert(users)
    .values({ username, usernameKey: usernameKeyOf(username), email, ...overrides })
    .returning({ id: users.id });
  if (!user) throw new Error("The user was not stored");
  return user.id;
}

export async function createUsers(database: Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const unique = randomUUID();
    return { username: unique, usernameKey: unique, email: `${unique}@shop.example` };
  });
  const created = await database.insert(users).values(rows).returning({ id: users.id });
  return created.map(({ id }) => id);
}

const ONE_HOUR_MS = 60 * 60 * 1_000;

/** Creates a session for a user; returns the bearer token. */
export async function createSession(
  database: Database,
  userId: string,
  expiresAt = new Date(Date.now() + ONE_HOUR_MS),
): Promise<string> {
  const token = newSecret();
  await database.insert(sessions).values({
    userId,
    tokenHash: hashSecret(token),
    cookieHash: hashSecret(newSecret()),
    expiresAt,
  });
  return token;
}

/** The header a signed-in client sends. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
