import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** An opaque random secret of 256 bits, in URL-safe characters (D12). */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What the database keeps of a secret; a plain digest is enough because the secret itself cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
