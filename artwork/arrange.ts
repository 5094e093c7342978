import type { Role } from "./kinds.ts";
import { layoutsFor, mirroredSlot, type Slot } from "./layouts.ts";
import { findFreeSpot, OccupancyMap } from "./occupancy.ts";
import type { Point } from "./outline.ts";
import { isLarge, LARGE_ROLES, type Piece, type Placed } from "./piece.ts";
import { placedBox } from "./placement.ts";
import { between, pick, type Random } from "./random.ts";
import { around } from "./shadows.ts";

/** From this height-to-width ratio on a piece takes a long slot. */
const longFrom = 1.5;
/** Clear paper around the arrangement, in canvas units. */
const margin = 84;
/** How much larger than the tightest slot of a grid asks for the pieces of the other slots may be. */
const gridEase = 1.7;

/** The largest scale at which a piece fits its slot without outgrowing its natural size beside the others. */
function fitScale({ naturalHeight, box }: Piece, slot: Slot, ease: number): number {
  const natural = (naturalHeight * ease) / box.height;
  return Math.min(natural, slot.width / box.width, slot.height / box.height);
}

/** The share of its natural size at which a piece fills its slot. */
const slotShare = ({ naturalHeight, box }: Piece, slot: Slot): number =>
  Math.min(slot.width / box.width, slot.height / box.height) / (naturalHeight / box.height);

/** The large pieces in their slots, from the table upwards; the most important one last. */
function placeLarge<P extends Piece>(large: readonly P[], random: Random, withSmall: boolean): Placed<P>[] {
  const ordered = [...large].sort((a, b) => LARGE_ROLES.indexOf(a.role) - LARGE_ROLES.indexOf(b.role));
  const isLong = ({ box }: Piece): boolean => box.height / box.width >= longFrom;
  const long = ordered.filter(isLong);
  const short = ordered.filter((piece) => !isLong(piece));
  const [first, second] = ordered;
  const topOverBottom =
    ordered.length === 2 && first?.role === "top" && second?.role === "bottom" && !isLong(first);
  const apart = large.length > 1 && large.some(({ liesApart }) => liesApart);
  const wish = { long: long.length, short: short.length, topOverBottom, apart, withSmall };
  const layout = pick(random, layoutsFor(wish));
  const mirror = random() < 0.5;
  const ease = [1.2, 1.2, 1.14, 1.08, 0.94, 0.86][ordered.length] ?? 0.8;

  const inSlots = (pieces: readonly P[], slots: readonly Slot[]) =>
    pieces.flatMap((piece, index) => slots.slice(index, index + 1).map((slot) => ({ piece, slot })));
  const inPlaces = [...inSlots(short, layout.short), ...inSlots(long, layout.long)];
  const tightest = Math.min(...inPlaces.map(({ piece, slot }) => slotShare(piece, slot)));
  return inPlaces
    .map(({ piece, slot: plain }) => {
      const slot = mirror ? mirroredSlot(plain) : plain;
      const turn = slot.turn + between(random, -1, 1);
      const share = slot.inGrid ? Math.min(ease, tightest * gridEase) : ease;
      const placement = { x: slot.x, y: slot.y, scale: fitScale(piece, slot, share), turn };
      const level = piece === first ? 2 : slot.under ? 0 : 1;
      return { placed: { ...piece, placement }, level };
    })
    .sort((a, b) => a.level - b.level)
    .map(({ placed }) => placed);
}

/** The preferred place of each role of small piece, on the free side of the canvas. */
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

/** The small pieces in the space that those on the table leave. */
function placeSmall<P extends Piece>(
  small: readonly P[],
  lying: readonly Placed<P>[],
  random: Random,
  { smallShares }: ArrangeLimits,
): Placed<P>[] {
  const table = new OccupancyMap();
  let weight = 0;
  for (const piece of lying) {
    table.cover(piece);
    weight += piece.placement.x - 600;
  }
  const side = weight <= 0 ? 1 : -1;
  const ease = lying.length <= 1 ? 1.12 : lying.length > 5 ? 0.8 : 1;
  const placed: Placed<P>[] = [];
  const order: readonly Role[] = ["shoes", "bag", "small"];
  const sorted = [...small].sort(
    (a, b) => order.indexOf(a.role) - order.indexOf(b.role) || b.box.height - a.box.height,
  );
  sorted.forEach((piece, index) => {
    const natural = (piece.naturalHeight * ease) / piece.box.height;
    const turn = piece.role === "shoes" ? between(random, -7, 7) : between(random, -10, 10);
    const slant = Math.abs(Math.sin((turn * Math.PI) / 180));
    const width = (piece.box.width + piece.box.height * slant) * natural;
    const height = (piece.box.height + piece.box.width * slant) * natural;
    const [x, y] = preferredSpot(piece.role, index, side, random);
    const room = findFreeSpot(
      table,
      { x, y, width, height },
      placed.map(({ placement }): Point => [placement.x, placement.y]),
      smallShares,
    );
    const inRoom = { ...piece, placement: { x: room.x, y: room.y, scale: natural * room.share, turn } };
    table.cover(inRoom);
    placed.push(inRoom);
  });
  return placed;
}

/** Moves the whole arrangement to the middle of the canvas and enlarges it towards the margins. */
function spread<P extends Piece>(pieces: readonly Placed<P>[], mostGrowth: number): Placed<P>[] {
  const { x: left, y: top, width, height } = around(pieces.map(placedBox));
  const growth = Math.min((1200 - margin * 2) / width, (1600 - margin * 2) / height, mostGrowth);
  return pieces.map((placed) => ({
    ...placed,
    placement: {
      ...placed.placement,
      x: 600 + (placed.placement.x - left - width / 2) * growth,
      y: 800 + (placed.placement.y - top - height / 2) * growth,
      scale: placed.placement.scale * growth,
    },
  }));
}

export interface ArrangeLimits {
  /** The shares of its size at which a small piece may lie, largest first. */
  readonly smallShares: readonly number[];
  /** How much larger than its natural size the whole arrangement may become. */
  readonly mostGrowth: number;
}

/** The limits of flat lays. */
export const FLAT_LAY_LIMITS: ArrangeLimits = { smallShares: [1, 0.88, 0.76, 0.66], mostGrowth: 1.22 };

/** Pieces in their places. */
export interface Arrangement<P extends Piece> {
  /** The large ones, then the small ones, from the table upwards. */
  readonly pieces: readonly Placed<P>[];
  /** The most important large piece, or a small one if there is no large one. */
  readonly lead: Placed<P> | undefined;
  /** The large pieces, from the table upwards. */
  readonly large: readonly Placed<P>[];
}

/** Lays the pieces on the canvas: large ones in the slots of a layout, small ones in free space. */
export function arrangePieces<P extends Piece>(
  pieces: readonly P[],
  random: Random,
  limits = FLAT_LAY_LIMITS,
): Arrangement<P> {
  const smallPieces = pieces.filter((piece) => !isLarge(piece));
  const lying = placeLarge(pieces.filter(isLarge), random, smallPieces.length > 0);
  const small = placeSmall(smallPieces, lying, random, limits);
  const arranged = spread([...lying, ...small], limits.mostGrowth);
  return {
    pieces: arranged,
    lead: arranged[Math.max(0, lying.length - 1)],
    large: arranged.slice(0, lying.length),
  };
}
