import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AdminFilter } from "#contract/dashboard/admin-outfits.ts";
import { likeLiteral } from "#server/db/like-literal.ts";
import { outfits, outfitTexts } from "#server/db/schema/outfits.ts";

/** The outfits of the administrator's search and filters; undefined for all of them. */
export function matchesFilter({
  searchTerm = "",
  category,
  section,
  type,
  status,
}: AdminFilter): SQL | undefined {
  const words = searchTerm.split(/\s+/).filter(Boolean);
  return and(
    category && eq(outfits.category, category),
    section && eq(outfits.section, section),
    type && eq(outfits.type, type),
    status && eq(outfits.isActive, status === "active"),
    status === "scheduled" ? isNotNull(outfits.publishAt) : undefined,
    words.length > 0 ? hasWords(words) : undefined,
  );
}

/**
 * A semi-join. LIKE and not strpos, because the planner knows from its statistics how many rows a pattern
 * matches.
 */
function hasWords(words: readonly string[]): SQL {
  const patterns = words.map((word) => {
    return sql`${outfitTexts.text} like '%' || lower(${likeLiteral(word)}::text) || '%'`;
  });
  return sql`exists (select from ${outfitTexts} where ${outfitTexts.outfitId} = ${outfits.id} and ${and(...patterns)})`;
}
