import { createHmac } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { shopSecret } from "#server/nodes/shop-secret.ts";

/** The secret in the unsubscribe links of an address. It is the same in every e-mail to the address, so that the links of old ones work. */
export async function deriveUnsubscribeSecret(database: Database, email: string): Promise<string> {
  const key = await shopSecret(database, "newsletter");
  return createHmac("sha256", key).update(email).digest("base64url");
}
