import { desc, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { COMMENTS_WITH_OUTFIT, HELD_CONTRIBUTIONS_MAX, REACTION_USERS_LISTED } from "#contract/limits.ts";
import type { Comment } from "#contract/outfit/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { comments, outfitReactions, type ReactionKind, replies } from "#server/db/schema/engagement.ts";
import { links } from "#server/db/schema/links.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { type ItemLink, isLinkOfItem, itemLinkJson } from "#server/modules/outfits/item-link.ts";
import { outfitSelection } from "#server/modules/outfits/outfit-selection.ts";
import { commentsJson } from "./contributions-json.ts";

/*
 * A whole outfit in one statement: its row, items, the users who reacted, comments, and what waits for
 * review. The number of statements is most of the cost of a call.
 */

export type ItemRecord = Pick<
  typeof outfitItems.$inferSelect,
  | "id"
  | "sourceName"
  | "itemName"
  | "pricePaise"
  | "link"
  | "role"
  | "roleIsGiven"
  | "match"
  | "spotX"
  | "spotY"
  | "openCount"
> &
  ItemLink;

/** One link is read for each item: for a join, the planner of a small shop reads and hashes all links. */
const linkOfItem = sql`lateral (select * from ${links} where ${isLinkOfItem} limit 1) ${links} on true`;

const itemsInOrder = sql<ItemRecord[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${outfitItems.id}, 'sourceName', ${outfitItems.sourceName}, 'itemName', ${outfitItems.itemName},
    'pricePaise', ${outfitItems.pricePaise}, 'link', ${outfitItems.link},
    'role', ${outfitItems.role}, 'roleIsGiven', ${outfitItems.roleIsGiven}, 'match', ${outfitItems.match},
    'spotX', ${outfitItems.spotX}, 'spotY', ${outfitItems.spotY}, 'openCount', ${outfitItems.openCount}, ${itemLinkJson}
  ) order by ${outfitItems.position}), '[]')
  from ${outfitItems} left join ${linkOfItem} where ${outfitItems.outfitId} = ${outfits.id}
)`.as("items");

/** A comment or reply that waits for review, as JSON has it. */
export interface HeldRecord {
  commentId: string;
  replyId: string | null;
  text: string;
  createdAt: string;
}

const newestComments = sql`
  select * from ${comments} where ${comments.outfitId} = ${outfits.id} and ${comments.heldAt} is null
  order by ${comments.createdAt} desc, ${comments.id} desc limit ${sql.raw(String(COMMENTS_WITH_OUTFIT))}`;

const callerId = sql`${sql.placeholder("callerId")}::uuid`;

const nothingWaits = sql<HeldRecord[]>`'[]'::json`;
/** The caller's own held contributions, newest first. Two partial indexes have all of them by author. */
const waitingOfCaller = sql<HeldRecord[]>`(
  select coalesce(json_agg(held order by held."createdAt" desc), '[]') from (
    select ${comments.id} as "commentId", null::uuid as "replyId", ${comments.text}, ${comments.createdAt} as "createdAt"
    from ${comments}
    where ${comments.userId} = ${callerId} and ${comments.outfitId} = ${outfits.id} and ${comments.heldAt} is not null
    union all
    select ${comments.id}, ${replies.id}, ${replies.text}, ${replies.createdAt}
    from ${replies} join ${comments} on ${comments.id} = ${replies.commentId}
    where ${replies.userId} = ${callerId} and ${comments.outfitId} = ${outfits.id} and ${replies.heldAt} is not null
    order by "createdAt" desc limit ${sql.raw(String(HELD_CONTRIBUTIONS_MAX))}
  ) held
)`;

function userIdsWithReaction(kind: ReactionKind, callerFirst: SQL): SQL<string[]> {
  return sql`array(
    select user_id::text from (
      select ${outfitReactions.userId}, ${outfitReactions.createdAt} from ${outfitReactions}
      where ${outfitReactions.outfitId} = ${outfits.id} and ${outfitReactions.kind} = '${sql.raw(kind)}'
      order by ${callerFirst} ${outfitReactions.createdAt} desc, ${outfitReactions.userId} desc
      limit ${sql.raw(String(REACTION_USERS_LISTED))}
    ) newest order by created_at desc, user_id desc
  )`;
}

interface View {
  /** SQL of the caller's id; null for a visitor. */
  caller: SQL;
  /** Orders the users who reacted, the caller before others. */
  callerFirst: SQL;
  waiting: SQL<HeldRecord[]>;
}

const VISITOR: View = { caller: sql`null::uuid`, callerFirst: sql``, waiting: nothingWaits };
const CALLER: View = {
  caller: callerId,
  callerFirst: sql`${outfitReactions.userId} = ${callerId} desc,`,
  waiting: waitingOfCaller,
};

function wholeOutfits({ caller, callerFirst, waiting }: View) {
  return new QueryBuilder()
    .select({
      ...outfitSelection,
      items: itemsInOrder,
      likes: userIdsWithReaction("like", callerFirst).as("likes"),
      dislikes: userIdsWithReaction("dislike", callerFirst).as("dislikes"),
      // Counters are exact, so zero saves the query.
      comments: sql<
        Comment[]
      >`case when ${outfits.commentCount} > 0 then ${commentsJson(newestComments, caller)} else '[]' end`.as(
        "comments",
      ),
      waiting: waiting.as("waiting"),
    })
    .from(outfits)
    .innerJoin(media, eq(outfits.mediaId, media.id));
}

const isOutfit = eq(outfits.id, sql.placeholder("id"));
const outfitForVisitor = preparedSelect("outfit_for_visitor", wholeOutfits(VISITOR).where(isOutfit));
const outfitForCaller = preparedSelect("outfit_for_caller", wholeOutfits(CALLER).where(isOutfit));
const outfitsBefore = preparedSelect(
  undefined,
  wholeOutfits({ ...CALLER, waiting: nothingWaits })
    .where(
      sql`(${outfits.createdAt}, ${outfits.id}) < (${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::uuid)`,
    )
    .orderBy(desc(outfits.createdAt), desc(outfits.id))
    .limit(sql.placeholder("limit")),
);

/**
 * One outfit, active or not; undefined if there is none. Of the users who reacted the newest 1,000 of a kind,
 * always including the caller.
 */
export async function findWholeOutfit(database: Database, id: string, callerId?: string) {
  const [outfit] = callerId
    ? await outfitForCaller(database, { id, callerId })
    : await outfitForVisitor(database, { id });
  return outfit;
}

export type WholeOutfit = NonNullable<Awaited<ReturnType<typeof findWholeOutfit>>>;

/** Before all others in the order of `findWholeOutfitsAfter`. */
const FIRST = { id: "ffffffff-ffff-ffff-ffff-ffffffffffff", createdAt: "infinity" };

/**
 * The next outfits after one, newest first, without contributions that wait: changes between two calls
 * neither repeat nor skip an outfit.
 */
export async function findWholeOutfitsAfter(
  database: Database,
  last: WholeOutfit | undefined,
  limit: number,
  callerId: string,
): Promise<WholeOutfit[]> {
  const after = last ? { id: last.id, createdAt: last.createdAt.toISOString() } : FIRST;
  return outfitsBefore(database, { ...after, limit, callerId });
}
