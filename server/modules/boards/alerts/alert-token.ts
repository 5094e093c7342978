import { createHmac, timingSafeEqual } from "node:crypto";
import { shopSecret } from "#server/cluster/shop-secret.ts";
import type { Database } from "#server/db/database.ts";

/** Length of the user's id, and of the code that proves that the shop wrote the token. */
const PART_BYTES = 16;

/**
 * The secret in a digest's links. It is the same in every digest of a user, so that old links work and
 * nothing is stored.
 */
export function alertToken(secret: Buffer, userId: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, codeOf(secret, id)]).toString("base64url");
}

export async function userOfAlertToken(database: Database, token: string): Promise<string | undefined> {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * PART_BYTES) return undefined;
  const id = bytes.subarray(0, PART_BYTES);
  if (!timingSafeEqual(bytes.subarray(PART_BYTES), codeOf(await alertSecret(database), id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function alertSecret(database: Database): Promise<Buffer> {
  return shopSecret(database, "alerts");
}

function codeOf(secret: Buffer, id: Buffer): Buffer {
  return createHmac("sha256", secret).update(id).digest().subarray(0, PART_BYTES);
}
