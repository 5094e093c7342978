import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Pending sign-ins at the identity provider; in the database so that any node can finish one. */
export const providerAttempts = pgTable(
  "provider_attempts",
  {
    /** SHA-256 of the secret in the cookie of the browser that started the sign-in. */
    cookieHash: text("cookie_hash").primaryKey(),
    state: text("state").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** Chosen by the page that opened the pop-up, to recognize the result of its own sign-in. */
    flow: text("flow").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("provider_attempts_expires_at_idx").on(table.expiresAt)],
);

/** Verified claims from the provider; the holder of the proof redeems them once. */
export const providerProofs = pgTable(
  "provider_proofs",
  {
    /** SHA-256 of the proof that the page receives. */
    proofHash: text("proof_hash").primaryKey(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    photoUrl: text("photo_url").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("provider_proofs_expires_at_idx").on(table.expiresAt)],
);
