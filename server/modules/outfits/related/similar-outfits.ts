import { desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { type Category, OUTFIT_TYPES } from "#contract/outfit/outfit-vocabulary.ts";
import { preparedSelect } from "#server/db/prepared-statements.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { outfitSelection } from "#server/modules/outfits/outfit-selection.ts";

/*
 * Comparing with every outfit would take seconds in a large catalogue. A bounded number of candidates is read
 * along indexes and then ranked: the newest of the same section and category or, where those are few, of a
 * neighbouring category, those with an item of the same garment and colour at the nearest price, and the most
 * viewed, which fill a small shop's list.
 */
const NEWEST = 12;
const COMPARED_ITEMS = 8;
const ITEMS_ON_EACH_SIDE = 3;
const MOST_VIEWED = 50;
const VIEWED_CANDIDATES = 12;

/**
 * A shared token counts one: a garment of the same colour has three, so the section outweighs a few items and
 * the category one.
 */
const SECTION_SCORE = 12;
const CATEGORY_SCORE = 4;
const NEIGHBOUR_SCORE = 3;
/** Taken off for each e-fold of the price, up to the most. */
const PRICE_SCORE = 3;
const PRICE_SCORE_MAX = 6;

/** Occasions that one dresses alike for. */
const ALIKE: readonly (readonly Category[])[] = [
  ["Summer Beachwear", "Vacation", "Trip/Travel"],
  ["Trip/Travel", "Outdoor Adventure", "Winter"],
  ["Formal", "Job Interview"],
  ["Wedding", "Festival", "Traditional"],
  ["Date", "Dinner", "Couple"],
  ["Party", "Birthday", "Prom and Graduation"],
  ["Party", "Concert and Music Festival"],
  ["Outdoor Adventure", "Workout"],
];
const neighbours = sql.join(
  ALIKE.flatMap((group) =>
    group.flatMap((category) =>
      group.filter((other) => other !== category).map((other) => sql`(${category}, ${other})`),
    ),
  ),
  sql`, `,
);

const number = (value: number) => sql.raw(String(value));
const types = sql.join(
  OUTFIT_TYPES.map((type) => sql`(${type})`),
  sql`, `,
);

/** The index has the type before the date, so that each type is read on its own. */
const newestOfKind = sql`
  (select newest.id from shown cross join occasions cross join (values ${types}) as types (type) cross join lateral (
    select id, created_at from ${outfits}
    where is_active and category = occasions.category and section = shown.section and type = types.type
    order by created_at desc limit ${number(NEWEST)}) as newest
  order by occasions.score desc, newest.created_at desc limit ${number(NEWEST)})`;

function nearestItems(comparison: string, direction: string) {
  return sql`(
    select outfit_id from ${outfitItems}
    where kind_token = own.kind_token and price_paise ${sql.raw(comparison)} own.price_paise
    order by price_paise ${sql.raw(direction)} limit ${number(ITEMS_ON_EACH_SIDE)})`;
}

const withSameKind = sql`
  select nearest.outfit_id as id from (
    select kind_token, price_paise from ${outfitItems} where outfit_id = (select id from shown) and kind_token is not null
    order by position limit ${number(COMPARED_ITEMS)}
  ) as own cross join lateral (${nearestItems(">=", "asc")} union all ${nearestItems("<", "desc")}) as nearest`;

const mostViewed = sql`
  select viewed.id from shown cross join lateral (
    select id from (
      select id, section, view_count from ${outfits} where is_active order by view_count desc, id desc limit ${number(MOST_VIEWED)}
    ) as first
    order by first.section = shown.section desc, first.view_count desc, first.id desc limit ${number(VIEWED_CANDIDATES)}) as viewed`;

// In the select list, unnest returns its rows one by one; in the from clause it stores them first, for each
// candidate.
const sharedTokens = sql`
  (select count(*) from (select unnest(shown.outfit_tokens) as token offset 0) as own where own.token = any (candidate.outfit_tokens))`;

const score = sql`
  ${sharedTokens}
  + case when candidate.section = shown.section then ${number(SECTION_SCORE)} else 0 end
  + coalesce((select occasions.score from occasions where occasions.category = candidate.category), 0)
  - least(${number(PRICE_SCORE_MAX)}, ${number(PRICE_SCORE)} * abs(ln(
      greatest(candidate.total_price_paise, 1)::double precision / greatest(shown.total_price_paise, 1))))`;

const ranked = sql`
  with shown as materialized (
    select id, category, section, total_price_paise, outfit_tokens from ${outfits} where id = ${sql.placeholder("id")} and is_active
  ), occasions as materialized (
    select category, ${number(CATEGORY_SCORE)} as score from shown
    union all
    select neighbour, ${number(NEIGHBOUR_SCORE)}
    from shown join (values ${neighbours}) as alike (category, neighbour) using (category)
  ), candidates as materialized (${newestOfKind} union ${withSameKind} union ${mostViewed})
  select candidate.id, ${score} as score, candidate.view_count
  from candidates join ${outfits} as candidate using (id) cross join shown
  where candidate.is_active and candidate.id <> shown.id
  order by score desc, candidate.view_count desc, candidate.id desc limit ${sql.placeholder("limit")}`;

/** Other active outfits, the most similar first; none for an outfit that is inactive or does not exist. */
export const findSimilarOutfits = preparedSelect(
  "similar_outfits",
  new QueryBuilder()
    .select(outfitSelection)
    .from(outfits)
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .innerJoin(sql`(${ranked}) as ranked`, sql`ranked.id = ${outfits.id}`)
    .orderBy(sql`ranked.score desc`, desc(outfits.viewCount), desc(outfits.id)),
);
