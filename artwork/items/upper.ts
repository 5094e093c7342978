import { darken } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { mirrored, moved, symmetrical } from "../outline.ts";
import { chestGraphic, printOver } from "../prints.ts";
import { type Cloth, cotton, crease, type Fold, flat, knitted, onBothSides } from "../shading/cloth.ts";
import type { Printed, Sketch } from "../sketch.ts";

/**
 * Measures of a garment for the upper body, in its own units (a shirt is about 420 high); x = 0
 * is its middle.
 */
export interface Body {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly length: number;
  readonly neckWidth: number;
  readonly neckDrop: number;
  readonly neck: "round" | "v" | "square" | "sweetheart";
  /** How far the hem dips at the middle (positive) or sides (negative). */
  readonly hemDip: number;
}

export const plainBody: Body = {
  shoulder: 104,
  chest: 112,
  waist: 112,
  hem: 117,
  length: 420,
  neckWidth: 46,
  neckDrop: 48,
  neck: "round",
  hemDip: 8,
};

/** A body of the given measures; those not in `rest` are the plain body's. */
export const bodyOf = (
  shoulder: number,
  chest: number,
  waist: number,
  hem: number,
  length: number,
  rest: Partial<Body> = {},
): Body => ({ ...plainBody, shoulder, chest, waist, hem, length, ...rest });

export const shoulderDrop = (body: Body): number => 8 + (body.shoulder - body.neckWidth) * 0.28;

const necklines: Readonly<Record<Body["neck"], (width: number, drop: number) => string>> = {
  round: (w, drop) => `M0 ${drop}C${w * 0.55} ${drop} ${w * 0.9} ${drop * 0.72} ${w} 8`,
  v: (w, drop) => `M0 ${drop}L${w} 8`,
  square: (w, drop) => `M0 ${drop}L${w * 0.9} ${drop}L${w} 8`,
  sweetheart: (w, drop) => `M0 ${drop}C${w * 0.3} ${drop - 18} ${w * 0.85} ${drop - 20} ${w} 8`,
};

/** The neckline from its lowest point up to the right shoulder, open. */
export const neckline = (body: Body): string => necklines[body.neck](body.neckWidth, body.neckDrop);

const armhole = (body: Body): string => {
  const [s, top] = [body.shoulder, shoulderDrop(body)];
  return `C${s - 5} ${top + 36} ${body.chest - 12} ${top + 88} ${body.chest} 146`;
};

export function bodyOutline(body: Body): string {
  const { chest, waist, hem, length, hemDip } = body;
  const top = shoulderDrop(body);
  const middle = 146 + (length - 146) * 0.45;
  return symmetrical(
    `${neckline(body)}L${body.shoulder} ${top}${armhole(body)}C${chest} 200 ${waist} ${middle - 40} ${waist} ${middle}C${waist} ${middle + 60} ${hem} ${length - 90} ${hem} ${length - 8}Q${hem} ${length} ${hem - 8} ${length}Q${hem * 0.5} ${length + hemDip} 0 ${length + hemDip}`,
  );
}

/** The inside of the back seen through the neck opening. */
export function drawNeckBack(s: Sketch, body: Body, colour: string, rise = 4): void {
  const w = body.neckWidth + 3;
  const half = `M0 ${10 - rise}C${w * 0.5} ${10 - rise} ${w * 0.8} ${8 - rise} ${w} 7L${w} 14C${w * 0.8} ${body.neckDrop + 4} ${w * 0.4} ${body.neckDrop + 8} 0 ${body.neckDrop + 8}`;
  s.cloth(symmetrical(half), darken(colour, 0.38), flat);
}

export type SleeveLength = "none" | "short" | "elbow" | "long" | "puff";

const sleeves: Readonly<Record<Exclude<SleeveLength, "none">, string>> = {
  short:
    "M102 22C115 26 132 46 147 78L186 166C189 173 186 179 180 182L144 199C138 201 134 199 132 194L106 140C98 104 96 60 102 22Z",
  elbow:
    "M102 22C116 26 132 48 144 84L182 232C184 240 180 245 174 247L142 254C135 255 131 252 129 246L106 142C98 104 96 60 102 22Z",
  long: "M102 22C116 26 134 48 145 86L190 352C191 360 188 365 181 367L152 372C145 373 141 370 139 363L106 142C98 104 96 60 102 22Z",
  puff: "M100 22C130 14 160 40 170 84C176 112 176 140 168 164C166 172 160 176 152 177L124 178C117 178 112 174 111 166L106 140C96 104 94 60 100 22Z",
};

const sleeveFolds: Readonly<Record<Exclude<SleeveLength, "none">, readonly Fold[]>> = {
  short: [
    crease("M110 140C124 118 146 118 170 144", 9, 0.9),
    crease("M108 108C122 84 132 74 140 66", 8, -0.6),
  ],
  elbow: [
    crease("M110 144C126 130 144 140 158 168", 9, 0.9),
    crease("M112 170C126 180 140 190 152 214", 8, -0.7),
    crease("M168 232C160 210 150 196 140 186", 8, 0.6),
  ],
  long: [
    crease("M110 148C128 140 142 152 152 176", 9, 1),
    crease("M120 186C134 196 148 210 158 232", 8, 0.9),
    crease("M164 232C152 244 142 250 130 250", 8, 0.9),
    crease("M170 276C158 284 150 288 138 288", 7, 0.8),
    crease("M178 322C166 330 156 330 142 322", 7, 0.8),
    crease("M146 90C150 120 152 150 158 190", 9, 0.6),
  ],
  puff: [
    crease("M120 28C130 60 126 110 122 150", 8, 0.9),
    crease("M146 44C156 80 150 120 142 156", 8, 0.9),
    crease("M150 172C150 140 140 120 136 90", 7, -0.9),
  ],
};

/** Both sleeves, to be drawn before the body that overlaps their seams. */
export function drawSleeves(
  s: Sketch,
  body: Body,
  length: SleeveLength,
  fill: string,
  cloth: Cloth,
  print: Printed = "",
): void {
  if (length === "none") return;
  atShoulders(s, body, () => {
    s.cloth(sleeves[length], fill, cloth, { print, folds: sleeveFolds[length] });
    s.fold("M103 30C98 66 100 108 112 146", fill, 6);
  });
}

/** Draws a detail of the plain body's right sleeve at both shoulders of `body`. */
const atShoulders = (s: Sketch, body: Body, draw: () => void): void =>
  s.bothSides(() => s.through((d) => moved(d, body.shoulder - plainBody.shoulder, 0), draw));

/** Where a sleeve ends: two points across it, right side, for cuffs and stitches. */
const sleeveEnds: Readonly<Record<Exclude<SleeveLength, "none">, readonly [string, string]>> = {
  short: [
    "M180 152L190 174C191 178 188 181 184 183L143 202C138 203 134 200 132 196L123 178Z",
    "M181 158L126 184",
  ],
  elbow: [
    "M178 212L183 234C184 241 181 246 174 248L141 255C134 256 130 252 128 246L123 224Z",
    "M179 222L126 234",
  ],
  long: [
    "M185 322L191 354C192 362 188 366 181 368L152 373C145 374 140 371 138 364L130 330Z",
    "M187 338L134 346",
  ],
  puff: [
    "M172 146L169 166C167 174 161 177 153 178L123 179C116 179 111 174 110 166L108 152Z",
    "M171 158L109 160",
  ],
};

/** Cuffs at the sleeves' ends, or only a stitched hem when `cloth` is left out. */
export function drawCuffs(
  s: Sketch,
  body: Body,
  length: SleeveLength,
  fill: string,
  cloth?: Cloth,
  print: Printed = "",
): void {
  if (length === "none") return;
  const [cuff, stitch] = sleeveEnds[length];
  atShoulders(s, body, () => {
    if (cloth) s.cloth(cuff, fill, cloth, { print: cloth === knitted ? ribs(fill, 8) : print });
    else s.stitches(stitch, darken(fill, 0.55));
  });
}

/** How a garment of the upper body is made; what is left out is as in a plain cotton one. */
export interface Making {
  readonly sleeve: SleeveLength;
  readonly cloth?: Cloth;
  /** Colours; the item's main colour where left out. */
  readonly sleeveFill?: string;
  readonly cuffFill?: string | undefined;
  /**
   * The material of the cuffs, or `null` for sleeves without; a stitched hem (cotton on puff sleeves)
   * where left out.
   */
  readonly cuff?: Cloth | null | undefined;
  /** Prints; the item's own where left out. */
  readonly print?: Printed;
  readonly sleevePrint?: Printed;
  /** How far the back of the neck rises. */
  readonly rise?: number;
  readonly outline?: string;
  readonly folds?: readonly Fold[];
}

/** The back of the neck, the sleeves, their ends, and the body over them. */
export function drawUpper(s: Sketch, item: Item, body: Body, making: Making): void {
  const { sleeve, cloth = cotton, sleeveFill = item.main, cuffFill = sleeveFill } = making;
  const { sleevePrint = printOver(item), print = bodyPrint(item, body), folds = bodyFolds(body) } = making;
  const { cuff = sleeve === "puff" ? cotton : undefined } = making;
  drawNeckBack(s, body, item.main, making.rise);
  drawSleeves(s, body, sleeve, sleeveFill, cloth, sleevePrint);
  if (cuff !== null) drawCuffs(s, body, sleeve, cuffFill, cuff, sleevePrint);
  s.cloth(making.outline ?? bodyOutline(body), item.main, cloth, { folds, print });
}

/** Print plus what only a body carries: a chest graphic or a block of the second colour. */
export function bodyPrint(item: Item, body: Body, down = false): Printed {
  if (item.print === "graphic") return chestGraphic(item, 0, 178, 96);
  if (item.print !== "colourblock") return printOver(item, { down });
  const [y, height] = item.variety % 2 === 0 ? [body.length * 0.52, body.length] : [120, 92];
  return `<rect x="-160" y="${y}" width="320" height="${height}" fill="${item.accent}"/>`;
}

/** A row of stitches along the hem. */
export function drawHemStitches(s: Sketch, { hem, length, hemDip }: Body, fill: string): void {
  const y = length - 11;
  s.stitches(`M${-hem + 5} ${y}Q0 ${y + hemDip * 1.5} ${hem - 5} ${y}`, darken(fill, 0.55));
}

/** Vertical ribs over any garment part, to be clipped to it. */
export function ribs(fill: string, step: number, reach = 260, from = -20, to = 1000): string {
  let d = "";
  for (let x = -reach; x <= reach; x += step) d += `M${x} ${from}V${to}`;
  return `<path d="${d}" stroke="${darken(fill, 0.5)}" stroke-width="${step * 0.3}" stroke-opacity=".3"/>`;
}

/** The folds a body takes between armholes, waist and hem. */
export function bodyFolds(body: Body): Fold[] {
  const { length, hem, chest } = body;
  const right = [
    crease(`M${chest - 4} 150C${chest - 28} 172 62 200 30 228`, 10, 0.95),
    crease(`M${chest} 176C92 204 74 240 50 270`, 11, 0.8),
    crease(
      `M${hem - 2} ${length - 8}C${hem - 14} ${length - 66} 104 ${length - 120} 90 ${length - 180}`,
      13,
      0.8,
    ),
    crease(`M60 ${length}C58 ${length - 40} 66 ${length - 96} 50 ${length - 140}`, 12, -0.7),
    crease(`M20 ${length}C14 ${length - 36} 20 ${length - 76} 10 ${length - 110}`, 12, 0.6),
  ];
  return onBothSides(right, 0.85);
}

/** A neckline from the left shoulder through its lowest point to the right shoulder, open. */
function neckCurve(body: Body): string {
  const right = neckline(body);
  const left = (mirrored(right).match(/-?\d+\.?\d*/g) ?? []).map(Number);
  const pairs: string[] = [];
  for (let i = left.length - 2; i >= 0; i -= 2) pairs.push(`${left[i]} ${left[i + 1]}`);
  const [first = "0 0", ...rest] = pairs;
  const command = right.includes("C") ? "C" : "L";
  return `M${first}${command}${rest.join(" ")}${right.replace(/^M[^CL]*/, "")}`;
}

/** A band of cloth along the neckline, `width` broad. */
export function drawNeckBand(s: Sketch, body: Body, fill: string, width = 10, cloth: Cloth = knitted): void {
  const outer = { ...body, neckWidth: body.neckWidth + width * 0.85, neckDrop: body.neckDrop + width };
  const inner = { ...body, neckWidth: body.neckWidth - 1, neckDrop: body.neckDrop - 1 };
  s.fold(neckCurve({ ...outer, neckDrop: outer.neckDrop + 1 }), fill, 4);
  s.cloth(`${neckCurve(inner)}${mirrored(neckCurve(outer)).replace("M", "L")}Z`, fill, cloth);
}
