import { darken, hueOf, lighten, lightness, mix } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { ellipse, moved, pointsOf, strokeOutline } from "../outline.ts";
import { leather } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };

interface Jewel {
  readonly metal: string;
  readonly gem: string;
}

const isMetal = (colour: string): boolean => {
  const { hue, chroma } = hueOf(colour);
  return (
    (chroma < 0.12 && lightness(colour) > 0.45 && lightness(colour) < 0.85) ||
    (hue > 15 && hue < 46 && chroma > 0.18 && lightness(colour) > 0.4)
  );
};

/** Which of an item's colours is the metal and which the stone; gold where neither is a metal. */
function jewelOf(item: Item): Jewel {
  if (isMetal(item.main))
    return {
      metal: item.main,
      gem: isMetal(item.accent) || lightness(item.accent) > 0.7 ? "#f3ecdf" : item.accent,
    };
  if (isMetal(item.accent)) return { metal: item.accent, gem: item.main };
  return { metal: "#cfa14e", gem: item.main };
}

/** Wire bent along a path, round and shining. */
function wire(s: Sketch, d: string, metal: string, width: number): void {
  s.raw("", strokeOutline(d, width));
  s.line(d, darken(metal, 0.5), width);
  s.line(d, metal, width * 0.74);
  s.line(d, lighten(metal, 0.7), width * 0.24);
}

const soft = { ...leather, edge: 1.4 };

function drawMetal(s: Sketch, d: string, metal: string): void {
  s.fold(d, "#7a6a55", 3);
  s.cloth(d, metal, soft);
}

function drawGem(s: Sketch, x: number, y: number, r: number, jewel: Jewel): void {
  drawMetal(s, ellipse(x, y, r * 1.32, r * 1.32), jewel.metal);
  s.cloth(ellipse(x, y, r, r), jewel.gem, soft);
  s.fill(ellipse(x - r * 0.3, y - r * 0.34, r * 0.3, r * 0.22), "#ffffff", 0.75);
}

/** A row of little pearls or beads. */
function drawBeads(
  s: Sketch,
  points: readonly (readonly [number, number])[],
  r: number,
  colour: string,
): void {
  const all = (dx: number, dy: number, size: number): string =>
    points.map(([x, y]) => ellipse(x + dx, y + dy, size, size)).join("");
  s.fill(all(0.3, 0.8, r * 1.16), darken(mix(colour, "#6b5636", 0.4), 0.45));
  s.fill(all(0, 0, r), colour);
  s.fill(all(-r * 0.28, -r * 0.32, r * 0.36), "#ffffff", 0.8);
}

/** Points along an arc around (cx, cy), angles in degrees, 0 to the right and 90 downwards. */
function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, i): [number, number] => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

/** The same thing twice, side by side. */
const drawTwice = (s: Sketch, apart: number, draw: () => void): void => {
  for (const x of [-apart, apart]) s.through((d) => moved(d, x, 0), draw);
};

export const jhumkas: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  drawTwice(s, 58, () => {
    drawGem(s, 0, 14, 11, jewel);
    drawBeads(s, arc(0, 14, 18, 18, 0, 330, 12), 2.6, jewel.metal);
    wire(s, "M0 32V46", jewel.metal, 4);
    drawMetal(s, "M-8 44H8C30 50 40 78 40 96C20 104 -20 104 -40 96C-40 78 -30 50 -8 44Z", jewel.metal);
    for (const [y, w] of pointsOf(60, 25, 78, 35, 94, 40))
      s.line(`M${-w} ${y}Q0 ${y + 10} ${w} ${y}`, darken(jewel.metal, 0.5), 1.6, {
        dash: y === 78 ? "3 3" : "99 0",
      });
    drawBeads(s, arc(0, 76, 27, 8, 20, 160, 5), 4, jewel.gem);
    drawBeads(s, arc(0, 97, 37, 9, 4, 176, 9), 4.4, "#f1e8d8");
  });
};

export const earrings: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  const style = item.variety % 3;
  drawTwice(s, 50, () => {
    drawGem(s, 0, 10, 9, jewel);
    wire(s, "M0 24V42", jewel.metal, 3.4);
    if (style === 0) {
      drawMetal(s, "M0 40C14 66 26 86 22 106C18 126 -18 126 -22 106C-26 86 -14 66 0 40Z", jewel.metal);
      s.cloth("M0 62C8 78 15 92 12 104C8 114 -8 114 -12 104C-15 92 -8 78 0 62Z", jewel.gem, soft);
    } else if (style === 1) {
      wire(s, ellipse(0, 72, 26, 30), jewel.metal, 7);
      drawBeads(s, arc(0, 72, 26, 30, 30, 150, 7), 4.6, jewel.gem);
      drawGem(s, 0, 74, 9, jewel);
    } else {
      drawMetal(s, "M0 38L22 64L0 90L-22 64Z", jewel.metal);
      s.cloth("M0 50L12 64L0 78L-12 64Z", jewel.gem, soft);
      for (const dx of [-12, -4, 4, 12])
        wire(s, `M${dx} ${90 - Math.abs(dx) * 0.8}V${128 - Math.abs(dx)}`, jewel.metal, 3);
    }
  });
};

export const hoops: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  drawTwice(s, 62, () => {
    wire(s, ellipse(0, 60, 44, 50), jewel.metal, 9);
    drawBeads(s, [[0, 9]], 4.4, jewel.gem);
  });
};

export const studs: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  drawTwice(s, 30, () => {
    drawBeads(s, arc(0, 20, 15, 15, 0, 315, 8), 5.6, jewel.metal);
    drawGem(s, 0, 20, 8.6, jewel);
  });
};

export const necklace: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  const strand = "M-96 0C-110 90 -64 170 0 172C64 170 110 90 96 0";
  wire(s, strand, jewel.metal, 5);
  const outer = arc(0, 70, 104, 108, 22, 158, 19);
  drawBeads(s, outer, 6, jewel.metal);
  arc(0, 78, 98, 124, 34, 146, 9).forEach(([x, y], i) => {
    const r = i === 4 ? 13 : 8 - Math.abs(i - 4) * 0.6;
    drawGem(s, x, y, r, jewel);
    drawBeads(s, [[x * 1.04, y + r * 2]], 4.4, "#f1e8d8");
  });
  drawMetal(s, "M0 214C10 226 14 240 0 250C-14 240 -10 226 0 214Z", jewel.metal);
};

export const pendant: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  const chain = "M-84 0C-92 90 -40 180 0 214C40 180 92 90 84 0";
  s.raw("", strokeOutline(chain, 5));
  s.line(chain, darken(jewel.metal, 0.5), 4.6, { dash: "5 2.4" });
  s.line(chain, lighten(jewel.metal, 0.25), 2.8, { dash: "5 2.4" });
  drawMetal(s, ellipse(0, 240, 25, 25), jewel.metal);
  drawBeads(s, arc(0, 240, 20, 20, 0, 330, 12), 2.8, lighten(jewel.metal, 0.4));
  drawGem(s, 0, 240, 11, jewel);
};

/** A chain without a stone, whose links lie flat. */
export const chain: Drawing = (s, item) => {
  const { metal } = jewelOf(item);
  const strand = "M-22 -6C-96 20 -108 150 -56 206C-24 238 24 238 56 206C108 150 96 20 22 -6";
  s.raw("", strokeOutline(strand, 13));
  s.line(strand, darken(metal, 0.6), 10);
  s.line(strand, metal, 6.4, { dash: "6 8.5" });
  s.line(strand, lighten(metal, 0.7), 2, { dash: "6 8.5" });
  s.line("M-22 -6H22", darken(metal, 0.5), 6);
  s.line("M-20 -6H20", lighten(metal, 0.4), 3);
};

export const bangles: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  const stack: readonly (readonly [number, number, string])[] = [
    [0, 0, jewel.metal],
    [5, 17, jewel.gem === "#f3ecdf" ? jewel.metal : jewel.gem],
    [-4, 34, jewel.metal],
    [3, 51, jewel.gem === "#f3ecdf" ? lighten(jewel.metal, 0.3) : jewel.gem],
  ];
  for (const [dx, dy, colour] of stack) {
    wire(s, ellipse(dx, 40 + dy, 82, 38), colour, 12);
    s.line(ellipse(dx, 40 + dy, 82, 38), darken(colour, 0.45), 3, { dash: "3 7", opacity: 0.7 });
  }
};

export const bracelet: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  if (isMetal(item.main)) {
    wire(s, outlines.braceletCuff, jewel.metal, 17);
    drawGem(s, 0, 2, 10, jewel);
    drawGem(s, -30, 4, 6, jewel);
    drawGem(s, 30, 4, 6, jewel);
  } else {
    wire(s, ellipse(0, 50, 80, 48), item.main, 14);
    wire(s, ellipse(4, 56, 80, 48), darken(item.main, 0.2), 12);
    drawMetal(s, "M-14 92H16V116H-14Z", "#c3c6cb");
  }
};

export const ring: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  wire(s, ellipse(0, 78, 44, 44), jewel.metal, 8);
  drawGem(s, 0, 24, 12, jewel);
  drawGem(s, -19, 33, 5, jewel);
  drawGem(s, 19, 33, 5, jewel);
};

export const tikka: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  s.raw("", strokeOutline("M0 0V96", 6));
  s.line("M0 0V96", darken(jewel.metal, 0.5), 5, { dash: "5 2.4" });
  s.line("M0 0V96", lighten(jewel.metal, 0.25), 3, { dash: "5 2.4" });
  drawBeads(s, pointsOf(0, 26, 0, 52, 0, 78), 5, "#f1e8d8");
  drawMetal(s, outlines.tikkaPlate, jewel.metal);
  drawGem(s, 0, 132, 14, jewel);
  drawBeads(s, arc(0, 132, 25, 25, 20, 160, 7), 3.4, jewel.gem);
  drawBeads(s, arc(0, 136, 36, 34, 20, 160, 7), 5, "#f1e8d8");
  drawGem(s, 0, 182, 6, jewel);
};

export const cufflinks: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  drawTwice(s, 34, () => {
    drawMetal(s, ellipse(0, 24, 25, 25), jewel.metal);
    s.cloth(ellipse(0, 24, 17, 17), jewel.gem === "#f3ecdf" ? darken(jewel.metal, 0.3) : jewel.gem, soft);
  });
};

export const brooch: Drawing = (s, item) => {
  const jewel = jewelOf(item);
  for (const [x, y] of arc(0, 40, 26, 26, 0, 300, 6)) drawMetal(s, ellipse(x, y, 14, 14), jewel.metal);
  drawBeads(s, arc(0, 40, 26, 26, 0, 300, 6), 6, "#f1e8d8");
  drawGem(s, 0, 40, 13, jewel);
};
