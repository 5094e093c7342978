import { darken, lighten, lightness, mix } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { pointsOf } from "../outline.ts";
import { borderBand, printOver } from "../prints.ts";
import {
  type Cloth,
  cotton,
  crease,
  denim,
  type Fold,
  flat,
  flowing,
  knitted,
  pleats,
  suiting,
} from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { ribs } from "./upper.ts";

/** Measures of one leg (the right; the left mirrors it), in units; trousers are about 560 long. */
interface Leg {
  readonly waist: number;
  readonly hip: number;
  readonly knee: number;
  readonly ankle: number;
  readonly length: number;
  /** Distance of the inner hem from the middle. */
  readonly gap: number;
}

const regular: Leg = { waist: 82, hip: 100, knee: 76, ankle: 62, length: 560, gap: 14 };

const legOutline = ({ waist, hip, knee, ankle, length, gap }: Leg): string => {
  const crotch = 172;
  const kneeAt = crotch + (length - crotch) * 0.42;
  const outer = gap + ankle;
  return `M-1 20L${waist} 20C${waist + 8} 70 ${hip} 100 ${hip} 150C${hip} 220 ${gap + knee + 4} ${kneeAt - 40} ${gap + knee - 2} ${kneeAt}C${gap + knee - 8} ${kneeAt + 60} ${outer} ${length - 80} ${outer} ${length - 4}Q${outer} ${length} ${outer - 5} ${length + 1}Q${gap + ankle * 0.5} ${length + 6} ${gap + 4} ${length + 2}Q${gap} ${length} ${gap} ${length - 4}C${gap - 2} ${length - 90} 8 ${kneeAt - 20} 3 ${crotch + 12}Q1 ${crotch + 2} -1 ${crotch}Z`;
};

function legFolds({ knee, ankle, length, gap }: Leg, busy: number): Fold[] {
  const kneeAt = 172 + (length - 172) * 0.42;
  const outer = gap + knee;
  const folds: readonly [d: string, width: number, height: number][] = [
    ["M2 170C34 158 66 150 98 156", 9, 0.9],
    ["M2 178C30 186 56 204 78 228", 9, 0.9],
    ["M2 150C24 128 40 108 50 84", 9, -0.7],
    [
      `M${outer} ${kneeAt - 20}C${outer - 24} ${kneeAt - 6} ${gap + 30} ${kneeAt} ${gap + 6} ${kneeAt + 16}`,
      8,
      0.7,
    ],
    [
      `M${gap - 2} ${kneeAt + 30}C${gap + 22} ${kneeAt + 36} ${gap + 40} ${kneeAt + 52} ${outer - 14} ${kneeAt + 60}`,
      8,
      0.7,
    ],
    [
      `M${gap + ankle} ${length - 40}C${gap + ankle * 0.6} ${length - 24} ${gap + 30} ${length - 28} ${gap} ${length - 44}`,
      7,
      0.8,
    ],
    [
      `M${gap} ${length - 84}C${gap + 20} ${length - 70} ${gap + 40} ${length - 74} ${gap + ankle} ${length - 90}`,
      7,
      0.6,
    ],
  ];
  return folds.map(([d, width, height]) => crease(d, width, height * busy));
}

interface LegStyle {
  readonly cloth: Cloth;
  readonly busy: number;
  readonly print?: string;
}

function drawLegs(s: Sketch, item: Item, leg: Leg, style: LegStyle): void {
  // The far leg first, so that the near one overlaps it at the middle seam.
  s.bothSides(() => {
    s.cloth(legOutline(leg), item.main, style.cloth, {
      folds: legFolds(leg, style.busy),
      print: [printOver(item, { down: true }), style.print ?? ""],
    });
  });
  s.fold("M0 30C1 80 2 120 0 172", item.main, 6);
}

function drawWaistband(s: Sketch, waist: number, fill: string, cloth: Cloth, height = 22): void {
  s.cloth(
    `M${-waist + 6} ${-2}C-40 -8 40 -8 ${waist - 6} -2L${waist - 6} 8C40 14 -40 14 ${-waist + 6} 8Z`,
    darken(fill, 0.4),
    flat,
  );
  s.fold(`M${-waist} ${height + 5}C-40 ${height + 11} 40 ${height + 11} ${waist} ${height + 5}`, fill, 5);
  s.cloth(
    `M${-waist + 2} 0C-40 8 40 8 ${waist - 2} 0L${waist + 1} ${height + 2}C40 ${height + 9} -40 ${height + 9} ${-waist - 1} ${height + 2}Z`,
    fill,
    cloth,
    { print: cloth === knitted ? ribs(fill, 7) : "" },
  );
}

/** Fly, slanted pockets and a button: what tailored trousers and chinos share. */
function drawTailoring(s: Sketch, fill: string, metal: string): void {
  s.seam("M14 30C15 80 14 112 1 128", fill, 1);
  s.seam("M0 30V168", fill, 1.2);
  s.bothSides(() => s.seam("M62 28L88 102", fill, 1.4));
  for (const x of [-58, 58]) s.cloth(`M${x - 4} -1H${x + 4}V31H${x - 4}Z`, fill, flat);
  s.button(2, 14, 4.6, metal);
}

export const trousers: Drawing = (s, item) => {
  const leg = item.section === "Women" ? { ...regular, waist: 78, knee: 70, ankle: 56 } : regular;
  drawLegs(s, item, leg, { cloth: suiting, busy: 0.65 });
  s.bothSides(() =>
    s.line(
      `M46 60C50 200 ${leg.gap + leg.knee / 2} 330 ${leg.gap + leg.ankle / 2} ${leg.length}`,
      lightness(item.main) < 0.3 ? lighten(item.main, 0.4) : darken(item.main, 0.5),
      1.3,
      { opacity: 0.25 },
    ),
  );
  drawWaistband(s, leg.waist, item.main, suiting);
  drawTailoring(s, item.main, darken(item.main, 0.4));
};

export const chinos: Drawing = (s, item) => {
  const leg = { ...regular, ankle: 56, knee: 72, length: 548 };
  drawLegs(s, item, leg, { cloth: cotton, busy: 1 });
  drawWaistband(s, leg.waist, item.main, cotton);
  drawTailoring(s, item.main, "#8a6d4a");
  s.bothSides(() => {
    s.fold(
      `M${leg.gap} ${leg.length - 34}Q40 ${leg.length - 28} ${leg.gap + leg.ankle} ${leg.length - 34}`,
      item.main,
      5,
    );
    s.cloth(
      `M${leg.gap - 3} ${leg.length - 32}Q40 ${leg.length - 26} ${leg.gap + leg.ankle + 3} ${leg.length - 32}V${leg.length + 4}Q40 ${leg.length + 10} ${leg.gap - 3} ${leg.length + 4}Z`,
      lighten(item.main, 0.1),
      cotton,
    );
  });
};

export const jeans: Drawing = (s, item) => {
  const fill = item.main;
  const wide = item.variety % 4 === 0;
  const leg = {
    ...regular,
    waist: item.section === "Women" ? 76 : 82,
    hip: item.section === "Women" ? 98 : 100,
    knee: 70,
    ankle: wide ? 66 : 50,
    length: 556,
  };
  const blue = lightness(fill) > 0.13 && lightness(fill) < 0.85;
  const fade = lighten(fill, 0.6);
  const wash = [-1, 1]
    .flatMap((hand) =>
      [
        [0.2, 34, 118],
        [0.17, 24, 96],
        [0.14, 14, 66],
      ].map(
        ([opacity, rx, ry]) =>
          `<ellipse cx="${hand * 54}" cy="236" rx="${rx}" ry="${ry}" fill="${fade}" fill-opacity="${(opacity ?? 0) * 0.7}"/><ellipse cx="${hand * 44}" cy="440" rx="${(rx ?? 0) * 0.7}" ry="${(ry ?? 0) * 0.7}" fill="${fade}" fill-opacity="${(opacity ?? 0) * 0.5}"/>`,
      ),
    )
    .join("");
  drawLegs(s, item, leg, { cloth: denim, busy: 1, print: blue ? wash : "" });
  const thread = blue ? mix("#c98a45", fill, 0.2) : lighten(fill, 0.35);
  drawWaistband(s, leg.waist, fill, denim, 24);
  s.stitches(
    `M${-leg.waist + 4} 5C-40 12 40 12 ${leg.waist - 4} 5M${-leg.waist + 2} 22C-40 29 40 29 ${leg.waist - 2} 22`,
    thread,
    1.1,
  );
  s.seam("M0 32V168", fill, 1.3);
  s.stitches("M17 32C18 84 16 114 2 130M13 32C14 82 12 110 1 124", thread, 1.1);
  s.bothSides(() => {
    s.seam("M38 30C40 62 62 78 92 78", fill, 1.6);
    s.stitches("M35 31C37 65 60 82 91 82M31 31C33 68 58 87 91 87", thread, 1.1);
    s.cloth("M54 -2H62V34H54Z", fill, denim);
    s.stitches(`M${leg.gap + leg.ankle - 3} ${leg.length - 10}H${leg.gap + 3}`, thread, 1.1);
  });
  s.button(3, 16, 5.4, "#b98950");
  for (const [x, y] of pointsOf(-40, 38, -88, 74, 40, 38, 88, 74))
    s.raw(`<circle cx="${x}" cy="${y}" r="2" fill="#b98950"/>`);
};

export const joggers: Drawing = (s, item) => {
  const fill = item.main;
  const leg = { ...regular, hip: 104, knee: 78, ankle: 46, length: 520, gap: 20 };
  drawLegs(s, item, leg, { cloth: cotton, busy: 1.15 });
  s.bothSides(() => {
    const stripe = item.print === "colourblock" || (item.variety % 3 === 0 && item.section !== "Women");
    if (stripe) s.line("M88 34C104 90 108 160 100 240C92 320 80 400 62 500", item.accent, 8);
    s.seam("M66 30C78 70 84 96 90 116", fill, 1.6);
    s.cloth(
      `M${leg.gap + 1} ${leg.length - 22}Q43 ${leg.length - 14} ${leg.gap + leg.ankle - 1} ${leg.length - 22}L${leg.gap + leg.ankle - 5} ${leg.length + 18}Q43 ${leg.length + 24} ${leg.gap + 5} ${leg.length + 18}Z`,
      darken(fill, 0.08),
      knitted,
      { print: ribs(fill, 6) },
    );
  });
  drawWaistband(s, 84, fill, knitted, 26);
  const cord = lighten(fill, 0.62);
  s.line("M-8 16C-14 40 -10 62 -18 84M8 16C16 38 12 60 16 90", darken(fill, 0.7), 5, { opacity: 0.25 });
  s.line("M-9 15C-15 39 -11 61 -19 82M7 15C15 37 11 59 15 88", cord, 3.2);
};

export const leggings: Drawing = (s, item) => {
  const leg = { ...regular, waist: 70, hip: 86, knee: 56, ankle: 36, length: 540, gap: 18 };
  drawLegs(s, item, leg, { cloth: cotton, busy: 0.75 });
  drawWaistband(s, 70, item.main, cotton, 34);
  s.bothSides(() => s.seam("M74 60C86 130 84 220 70 330C62 400 56 470 52 534", item.main, 1));
};

export const churidar: Drawing = (s, item) => {
  const leg = { ...regular, waist: 74, hip: 96, knee: 60, ankle: 36, length: 550, gap: 18 };
  drawLegs(s, item, leg, { cloth: cotton, busy: 0.8 });
  s.bothSides(() => {
    for (let y = 430; y < 545; y += 14)
      s.fold(
        `M${leg.gap - 1} ${y}Q38 ${y + 10} ${leg.gap + leg.ankle + (545 - y) * 0.08} ${y - 4}`,
        item.main,
        5,
      );
  });
  drawWaistband(s, 74, item.main, cotton, 26);
};

function wideLegs(s: Sketch, item: Item, length: number, hem: number, cloth: Cloth): void {
  const down = printOver(item, { down: true });
  const rich = item.print === "zari" || item.print === "block";
  const band = rich ? borderBand(-260, 260, length - 24, 24, item.accent) : "";
  s.bothSides(() => {
    const folds = pleats(
      [0.15, 0.38, 0.62, 0.86],
      12,
      [1.1, -1],
      (share, i) =>
        `M${12 + hem * share} ${length + 4}C${10 + hem * share * 0.9} ${length - 160} ${8 + hem * share * 0.66} 220 ${6 + 74 * share} ${40 + i * 12}`,
    );
    s.cloth(
      `M-1 20L76 20C92 90 ${hem * 0.82} 240 ${hem + 14} ${length - 6}Q${hem + 15} ${length} ${hem + 8} ${length + 1}Q${hem * 0.5} ${length + 12} 14 ${length + 4}Q9 ${length} 8 ${length - 8}L2 190L-1 178Z`,
      item.main,
      cloth,
      { folds, print: [down, band] },
    );
  });
  s.fold("M0 40V186", item.main, 7);
  drawWaistband(s, 76, item.main, knitted, 24);
}

export const palazzos: Drawing = (s, item) => wideLegs(s, item, 556, 148, flowing);
export const capris: Drawing = (s, item) => wideLegs(s, item, 420, 116, flowing);

export const salwar: Drawing = (s, item) => {
  s.bothSides(() => {
    const folds = pleats(
      [20, 48, 78, 108],
      12,
      [1.1, -1],
      (x) => `M${x * 0.55} 40C${x * 1.1} 160 ${x * 1.25} 320 ${30 + x * 0.4} 500`,
    );
    s.cloth(outlines.salwarLeg, item.main, flowing, { folds, print: printOver(item) });
    s.cloth("M24 508H80L78 540H28Z", item.accent, cotton);
  });
  s.fold("M0 40V290", item.main, 7);
  drawWaistband(s, 78, item.main, knitted, 26);
};

export const dhoti: Drawing = (s, item) => {
  s.bothSides(() => {
    const folds = pleats(
      [0, 1, 2, 3, 4],
      11,
      [1.1, -1],
      (i) =>
        `M${96 - i * 20} 34C${120 - i * 10} ${170 + i * 20} ${70 - i * 6} ${300 + i * 24} ${10 + i * 6} ${330 + i * 30}`,
    );
    s.cloth(outlines.dhotiLeg, item.main, flowing, { folds, print: printOver(item) });
    s.cloth("M27 494H80L77 520H30Z", item.accent, cotton);
  });
  s.cloth(outlines.dhotiPleats, item.main, flowing, {
    folds: pleats([-8, 4, 14], 7, [1, -1], (x) => `M${x} 430C${x + 6} 300 ${x} 160 ${x * 0.4} 40`),
  });
  drawWaistband(s, 78, item.main, knitted, 26);
};

export const shorts: Drawing = (s, item) => {
  const leg: Leg = { waist: 84, hip: 103, knee: 97, ankle: 94, length: 300, gap: 9 };
  const sporty = item.variety % 2 === 0;
  drawLegs(s, item, leg, { cloth: cotton, busy: 1 });
  drawWaistband(s, 84, item.main, sporty ? knitted : cotton, 24);
  s.bothSides(() => {
    s.seam("M62 28L94 100", item.main, 1.5);
    s.stitches("M102 286Q60 292 11 288", darken(item.main, 0.5));
  });
  if (sporty) s.line("M-8 15C-13 36 -9 54 -16 74M8 15C15 34 12 52 15 78", lighten(item.main, 0.7), 3.2);
  else drawTailoring(s, item.main, "#8a6d4a");
};
