import { darken, lighten } from "../colour-math.ts";
import { pointsOf } from "../outline.ts";
import { printOver } from "../prints.ts";
import { leather, rigid } from "../shading/cloth.ts";
import type { Drawing, Printed, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { drawInside, drawPair, soleOutline } from "./shoe.ts";

const opening = "M0 14C18 14 29 46 29 84C29 118 19 140 -1 140C-21 140 -30 118 -29 82C-28 46 -18 14 0 14Z";
/** A polished last: welt, upper and the long highlight on its toe. */
function last(s: Sketch, fill: string, point: number, print: Printed = ""): void {
  s.cloth(soleOutline(4, point), darken(fill, 0.6), rigid);
  s.stitches(soleOutline(1.4, point), lighten(fill, 0.4), 0.8);
  s.cloth(soleOutline(-2, point), fill, leather, { print });
  s.fill(outlines.toeShine, lighten(fill, 0.8), 0.2);
}

export const derbys: Drawing = (s, item) => {
  const fill = item.main;
  drawPair(s, () => {
    last(s, fill, 0.35);
    s.seam("M-46 -76C-20 -92 20 -92 47 -74", fill, 1.5);
    s.stitches("M-46 -71C-20 -87 20 -87 47 -69", darken(fill, 0.5), 1);
    drawInside(s, opening, fill, "#c9a77c");
    s.fold(outlines.derbyTongueShade, fill, 6);
    s.cloth(outlines.derbyTongue, darken(fill, 0.12), leather);
    s.bothSides(() => {
      const flap = "M7 -54C30 -58 42 -30 42 6C40 40 36 60 30 72C26 40 14 -10 7 -54Z";
      s.fold(flap, fill, 5);
      s.cloth(flap, fill, leather);
      s.stitches("M13 -50C20 -10 27 30 31 60", darken(fill, 0.5), 0.9);
    });
    for (const y of [-34, -14, 6, 26]) {
      const w = 13 + (y + 34) * 0.12;
      const d = `M${-w} ${y + 2}C-4 ${y - 3} 4 ${y - 3} ${w} ${y + 2}`;
      s.line(d, "#0d0b0a", 5, { opacity: 0.3 });
      s.line(d, darken(fill, 0.55), 3.4);
    }
  });
};

export const loafers: Drawing = (s, item) => {
  const fill = item.main;
  const bit = item.variety % 2 === 0;
  drawPair(s, () => {
    last(s, fill, 0.2, printOver(item, { scale: 0.6 }));
    drawInside(s, outlines.loaferOpening, fill, "#c9a77c");
    s.seam("M-43 10C-46 -60 -30 -92 0 -94C30 -92 46 -60 42 12", fill, 2.2);
    s.stitches("M-38 8C-40 -54 -26 -86 0 -88C26 -86 40 -54 37 10", darken(fill, 0.55), 1.1);
    s.line("M-31 82C-30 40 -20 -4 0 -4C20 -4 31 40 31 84", darken(fill, 0.3), 4);
    const strap = "M-45 -26C-20 -40 20 -40 45 -24L44 2C20 -14 -20 -14 -44 0Z";
    s.fold(strap, fill, 6);
    s.cloth(strap, fill, leather);
    if (bit) {
      s.line("M-18 -24C-8 -30 8 -30 18 -24", "#8c6a2b", 7, { opacity: 0.6 });
      s.line("M-18 -25C-8 -31 8 -31 18 -25", "#dcb765", 4.6);
    } else s.fill("M-14 -26L0 -33L14 -26L0 -18Z", darken(fill, 0.6));
  });
};

/** Curled ethnic slippers with an embroidered vamp. */
export const juttis: Drawing = (s, item) => {
  const fill = item.main;
  const gold = item.accent;
  drawPair(s, () => {
    s.cloth(soleOutline(3, 2), "#a9794a", rigid);
    s.cloth(soleOutline(-2, 2), fill, leather);
    s.fill(outlines.juttiOpeningEdge, darken(fill, 0.6));
    drawInside(s, outlines.juttiOpening, fill, "#cba274");
    s.line(outlines.juttiTrim, gold, 4.6);
    s.line("M-33 84C-32 28 -24 -22 0 -22C24 -22 33 30 33 86", darken(gold, 0.45), 1.4, {
      dash: "3 3",
    });
    s.line("M-38 -30C-40 -90 -20 -120 -2 -126C18 -120 40 -90 40 -28", gold, 2.6);
    for (const [x, y] of pointsOf(0, -60, -20, -52, 20, -52, 0, -92, -16, -84, 16, -84))
      s.fill(
        `M${x} ${y - 10}Q${x + 6} ${y} ${x} ${y + 9}Q${x - 6} ${y} ${x} ${y - 10}Z`,
        lighten(gold, 0.15),
      );
    s.fill("M-8 -164Q-1 -174 4 -164Q2 -154 -3 -150Q-9 -156 -8 -164Z", gold);
  });
};

export const ballerinas: Drawing = (s, item) => {
  const fill = item.main;
  drawPair(s, () => {
    s.cloth(soleOutline(1, 0.3), darken(fill, 0.5), rigid);
    s.cloth(soleOutline(-2, 0.3), fill, leather, { print: printOver(item, { scale: 0.6 }) });
    drawInside(s, outlines.ballerinaOpening, fill, "#e5cda9");
    s.fill(outlines.ballerinaInsole, "#cdb08a", 0.75);
    s.line(outlines.ballerinaTrim, darken(fill, 0.2), 3.6);
    s.fold(outlines.ballerinaBowShade, fill, 6);
    s.cloth(outlines.ballerinaBow, item.print === "plain" ? fill : item.accent, leather);
  });
};
