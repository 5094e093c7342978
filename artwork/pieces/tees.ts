import { darken, lighten } from "../colour-math.ts";
import { roundedBox } from "../outline.ts";
import type { Piece } from "../piece.ts";
import { chestGraphic, type Motif, printOver } from "../prints.ts";
import { cotton, flat, flowing, knitted, rigid } from "../shading/cloth.ts";
import type { Sketch } from "../sketch.ts";
import type { Drawing } from "./drawing.ts";
import {
  type Body,
  bodyFolds,
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
  drawSleeves(s, body, sleeve, { fill: sleeveFill, cloth: cotton, print: sleevePrint(piece) });
  drawCuffs(s, body, sleeve, sleeveFill);
  s.cloth(bodyOutline(body), { fill, cloth: cotton, folds: bodyFolds(body), print: bodyPrint(piece, body) });
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
  s.cloth("M-108 280L108 280C112 330 78 350 46 392C40 400 -40 400 -46 392C-78 350 -112 330 -108 280Z", {
    fill,
    cloth: cotton,
    print: sleevePrint(piece),
    folds: [
      { d: "M100 300C70 330 50 350 40 390", width: 12, height: 0.8 },
      { d: "M-100 300C-70 330 -50 350 -40 390", width: 12, height: 0.8 },
    ],
  });
  drawSleeves(s, body, "short", { fill, cloth: cotton, print: sleevePrint(piece) });
  drawCuffs(s, body, "short", piece.accent, knitted);
  s.cloth(bodyOutline(body), { fill, cloth: cotton, folds: bodyFolds(body), print: bodyPrint(piece, body) });
  drawNeckBand(s, body, piece.accent);
  for (const x of [-24, 0, 24]) s.raw(button(x, 386, 4, lighten(fill, 0.5)));
};

export const polo: Drawing = (s, piece) => {
  const fill = piece.main;
  const body = { ...plainBody, neckWidth: 42, neckDrop: 62 };
  drawNeckBack(s, body, fill, 8);
  drawSleeves(s, body, "short", { fill, cloth: cotton, print: sleevePrint(piece) });
  drawCuffs(s, body, "short", piece.print === "plain" ? fill : piece.accent, knitted);
  s.cloth(bodyOutline(body), { fill, cloth: cotton, folds: bodyFolds(body), print: bodyPrint(piece, body) });
  s.cloth(roundedBox(-13, 50, 26, 96, 3), { fill, cloth: flat });
  s.stitches("M-10 60V142H10V60", darken(fill, 0.55));
  for (const y of [78, 106, 134]) s.raw(button(0, y, 4, lighten(fill, 0.55)));
  const collar = piece.print === "plain" ? fill : piece.accent;
  for (const side of bothSides) {
    s.fold(side("M4 66C20 74 40 84 56 74C62 56 60 30 52 10"), fill, 6);
    s.cloth(side("M42 2C44 26 26 50 2 64C14 74 34 84 50 78C62 60 66 34 62 12C56 6 48 2 42 2Z"), {
      fill: collar,
      cloth: knitted,
    });
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
  const body: Body = {
    ...plainBody,
    shoulder: piece.sleeveless ? 86 : 96,
    chest: 102,
    waist: 98,
    hem: 116,
    length: 376,
    hemDip: 12,
    ...(necks[piece.variety % necks.length] ?? necks[0]),
  };
  const sleeve = piece.sleeveless ? "none" : (styles[(piece.variety >>> 4) % styles.length] ?? "short");
  drawNeckBack(s, body, fill);
  drawSleeves(s, body, sleeve, { fill, cloth: flowing, print: sleevePrint(piece) });
  drawCuffs(s, body, sleeve, fill, sleeve === "puff" ? cotton : undefined);
  s.cloth(bodyOutline(body), { fill, cloth: flowing, folds: bodyFolds(body), print: bodyPrint(piece, body) });
  drawNeckBand(s, body, fill, 6, rigid);
  s.stitches(`M${-body.hem + 6} 364Q0 376 ${body.hem - 6} 364`, darken(fill, 0.55));
};

/** A short fitted ethnic blouse. */
export const blouse: Drawing = (s, piece) => {
  const body: Body = {
    ...plainBody,
    shoulder: 92,
    chest: 96,
    waist: 82,
    hem: 80,
    length: 262,
    neckWidth: 54,
    neckDrop: 78,
    hemDip: 4,
  };
  drawNeckBack(s, body, piece.main);
  drawSleeves(s, body, "short", { fill: piece.main, cloth: cotton, print: sleevePrint(piece) });
  s.cloth(bodyOutline(body), { fill: piece.main, cloth: cotton, print: bodyPrint(piece, body) });
  drawNeckBand(s, body, piece.accent, 8, rigid);
};

export const sportsBra: Drawing = (s, piece) => {
  const fill = piece.main;
  s.cloth(
    "M-48 10C-30 60 30 60 48 10L62 6C66 60 74 96 96 118L98 196C60 210 -60 210 -98 196L-96 118C-74 96 -66 60 -62 6Z",
    {
      fill: darken(fill, 0.3),
      cloth: flat,
    },
  );
  s.cloth(
    "M-64 4C-56 3 -50 3 -44 6C-38 62 -20 86 0 90C20 86 38 62 44 6C50 3 56 3 64 4C66 56 76 92 102 116C106 150 106 170 102 206C60 222 -60 222 -102 206C-106 170 -106 150 -102 116C-76 92 -66 56 -64 4Z",
    {
      fill,
      cloth: cotton,
      print: printOver(piece),
      folds: [
        { d: "M98 120C70 140 40 150 8 170", width: 14, height: 0.7 },
        { d: "M-98 120C-70 140 -40 150 -8 170", width: 14, height: 0.7 },
        { d: "M0 96C2 130 0 150 0 186", width: 10, height: -0.6 },
      ],
    },
  );
  s.cloth(
    "M-103 192C-60 208 60 208 103 192C105 204 105 214 103 224C60 240 -60 240 -103 224C-105 214 -105 204 -103 192Z",
    { fill: piece.accent, cloth: knitted },
  );
};
