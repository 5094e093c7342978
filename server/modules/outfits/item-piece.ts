import { inArray, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";

/** The ids of the pieces that have these links, by the links as they are given. */
export async function findPieceIds(
  database: Database,
  links: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const normalised = new Map(links.map((link) => [link, normaliseLink(link)]));
  if (normalised.size === 0) return new Map();
  const rows = await database
    .select({ id: pieces.id, normalisedLink: pieces.normalisedLink })
    .from(pieces)
    .where(
      inArray(
        sql`md5(${pieces.normalisedLink})`,
        [...new Set(normalised.values())].map((link) => sql`md5(${link})`),
      ),
    );
  const ids = new Map(rows.map(({ id, normalisedLink }) => [normalisedLink, id]));
  return new Map(
    [...normalised].flatMap(([link, url]) => {
      const id = ids.get(url);
      return id === undefined ? [] : [[link, id] as const];
    }),
  );
}
