import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { ALERT_HOUR } from "#contract/account/alerts.ts";
import { shopDay, zonedTime } from "#contract/values/zoned-time.ts";
import type { Database } from "#server/db/database.ts";
import { alertSettings, savedOutfits } from "#server/db/schema/boards.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { stylistFollows, submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { aboutAlerts, enqueueEmail } from "#server/modules/mail/outbox-repository.ts";
import { unsubscribeHeaders } from "#server/modules/mail/unsubscribe-links.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";
import { alertSecret, alertToken } from "./alert-token.ts";
import { digestEmail } from "./digest-email.ts";
import { findNews, type OutfitNews } from "./find-news.ts";
import { findFollowedLooks, followsStylists, isNewsUntil, markLooksTold } from "./followed-looks.ts";

export interface DigestRun {
  database: Database;
  settings: EmailSettings;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Called before each digest; the next run continues. */
  isEnding: () => Promise<boolean>;
}

const PEOPLE_AT_ONCE = 100;

/** The digests of a day have the looks of followed stylists that were published until the hour of digests. */
interface DigestDay {
  day: string;
  until: Date;
}

/**
 * Enqueues the digests of the day, from 09:00 in the shop's time zone on; returns how many. What the user was
 * told is stored in the transaction of the digest, so an interrupted or repeated run sends none twice.
 */
export async function sendDigests(run: DigestRun, now: Date): Promise<number> {
  const { day, hour } = shopDay(now, run.settings.timeZone);
  const until = zonedTime(`${day}T${String(ALERT_HOUR).padStart(2, "0")}:00`, run.settings.timeZone);
  if (hour < ALERT_HOUR || !until) return 0;
  const secret = await alertSecret(run.database);
  let sent = 0;
  let after: string | undefined;
  do {
    const due = await findDue(run.database, { day, until }, after);
    for (const userId of due) {
      if (await run.isEnding()) return sent;
      try {
        const digest = { userId, day, until, token: alertToken(secret, userId) };
        if (await sendDigest(run, digest)) sent += 1;
      } catch (error) {
        run.log.warn(
          { err: error, userId },
          "A digest of alerts could not be made; the next try follows soon",
        );
      }
    }
    after = due.length === PEOPLE_AT_ONCE ? due.at(-1) : undefined;
  } while (after !== undefined);
  return sent;
}

const isDueOn = (day: string) =>
  and(
    eq(alertSettings.priceDrops, true),
    or(isNull(alertSettings.comparedOn), lt(alertSettings.comparedOn, day)),
  );

const mayGetDigests = and(isNotNull(users.emailConfirmedAt), isNull(users.blockedAt));

async function findDue(
  database: Database,
  { day, until }: DigestDay,
  after: string | undefined,
): Promise<string[]> {
  const alerted = database.select({ id: alertSettings.userId }).from(alertSettings).where(isDueOn(day));
  const following = database
    .select({ id: stylistFollows.userId })
    .from(stylistFollows)
    .innerJoin(submissions, isNewsUntil(until))
    // Nothing is to be told of a look that is hidden or deleted by now.
    .innerJoin(outfits, and(eq(outfits.id, submissions.outfitId), eq(outfits.isActive, true)));
  const due = await database
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, alerted.union(following)),
        mayGetDigests,
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(PEOPLE_AT_ONCE);
  return due.map(({ userId }) => userId);
}

/** Returns whether a digest is enqueued. */
async function sendDigest(
  { database, settings }: DigestRun,
  { userId, day, until, token }: DigestDay & { userId: string; token: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The lock keeps the user's boards and the confirmed address unchanged.
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), mayGetDigests))
      .for("no key update");
    if (!user) return false;
    const claimed = await tx
      .update(alertSettings)
      .set({ comparedOn: day })
      .where(and(eq(alertSettings.userId, userId), isDueOn(day)))
      .returning({ userId: alertSettings.userId });
    const news = claimed.length > 0 ? await findNews(tx, userId) : [];
    const looks = await findFollowedLooks(tx, userId, until);
    if (news.length === 0 && looks.length === 0) return false;
    const isFollowing = await followsStylists(tx, userId);
    const isEnqueued = await enqueueEmail(tx, {
      about: aboutAlerts(userId),
      event: day,
      recipient: user.email,
      unproved: false,
      headers: unsubscribeHeaders(settings.publicUrl, "alerts", token),
      ...digestEmail(settings, { news, looks, isFollowing, token }),
    });
    // After a change of the shop's time zone, the digest of the day may be there; the news is for the next one.
    if (!isEnqueued) return false;
    await rememberTold(tx, userId, news);
    await markLooksTold(tx, userId, until);
    return true;
  });
}

async function rememberTold(tx: Database, userId: string, news: readonly OutfitNews[]): Promise<void> {
  // Outfits are locked before what references them, as their deletion does.
  const ids = news.map(({ outfit }) => outfit.id);
  await lockOutfits(tx, ids, "key share");
  for (const { outfit, previousPricePaise, missingLinks } of news) {
    await tx
      .update(savedOutfits)
      .set({
        toldMissingLinks: missingLinks,
        ...(previousPricePaise === null ? {} : { toldPricePaise: outfit.totalPricePaise }),
      })
      .where(and(eq(savedOutfits.userId, userId), eq(savedOutfits.outfitId, outfit.id)));
  }
}
