import { darken, lighten } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { symmetrical } from "../outline.ts";
import { borderBand, printOver } from "../prints.ts";
import { crease, type Fold, flowing, onBothSides, pleats, rigid, silk, suiting } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { drawMandarinCollar } from "./tailoring.ts";
import { type Body, bodyOf, drawNeckBand, drawUpper, type Making, neckline, shoulderDrop } from "./upper.ts";

/** A long outline: fitted to the waist, then falling to a hem of its own width, with side slits drawn on. */
function longOutline(body: Body): string {
  const top = shoulderDrop(body);
  const { chest, waist, hem, length, hemDip } = body;
  return symmetrical(
    `${neckline(body)}L${body.shoulder} ${top}C${body.shoulder - 5} ${top + 36} ${chest - 12} ${top + 88} ${chest} 146C${chest - 2} 190 ${waist} 210 ${waist} 240C${waist + 4} 320 ${hem - 6} ${length - 180} ${hem} ${length - 12}Q${hem} ${length} ${hem - 8} ${length + 1}Q${hem * 0.5} ${length + hemDip} 0 ${length + hemDip}`,
  );
}

function fallingFolds({ hem, length, chest }: Body): Fold[] {
  const falling = [0.9, 0.66, 0.4, 0.14].map((share, i): Fold => {
    const x = hem * share;
    const foot = `${x * 0.98} ${length - 130} ${x * 0.84} ${length - 230}`;
    return crease(`M${x} ${length}C${foot} ${x * 0.68} ${250 + i * 14}`, 13, i % 2 ? -0.76 : 0.9);
  });
  return [
    ...onBothSides(falling, -0.8),
    ...onBothSides([crease(`M${chest - 4} 150C80 176 60 200 30 222`, 10, 0.72)]),
  ];
}

function longGarment(s: Sketch, item: Item, body: Body, making: Making, border: boolean): void {
  const { accent, print } = item;
  const over = printOver(item, { down: print === "stripes" });
  const block =
    print === "colourblock" ? `<rect x="-260" y="330" width="520" height="500" fill="${accent}"/>` : "";
  const hemBand = border ? borderBand(-260, 260, body.length - 26, 30, accent) : "";
  drawUpper(s, item, body, {
    cuff: null,
    sleevePrint: over,
    print: [over, block, hemBand],
    outline: longOutline(body),
    folds: fallingFolds(body),
    ...making,
  });
  if (border && making.sleeve === "elbow") s.bothSides(() => s.cloth(outlines.kurtaCuff, accent, rigid));
}

/** The embroidered yoke and button tab of a kurta's neck. */
function yoke(s: Sketch, item: Item, depth: number): void {
  const fill = item.print === "plain" ? darken(item.main, 0.1) : item.accent;
  s.cloth(`M-11 40H11V${depth}L0 ${depth + 12}L-11 ${depth}Z`, fill, rigid);
  s.stitches(`M-8 44V${depth - 2}L0 ${depth + 7}L8 ${depth - 2}V44`, lighten(item.accent, 0.3), 1);
}

const menKurta = (s: Sketch, item: Item, length: number): void => {
  const body: Body = bodyOf(104, 112, 110, 124, length, { neckWidth: 38, neckDrop: 24 });
  longGarment(s, item, body, { sleeve: "long", rise: 10 }, false);
  drawMandarinCollar(s, item.print === "zari" ? item.accent : item.main, 38);
  yoke(s, item, 170);
  for (const y of [62, 94, 126, 156])
    s.button(0, y, 4, item.print === "plain" ? lighten(item.main, 0.6) : "#c9a256");
  s.bothSides(() => s.seam(`M${body.hem - 4} ${length - 130}L${body.hem - 1} ${length - 4}`, item.main, 2.4));
};

const womenKurta = (s: Sketch, item: Item, length: number): void => {
  const flare = /* A-line and straight cuts alternate with the name */ item.variety % 2 === 0 ? 158 : 124;
  const style = item.variety % 3;
  const body: Body = bodyOf(94, 100, 94, flare, length, {
    neckWidth: style === 1 ? 36 : 50,
    neckDrop: style === 1 ? 30 : style === 2 ? 86 : 52,
    neck: style === 2 ? "v" : "round",
  });
  const rich = item.print === "zari" || item.print === "block" || item.print === "florals";
  longGarment(s, item, body, { sleeve: item.sleeveless ? "none" : "elbow", cloth: flowing }, rich);
  if (style === 1) {
    drawMandarinCollar(s, rich ? item.accent : item.main, 36);
    yoke(s, item, 150);
  } else {
    drawNeckBand(s, body, rich ? item.accent : darken(item.main, 0.1), rich ? 11 : 7, rigid);
    if (style === 0) yoke(s, item, 140);
  }
  s.bothSides(() =>
    s.seam(`M${body.hem - 24} ${length - 170}L${body.hem - 5} ${length - 4}`, item.main, 2.2),
  );
};

export const kurta: Drawing = (s, item) =>
  item.section === "Women"
    ? womenKurta(s, item, 610)
    : menKurta(s, item, item.section === "Kids" ? 540 : 590);

export const shortKurta: Drawing = (s, item) =>
  item.section === "Women" ? womenKurta(s, item, 470) : menKurta(s, item, 470);

export const tunic: Drawing = (s, item) => womenKurta(s, item, 480);

export const sherwani: Drawing = (s, item) => {
  const body: Body = bodyOf(110, 114, 104, 142, 620, { neckWidth: 40, neckDrop: 26, hemDip: 4 });
  const gold = item.accent;
  longGarment(s, item, body, { sleeve: "long", cloth: { ...suiting, gloss: 0.35 } }, true);
  s.bothSides(() => {
    s.cloth(outlines.sherwaniCuff, gold, rigid);
    s.stitches("M187 332L134 341", darken(gold, 0.45), 1.6);
  });
  s.fold("M16 36V618", item.main, 8);
  s.cloth("M-15 30H15V620H-15Z", gold, rigid, {
    print: printOver({ ...item, print: "zari", main: gold, accent: darken(gold, 0.35) }, { scale: 0.5 }),
  });
  drawMandarinCollar(s, gold, 40);
  for (let y = 54; y < 400; y += 38) s.button(0, y, 5.6, lighten(gold, 0.35));
  s.cloth("M48 128L86 122L88 138L50 144Z", lighten(gold, 0.4), silk);
};

export const anarkali: Drawing = (s, item) => {
  const body: Body = bodyOf(92, 96, 82, 82, 230, { neckWidth: 50, neckDrop: 60 });
  const gold = item.accent;
  const places = Array.from({ length: 15 }, (_, index) => index - 7);
  const folds = pleats(
    places,
    11,
    [-1, 1.1],
    (i) => `M${i * 30} 660C${i * 24} 500 ${i * 15} 340 ${i * 10} 226`,
  );
  s.cloth(outlines.anarkaliSkirt, item.main, flowing, {
    folds,
    print: [printOver(item), curvedBorder(630, gold)],
  });
  s.fold("M-84 228C-40 240 40 240 84 228", item.main, 9);
  drawUpper(s, item, body, {
    sleeve: "elbow",
    cuff: null,
    folds: [],
    outline: symmetrical(`${neckline(body)}L92 20C86 56 86 110 96 146C94 180 86 200 83 222Q40 234 0 234`),
    print: printOver({ ...item, print: item.print === "plain" ? "plain" : "zari" }, { scale: 0.6 }),
  });
  s.bothSides(() => s.cloth(outlines.anarkaliCuff, gold, rigid));
  s.cloth("M-84 212C-40 224 40 224 84 212L86 232C40 244 -40 244 -86 232Z", gold, rigid);
  drawNeckBand(s, body, gold, 12, rigid);
};

/** A gold border following the curved hem of a wide skirt whose middle ends at `y` + 30. */
export function curvedBorder(y: number, colour: string, width = 20): string {
  const path = (dy: number): string =>
    `M-240 ${y + dy - 2}C-110 ${y + dy + 42} 110 ${y + dy + 42} 240 ${y + dy - 2}`;
  return (
    `<path d="${path(0)}" fill="none" stroke="${colour}" stroke-width="${width}"/>` +
    `<path d="${path(0)}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="${width * 0.45}" stroke-dasharray="${width * 0.3} ${width * 0.26}"/>` +
    `<path d="${path(-width * 0.8)}" fill="none" stroke="${colour}" stroke-width="2.4"/><path d="${path(-width * 1.15)}" fill="none" stroke="${lighten(colour, 0.2)}" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>`
  );
}
