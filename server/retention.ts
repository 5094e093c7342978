import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { BESPOKE_ANSWERED_RETENTION_DAYS, BESPOKE_OPEN_RETENTION_DAYS } from "#contract/limits.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { runHourly } from "./cluster/run-hourly.ts";
import type { Database } from "./db/database.ts";
import { databaseNow } from "./db/database-now.ts";
import { deleteExpiredKeys } from "./http/idempotency/run-once.ts";
import { deleteOldEmailChanges } from "./modules/accounts/email-tokens/email-change.ts";
import { deleteOldTokens } from "./modules/accounts/email-tokens/email-token-repository.ts";
import { deleteExpiredChallenges } from "./modules/accounts/passkeys/passkey-repository.ts";
import { deleteOldActivity } from "./modules/activity/activity-repository.ts";
import { deleteOldCounts, deletePastSearchers } from "./modules/analytics/analytics-cleanup.ts";
import { deleteOldRequests } from "./modules/bespoke/bespoke-repository.ts";
import { deleteOldLinkReports, deleteOldOpens, deleteUnusedLinks } from "./modules/links/link-cleanup.ts";
import { deleteOldMessages, removeOldDigests } from "./modules/mail/outbox-repository.ts";
import type { BlobStore } from "./modules/media/blob-store.ts";
import { sweepMedia } from "./modules/media/media-sweep.ts";
import { deleteOldReports } from "./modules/moderation/report-contribution.ts";
import { deleteStaleSubscriptions } from "./modules/newsletter/subscription-repository.ts";
import { removeExpiredAttempts } from "./modules/provider-sign-in/attempt-repository.ts";
import { deleteOldSecurityEvents } from "./modules/sessions/security-event-repository.ts";
import { deleteExpiredSessions } from "./modules/sessions/session-repository.ts";
import { deleteOldStudioDrafts } from "./modules/studio/board-repository.ts";
import { deleteUnusedCutouts } from "./modules/studio/cutouts/cutout-repository.ts";
import { deleteOldDrafts } from "./modules/submissions/submission-repository.ts";

interface RetentionOptions {
  /** The shop's pictures. */
  store: BlobStore;
  settings: Pick<EmailSettings, "timeZone">;
}

interface Expiry extends RetentionOptions {
  /** Aborted when the process stops, which must not wait for thousands of pictures. */
  signal?: AbortSignal;
}

/** Data that is deleted after a period, in the words of the table in docs/operations.md. */
export interface RetentionRow {
  what: string;
  keptFor: string;
  expire(database: Database, options: Expiry): Promise<void>;
}

export const RETENTION: readonly RetentionRow[] = [
  { what: "sessions", keptFor: "at expiry", expire: deleteExpiredSessions },
  {
    what: 'security events ("Recent activity")',
    keptFor: "after 180 days",
    expire: deleteOldSecurityEvents,
  },
  {
    what: 'what administrators did ("Activity")',
    keptFor: "after a year; what it says of a person, with that person's account",
    expire: deleteOldActivity,
  },
  {
    what: "tokens in account emails (the address and a hash)",
    keptFor: "a week after they expire",
    expire: deleteOldTokens,
  },
  {
    what: "an address that waits to replace a confirmed one",
    keptFor: "when it is confirmed or cancelled; after a week",
    expire: deleteOldEmailChanges,
  },
  {
    what: "challenges for passkeys (hashes)",
    keptFor: "15 minutes after they were made",
    expire: deleteExpiredChallenges,
  },
  {
    what: "attempts to sign in with an identity provider, and the identities that it confirmed",
    keptFor: "10 and 2 minutes after they were made",
    expire: removeExpiredAttempts,
  },
  {
    what: "a bespoke request with its answer",
    keptFor: `${BESPOKE_ANSWERED_RETENTION_DAYS} days after the answer; ${BESPOKE_OPEN_RETENTION_DAYS} days after arrival if unanswered; with the account that sent it`,
    expire: deleteOldRequests,
  },
  // Before their cut-outs and pictures.
  {
    what: "a submitted look that neither waits for review nor was published",
    keptFor: "90 days after its last change; with its author's account",
    expire: deleteOldDrafts,
  },
  {
    what: "a draft in the studio",
    keptFor: "90 days after it was last saved; with the account",
    expire: deleteOldStudioDrafts,
  },
  {
    what: "a cut-out of the studio that no board of an outfit or a submitted look and no draft has",
    keptFor: "a day after it was made",
    expire: deleteUnusedCutouts,
  },
  {
    what: "a picture that nothing references",
    keptFor: "a day after it was last used",
    expire: (database, { store, signal }) => sweepMedia({ database, store, signal }),
  },
  {
    what: "an unconfirmed newsletter address",
    keptFor: "after 30 days",
    expire: deleteStaleSubscriptions,
  },
  {
    what: "digest of an unconfirmed address that got an email",
    keptFor: "a day, while its emails are counted",
    expire: removeOldDigests,
  },
  {
    what: "text and recipient of an email",
    keptFor: "when it is sent; the rest of the row, and messages given up, after 30 days",
    expire: deleteOldMessages,
  },
  { what: "idempotency keys", keptFor: "after a day", expire: deleteExpiredKeys },
  {
    what: "who opened an item's link",
    keptFor: "30 to 90 minutes after the opening; the counts stay",
    expire: deleteOldOpens,
  },
  {
    what: "reports of a problem with an item",
    keptFor: "after 90 days; with the account that sent them",
    expire: deleteOldLinkReports,
  },
  {
    what: "reports of a comment or a reply",
    keptFor: "after 90 days; with the account that sent them",
    expire: deleteOldReports,
  },
  {
    what: "what is known of a link that no item has, and no look that waits for review",
    keptFor: "up to two hours",
    expire: deleteUnusedLinks,
  },
  {
    what: "words that fewer than three people searched for on a day; the salt and hashes that tell people apart",
    keptFor: "up to an hour after the day",
    expire: async (database, { settings }) =>
      deletePastSearchers(database, await today(database, settings.timeZone)),
  },
  // After the words of few people, which would take places among the first 1,000.
  {
    what: "counts of a day (no personal data)",
    keptFor:
      "after two years; by outfit, source and search after 100 days, of which past days keep the first 1,000",
    expire: async (database, { settings }) =>
      deleteOldCounts(database, await today(database, settings.timeZone)),
  },
];

/** Deletes expired data once an hour, on one node. */
export const retention: FastifyPluginAsync<RetentionOptions> = async (app, options) => {
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  runHourly(
    app,
    () => expireRows(RETENTION, app, { ...options, signal: stopping.signal }),
    "Expired data could not be deleted; the next try is in an hour",
    { database: app.db, name: "retention" },
  );
};

/** Runs every row, even if others fail. */
export async function expireRows(
  rows: readonly RetentionRow[],
  { db, log }: Pick<FastifyInstance, "db" | "log">,
  options: Expiry,
): Promise<void> {
  for (const { what, expire } of rows) {
    await expire(db, options).catch((err: unknown) =>
      log.warn({ err, what }, "Expired data could not be deleted; the next try is in an hour"),
    );
  }
}

async function today(database: Database, timeZone: string): Promise<string> {
  return shopDay(await databaseNow(database), timeZone).day;
}
