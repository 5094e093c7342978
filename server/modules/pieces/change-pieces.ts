import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { normaliseLink } from "#contract/links/link-url.ts";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { PieceEdit, PieceInput } from "#contract/pieces/pieces.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { changedFields, recordActivity } from "#server/modules/activity/record-activity.ts";
import { deriveColours, derivePieceRole } from "./derive-piece.ts";
import { followPiecePrices } from "./follow-piece-prices.ts";
import { findPieceByLink, pieceVersion } from "./piece-repository.ts";

export function pieceNotFound(): ApiError {
  return new ApiError("NOT_FOUND", PIECE_ERRORS.notFound);
}

/** The columns of a piece as the form or a product file says it. */
export function pieceColumns(input: PieceInput) {
  const { name, sourceName, link, availability } = input;
  return {
    ...{ name, sourceName, link, availability },
    pricePaise: toPaise(input.price),
    normalisedLink: normaliseLink(link),
    image: input.image ?? null,
    section: input.section ?? null,
    role: input.role ?? derivePieceRole(name),
    roleIsGiven: input.role != null,
    colours: input.colours ?? deriveColours(name),
  } satisfies Partial<typeof pieces.$inferInsert>;
}

/** Returns the piece's id. Throws CONFLICT for a link that another piece has. */
export async function createPiece(
  database: Database,
  input: PieceInput,
  administratorId: string,
): Promise<string> {
  return withLinkChecked(database, input, () =>
    database.transaction(async (tx) => {
      const [created] = await tx.insert(pieces).values(pieceColumns(input)).returning({ id: pieces.id });
      if (!created) throw new Error("The piece was not stored");
      await recordActivity(tx, {
        administratorId,
        action: "created",
        subject: { kind: "piece", id: created.id, name: input.name },
      });
      return created.id;
    }),
  );
}

/**
 * Replaces what is known of a piece; items with its link follow a changed price. Returns the outfits that
 * changed. Throws NOT_FOUND, and CONFLICT for a link that another piece has and for an outdated version.
 */
export async function updatePiece(
  database: Database,
  { id, input, administratorId }: { id: string; input: PieceEdit; administratorId: string },
): Promise<string[]> {
  if (!isUuid(id)) throw pieceNotFound();
  return withLinkChecked(database, input, () =>
    database.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(pieces)
        .where(
          and(eq(pieces.id, id), input.version === undefined ? undefined : eq(pieceVersion, input.version)),
        );
      if (!before) throw await changedMeanwhile(tx, id);
      const after = pieceColumns(input);
      const changedOutfits =
        before.pricePaise === after.pricePaise ? [] : await followPiecePrices(tx, [after]);
      const updated = await tx
        .update(pieces)
        .set({ ...after, updatedAt: sql`now()` })
        .where(and(eq(pieces.id, id), isVersion(input.version)))
        .returning({ id: pieces.id });
      if (updated.length === 0) throw await changedMeanwhile(tx, id);
      await recordActivity(tx, {
        administratorId,
        action: "changed",
        subject: { kind: "piece", id, name: after.name },
        ...changedFields(fieldsOf(before), fieldsOf(after)),
      });
      return changedOutfits;
    }),
  );
}

/** Following the price may have changed the piece in this transaction already. */
function isVersion(version: number | undefined): SQL | undefined {
  return version === undefined ? undefined : or(eq(pieceVersion, version), eq(pieces.updatedAt, sql`now()`));
}

async function changedMeanwhile(tx: Database, id: string): Promise<ApiError> {
  if ((await tx.$count(pieces, eq(pieces.id, id))) === 0) return pieceNotFound();
  const message = PIECE_ERRORS.changedMeanwhile;
  return new ApiError("CONFLICT", message, { details: [{ path: "version", message }] });
}

/** Items that are the piece stay in their outfits. Throws NOT_FOUND. */
export async function deletePiece(
  database: Database,
  { id, administratorId }: { id: string; administratorId: string },
): Promise<void> {
  if (!isUuid(id)) throw pieceNotFound();
  await database.transaction(async (tx) => {
    const [deleted] = await tx.delete(pieces).where(eq(pieces.id, id)).returning({ name: pieces.name });
    if (!deleted) throw pieceNotFound();
    await recordActivity(tx, {
      administratorId,
      action: "deleted",
      subject: { kind: "piece", id, name: deleted.name },
    });
  });
}

function fieldsOf({ pricePaise, ...columns }: ReturnType<typeof pieceColumns>) {
  const { name, sourceName, link, image, section, role, colours, availability } = columns;
  return { name, sourceName, price: toRupees(pricePaise), link, image, section, role, colours, availability };
}

async function withLinkChecked<T>(
  database: Database,
  { link }: PieceInput,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueConstraint(error) !== "pieces_link_key") throw error;
    const other = await findPieceByLink(database, normaliseLink(link));
    const message = PIECE_ERRORS.linkTaken({ name: other?.name ?? link });
    throw new ApiError("CONFLICT", message, { details: [{ path: "link", message }], cause: error });
  }
}
