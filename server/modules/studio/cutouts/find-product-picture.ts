import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { CutoutItem } from "#contract/studio/studio.ts";
import { toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { readLink } from "#server/modules/links/admin/read-link.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import { findPiece } from "#server/modules/pieces/piece-repository.ts";

/** The picture of a product in a shop, and what is known of the product. */
export interface ProductPicture {
  bytes: Buffer;
  item: CutoutItem;
}

type Visitor = Pick<PageVisitor, "visit" | "fetchPicture">;

/** Throws an ApiError whose sentence says why the page at the link gives no picture, and what to do. */
export async function pictureOfLink(
  visitor: Visitor,
  link: string,
  signal: AbortSignal,
): Promise<ProductPicture> {
  const { sourceName, itemName, itemPrice, image } = await readLink(visitor, link, signal, STUDIO_ERRORS);
  if (image === null) throw new ApiError("UNREADABLE", STUDIO_ERRORS.noPicture);
  const bytes = await fetchPicture(visitor, image, signal);
  // The address as it was pasted: one that it redirects to may be valid for minutes only.
  return { bytes, item: { sourceName, itemName, itemPrice, itemLink: link } };
}

/** Throws NOT_FOUND for a piece that does not exist, and an ApiError like `pictureOfLink`. */
export async function pictureOfPiece(
  { database, visitor }: { database: Database; visitor: Visitor },
  pieceId: string,
  signal: AbortSignal,
): Promise<ProductPicture> {
  const piece = await findPiece(database, pieceId);
  if (!piece) throw new ApiError("NOT_FOUND", STUDIO_ERRORS.pieceUnknown);
  const { sourceName, name, pricePaise, link, image } = piece;
  if (image === null) throw new ApiError("UNREADABLE", STUDIO_ERRORS.pieceWithoutPicture);
  const bytes = await fetchPicture(visitor, image, signal);
  const item = { sourceName, itemName: name, itemPrice: toRupees(pricePaise), itemLink: link };
  return { bytes, item };
}

async function fetchPicture(visitor: Visitor, address: string, signal: AbortSignal): Promise<Buffer> {
  const fetched = await visitor.fetchPicture(address, signal);
  if ("bytes" in fetched) return fetched.bytes;
  const { pictureBlocked, pictureTooLarge, pictureUnreadable } = STUDIO_ERRORS;
  if (fetched.reason === "blocked") throw new ApiError("UNREADABLE", pictureBlocked);
  throw new ApiError("UNREADABLE", fetched.reason === "tooLarge" ? pictureTooLarge : pictureUnreadable);
}
