import { inArray } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { ITEMS_MAX } from "#contract/limits.ts";
import { OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import { toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError, type FieldError } from "#server/lib/errors/api-error.ts";

/**
 * A hook before the validation of a form: an item with `pieceId` takes what it does not say itself of name,
 * shop, price and link from the piece. The id is not stored: the link makes the item the piece. Throws
 * VALIDATION_FAILED for a piece that does not exist.
 */
export function fillItemsFromPieces(database: Database) {
  return async ({ body }: FastifyRequest): Promise<void> => {
    const form = body as { items?: unknown } | undefined;
    const items = parsedList(form?.items);
    // Longer lists are refused by the validation.
    if (!form || !items || items.length > ITEMS_MAX || !items.some(namesPiece)) return;
    form.items = JSON.stringify(await filled(database, items));
  };
}

async function filled(database: Database, items: readonly unknown[]): Promise<unknown[]> {
  const ids = items.flatMap((item) =>
    namesPiece(item) && isUuid(String(item.pieceId)) ? [String(item.pieceId)] : [],
  );
  const rows = await database.select().from(pieces).where(inArray(pieces.id, ids));
  const byId = new Map(rows.map((piece) => [piece.id, piece]));
  const unknown: FieldError[] = [];
  const result = items.map((item, at) => {
    if (!namesPiece(item)) return item;
    const piece = byId.get(String(item.pieceId).toLowerCase());
    if (!piece) {
      unknown.push({ path: `items.${at}.pieceId`, message: OUTFIT_CHANGE_ERRORS.pieceUnknown });
      return item;
    }
    const { name: itemName, sourceName, link: itemLink } = piece;
    return { itemName, sourceName, itemLink, itemPrice: toRupees(piece.pricePaise), ...item };
  });
  if (unknown.length === 0) return result;
  throw new ApiError("VALIDATION_FAILED", OUTFIT_CHANGE_ERRORS.pieceUnknown, { details: unknown });
}

function namesPiece(item: unknown): item is { pieceId: unknown } {
  return typeof item === "object" && item !== null && (item as { pieceId?: unknown }).pieceId != null;
}

function parsedList(text: unknown): unknown[] | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
