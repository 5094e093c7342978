import { darken, lighten, lightness, mix } from "./colour-math.ts";
import type { Item, Print } from "./item.ts";
import type { Bounds } from "./outline.ts";

/** How a print lies on a part. */
export interface PrintPlacement {
  /** Stripes run down (shirts, trousers, kurtas) instead of across (tees, knits). */
  readonly down?: boolean;
  /** Size of the motifs; 1 suits a shirt drawn about 400 units high. */
  readonly scale?: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly odd: boolean;
}

const number = (value: number): string => value.toFixed(1);

/** A number in [0, 1) that belongs to a place of the lattice. */
function chance(row: number, column: number, salt: number): number {
  let n = Math.imul(row * 73856093 + column * 19349663 + salt * 83492791, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** A staggered lattice over the box, the same for every part, so that prints meet at seams. */
function lattice(box: Bounds, stepX: number, stepY: number, jitter: number): Spot[] {
  const spots: Spot[] = [];
  const firstRow = Math.floor(box.y / stepY) - 1;
  for (let row = firstRow; row * stepY < box.y + box.height + stepY; row++) {
    for (let column = Math.floor(box.x / stepX) - 1; column * stepX < box.x + box.width + stepX; column++) {
      const odd = (row & 1) === 1;
      spots.push({
        x: (column + (odd ? 0.5 : 0)) * stepX + (chance(row, column, 1) - 0.5) * jitter,
        y: row * stepY + (chance(row, column, 2) - 0.5) * jitter,
        turn: chance(row, column, 3) * Math.PI * 2,
        odd: chance(row, column, 4) < 0.4,
      });
    }
  }
  return spots;
}

/** Path data of bands `width` broad, each a period after the last, over the box. */
function bands(box: Bounds, down: boolean, period: number, width: number, offset = 0): string {
  const [from, to] = down ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
  let d = "";
  for (let at = Math.floor(from / period) * period + offset; at < to; at += period) {
    d += down
      ? `M${number(at)} ${box.y}h${number(width)}v${box.height}h-${number(width)}z`
      : `M${box.x} ${number(at)}h${box.width}v${number(width)}h-${box.width}z`;
  }
  return d;
}

function stripes(box: Bounds, item: Item, scale: number, down: boolean): string {
  const fine = down || item.variety % 3 === 0;
  const period = (fine ? 15 : 34) * scale;
  const d = bands(box, down, period, period * (fine ? 0.3 : 0.46));
  return `<path d="${d}" fill="${item.accent}" fill-opacity="${fine ? 0.8 : 0.94}"/>`;
}

function checks(box: Bounds, item: Item, scale: number): string {
  const period = 36 * scale;
  const line = lightness(item.main) > 0.5 ? darken(item.main, 0.5) : lighten(item.main, 0.55);
  const crossed = (width: number, offset: number, fill: string, opacity: number): string =>
    [true, false]
      .map(
        (down) =>
          `<path d="${bands(box, down, period, width, offset)}" fill="${fill}" fill-opacity="${opacity}"/>`,
      )
      .join("");
  return crossed(period * 0.36, 0, item.accent, 0.5) + crossed(1.6 * scale, period * 0.66, line, 0.55);
}

function petals(spot: Spot, count: number, reach: number, breadth: number): string {
  let d = "";
  for (let petal = 0; petal < count; petal++) {
    const angle = spot.turn + (petal / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const tip = (along: number, aside: number): string =>
      `${number(spot.x + cos * along - sin * aside)} ${number(spot.y + sin * along + cos * aside)}`;
    d += `M${number(spot.x)} ${number(spot.y)}C${tip(reach * 0.4, breadth)} ${tip(reach, breadth)} ${tip(reach, 0)}C${tip(reach, -breadth)} ${tip(reach * 0.4, -breadth)} ${number(spot.x)} ${number(spot.y)}`;
  }
  return d;
}

const disc = (x: number, y: number, r: number): string =>
  `M${number(x - r)} ${number(y)}a${number(r)} ${number(r)} 0 1 0 ${number(r * 2)} 0a${number(r)} ${number(r)} 0 1 0 ${number(-r * 2)} 0`;

function florals(box: Bounds, item: Item, scale: number): string {
  const step = 40 * scale;
  let [blooms, buds, leaves, hearts] = ["", "", "", ""];
  for (const spot of lattice(box, step, step * 0.8, step * 0.5)) {
    if (spot.odd) buds += petals({ ...spot, odd: false }, 5, 6.4 * scale, 3.2 * scale);
    else blooms += petals(spot, 5, 11 * scale, 5.6 * scale);
    hearts += disc(spot.x, spot.y, (spot.odd ? 1.5 : 2.5) * scale);
    const [cos, sin] = [Math.cos(spot.turn + 0.5), Math.sin(spot.turn + 0.5)];
    const leafAt = { ...spot, x: spot.x + cos * 15 * scale, y: spot.y + sin * 15 * scale };
    leaves += petals({ ...leafAt, turn: spot.turn + 0.2 }, 2, 7 * scale, 2.6 * scale);
  }
  const leaf = mix(item.accent, lightness(item.main) > 0.5 ? "#5c7250" : "#9fb58c", 0.65);
  const bud = mix(item.accent, lightness(item.main) > 0.5 ? darken(item.main, 0.3) : "#fff4e2", 0.5);
  return (
    `<path d="${leaves}" fill="${leaf}" fill-opacity=".85"/><path d="${blooms}" fill="${item.accent}"/>` +
    `<path d="${buds}" fill="${bud}"/><path d="${hearts}" fill="${mix(item.main, "#f4d58a", 0.55)}"/>`
  );
}

function dots(box: Bounds, item: Item, scale: number): string {
  const d = lattice(box, 24 * scale, 14 * scale, 0)
    .map(({ x, y }) => disc(x, y, 3.6 * scale))
    .join("");
  return `<path d="${d}" fill="${item.accent}"/>`;
}

/** Block-printed butas: a small paisley leaf over a stem of dots. */
function block(box: Bounds, item: Item, scale: number): string {
  let [butas, points] = ["", ""];
  for (const { x, y } of lattice(box, 33 * scale, 27 * scale, 0)) {
    const at = (dx: number, dy: number): string => `${number(x + dx * scale)} ${number(y + dy * scale)}`;
    butas += `M${at(0, -10)}C${at(6, -8)} ${at(8, 1)} ${at(3, 5)}C${at(-1, 8)} ${at(-7, 5)} ${at(-6, -1)}C${at(-5, -4)} ${at(-1, -4)} ${at(0, -10)}Z`;
    points += disc(x, y + 10.5 * scale, 1.5 * scale) + disc(x - 5 * scale, y + 9 * scale, 1.1 * scale);
    points += disc(x + 5 * scale, y + 9 * scale, 1.1 * scale) + disc(x, y + 0.5 * scale, 1.7 * scale);
  }
  const heart = mix(item.accent, item.main, 0.75);
  return `<path d="${butas}" fill="${item.accent}" fill-opacity=".92"/><path d="${points}" fill="${item.accent}"/><path d="${points}" fill="${heart}" fill-opacity=".35"/>`;
}

/** Woven gold: small four-petal stars with a dot between. */
function zari(box: Bounds, item: Item, scale: number): string {
  let [stars, points] = ["", ""];
  for (const { x, y } of lattice(box, 30 * scale, 25 * scale, 0)) {
    stars += petals({ x, y, turn: 0, odd: false }, 4, 5.6 * scale, 2.2 * scale);
    points += disc(x + 15 * scale, y, 1.2 * scale);
  }
  const [low, high] = [darken(item.accent, 0.25), lighten(item.accent, 0.25)];
  return `<path d="${stars}" fill="${high}" stroke="${low}" stroke-width=".5"/><path d="${points}" fill="${high}" fill-opacity=".8"/>`;
}

/** Markup for as much of a print as covers a box. */
export type Motif = (box: Bounds) => string;

/** The print of an item, drawn part by part; nothing for plain cloth. */
export function printOver(item: Item, { scale = 1, down = false }: PrintPlacement = {}): Motif {
  return (box) => motifs[item.print]?.(box, item, scale, down) ?? "";
}

const motifs: Partial<Record<Print, (box: Bounds, item: Item, scale: number, down: boolean) => string>> = {
  stripes,
  checks,
  florals,
  dots,
  block,
  zari,
};

/** A woven border between two heights: bands, a row of diamonds, beading. */
export function borderBand(left: number, right: number, top: number, height: number, colour: string): string {
  const [low, high] = [darken(colour, 0.35), lighten(colour, 0.35)];
  let [diamonds, beads] = ["", ""];
  const step = height * 0.62;
  const middle = top + height / 2;
  for (let x = Math.floor(left / step) * step; x < right + step; x += step) {
    const r = step * 0.36;
    diamonds += `M${number(x)} ${number(middle - r)}L${number(x + r)} ${number(middle)}L${number(x)} ${number(middle + r)}L${number(x - r)} ${number(middle)}Z`;
    beads += disc(x + step / 2, middle, r * 0.3);
  }
  const line = (y: number, thick: number, fill: string): string =>
    `<rect x="${number(left)}" y="${number(y)}" width="${number(right - left)}" height="${number(thick)}" fill="${fill}"/>`;
  return (
    line(top, height, colour) +
    line(top + height * 0.08, height * 0.06, low) +
    line(top + height * 0.86, height * 0.06, low) +
    line(top, height * 0.04, high) +
    `<path d="${diamonds}" fill="${low}" fill-opacity=".75"/><path d="${beads}" fill="${high}"/>`
  );
}

/** An abstract chest print in the accent colour, about `size` wide, centred on a point. */
export function chestGraphic(item: Item, x: number, y: number, size: number): string {
  const ink = item.accent;
  const r = size / 2;
  const soft = mix(item.accent, item.main, 0.45);
  const variants = [
    `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="${ink}"/><path d="M${x - r} ${y + r * 0.34}q${r * 0.5} ${-r * 0.5} ${r} 0t${r} 0" fill="none" stroke="${soft}" stroke-width="${r * 0.16}"/><path d="M${x - r} ${y + r * 0.66}q${r * 0.5} ${-r * 0.5} ${r} 0t${r} 0" fill="none" stroke="${soft}" stroke-width="${r * 0.1}"/>`,
    `<rect x="${x - r}" y="${y - r * 0.5}" width="${size}" height="${r * 0.3}" fill="${ink}"/><rect x="${x - r}" y="${y - r * 0.08}" width="${size}" height="${r * 0.3}" fill="${soft}"/><rect x="${x - r}" y="${y + r * 0.34}" width="${size}" height="${r * 0.3}" fill="${ink}"/>`,
    `<path d="M${x - r} ${y + r * 0.5}L${x - r * 0.3} ${y - r * 0.6}L${x + r * 0.15} ${y + r * 0.1}L${x + r * 0.45} ${y - r * 0.3}L${x + r} ${y + r * 0.5}Z" fill="${ink}"/><circle cx="${x + r * 0.5}" cy="${y - r * 0.62}" r="${r * 0.2}" fill="${soft}"/>`,
    `<circle cx="${x - r * 0.34}" cy="${y}" r="${r * 0.62}" fill="${ink}" fill-opacity=".85"/><circle cx="${x + r * 0.34}" cy="${y}" r="${r * 0.62}" fill="${soft}" fill-opacity=".85"/>`,
  ];
  return variants[item.variety % variants.length] ?? "";
}
