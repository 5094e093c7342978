import { darken, lighten, lightness } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { pointsOf } from "../outline.ts";
import { printOver } from "../prints.ts";
import { cotton, flat, knitted, leather, rigid } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { drawInside, drawPair, soleOutline } from "./shoe.ts";

const opening = "M0 20C20 20 31 48 31 84C31 118 20 140 -1 140C-22 140 -32 118 -31 82C-30 46 -20 20 0 20Z";
const LACE_ROWS = 6;
const LACE_END = 34;

function laces(s: Sketch, colour: string, from: number): void {
  for (let i = 0; i < LACE_ROWS; i++) {
    const y = from + ((LACE_END - from) * i) / (LACE_ROWS - 1);
    const w = 19 + i * 1.6;
    const d = `M${-w} ${y + 3}C${-w * 0.4} ${y - 4} ${w * 0.4} ${y - 4} ${w} ${y + 3}`;
    s.line(d, darken(colour, 0.75), 7.6, { opacity: 0.3 });
    s.line(d, colour, 5.4);
    s.line(
      `M${-w} ${y + 1.6}C${-w * 0.4} ${y - 5.4} ${w * 0.4} ${y - 5.4} ${w} ${y + 1.6}`,
      lighten(colour, 0.7),
      1.4,
      { opacity: 0.6 },
    );
  }
}

function bow(s: Sketch, colour: string, y: number): void {
  const loops = `M0 ${y}C-16 ${y - 16} -36 ${y - 6} -30 ${y + 8}C-24 ${y + 16} -8 ${y + 8} 0 ${y}C14 ${y - 16} 36 ${y - 8} 32 ${y + 6}C26 ${y + 16} 8 ${y + 8} 0 ${y}`;
  s.line(loops, darken(colour, 0.75), 6, { opacity: 0.25 });
  s.line(loops, colour, 4);
}

export const sneakers: Drawing = (s, item) => {
  const fill = item.main;
  const rubber = lightness(fill) > 0.8 ? "#e9e4da" : "#f3efe7";
  const trim = item.print === "colourblock" || item.print === "stripes" ? item.accent : darken(fill, 0.14);
  drawPair(s, () => {
    s.cloth(soleOutline(5), rubber, rigid);
    s.line(soleOutline(2), "#8d8578", 1, { opacity: 0.5 });
    s.cloth(soleOutline(-3), fill, cotton, { print: printOver(item, { scale: 0.7 }) });
    const toe = outlines.sneakerToe;
    s.cloth(toe, item.variety % 2 === 0 ? rubber : fill, leather);
    s.seam("M-48 -80C-20 -96 20 -96 50 -78", fill, 1.2);
    drawInside(s, opening, fill, lighten(fill, 0.55));
    s.fold(outlines.sneakerTongueShade, fill, 7);
    s.cloth(outlines.sneakerTongue, trim, knitted);
    s.bothSides(() => {
      const flap = "M15 -74C30 -70 40 -40 41 0C40 30 38 50 32 70C29 40 24 -20 15 -74Z";
      s.fold(flap, fill, 4);
      s.cloth(flap, fill, cotton);
      s.stitches("M20 -66C26 -20 31 20 33 60", darken(fill, 0.5));
    });
    s.cloth("M-22 122C-10 132 10 132 20 122L24 144C10 152 -14 152 -26 144Z", trim, leather);
    laces(s, rubber, -56);
    bow(s, rubber, 36);
  });
};

export const runningShoes: Drawing = (s, item) => {
  const fill = item.main;
  const light = lightness(fill) > 0.62;
  const accent = item.accent;
  const lace = light ? darken(fill, 0.55) : "#efece6";
  drawPair(s, () => {
    s.cloth(soleOutline(8), accent, rigid);
    s.cloth(soleOutline(4), "#f0ede7", rigid);
    let mesh = "";
    for (let y = -150; y < 150; y += 6) mesh += `M-200 ${y}H200`;
    s.cloth(soleOutline(-3), fill, knitted, {
      print: `<path d="${mesh}" stroke="${darken(fill, 0.5)}" stroke-width="2" stroke-dasharray="2 3" stroke-opacity=".35"/>`,
    });
    s.bothSides(() => {
      for (const [a, b] of pointsOf(-40, -6, -10, 24, 20, 54))
        s.cloth(
          `M50 ${a - 18}C40 ${a - 14} 28 ${a} 19 ${b - 20}L22 ${b - 8}C32 ${a + 14} 42 ${a + 4} 46 ${a}Z`,
          accent,
          leather,
        );
    });
    s.cloth("M-40 -110C-28 -142 18 -146 38 -112C16 -122 -16 -122 -40 -110Z", accent, leather);
    drawInside(s, opening, fill, lighten(accent, 0.3));
    s.fold(outlines.runningTongueShade, fill, 7);
    s.cloth(outlines.runningTongue, darken(fill, 0.2), knitted);
    s.cloth("M-24 112C-10 126 10 126 22 112L27 142C10 153 -14 153 -28 142Z", accent, leather);
    laces(s, lace, -46);
  });
};

export const slipOns: Drawing = (s, item: Item) => {
  const fill = item.main;
  const rubber = "#f1ece2";
  drawPair(s, () => {
    s.cloth(soleOutline(5), rubber, rigid);
    s.line(soleOutline(2), "#8d8578", 1, { opacity: 0.5 });
    s.cloth(soleOutline(-3), fill, cotton, { print: printOver(item, { scale: 0.75 }) });
    s.fill(outlines.slipOnOpening, darken(fill, 0.62));
    drawInside(s, opening, fill, lighten(fill, 0.5));
    s.line("M-33 84C-32 38 -22 -6 0 -6C22 -6 33 40 33 84", darken(fill, 0.25), 5);
    for (const x of [-1, 1])
      s.cloth(
        `M${x * 20} 6C${x * 36} 14 ${x * 42} 30 ${x * 42} 44C${x * 40} 52 ${x * 36} 54 ${x * 31} 54C${x * 30} 36 ${x * 26} 18 ${x * 20} 6Z`,
        item.accent,
        knitted,
      );
    s.stitches("M-40 40C-38 0 -20 -22 0 -22C20 -22 38 0 40 40", darken(fill, 0.5));
    s.cloth("M-22 124C-10 134 10 134 20 124L24 144C10 152 -14 152 -26 144Z", item.accent, flat);
  });
};
