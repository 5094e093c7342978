import { lighten } from "./colour-math.ts";
import type { Outfit } from "./flat-lay.ts";
import { itemOf } from "./item.ts";

const NEUTRAL = "#c9b8a4";
const LIGHTENED = 0.45;

/** Returns a soft #rrggbb for the outfit: the lightened colour of its first item. */
export function outfitTint({ section, items }: Outfit): string {
  const [first] = items;
  return lighten(first ? itemOf(first.itemName, section).main : NEUTRAL, LIGHTENED);
}
