import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { identities } from "#server/db/schema/users.ts";
import { insertToken } from "#server/modules/accounts/email-tokens/email-token-repository.ts";
import { createPasskey } from "./passkey-factory.ts";

/**
 * What else than a password opens an account: a passkey, an identity, and a link that gives it
 * another address back.
 */
export async function createFormerAccess(database: Database, userId: string, issuer: string): Promise<void> {
  await createPasskey(database, userId);
  await database.insert(identities).values({ issuer, subject: "somebody else", userId });
  const validFor = sql`interval '7 days'`;
  await insertToken(database, { userId, email: "former@shop.example", purpose: "undo-email", validFor });
}

export async function countFormerAccess(database: Database) {
  return {
    passkeys: await database.$count(passkeys),
    identities: await database.$count(identities),
    undoTokens: await database.$count(emailTokens, eq(emailTokens.purpose, "undo-email")),
  };
}
