import { ITEM_PRICE_MAX } from "#contract/limits.ts";
import type { ReadLink } from "#contract/links/links.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { fromHundredths } from "#contract/values/money.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import {
  BLOCKING_STATUSES,
  type PageVisitor,
  type Visit,
} from "#server/modules/links/fetching/page-visitor.ts";

/** What is said of pages that give nothing. */
type ReadMessages = Record<
  | "readNotPublic"
  | "readNotFound"
  | "readBlocked"
  | "readTooOften"
  | "readFailed"
  | "readNoProduct"
  | "readTooSlow",
  ErrorMessage
>;

/**
 * Reads a product page, for the outfit form by default; throws an ApiError whose message says why a page gives
 * nothing.
 */
export async function readLink(
  visitor: Pick<PageVisitor, "visit">,
  url: string,
  signal: AbortSignal,
  messages: ReadMessages = LINK_ERRORS,
): Promise<ReadLink> {
  const visit = await visitor.visit(url, signal);
  if (visit.kind !== "response") throw visitError(visit, messages);
  if (visit.status === 404 || visit.status === 410) throw new ApiError("NOT_FOUND", messages.readNotFound);
  if (visit.status === 429) throw new ApiError("UNREADABLE", messages.readTooOften);
  if (BLOCKING_STATUSES.includes(visit.status)) throw new ApiError("UNREADABLE", messages.readBlocked);
  const { reading } = visit;
  if (visit.status >= 300) throw new ApiError("UNREADABLE", messages.readFailed);
  if (!reading?.isProduct) throw new ApiError("UNREADABLE", messages.readNoProduct);
  const price = reading.price === undefined ? undefined : fromHundredths(reading.price);
  return {
    sourceName: reading.sourceName ?? null,
    itemName: reading.title ?? null,
    itemPrice: reading.currency === "INR" && price !== undefined && price <= ITEM_PRICE_MAX ? price : null,
    currency: reading.currency ?? null,
    image: reading.image ?? null,
    finalUrl: visit.finalUrl,
  };
}

function visitError(visit: Exclude<Visit, { kind: "response" }>, messages: ReadMessages): ApiError {
  if (visit.kind === "refused") return new ApiError("BAD_REQUEST", messages.readNotPublic);
  if (visit.kind === "disallowed") return new ApiError("UNREADABLE", messages.readBlocked);
  return new ApiError("UNREADABLE", visit.isTooSlow ? messages.readTooSlow : messages.readFailed);
}
