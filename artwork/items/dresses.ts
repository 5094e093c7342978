import { darken } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { symmetrical } from "../outline.ts";
import { printOver } from "../prints.ts";
import {
  type Cloth,
  cotton,
  crease,
  type Fold,
  flowing,
  onBothSides,
  rigid,
  silk,
} from "../shading/cloth.ts";
import type { Drawing, Printed, Sketch } from "../sketch.ts";
import {
  type Body,
  bodyOf,
  drawNeckBand,
  drawUpper,
  neckline,
  type SleeveLength,
  shoulderDrop,
} from "./upper.ts";

/** A skirt from a waist to a wide hem, gathered into `count` folds a side. */
export interface SkirtCut {
  readonly top: number;
  readonly waist: number;
  readonly hem: number;
  readonly bottom: number;
  /** How far the hem's middle hangs below its corners. */
  readonly dip: number;
  /** 0 falls straight, 1 springs out at the waist. */
  readonly spring: number;
}

export function skirtOutline({ top, waist, hem, bottom, dip, spring }: SkirtCut): string {
  const drop = bottom - top;
  return symmetrical(
    `M0 ${top + 8}Q${waist * 0.6} ${top + 6} ${waist} ${top}C${waist + (hem - waist) * (0.15 + spring * 0.4)} ${top + drop * 0.22} ${hem - (hem - waist) * 0.16} ${top + drop * 0.6} ${hem} ${bottom - 8}Q${hem + 1} ${bottom} ${hem - 8} ${bottom + 2}Q${hem * 0.55} ${bottom + dip} 0 ${bottom + dip}`,
  );
}

/** Folds opening from the waist towards the hem; odd ones are valleys. */
export function skirtFolds({ top, waist, hem, bottom, dip }: SkirtCut, count: number, strength = 1): Fold[] {
  const folds: Fold[] = [];
  for (let i = -count; i <= count; i++) {
    const share = (i + (i % 2 ? 0.16 : -0.1)) / (count + 0.6);
    const foot = bottom + dip * (1 - share * share);
    folds.push(
      crease(
        `M${hem * share} ${foot}C${hem * share * 0.86} ${bottom - (bottom - top) * 0.4} ${waist * share * 1.05} ${top + (bottom - top) * 0.3} ${waist * share * 0.9} ${top - 4 + ((i * 37) % 30)}`,
        Math.min(16, (hem / count) * 0.42),
        (i % 2 ? -1 : 1.1) * strength,
      ),
    );
  }
  return folds;
}

function bodice(body: Body): string {
  const top = shoulderDrop(body);
  return symmetrical(
    `${neckline(body)}L${body.shoulder} ${top}C${body.shoulder - 5} ${top + 36} ${body.chest - 12} ${top + 88} ${body.chest} 140C${body.chest - 2} 176 ${body.waist + 1} ${body.length - 40} ${body.waist} ${body.length}Q${body.waist * 0.5} ${body.length + 10} 0 ${body.length + 10}`,
  );
}

/** The print of an item, with its lower part in the second colour when colour-blocked. */
const dressPrint = (item: Item): Printed =>
  item.print === "colourblock"
    ? `<rect x="-280" y="360" width="560" height="400" fill="${item.accent}"/>`
    : printOver(item, { down: item.variety % 2 === 0 });

interface BodiceStyle {
  readonly sleeve: SleeveLength;
  readonly neck: Pick<Body, "neck" | "neckDrop" | "neckWidth">;
  readonly cloth: Cloth;
}

const bodiceNecks: readonly [BodiceStyle["neck"], ...BodiceStyle["neck"][]] = [
  { neck: "round", neckDrop: 50, neckWidth: 54 },
  { neck: "v", neckDrop: 104, neckWidth: 50 },
  { neck: "square", neckDrop: 66, neckWidth: 62 },
  { neck: "sweetheart", neckDrop: 84, neckWidth: 66 },
];

function bodiceStyleOf(item: Item): BodiceStyle {
  const sleeves: readonly SleeveLength[] = ["short", "puff", "elbow", "none"];
  const sleeve = item.sleeveless ? "none" : (sleeves[(item.variety >>> 5) % sleeves.length] ?? "short");
  const neck = bodiceNecks[item.variety % bodiceNecks.length] ?? bodiceNecks[0];
  return { sleeve, neck, cloth: item.print === "zari" ? silk : cotton };
}

/** The fitted upper part of a dress, down to a waist seam at `length`. */
function drawBodice(s: Sketch, item: Item, style: BodiceStyle, waist = 80, length = 232): void {
  const body: Body = bodyOf(style.sleeve === "none" ? 80 : 90, 97, waist, waist, length, { ...style.neck });
  const darts = [
    crease(`M58 ${length + 6}C56 ${length - 30} 58 ${length - 60} 50 150`, 9, -0.8),
    crease(`M96 142C76 160 60 170 40 174`, 10, 0.8),
    crease(`M80 ${length - 20}C60 ${length - 28} 40 ${length - 20} 16 ${length - 30}`, 8, 0.6),
  ];
  drawUpper(s, item, body, {
    ...style,
    sleevePrint: dressPrint(item),
    print: dressPrint(item),
    outline: bodice(body),
    folds: onBothSides(darts, 0.8),
  });
  drawNeckBand(s, body, item.main, 6, rigid);
}

function drawBelt(s: Sketch, waist: number, y: number, fill: string): void {
  s.fold(`M${-waist} ${y + 20}Q0 ${y + 30} ${waist} ${y + 20}`, fill, 8);
  s.cloth(
    `M${-waist - 1} ${y}Q0 ${y + 10} ${waist + 1} ${y}L${waist + 2} ${y + 20}Q0 ${y + 30} ${-waist - 2} ${y + 20}Z`,
    fill,
    rigid,
  );
}

function frock(s: Sketch, item: Item, cut: SkirtCut, folds: number): void {
  s.cloth(skirtOutline(cut), item.main, flowing, {
    folds: skirtFolds(cut, folds),
    print: dressPrint(item),
  });
  s.fold(`M${-cut.waist} ${cut.top + 14}Q0 ${cut.top + 24} ${cut.waist} ${cut.top + 14}`, item.main, 10);
  drawBodice(s, item, bodiceStyleOf(item), cut.waist - 3, cut.top + 8);
  const { waist, top } = cut;
  const belts = [undefined, darken(item.main, 0.22), item.accent];
  const belt = belts[item.variety % belts.length];
  if (belt) drawBelt(s, waist - 2, top - 4, belt);
  else s.seam(`M${-waist + 3} ${top + 8}Q0 ${top + 18} ${waist - 3} ${top + 8}`, item.main, 1.6);
}

export const dress: Drawing = (s, item) => {
  const common = { waist: 84, dip: 26 };
  if (item.section === "Kids") frock(s, item, { ...common, top: 200, hem: 206, bottom: 500, spring: 0.9 }, 6);
  else frock(s, item, { ...common, top: 228, hem: 196, bottom: 590, spring: 0.4 }, 6);
};

export const bodycon: Drawing = (s, item) => {
  const style = bodiceStyleOf(item);
  const cut: SkirtCut = { top: 222, waist: 82, hem: 98, bottom: 566, dip: 6, spring: 0.9 };
  s.cloth(skirtOutline(cut), item.main, cotton, {
    print: dressPrint(item),
    folds: [
      crease("M104 330C60 350 30 360 -10 356", 13, 0.7),
      crease("M-104 350C-70 380 -40 392 0 400", 13, 0.7),
      crease("M96 560C80 500 60 470 20 450", 13, 0.6),
      crease("M-60 566C-62 520 -50 480 -30 450", 11, -0.6),
    ],
  });
  drawBodice(s, item, style, 80, 232);
  s.seam("M-79 232Q0 244 79 232", item.main, 1.2);
};

export const gown: Drawing = (s, item) => {
  const cut: SkirtCut = { top: 226, waist: 80, hem: 210, bottom: 760, dip: 30, spring: 0.15 };
  frock(s, item, cut, 7);
};

/** Bodice over wide or tapered legs. */
function legs(s: Sketch, item: Item, bottom: number, hem: number): void {
  s.bothSides(() => {
    s.cloth(
      `M-2 226Q40 232 84 226C100 280 112 320 114 360L${hem + 22} ${bottom}Q${hem * 0.6 + 20} ${bottom + 10} ${22} ${bottom + 4}L4 420L-2 400Z`,
      item.main,
      flowing,
      {
        print: dressPrint(item),
        folds: [
          crease(`M${hem * 0.6 + 20} ${bottom}C${hem * 0.55 + 16} ${bottom - 140} 60 360 50 250`, 12, 1),
          crease(`M${hem + 4} ${bottom}C${hem} ${bottom - 140} 100 400 84 270`, 11, -0.8),
          crease("M2 404C30 380 60 372 90 376", 10, 0.8),
          crease(`M38 ${bottom}C34 ${bottom - 100} 30 ${bottom - 160} 26 ${bottom - 220}`, 10, 0.8),
        ],
      },
    );
  });
  s.fold("M0 240V404", item.main, 7);
}

function suitOf(s: Sketch, item: Item, bottom: number, hem: number): void {
  legs(s, item, bottom, hem);
  drawBodice(s, item, bodiceStyleOf(item), 82, 232);
  drawBelt(s, 83, 222, darken(item.main, 0.2));
}

export const jumpsuit: Drawing = (s, item) => suitOf(s, item, 760, 108);
export const playsuit: Drawing = (s, item) => suitOf(s, item, 470, 104);

/** Pyjamas laid with their matching top. */
export const nightSuit: Drawing = (s, item) => {
  const trouserItem = { ...item, main: item.accent, accent: item.main };
  legs(s, { ...trouserItem, print: item.print === "plain" ? "florals" : item.print }, 700, 84);
  const body: Body = bodyOf(100, 108, 106, 112, 360, { neckDrop: 58, neck: "v" });
  s.fold("M-112 366Q0 376 112 366", item.accent, 10);
  drawUpper(s, item, body, { sleeve: "short", sleevePrint: "", print: "" });
  drawNeckBand(s, body, item.accent, 8, rigid);
};
