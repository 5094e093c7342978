import { darken, lighten, mix } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { pointsOf, roundedBox } from "../outline.ts";
import { printOver } from "../prints.ts";
import {
  type Cloth,
  cotton,
  crease,
  denim as denimCloth,
  flat,
  knitted,
  leather,
  onBothSides,
  padded,
  pleats,
} from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { drawHemRib } from "./knits.ts";
import outlines from "./outlines.json" with { type: "json" };
import { drawShirtCollar } from "./shirts.ts";
import { type Body, bodyOf, bodyPrint, drawCuffs, drawSleeves, drawUpper, ribs } from "./upper.ts";

const jacketBody: Body = bodyOf(110, 122, 122, 112, 400, { neckDrop: 34, hemDip: 4 });

const shell = (s: Sketch, item: Item, body: Body, cloth: Cloth, cuffFill?: string): void =>
  drawUpper(s, item, body, {
    sleeve: item.sleeveless ? "none" : "long",
    sleeveFill: item.print === "colourblock" ? item.accent : item.main,
    cloth,
    cuff: cuffFill ? knitted : cloth,
    cuffFill,
  });

/** A zip from `top` to `bottom`: tape, teeth and puller. */
function zip(s: Sketch, top: number, bottom: number, fill: string): void {
  const metal = "#b9b4aa";
  s.line(`M0 ${top}V${bottom}`, darken(fill, 0.5), 9, { opacity: 0.75 });
  s.line(`M0 ${top}V${bottom}`, metal, 3.6, { dash: "1.6 1.2" });
  s.raw(
    `<path d="${roundedBox(-3.4, top + 2, 6.8, 20, 3)}" fill="${metal}" stroke="${darken(metal, 0.4)}" stroke-width=".7"/>`,
  );
  s.seam(`M-9 ${top}V${bottom}M9 ${top}V${bottom}`, fill, 1);
}

function standCollar(s: Sketch, fill: string): void {
  s.fold("M-56 22C-40 52 40 52 56 22", fill, 6);
  s.cloth("M-48 -20C-20 -14 20 -14 48 -20L56 16C34 44 -34 44 -56 16Z", fill, knitted, {
    print: ribs(fill, 6),
  });
}

export const jacket: Drawing = (s, item) => {
  const fill = item.main;
  shell(s, item, jacketBody, cotton, darken(fill, 0.12));
  drawHemRib(s, jacketBody, darken(fill, 0.12));
  standCollar(s, darken(fill, 0.12));
  zip(s, 36, 400, fill);
  s.bothSides(() => {
    s.fold("M58 250L84 320", fill, 7);
    s.seam("M56 248L82 320L92 315L66 244Z", fill, 1.2);
    s.seam("M46 30C70 60 88 110 96 146", fill, 1);
  });
};

export const denimJacket: Drawing = (s, item) => {
  const fill = item.main;
  const thread = mix("#c98a45", fill, 0.15);
  const body = { ...jacketBody, neckDrop: 58, length: 384 };
  shell(s, item, body, denimCloth);
  const wash = `<ellipse cx="0" cy="0" rx="46" ry="90" fill="${lighten(fill, 0.5)}" fill-opacity=".13"/>`;
  s.raw(`<g transform="translate(-62 230)">${wash}</g><g transform="translate(62 230)">${wash}</g>`);
  s.cloth(roundedBox(-114, 356, 228, 38, 5), fill, denimCloth);
  s.stitches("M-110 362H110M-110 388H110", thread, 1.1);
  s.cloth("M-14 62H14V392H-14Z", fill, denimCloth);
  s.stitches("M-10 66V390M10 66V390", thread, 1.1);
  s.bothSides((side) => {
    s.seam("M14 128C50 124 84 122 108 120", fill, 1.6);
    s.stitches("M14 133C50 129 84 127 108 125", thread, 1.1);
    s.seam("M40 200L30 356M84 200L66 356", fill, 1.4);
    s.stitches("M44 200L34 356M88 200L70 356", thread, 1.1);
    s.fold("M34 158L62 172L90 158", fill, 6);
    s.cloth("M34 128H90V156L62 170L34 156Z", fill, denimCloth);
    s.stitches("M37 131H87V154L62 166L37 154Z", thread, 1.1);
    s.button(side * 62, 158, 4.4, "#b98950");
  });
  for (const y of [80, 134, 190, 246, 302, 374]) s.button(0, y, 5, "#b98950");
  drawShirtCollar(s, fill);
};

export const puffer: Drawing = (s, item) => {
  const fill = item.main;
  const body = { ...jacketBody, shoulder: 112, chest: 130, waist: 132, hem: 122, length: 410 };
  const tubes = [56, 112, 168, 224, 280, 336, 392];
  const right = tubes.flatMap((y) => [
    crease(`M0 ${y + 26}Q70 ${y + 30} 150 ${y + 22}`, 24, 0.6),
    crease(`M0 ${y}Q70 ${y + 6} 200 ${y - 4}`, 7, -1.1),
  ]);
  const sleeve = item.sleeveless ? "none" : "long";
  const print =
    item.print === "colourblock"
      ? `<rect x="-160" y="168" width="320" height="56" fill="${item.accent}"/>`
      : printOver(item);
  drawUpper(s, item, body, { sleeve, cloth: padded, cuff: null, print, folds: onBothSides(right) });
  s.bothSides(() => {
    for (const [y, x] of sleeve === "none" ? [] : pointsOf(92, 0, 150, 6, 208, 12, 266, 20, 322, 27)) {
      const line = `M${108 + x} ${y + 8}Q${134 + x} ${y + 16} ${160 + x} ${y - 8}`;
      s.fold(line, fill, 11);
      s.line(line, darken(fill, 0.6), 1.5, { opacity: 0.6 });
    }
  });
  for (const y of tubes.slice(0, -1)) {
    const line = `M${-body.chest + 6} ${y - 2}Q0 ${y + 8} ${body.chest - 6} ${y - 2}`;
    s.line(line, darken(fill, 0.6), 1.5, { opacity: 0.55 });
  }
  s.cloth(outlines.pufferCollar, fill, padded);
  zip(s, 20, 416, fill);
};

export const leatherJacket: Drawing = (s, item) => {
  const fill = item.main;
  const body: Body = { ...jacketBody, neck: "v", neckDrop: 110, length: 384, waist: 116, hem: 112 };
  shell(s, item, body, leather);
  const silver = "#c9c9c6";
  s.line("M-8 112L26 384", darken(fill, 0.6), 9, { opacity: 0.7 });
  s.line("M-8 112L26 384", silver, 3.4, { dash: "1.6 1.2" });
  s.bothSides(() => {
    s.fold("M4 126L72 66L60 120", fill, 9);
    s.cloth(outlines.leatherJacketLapel, fill, leather);
    s.line("M60 246L84 330", darken(fill, 0.6), 7, { opacity: 0.7 });
    s.line("M60 246L84 330", silver, 2.8, { dash: "1.6 1.2" });
    s.seam("M108 128C80 136 50 140 24 140", fill, 1.4);
  });
  s.cloth("M-114 358H114L112 388Q0 394 -112 388Z", fill, leather);
  s.raw(`<path d="${roundedBox(18, 360, 24, 28, 4)}" fill="none" stroke="${silver}" stroke-width="3.4"/>`);
  for (const x of [-84, 84]) s.button(x, 372, 4, silver);
};

/** An open layer falling straight: the shrug. */
export const shrug: Drawing = (s, item) => {
  const fill = item.main;
  const body: Body = bodyOf(100, 112, 118, 134, 470, { neckDrop: 30 });
  s.cloth("M-48 6C-20 0 20 0 48 6L70 460L-70 460Z", darken(fill, 0.32), flat);
  drawSleeves(s, body, "elbow", fill, cotton, printOver(item));
  drawCuffs(s, body, "elbow", fill);
  s.bothSides(() => {
    const panel = outlines.shrugPanel;
    s.cloth(
      panel,
      fill,
      { ...cotton, grain: [30, 220] },
      {
        print: bodyPrint(item, body),
        folds: [
          crease("M120 470C108 380 100 280 84 170", 12, 1),
          crease("M84 478C80 390 84 280 66 150", 12, -0.9),
          crease("M52 478C56 380 54 240 46 90", 10, 0.9),
        ],
      },
    );
    s.seam("M44 8C24 140 44 330 40 476", fill, 1.4);
  });
};

export const cape: Drawing = (s, item) => {
  const fill = item.main;
  s.cloth("M-40 8C-16 2 16 2 40 8L44 60L-44 60Z", darken(fill, 0.35), flat);
  const folds = pleats(
    [-150, -100, -56, 56, 100, 150],
    16,
    [0.9, -0.9],
    (x) => `M${x} 410C${x * 0.9} 300 ${x * 0.6} 180 ${x * 0.4} 60`,
  );
  s.cloth(outlines.capeBody, fill, cotton, { folds, print: printOver(item) });
  s.seam("M0 34C6 160 0 300 2 428", fill, 2);
  s.button(0, 46, 7, item.accent);
};
