import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** An opaque random secret of 256 bits, in URL-safe characters. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/**
 * The form in which a secret is stored. A plain digest is enough, because the secret has too much entropy
 * to be guessed.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
