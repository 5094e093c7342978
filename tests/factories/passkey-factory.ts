import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { insertPasskey } from "#server/modules/accounts/passkeys/passkey-repository.ts";

/** A passkey that no authenticator has. */
export async function createPasskey(database: Database, userId: string): Promise<string> {
  const { id } = await insertPasskey(database, {
    userId,
    userHandle: randomUUID(),
    credentialId: randomUUID(),
    publicKey: "",
    counter: 0,
    transports: [],
    name: "A passkey",
  });
  return id;
}
