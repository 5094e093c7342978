import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { REACTION_USERS_LISTED, WAITING_TEXTS_MAX } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { comments, outfitReactions, type ReactionKind, replies } from "#server/db/schema/engagement.ts";
import { links } from "#server/db/schema/links.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import {
  type ItemLink,
  isLinkOfItem,
  itemLinkJson,
  itemLinkSelection,
} from "#server/modules/outfits/item-link.ts";
import { outfitSelection } from "#server/modules/outfits/outfit-selection.ts";

/** The columns of an item that a response has. */
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

const itemsInOrder = sql<ItemRecord[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${outfitItems.id}, 'sourceName', ${outfitItems.sourceName}, 'itemName', ${outfitItems.itemName},
    'pricePaise', ${outfitItems.pricePaise}, 'link', ${outfitItems.link},
    'role', ${outfitItems.role}, 'roleIsGiven', ${outfitItems.roleIsGiven}, 'match', ${outfitItems.match},
    'spotX', ${outfitItems.spotX}, 'spotY', ${outfitItems.spotY}, 'openCount', ${outfitItems.openCount}, ${itemLinkJson}
  ) order by ${outfitItems.position}), '[]')
  from ${outfitItems} left join ${links} on ${isLinkOfItem} where ${outfitItems.outfitId} = ${outfits.id}
)`.as("items");

/** A comment or reply that waits for review, as JSON has it. */
export interface WaitingRecord {
  commentId: string;
  replyId: string | null;
  text: string;
  createdAt: string;
}

const callerId = sql`${sql.placeholder("callerId")}::uuid`;

const waitingOfVisitor = sql<WaitingRecord[]>`'[]'::json`;
/** The caller's own held texts, newest first. Two partial indexes have all held texts by author. */
const waitingOfCaller = sql<WaitingRecord[]>`(
  select coalesce(json_agg(held order by held."createdAt" desc), '[]') from (
    select ${comments.id} as "commentId", null::uuid as "replyId", ${comments.text}, ${comments.createdAt} as "createdAt"
    from ${comments}
    where ${comments.userId} = ${callerId} and ${comments.outfitId} = ${outfits.id} and ${comments.heldAt} is not null
    union all
    select ${comments.id}, ${replies.id}, ${replies.text}, ${replies.createdAt}
    from ${replies} join ${comments} on ${comments.id} = ${replies.commentId}
    where ${replies.userId} = ${callerId} and ${comments.outfitId} = ${outfits.id} and ${replies.heldAt} is not null
    order by "createdAt" desc limit ${sql.raw(String(WAITING_TEXTS_MAX))}
  ) held
)`;

const outfitForVisitor = outfitById("outfit_for_visitor", sql``, waitingOfVisitor);
const outfitForCaller = outfitById(
  "outfit_for_caller",
  sql`${outfitReactions.userId} = ${callerId} desc,`,
  waitingOfCaller,
);

/** One statement for everything but the comments: the number of statements is most of the cost of this call. */
function outfitById(name: string, callerFirst: SQL, waiting: SQL<WaitingRecord[]>) {
  return preparedSelect(
    name,
    new QueryBuilder()
      .select({
        ...outfitSelection,
        items: itemsInOrder,
        likes: userIdsWithReaction("like", callerFirst).as("likes"),
        dislikes: userIdsWithReaction("dislike", callerFirst).as("dislikes"),
        waiting: waiting.as("waiting"),
      })
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .where(eq(outfits.id, sql.placeholder("id"))),
  );
}

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

/**
 * One outfit, active or not, with its items in their order and the users who reacted: newest first, at most 1,000 of a kind, always including
 * the caller. Undefined if there is none.
 */
export async function findOutfit(database: Database, id: string, callerId?: string) {
  const [outfit] = callerId
    ? await outfitForCaller(database, { id, callerId })
    : await outfitForVisitor(database, { id });
  return outfit;
}

/** Whether the outfit exists and is active; an administrator sees inactive ones too. */
export async function isVisibleOutfit(database: Database, id: string, isAdmin: boolean): Promise<boolean> {
  const found = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(and(eq(outfits.id, id), isAdmin ? undefined : eq(outfits.isActive, true)));
  return found.length > 0;
}

/** The items of an outfit in their order, with what is known of their links. */
export async function findItems(database: Database, outfitId: string) {
  return database
    .select({ ...getTableColumns(outfitItems), ...itemLinkSelection })
    .from(outfitItems)
    .leftJoin(links, isLinkOfItem)
    .where(eq(outfitItems.outfitId, outfitId))
    .orderBy(asc(outfitItems.position));
}

/** Adds views to several outfits in one statement. Rows are locked in the order of their ids, so that writers cannot deadlock. */
export async function addViews(database: Database, views: ReadonlyMap<string, number>): Promise<void> {
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
  const values = sql.join(
    sorted.map(([id, added]) => sql`(${id}::uuid, ${added}::bigint)`),
    sql`, `,
  );
  await database.execute(sql`
    update ${outfits} set view_count = view_count + new_views.added
    from (select ${outfits.id} as id, v.added from ${outfits} join (values ${values}) as v(id, added) on v.id = ${outfits.id}
          order by ${outfits.id} for update of ${outfits}) as new_views
    where ${outfits.id} = new_views.id
  `);
}
