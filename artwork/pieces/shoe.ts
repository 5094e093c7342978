import { darken } from "../colour-math.ts";
import { mirrored, moved } from "../outline.ts";
import { type Cloth, flat } from "../shading/cloth.ts";
import type { Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };

/** Moves a path of the right shoe to the place of one shoe of the pair. */
export type Place = (d: string) => string;

/** Draws a right shoe seen from above (toe up, about 110 × 300 units) twice, as a pair side by side. */
export function drawPair(draw: (place: Place, hand: 1 | -1) => void, apart = 64, stagger = 16): void {
  draw((d) => moved(mirrored(d), -apart, stagger), -1);
  draw((d) => moved(d, apart, 0), 1);
}

/** The outline of a right sole; `grow` widens it all round, `point` sharpens the toe. */
export function soleOutline(grow = 0, point = 0): string {
  const g = grow;
  return `M${-8 + point * 4} ${-150 - g - point * 14}C${26 - point * 14} ${-154 - g} ${50 + g} -122 ${52 + g} -80C${54 + g} -40 ${38 + g} 0 ${38 + g} 50C${40 + g} 90 ${42 + g} 128 24 ${144 + g}C10 ${153 + g} -14 ${153 + g} -26 ${144 + g}C${-43 - g} 128 ${-36 - g} 84 ${-38 - g} 42C${-42 - g} 0 ${-54 - g} -40 ${-51 - g} -82C${-47 - g} -124 ${-34 + point * 12} ${-147 - g} ${-8 + point * 4} ${-150 - g - point * 14}Z`;
}

/** The dark inside seen through the opening, with the pale insole at the heel. */
export function drawInside(s: Sketch, place: Place, opening: string, colour: string, insole: string): void {
  s.fill(place(opening), darken(colour, 0.62));
  s.cloth(place(outlines.insole), insole, flat);
  s.fill(place(outlines.insoleShade), darken(colour, 0.7), 0.55);
}

/** A strap over the foot, outlined by `line`. */
export function drawStrap(s: Sketch, place: Place, line: string, fill: string, cloth: Cloth): void {
  const d = place(`${line}Z`);
  s.fold(d, fill, 6);
  s.cloth(d, fill, cloth);
}
