import { darken } from "../colour-math.ts";
import { mirrored, moved } from "../outline.ts";
import { type Cloth, flat } from "../shading/cloth.ts";
import type { Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };

/** Draws a right shoe seen from above (toe up, about 110 × 300 units) twice, as a pair side by side. */
export function drawPair(s: Sketch, draw: () => void): void {
  s.through((d) => moved(mirrored(d), -64, 16), draw);
  s.through((d) => moved(d, 64, 0), draw);
}

/** The outline of a right sole; `grow` widens it all round, `point` sharpens the toe. */
export function soleOutline(grow = 0, point = 0): string {
  const g = grow;
  return `M${-8 + point * 4} ${-150 - g - point * 14}C${26 - point * 14} ${-154 - g} ${50 + g} -122 ${52 + g} -80C${54 + g} -40 ${38 + g} 0 ${38 + g} 50C${40 + g} 90 ${42 + g} 128 24 ${144 + g}C10 ${153 + g} -14 ${153 + g} -26 ${144 + g}C${-43 - g} 128 ${-36 - g} 84 ${-38 - g} 42C${-42 - g} 0 ${-54 - g} -40 ${-51 - g} -82C${-47 - g} -124 ${-34 + point * 12} ${-147 - g} ${-8 + point * 4} ${-150 - g - point * 14}Z`;
}

/** The dark inside seen through the opening, with the pale insole at the heel. */
export function drawInside(s: Sketch, opening: string, colour: string, insole: string): void {
  s.fill(opening, darken(colour, 0.62));
  s.cloth(outlines.insole, insole, flat);
  s.fill(outlines.insoleShade, darken(colour, 0.7), 0.55);
}

/** A strap over the foot, outlined by `line`. */
export function drawStrap(s: Sketch, line: string, fill: string, cloth: Cloth): void {
  const d = `${line}Z`;
  s.fold(d, fill, 6);
  s.cloth(d, fill, cloth);
}
