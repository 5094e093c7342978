import { and, or, type SQL, sql } from "drizzle-orm";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import type { Need, SearchNeeds } from "./search-needs.ts";
import { integers } from "./tokens.ts";

/** Of more needs, only those worth most count where no outfit meets all; bounds the number of combinations. */
export const COMBINED_MAX = 6;
/** For each need that the same item meets: more than a preference, so that a brand's puffer jacket comes before another one's jacket. */
const SAME_ITEM_SCORE = 15;

/** Always true. Without what it is charged for, the planner reads the whole table for a word that has many completions (migration 0029). */
const PREFERS_TOKEN_INDEX = sql`prefer_token_index(${outfits.searchTokens})`;

/** The condition that an outfit meets so many of the needs. */
export function meetsAtLeast(needs: readonly Need[], count: number): SQL | undefined {
  return and(meets(needs, count), PREFERS_TOKEN_INDEX);
}

function meets(needs: readonly Need[], count: number): SQL | undefined {
  if (count === needs.length)
    return and(...needs.filter(({ isImplied }) => !isImplied).map(({ condition }) => condition));
  const combined = needs.toSorted((a, b) => b.weight - a.weight).slice(0, COMBINED_MAX);
  return or(
    ...combinations(combined, Math.min(count, COMBINED_MAX)).map((some) =>
      and(...some.map(({ condition, lesserCondition }) => lesserCondition ?? condition)),
    ),
  );
}

/** The condition that an outfit meets all needs, read from its row; undefined where that is not possible for one. */
export function meetsAllInRow(needs: readonly Need[]): SQL | undefined {
  const asked = needs.filter(({ isImplied }) => !isImplied);
  const conditions = asked.flatMap(({ rowCondition }) => rowCondition ?? []);
  return conditions.length === asked.length ? and(...conditions) : undefined;
}

function combinations<T>(values: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    combinations(values.slice(index + 1), count - 1).map((others) => [value, ...others]),
  );
}

/** How well an outfit fits: where it has the words, how many of them the same item has, and what it prefers. */
export function relevanceOf({ needs, preferences, preferredInItem }: SearchNeeds, met: number): SQL {
  const isPartial = met < needs.length;
  const scores = needs.map(({ condition, score, weight }) =>
    isPartial ? sql`case when ${condition} then ${sql.raw(String(weight))} + ${score} else 0 end` : score,
  );
  return sql.join(
    [...scores, ...preferences, sameItemScore(needs, preferredInItem)].map((score) => sql`(${score})`),
    sql` + `,
  );
}

function sameItemScore(needs: readonly Need[], preferred: readonly number[]): SQL {
  const wanted = [...needs.map(({ itemTokens }) => itemTokens), ...preferred.map((token) => [token])].filter(
    (tokens) => tokens.length > 0,
  );
  if (wanted.length < 2) return sql`0`;
  const met = wanted.map((tokens) => sql`(${outfitItems.searchTokens} && ${integers(tokens)})::integer`);
  return sql`coalesce((
    select max(${sql.join(met, sql` + `)}) from ${outfitItems} where ${outfitItems.outfitId} = ${outfits.id}
  ), 0) * ${sql.raw(String(SAME_ITEM_SCORE))}`;
}
