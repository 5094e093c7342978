import { createHash } from "node:crypto";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import type { CatalogueLine, CataloguePatch } from "#contract/outfit/outfit-input.ts";

/** An outfit whose values satisfy the schema. */
export interface ValidOutfit {
  /** Where it begins in the file. */
  line: number;
  /** What the file says, without defaults. */
  patch: CataloguePatch;
  /** The whole outfit, unless the file says too little for a new one. */
  outfit: CatalogueLine | undefined;
  /** What it lacks for a new one. */
  lacks: RefusedLine[];
  /** What its owner should look at. */
  warnings: RefusedLine[];
}

/** All mistakes of one outfit, at least one. */
export interface RefusedOutfit {
  line: number;
  mistakes: RefusedLine[];
}

/** One outfit of a catalogue file. */
export type CatalogueEntry = ValidOutfit | RefusedOutfit;

/** An outfit with one mistake. */
export function refusedOutfit(mistake: RefusedLine): RefusedOutfit {
  return { line: mistake.line, mistakes: [mistake] };
}

/**
 * Returns the SHA-256 of an outfit's content in hex. It identifies the same outfit at any position of a file
 * and with any spacing or member order. Stored keys depend on the member order below. Role, match and spot
 * are no part of it: they describe an item, and an export of a release without them names the same outfits.
 */
export function contentKey(outfit: CatalogueLine): string {
  const content = [
    outfit.category,
    outfit.section,
    outfit.type,
    outfit.rateLook,
    outfit.tags,
    outfit.description,
    outfit.isActive,
    outfit.image ?? null,
    outfit.items.map(({ sourceName, itemName, itemPrice, itemLink }) => [
      sourceName,
      itemName,
      itemPrice,
      itemLink,
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
