import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { shopSecrets } from "#server/db/schema/nodes.ts";

/** A random key of 32 bytes, shared by all nodes of the shop and generated on first use. */
export async function shopSecret(database: Database, name: string): Promise<Buffer> {
  await database
    .insert(shopSecrets)
    .values({ name, secret: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [found] = await database
    .select({ secret: shopSecrets.secret })
    .from(shopSecrets)
    .where(eq(shopSecrets.name, name));
  if (!found) throw new Error(`The secret ${name} was not stored`);
  return Buffer.from(found.secret, "base64url");
}
