import { arrangePieces } from "./arrange.ts";
import { type DrawnItem, draw, itemsMarkup } from "./drawn-item.ts";
import { drawGround, groundFor } from "./grounds.ts";
import { itemOf, type Section } from "./item.ts";
import { kinds } from "./kinds.ts";
import { isLarge } from "./piece.ts";
import { randomFrom } from "./random.ts";
import { type Spot, spotsOf } from "./spots.ts";

/** The properties of an outfit that the picture depends on. */
export interface Outfit {
  readonly category: string;
  readonly section: Section;
  readonly items: readonly { readonly itemName: string }[];
}

const mostLarge = 5;
const mostSmall = 6;
/** Sets are opened up only while the picture has at most this many items. */
const mostWithSets = 3;

type IndexedItem = Pick<DrawnItem, "item" | "itemIndex">;

/** The outfit's items to draw: sets opened up as far as there is room. */
function itemsOf(outfit: Outfit): IndexedItem[] {
  const named = outfit.items.map(({ itemName }, itemIndex) => ({
    item: itemOf(itemName, outfit.section),
    itemIndex,
  }));
  const isLargeItem = ({ item }: IndexedItem): boolean => isLarge(kinds[item.kind]);
  let room = mostWithSets - named.filter(isLargeItem).length;
  const items = named.flatMap(({ item, itemIndex }) => {
    const companions = item.companions.slice(0, Math.max(0, room));
    room -= companions.length;
    return [
      { item, itemIndex },
      ...companions.map((companion) => ({ item: companion, itemIndex: undefined })),
    ];
  });
  const large = items.filter(isLargeItem).slice(0, mostLarge);
  const small = items.filter((item) => !isLargeItem(item)).slice(0, mostSmall);
  return [...large, ...small];
}

/** The items in their places, and the random numbers that are left for the ground. */
function arrange(outfit: Outfit, seed: string) {
  const random = randomFrom(
    `${seed}|${outfit.category}|${outfit.items.map((item) => item.itemName).join("|")}`,
  );
  return { random, ...arrangePieces(itemsOf(outfit).map(draw), random) };
}

/**
 * Where each item is in the flat lay of the outfit and seed, without drawing it; undefined for items that
 * it leaves out.
 */
export function locateItems(outfit: Outfit, seed: string): (Spot | undefined)[] {
  return spotsOf(arrange(outfit, seed).pieces, outfit.items.length);
}

/** A flat lay and where each item is in it; undefined for items that it leaves out. */
export interface FlatLay {
  readonly svg: string;
  readonly spots: readonly (Spot | undefined)[];
}

/**
 * A styled flat-lay of the outfit's items as an SVG document of 1200 × 1600 units.
 * The same outfit and seed always give the same document; the seed varies ground and composition.
 */
export function composeFlatLay(outfit: Outfit, seed: string): FlatLay {
  const { random, pieces, lead, large } = arrange(outfit, seed);
  const colours = large.map(({ item }) => item.main).reverse();
  const ground = groundFor(random, colours.length > 0 ? colours : ["#8b8d92"]);
  const table = drawGround(random, ground, lead?.placement.x ?? 600, lead?.placement.y ?? 700);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 1200 1600">${table}${itemsMarkup(pieces)}</svg>`;
  return { svg, spots: spotsOf(pieces, outfit.items.length) };
}
