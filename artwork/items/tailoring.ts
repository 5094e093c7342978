import { darken, lighten, lightness } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { printOver } from "../prints.ts";
import { crease, crisp, flat, rigid, suiting } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { drawShirtCollar } from "./shirts.ts";
import { type Body, bodyFolds, bodyOf, bodyOutline, drawSleeves } from "./upper.ts";

interface Cut {
  readonly length: number;
  readonly hem: number;
  /** Where the lapels cross, and how many buttons follow. */
  readonly close: number;
  readonly buttons: number;
}

const suitBody = (cut: Cut): Body =>
  bodyOf(110, 116, 106, cut.hem, cut.length, { neckWidth: 44, neckDrop: cut.close, neck: "v", hemDip: -4 });

/** A jacket laid open at the neck, its lining showing. */
function tailored(s: Sketch, item: Item, cut: Cut): void {
  const fill = item.main;
  const lining = lightness(fill) > 0.5 ? darken(fill, 0.4) : lighten(fill, 0.16);
  s.cloth("M-46 4C-20 -6 20 -6 46 4L60 150L-60 150Z", lining, flat);
  drawTailoredSleeves(s, item, suitBody(cut));
  drawTailoredFront(s, item, cut, darken(fill, 0.06));
}

function drawTailoredSleeves(s: Sketch, item: Item, body: Body): void {
  drawSleeves(s, body, "long", item.main, suiting, printOver(item, { down: true }));
  for (const hand of [-1, 1]) {
    for (const y of [328, 342, 356])
      s.button(hand * (184 + (y - 328) * 0.13), y, 3.4, darken(item.main, 0.35));
  }
}

/** The fronts with notched lapels, pockets and buttons; `breast` is the colour at the breast pocket. */
function drawTailoredFront(s: Sketch, item: Item, cut: Cut, breast: string): void {
  const fill = item.main;
  // Lapels of men's jackets are faced, so that they show on dark cloth too.
  const facing =
    item.section !== "Men" ? fill : lightness(fill) < 0.2 ? lighten(fill, 0.1) : darken(fill, 0.2);
  const { close, length } = cut;
  const body = suitBody(cut);
  const print = printOver(item, { down: true, scale: 0.9 });
  const folds = bodyFolds(body).map((fold) => ({ ...fold, height: fold.height * 0.6 }));
  s.cloth(bodyOutline(body), fill, suiting, { folds, print });
  const edge = `M8 ${close}C6 ${close + 90} 10 ${length - 60} 25 ${length - 5}`;
  s.fold(edge, fill, 9);
  s.seam(edge, fill, 1.4);
  s.bothSides(() => {
    s.seam(`M56 ${close - 20}C54 ${close + 30} 58 ${close + 70} 62 ${close + 110}`, fill, 0.9);
    s.fold(`M42 ${close + 86}L98 ${close + 80}`, fill, 6);
    s.cloth(`M40 ${close + 68}L97 ${close + 61}L98 ${close + 80}L41 ${close + 87}Z`, fill, suiting, {
      print,
    });
    s.fold(`M2 ${close + 4}L66 96L84 70`, fill, 10);
    const lapel = `M44 0C54 4 64 10 68 20L80 52L62 60L84 76C76 110 44 ${close - 40} 1 ${close + 4}C16 ${close - 60} 34 70 44 0Z`;
    s.cloth(lapel, facing, crisp, { print });
    s.seam("M40 44L62 60", fill, 1);
  });
  s.cloth("M48 128L86 120L88 134L50 142Z", breast, suiting);
  const buttons = darken(fill, lightness(fill) < 0.2 ? 0.2 : 0.5);
  for (let i = 0; i < cut.buttons; i++) s.button(-1, close + 16 + i * 54, 6, buttons);
}

export const blazer: Drawing = (s, item) =>
  tailored(s, item, { length: 430, hem: 122, close: 196, buttons: 2 });

export const coat: Drawing = (s, item) => {
  tailored(s, item, { length: 590, hem: 142, close: 190, buttons: 4 });
};

/** A jacket over shirt and tie, with its trousers laid beside and below. */
export const suit: Drawing = (s, item) => {
  const fill = item.main;
  const down = { down: true, scale: 0.9 };
  s.bothSides(() => {
    s.cloth(outlines.suitLeg, fill, suiting, {
      print: printOver(item, down),
      folds: [crease("M50 420C48 520 48 620 50 696", 7, 1), crease("M14 450C40 470 60 480 90 470", 10, 0.5)],
    });
  });
  const white = lightness(fill) > 0.8 ? "#2a2a2e" : "#f5f3ee";
  s.cloth("M-46 8C-20 -2 20 -2 46 8L70 220L-70 220Z", white, crisp);
  const silk = item.accent === item.main ? "#5b1f2a" : lightness(fill) < 0.45 ? "#6d2431" : "#24304f";
  const cut = { length: 430, hem: 120, close: 192, buttons: 2 };
  drawTailoredSleeves(s, item, suitBody(cut));
  s.cloth("M-12 48L12 48L9 66L22 196L0 222L-22 196L-9 66Z", silk, rigid);
  s.fold("M-9 67L9 67", silk, 5);
  drawShirtCollar(s, white);
  s.cloth("M-13 44C-6 48 6 48 13 44L9 68C4 71 -4 71 -9 68Z", silk, rigid);
  drawTailoredFront(s, item, cut, "#f2eee4");
};

const vestBody: Body = bodyOf(88, 110, 100, 104, 372, {
  neckWidth: 44,
  neckDrop: 150,
  neck: "v",
  hemDip: 26,
});

export const waistcoat: Drawing = (s, item) => {
  const fill = item.main;
  s.cloth("M-46 4C-20 -6 20 -6 46 4L60 160L-60 160Z", darken(fill, 0.3), flat);
  s.cloth(bodyOutline(vestBody), fill, suiting, {
    folds: bodyFolds(vestBody).map((fold) => ({ ...fold, height: fold.height * 0.55 })),
    print: printOver(item, { down: true }),
  });
  s.fold("M9 150V392", fill, 7);
  s.seam("M9 150V394", fill, 1.3);
  s.bothSides(() => {
    s.seam("M45 8L2 150", fill, 1.6);
    s.cloth("M34 268L86 260L87 276L35 284Z", fill, suiting);
  });
  for (const y of [170, 216, 262, 308, 354]) s.button(0, y, 5.4, darken(fill, 0.45));
};

export const nehruJacket: Drawing = (s, item) => {
  const fill = item.main;
  const body: Body = {
    ...vestBody,
    shoulder: 96,
    neckWidth: 40,
    neckDrop: 26,
    neck: "round",
    hem: 114,
    waist: 106,
    length: 400,
    hemDip: 4,
  };
  s.cloth(bodyOutline(body), fill, suiting, {
    folds: bodyFolds(body).map((fold) => ({ ...fold, height: fold.height * 0.55 })),
    print: printOver(item, { down: true, scale: 0.85 }),
  });
  drawMandarinCollar(s, fill, 40);
  s.fold("M10 34V402", fill, 7);
  s.seam("M10 34V402", fill, 1.3);
  s.bothSides(() => s.fold("M36 276L92 270", fill, 5));
  s.bothSides(() => s.cloth("M34 262L91 256L92 271L35 277Z", fill, suiting));
  s.cloth("M46 124L84 118L86 134L48 140Z", item.accent, crisp);
  for (const y of [58, 116, 174, 232, 290, 348]) s.button(0, y, 5.6, "#c9a256");
};

/** A band collar standing around the neck, open by a finger's breadth in front. */
export function drawMandarinCollar(s: Sketch, fill: string, w: number): void {
  s.cloth(`M${-w + 2} -14C-16 -20 16 -20 ${w - 2} -14L${w} 6C20 -4 -20 -4 ${-w} 6Z`, darken(fill, 0.3), flat);
  s.bothSides(() => {
    s.fold(`M2 34C22 30 40 22 ${w + 4} 12`, fill, 6);
    s.cloth(`M${w - 2} -16C${w - 6} 0 24 10 3 14L2 36C24 32 42 24 ${w + 5} 10Z`, fill, crisp);
  });
}
