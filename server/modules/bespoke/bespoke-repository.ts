import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { BespokeListQuery, BespokeRequestInput } from "#contract/bespoke/bespoke.ts";
import {
  BESPOKE_ANSWERED_RETENTION_DAYS,
  BESPOKE_OPEN_RETENTION_DAYS,
  OWN_BESPOKE_REQUESTS_LISTED,
} from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { bespokeAnswerOutfits, bespokeRequests } from "#server/db/schema/community.ts";
import { media } from "#server/db/schema/media.ts";
import { users } from "#server/db/schema/users.ts";
import { withdrawMessages } from "#server/modules/mail/outbox-repository.ts";

/** The outbox's name for messages about a request. */
export function aboutRequest(id: string): string {
  return `bespoke/${id}`;
}

const answerOutfitIds = sql<string[]>`(
  select coalesce(json_agg(${bespokeAnswerOutfits.outfitId} order by ${bespokeAnswerOutfits.position}), '[]')
  from ${bespokeAnswerOutfits} where ${bespokeAnswerOutfits.requestId} = ${bespokeRequests.id}
)`;

export async function insertRequest(
  tx: Database,
  input: BespokeRequestInput & { userId: string | undefined; mediaId: string | undefined },
): Promise<{ id: string; createdAt: Date }> {
  const [inserted] = await tx
    .insert(bespokeRequests)
    .values(input)
    .returning({ id: bespokeRequests.id, createdAt: bespokeRequests.createdAt });
  if (!inserted) throw new Error("A bespoke request was not stored");
  return inserted;
}

/** A page of requests: open ones by due time, answered ones by the latest reply. */
export async function findRequests(database: Database, { state, startIndex, limit }: BespokeListQuery) {
  const isOpen = state === "open";
  return selectRequests(database)
    .where(isOpen ? isNull(bespokeRequests.answeredAt) : isNotNull(bespokeRequests.answeredAt))
    .orderBy(
      isOpen ? asc(bespokeRequests.createdAt) : desc(bespokeRequests.answeredAt),
      asc(bespokeRequests.id),
    )
    .limit(limit)
    .offset(startIndex);
}
export type BespokeRecord = Awaited<ReturnType<typeof findRequests>>[number];

export async function findRequest(database: Database, id: string): Promise<BespokeRecord | undefined> {
  const [found] = await selectRequests(database).where(eq(bespokeRequests.id, id));
  return found;
}

/** The newest requests that a user sent while signed in. */
export async function findRequestsOf(database: Database, userId: string) {
  const { id, description, createdAt, answeredAt } = bespokeRequests;
  return database
    .select({ id, description, createdAt, answeredAt })
    .from(bespokeRequests)
    .where(eq(bespokeRequests.userId, userId))
    .orderBy(desc(createdAt), asc(id))
    .limit(OWN_BESPOKE_REQUESTS_LISTED);
}
export type OwnRequestRecord = Awaited<ReturnType<typeof findRequestsOf>>[number];

export async function countOpenRequests(database: Database): Promise<number> {
  return database.$count(bespokeRequests, isNull(bespokeRequests.answeredAt));
}

/** Locks a request until the transaction ends; undefined if there is none. */
export async function lockRequest(
  tx: Database,
  id: string,
): Promise<Pick<BespokeRecord, "description" | "email" | "answeredAt"> | undefined> {
  const [locked] = await tx
    .select({
      description: bespokeRequests.description,
      email: bespokeRequests.email,
      answeredAt: bespokeRequests.answeredAt,
    })
    .from(bespokeRequests)
    .where(eq(bespokeRequests.id, id))
    .for("update");
  return locked;
}

export async function storeReply(
  tx: Database,
  { id, callerId, note, outfitIds }: { id: string; callerId: string; note: string; outfitIds: string[] },
): Promise<void> {
  await tx
    .update(bespokeRequests)
    .set({ answerNote: note, answeredBy: callerId, answeredAt: sql`now()` })
    .where(eq(bespokeRequests.id, id));
  await tx
    .insert(bespokeAnswerOutfits)
    .values(outfitIds.map((outfitId, position) => ({ requestId: id, outfitId, position })));
}

/**
 * Deletes a user's requests, answered or not, and their unsent e-mails. The media sweep deletes their
 * pictures.
 */
export async function deleteRequestsOf(tx: Database, userId: string): Promise<void> {
  const gone = await tx
    .delete(bespokeRequests)
    .where(eq(bespokeRequests.userId, userId))
    .returning({ id: bespokeRequests.id });
  for (const { id } of gone) await withdrawMessages(tx, aboutRequest(id));
}

/** Deletes requests after their retention period, with their replies. */
export async function deleteOldRequests(database: Database): Promise<void> {
  const { answeredAt, createdAt } = bespokeRequests;
  const unanswered = and(isNull(answeredAt), lt(createdAt, nowMinusDays(BESPOKE_OPEN_RETENTION_DAYS)));
  await database
    .delete(bespokeRequests)
    .where(or(lt(answeredAt, nowMinusDays(BESPOKE_ANSWERED_RETENTION_DAYS)), unanswered));
}

function selectRequests(database: Database) {
  return database
    .select({
      id: bespokeRequests.id,
      description: bespokeRequests.description,
      email: bespokeRequests.email,
      name: sql<string | null>`coalesce(nullif(${users.fullName}, ''), ${users.username})`,
      mediaId: bespokeRequests.mediaId,
      imageWidth: media.width,
      imageHeight: media.height,
      imagePlaceholder: media.placeholder,
      createdAt: bespokeRequests.createdAt,
      answeredAt: bespokeRequests.answeredAt,
      answerNote: bespokeRequests.answerNote,
      answerOutfitIds,
    })
    .from(bespokeRequests)
    .leftJoin(media, eq(bespokeRequests.mediaId, media.id))
    .leftJoin(users, eq(bespokeRequests.userId, users.id));
}
