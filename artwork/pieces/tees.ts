import { darken, lighten } from "../colour-math.ts";
import { roundedBox } from "../outline.ts";
import type { Piece } from "../piece.ts";
import { chestGraphic, type Motif, printOver } from "../prints.ts";
import { cotton, crease, flat, flowing, knitted, rigid } from "../shading/cloth.ts";
import type { Sketch } from "../sketch.ts";
import type { Drawing } from "./drawing.ts";
import outlines from "./outlines.json" with { type: "json" };
import {
  type Body,
  bodyFolds,
  bodyOf,
  bodyOutline,
  bothSides,
  drawCuffs,
  drawNeckBack,
  drawNeckBand,
  drawSleeves,
  plainBody,
  type SleeveLength,
} from "./upper.ts";

/** Print plus what only a body carries: a chest graphic or a block of the second colour. */
export function bodyPrint(piece: Piece, body: Body, down = false): string | Motif {
  const block = `<rect x="-160" y="${body.length * 0.52}" width="320" height="${body.length}" fill="${piece.accent}"/>`;
  const chest = `<rect x="-160" y="120" width="320" height="92" fill="${piece.accent}"/>`;
  if (piece.print === "colourblock") return piece.variety % 2 === 0 ? block : chest;
  if (piece.print === "graphic") return chestGraphic(piece, 0, 178, 96);
  return printOver(piece, { down });
}

export const sleevePrint = (piece: Piece, down = false): Motif => printOver(piece, { down });

function teeWith(s: Sketch, piece: Piece, body: Body, sleeve: SleeveLength, band: string): void {
  const fill = piece.main;
  drawNeckBack(s, body, fill);
  const sleeveFill = piece.print === "colourblock" && piece.variety % 2 === 1 ? piece.accent : fill;
  drawSleeves(s, body, sleeve, sleeveFill, cotton, sleevePrint(piece));
  drawCuffs(s, body, sleeve, sleeveFill);
  s.cloth(bodyOutline(body), fill, cotton, { folds: bodyFolds(body), print: bodyPrint(piece, body) });
  drawNeckBand(s, body, band);
  s.stitches(
    `M${-body.hem + 5} ${body.length - 12}Q0 ${body.length - 6} ${body.hem - 5} ${body.length - 12}`,
    darken(fill, 0.55),
  );
}

export const tee: Drawing = (s, piece) => {
  const neck = piece.variety % 5 === 0 ? ({ neck: "v", neckDrop: 74 } as const) : {};
  teeWith(
    s,
    piece,
    { ...plainBody, ...neck },
    "short",
    piece.print === "stripes" ? piece.accent : piece.main,
  );
};

export const tank: Drawing = (s, piece) => {
  const body = { ...plainBody, shoulder: 78, chest: 106, neckWidth: 50, neckDrop: 78, length: 400 };
  teeWith(s, piece, body, "none", piece.main);
};

export const bodysuit: Drawing = (s, piece) => {
  const fill = piece.main;
  const body = { ...plainBody, length: 300, hem: 108, hemDip: 0, neckWidth: 50 };
  drawNeckBack(s, body, fill);
  s.cloth(outlines.bodysuitBrief, fill, cotton, {
    print: sleevePrint(piece),
    folds: [
      crease("M100 300C70 330 50 350 40 390", 12, 0.8),
      crease("M-100 300C-70 330 -50 350 -40 390", 12, 0.8),
    ],
  });
  drawSleeves(s, body, "short", fill, cotton, sleevePrint(piece));
  drawCuffs(s, body, "short", piece.accent, knitted);
  s.cloth(bodyOutline(body), fill, cotton, { folds: bodyFolds(body), print: bodyPrint(piece, body) });
  drawNeckBand(s, body, piece.accent);
  for (const x of [-24, 0, 24]) s.raw(button(x, 386, 4, lighten(fill, 0.5)));
};

export const polo: Drawing = (s, piece) => {
  const fill = piece.main;
  const body = { ...plainBody, neckWidth: 42, neckDrop: 62 };
  drawNeckBack(s, body, fill, 8);
  drawSleeves(s, body, "short", fill, cotton, sleevePrint(piece));
  drawCuffs(s, body, "short", piece.print === "plain" ? fill : piece.accent, knitted);
  s.cloth(bodyOutline(body), fill, cotton, { folds: bodyFolds(body), print: bodyPrint(piece, body) });
  s.cloth(roundedBox(-13, 50, 26, 96, 3), fill, flat);
  s.stitches("M-10 60V142H10V60", darken(fill, 0.55));
  for (const y of [78, 106, 134]) s.raw(button(0, y, 4, lighten(fill, 0.55)));
  const collar = piece.print === "plain" ? fill : piece.accent;
  for (const side of bothSides) {
    s.fold(side("M4 66C20 74 40 84 56 74C62 56 60 30 52 10"), fill, 6);
    s.cloth(side(outlines.poloCollar), collar, knitted);
  }
};

/** A button with its rim and thread. */
export function button(x: number, y: number, r: number, colour: string): string {
  const dark = darken(colour, 0.5);
  return (
    `<circle cx="${x + 0.5}" cy="${y + 1.1}" r="${r + 0.5}" fill="${darken(colour, 0.8)}" fill-opacity=".4"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="${dark}" stroke-width=".6" stroke-opacity=".6"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${darken(colour, 0.08)}"/>` +
    `<path d="M${x - r * 0.25} ${y - r * 0.25}l${r * 0.5} ${r * 0.5}M${x + r * 0.25} ${y - r * 0.25}l${-r * 0.5} ${r * 0.5}" stroke="${dark}" stroke-width="${r * 0.16}"/>`
  );
}

/** A woman's top: softer body, one of several necks and sleeves. */
export const top: Drawing = (s, piece) => {
  const fill = piece.main;
  const necks = [
    { neck: "round", neckDrop: 46, neckWidth: 54 },
    { neck: "v", neckDrop: 88, neckWidth: 48 },
    { neck: "square", neckDrop: 62, neckWidth: 62 },
  ] as const;
  const styles: readonly SleeveLength[] = ["short", "puff", "elbow"];
  const body: Body = bodyOf(piece.sleeveless ? 86 : 96, 102, 98, 116, 376, {
    hemDip: 12,
    ...(necks[piece.variety % necks.length] ?? necks[0]),
  });
  const sleeve = piece.sleeveless ? "none" : (styles[(piece.variety >>> 4) % styles.length] ?? "short");
  drawNeckBack(s, body, fill);
  drawSleeves(s, body, sleeve, fill, flowing, sleevePrint(piece));
  drawCuffs(s, body, sleeve, fill, sleeve === "puff" ? cotton : undefined);
  s.cloth(bodyOutline(body), fill, flowing, { folds: bodyFolds(body), print: bodyPrint(piece, body) });
  drawNeckBand(s, body, fill, 6, rigid);
  s.stitches(`M${-body.hem + 6} 364Q0 376 ${body.hem - 6} 364`, darken(fill, 0.55));
};

/** A short fitted ethnic blouse. */
export const blouse: Drawing = (s, piece) => {
  const body: Body = bodyOf(92, 96, 82, 80, 262, { neckWidth: 54, neckDrop: 78, hemDip: 4 });
  drawNeckBack(s, body, piece.main);
  drawSleeves(s, body, "short", piece.main, cotton, sleevePrint(piece));
  s.cloth(bodyOutline(body), piece.main, cotton, { print: bodyPrint(piece, body) });
  drawNeckBand(s, body, piece.accent, 8, rigid);
};

export const sportsBra: Drawing = (s, piece) => {
  const fill = piece.main;
  s.cloth(outlines.sportsBraBack, darken(fill, 0.3), flat);
  s.cloth(outlines.sportsBraFront, fill, cotton, {
    print: printOver(piece),
    folds: [
      crease("M98 120C70 140 40 150 8 170", 14, 0.7),
      crease("M-98 120C-70 140 -40 150 -8 170", 14, 0.7),
      crease("M0 96C2 130 0 150 0 186", 10, -0.6),
    ],
  });
  s.cloth(outlines.sportsBraBand, piece.accent, knitted);
};
