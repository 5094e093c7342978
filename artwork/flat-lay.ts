import { type DrawnItem, draw, itemsMarkup, type PlacedItem, placedShape } from "./drawn-item.ts";
import { drawGround, groundFor } from "./grounds.ts";
import { itemOf, type Section } from "./item.ts";
import { kinds, type Role } from "./kinds.ts";
import { layoutsFor, mirroredSlot, type Slot } from "./layouts.ts";
import { findFreeSpot, OccupancyMap } from "./occupancy.ts";
import type { Point } from "./outline.ts";
import { placedBox } from "./placement.ts";
import { between, pick, type Random, randomFrom } from "./random.ts";
import { around } from "./shadows.ts";
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
/** From this height-to-width ratio on an item takes a long slot. */
const longFrom = 1.5;
/** Clear paper around the arrangement, in canvas units. */
const margin = 84;
const mostGrowth = 1.22;
/** Large items take their slots in this order. */
const slotOrder: readonly Role[] = ["hero", "top", "bottom", "layer", "drape"];
const largeRoles: ReadonlySet<Role> = new Set(slotOrder);

type IndexedItem = Pick<DrawnItem, "item" | "itemIndex">;

/** The outfit's items to draw: sets opened up as far as there is room. */
function itemsOf(outfit: Outfit): IndexedItem[] {
  const named = outfit.items.map(({ itemName }, itemIndex) => ({
    item: itemOf(itemName, outfit.section),
    itemIndex,
  }));
  const isLarge = ({ item }: IndexedItem): boolean => largeRoles.has(kinds[item.kind].role);
  let room = mostWithSets - named.filter(isLarge).length;
  const items = named.flatMap(({ item, itemIndex }) => {
    const companions = item.companions.slice(0, Math.max(0, room));
    room -= companions.length;
    return [
      { item, itemIndex },
      ...companions.map((companion) => ({ item: companion, itemIndex: undefined })),
    ];
  });
  const large = items.filter(isLarge).slice(0, mostLarge);
  const small = items.filter((item) => !isLarge(item)).slice(0, mostSmall);
  return [...large, ...small];
}

/** The largest scale at which an item fits its slot without outgrowing its natural size beside the others. */
function fitScale({ item, box }: DrawnItem, slot: Slot, ease: number): number {
  const small = item.section === "Kids" ? 0.94 : 1;
  const natural = (kinds[item.kind].height * ease * small) / box.height;
  return Math.min(natural, slot.width / box.width, slot.height / box.height);
}

/** The large items in their slots, from the table upwards; the most important item last. */
function placeLarge(large: readonly DrawnItem[], random: Random): PlacedItem[] {
  const ordered = [...large].sort((a, b) => slotOrder.indexOf(a.role) - slotOrder.indexOf(b.role));
  const isLong = ({ box }: DrawnItem): boolean => box.height / box.width >= longFrom;
  const long = ordered.filter(isLong);
  const short = ordered.filter((drawn) => !isLong(drawn));
  const [first, second] = ordered;
  const topOverBottom =
    ordered.length === 2 && first?.role === "top" && second?.role === "bottom" && !isLong(first);
  const layout = pick(random, layoutsFor({ long: long.length, short: short.length, topOverBottom }));
  const mirror = random() < 0.5;
  const ease = [1.2, 1.2, 1.14, 1.08, 0.94, 0.86][ordered.length] ?? 0.8;

  const inSlots = (items: readonly DrawnItem[], slots: readonly Slot[]) =>
    items.flatMap((drawn, index) => slots.slice(index, index + 1).map((slot) => ({ drawn, slot })));
  return [...inSlots(short, layout.short), ...inSlots(long, layout.long)]
    .map(({ drawn, slot: plain }) => {
      const slot = mirror ? mirroredSlot(plain) : plain;
      const turn = slot.turn + between(random, -1, 1);
      const placement = { x: slot.x, y: slot.y, scale: fitScale(drawn, slot, ease), turn };
      const level = drawn === first ? 2 : slot.under ? 0 : 1;
      return { ...drawn, placement, level };
    })
    .sort((a, b) => a.level - b.level);
}

/** The preferred place of each role of small item, on the free side of the canvas. */
function preferredSpot(role: Role, index: number, side: number, random: Random): Point {
  const far = side > 0 ? 950 : 250;
  const near = 1200 - far;
  if (role === "shoes") return [random() < 0.6 ? far : near, 1360];
  if (role === "bag") return [far, between(random, 850, 1150)];
  const spots: readonly [Point, ...Point[]] = [
    [far, 300],
    [far, 620],
    [near, 1380],
    [near, 260],
    [600, 1440],
  ];
  return spots[index % spots.length] ?? spots[0];
}

function placeSmall(small: readonly DrawnItem[], lying: readonly PlacedItem[], random: Random): PlacedItem[] {
  const table = new OccupancyMap();
  let weight = 0;
  for (const item of lying) {
    table.cover(placedShape(item));
    weight += item.placement.x - 600;
  }
  const side = weight <= 0 ? 1 : -1;
  const placed: PlacedItem[] = [];
  const order: readonly Role[] = ["shoes", "bag", "small"];
  const sorted = [...small].sort(
    (a, b) => order.indexOf(a.role) - order.indexOf(b.role) || b.box.height - a.box.height,
  );
  sorted.forEach((drawn, index) => {
    const natural = (kinds[drawn.item.kind].height * (lying.length <= 1 ? 1.12 : 1)) / drawn.box.height;
    const turn = drawn.role === "shoes" ? between(random, -7, 7) : between(random, -10, 10);
    const slant = Math.abs(Math.sin((turn * Math.PI) / 180));
    const width = (drawn.box.width + drawn.box.height * slant) * natural;
    const height = (drawn.box.height + drawn.box.width * slant) * natural;
    const [x, y] = preferredSpot(drawn.role, index, side, random);
    const room = findFreeSpot(
      table,
      { x, y, width, height },
      placed.map(({ placement }): Point => [placement.x, placement.y]),
    );
    const item = { ...drawn, placement: { x: room.x, y: room.y, scale: natural * room.share, turn } };
    table.cover(placedShape(item));
    placed.push(item);
  });
  return placed;
}

/** Moves the whole arrangement to the middle of the canvas and enlarges it towards the margins. */
function spread(items: readonly PlacedItem[]): PlacedItem[] {
  const { x: left, y: top, width, height } = around(items.map(placedBox));
  const growth = Math.min((1200 - margin * 2) / width, (1600 - margin * 2) / height, mostGrowth);
  return items.map((placed) => ({
    ...placed,
    placement: {
      ...placed.placement,
      x: 600 + (placed.placement.x - left - width / 2) * growth,
      y: 800 + (placed.placement.y - top - height / 2) * growth,
      scale: placed.placement.scale * growth,
    },
  }));
}

/** The items in their places, and the random numbers that are left for the ground. */
function arrange(outfit: Outfit, seed: string) {
  const random = randomFrom(
    `${seed}|${outfit.category}|${outfit.items.map((item) => item.itemName).join("|")}`,
  );
  const drawn = itemsOf(outfit).map(draw);
  const large = drawn.filter(({ role }) => largeRoles.has(role));
  const lying = placeLarge(large, random);
  const small = placeSmall(
    drawn.filter(({ role }) => !largeRoles.has(role)),
    lying,
    random,
  );
  return { random, lying, arranged: spread([...lying, ...small]) };
}

/**
 * Where each item is in the flat lay of the outfit and seed, without drawing it; undefined for items that
 * it leaves out.
 */
export function locateItems(outfit: Outfit, seed: string): (Spot | undefined)[] {
  return spotsOf(arrange(outfit, seed).arranged, outfit.items.length);
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
  const { random, lying, arranged } = arrange(outfit, seed);
  const lead = arranged[Math.max(0, lying.length - 1)];
  const colours = lying.map(({ item }) => item.main).reverse();
  const ground = groundFor(random, colours.length > 0 ? colours : ["#8b8d92"]);
  const table = drawGround(random, ground, lead?.placement.x ?? 600, lead?.placement.y ?? 700);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 1200 1600">${table}${itemsMarkup(arranged)}</svg>`;
  return { svg, spots: spotsOf(arranged, outfit.items.length) };
}
