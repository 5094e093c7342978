import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Sign-ins at the identity provider that are under way; kept here so that any node can finish what another began (D19). */
export const providerAttempts = pgTable(
  "provider_attempts",
  {
    /** SHA-256 of the secret in the cookie of the browser that began it. */
    cookieHash: text("cookie_hash").primaryKey(),
    state: text("state").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** Chosen by the page that opened the pop-up, so that it knows its own result. */
    flow: text("flow").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("provider_attempts_expires_at_idx").on(table.expiresAt)],
);

/** What the provider said of somebody, to be fetched once by whoever holds the proof. */
export const providerProofs = pgTable(
  "provider_proofs",
  {
    /** SHA-256 of the proof handed to the page. */
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
