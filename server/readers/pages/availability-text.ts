import type { Availability } from "#contract/links/links.ts";

/**
 * The values of schema.org's ItemAvailability and those of product feeds, without case, spaces and
 * the vocabulary's address.
 */
const IN_STOCK = new Set([
  "instock",
  "available",
  "availablefororder",
  "limitedavailability",
  "onlineonly",
  "preorder",
  "presale",
  "backorder",
  "madetoorder",
]);
const OUT_OF_STOCK = new Set([
  "outofstock",
  "soldout",
  "discontinued",
  "reserved",
  "oos",
  "unavailable",
  "notavailable",
]);

/** Reads an availability in any spelling of the vocabularies; "unknown" for what they do not define. */
export function readAvailability(value: unknown): Availability {
  if (typeof value !== "string") return "unknown";
  const word = value
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/, "")
    .replace(/[\s_-]/g, "");
  if (IN_STOCK.has(word)) return "in_stock";
  return OUT_OF_STOCK.has(word) ? "out_of_stock" : "unknown";
}
