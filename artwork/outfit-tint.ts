import { lighten } from "./colour-math.ts";
import type { Outfit } from "./flat-lay.ts";
import { pieceOf } from "./piece.ts";

const NEUTRAL = "#c9b8a4";
const LIGHTENED = 0.45;

/** A soft #rrggbb that stands for the outfit: the color of its first item, lightened. */
export function outfitTint({ section, items }: Outfit): string {
  const [first] = items;
  return lighten(first ? pieceOf(first.itemName, section).main : NEUTRAL, LIGHTENED);
}
