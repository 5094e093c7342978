import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import { outfitSubtitle } from "#contract/outfit/outfit-subtitle.ts";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { deriveRole } from "#server/modules/outfits/item-role.ts";
import { tokensOf } from "./outfit-tokens.ts";
import { integers } from "./tokens.ts";
import { registerWordsOf } from "./vocabulary.ts";

/** Deriving tokens is work for the processor, so other requests run after this many. */
export const INDEXED_AT_ONCE = 50;

/**
 * Derives and stores the tokens and subtitles of stored outfits, and the roles and normalised links of their
 * items. The words are registered by those who store them.
 */
export async function indexOutfits(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.transaction(async (tx) => {
    // Locked, so that an edit in between is not overwritten with older words.
    const stored = await tx
      .select({
        id: outfits.id,
        category: outfits.category,
        section: outfits.section,
        tags: outfits.tags,
        description: outfits.description,
        pictureColours: media.colours,
      })
      .from(outfits)
      .innerJoin(media, eq(outfits.mediaId, media.id))
      .where(inArray(outfits.id, [...ids]))
      .orderBy(asc(outfits.id))
      .for("no key update", { of: outfits });
    const items = await tx
      .select()
      .from(outfitItems)
      .where(inArray(outfitItems.outfitId, [...ids]))
      .orderBy(asc(outfitItems.position));
    const indexed = stored.map((outfit) => {
      // A role that was given stays.
      const own = items
        .filter(({ outfitId }) => outfitId === outfit.id)
        .map((item) => ({ ...item, role: item.roleIsGiven ? item.role : deriveRole(item.itemName) }));
      const { pictureColours } = outfit;
      return {
        id: outfit.id,
        own,
        subtitle: outfitSubtitle(own),
        ...tokensOf({ ...outfit, items: own, pictureColours }),
      };
    });
    await updateOutfits(
      tx,
      indexed.map(
        ({ id, tokens, outfitTokens, subtitle }) =>
          sql`(${id}::uuid, ${integers(tokens)}, ${integers(outfitTokens)}, ${subtitle})`,
      ),
    );
    await updateItems(
      tx,
      indexed.flatMap(({ own, items: itemTokens, kindTokens }) =>
        own.map(
          ({ id, link, role }, index) =>
            sql`(${id}::uuid, ${integers(itemTokens[index] ?? [])}, ${kindTokens[index] ?? null}::integer, ${role}, ${normaliseLink(link)})`,
        ),
      ),
    );
  });
}

export async function registerStoredWords(database: Database, ids: readonly string[]): Promise<void> {
  const { category, section, tags, description } = outfits;
  const stored = await database
    .select({ id: outfits.id, category, section, tags, description })
    .from(outfits)
    .where(inArray(outfits.id, [...ids]));
  const items = await database
    .select({
      outfitId: outfitItems.outfitId,
      itemName: outfitItems.itemName,
      sourceName: outfitItems.sourceName,
    })
    .from(outfitItems)
    .where(inArray(outfitItems.outfitId, [...ids]));
  await registerWordsOf(
    database,
    stored.map((outfit) => ({ ...outfit, items: items.filter(({ outfitId }) => outfitId === outfit.id) })),
  );
}

export async function indexInBatches(database: Database, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += INDEXED_AT_ONCE) {
    await indexOutfits(database, ids.slice(start, start + INDEXED_AT_ONCE));
  }
}

async function updateOutfits(tx: Database, rows: SQL[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update outfits as indexed
    set search_tokens = found.tokens, outfit_tokens = found.outfit_tokens, subtitle = found.subtitle
    from (values ${sql.join(rows, sql`, `)}) as found (id, tokens, outfit_tokens, subtitle) where indexed.id = found.id`);
}

async function updateItems(tx: Database, rows: SQL[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update outfit_items as indexed
    set search_tokens = found.tokens, kind_token = found.kind_token, role = found.role, normalised_link = found.link
    from (values ${sql.join(rows, sql`, `)}) as found (id, tokens, kind_token, role, link) where indexed.id = found.id`);
}
