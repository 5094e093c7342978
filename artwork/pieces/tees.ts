import { darken, lighten } from "../colour-math.ts";
import { roundedBox } from "../outline.ts";
import type { Piece } from "../piece.ts";
import { printOver } from "../prints.ts";
import { cotton, crease, flat, flowing, knitted, onBothSides, rigid } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import {
  type Body,
  bodyOf,
  drawHemStitches,
  drawNeckBand,
  drawUpper,
  plainBody,
  type SleeveLength,
} from "./upper.ts";

function teeWith(s: Sketch, piece: Piece, body: Body, sleeve: SleeveLength, band: string): void {
  const sleeveFill = piece.print === "colourblock" && piece.variety % 2 === 1 ? piece.accent : piece.main;
  drawUpper(s, piece, body, { sleeve, sleeveFill });
  drawNeckBand(s, body, band);
  drawHemStitches(s, body, piece.main);
}

export const tee: Drawing = (s, piece) => {
  const neck = piece.variety % 5 === 0 ? ({ neck: "v", neckDrop: 74 } as const) : {};
  const band = piece.print === "stripes" ? piece.accent : piece.main;
  teeWith(s, piece, { ...plainBody, ...neck }, "short", band);
};

export const tank: Drawing = (s, piece) => {
  const body = { ...plainBody, shoulder: 78, chest: 106, neckWidth: 50, neckDrop: 78, length: 400 };
  teeWith(s, piece, body, "none", piece.main);
};

export const bodysuit: Drawing = (s, piece) => {
  const body = { ...plainBody, length: 300, hem: 108, hemDip: 0, neckWidth: 50 };
  s.cloth(outlines.bodysuitBrief, piece.main, cotton, {
    print: printOver(piece),
    folds: onBothSides([crease("M100 300C70 330 50 350 40 390", 12, 0.8)]),
  });
  drawUpper(s, piece, body, { sleeve: "short", cuff: knitted, cuffFill: piece.accent });
  drawNeckBand(s, body, piece.accent);
  for (const x of [-24, 0, 24]) s.button(x, 386, 4, lighten(piece.main, 0.5));
};

export const polo: Drawing = (s, piece) => {
  const fill = piece.main;
  const body = { ...plainBody, neckWidth: 42, neckDrop: 62 };
  const collar = piece.print === "plain" ? fill : piece.accent;
  drawUpper(s, piece, body, { sleeve: "short", cuff: knitted, cuffFill: collar, rise: 8 });
  s.cloth(roundedBox(-13, 50, 26, 96, 3), fill, flat);
  s.stitches("M-10 60V142H10V60", darken(fill, 0.55));
  for (const y of [78, 106, 134]) s.button(0, y, 4, lighten(fill, 0.55));
  s.bothSides(() => {
    s.fold("M4 66C20 74 40 84 56 74C62 56 60 30 52 10", fill, 6);
    s.cloth(outlines.poloCollar, collar, knitted);
  });
};

/** A woman's top: softer body, one of several necks and sleeves. */
export const top: Drawing = (s, piece) => {
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
  drawUpper(s, piece, body, { sleeve, cloth: flowing });
  drawNeckBand(s, body, piece.main, 6, rigid);
  drawHemStitches(s, body, piece.main);
};

/** A short fitted ethnic blouse. */
export const blouse: Drawing = (s, piece) => {
  const body: Body = bodyOf(92, 96, 82, 80, 262, { neckWidth: 54, neckDrop: 78, hemDip: 4 });
  drawUpper(s, piece, body, { sleeve: "short", cuff: null, folds: [] });
  drawNeckBand(s, body, piece.accent, 8, rigid);
};

export const sportsBra: Drawing = (s, piece) => {
  const fill = piece.main;
  s.cloth(outlines.sportsBraBack, darken(fill, 0.3), flat);
  s.cloth(outlines.sportsBraFront, fill, cotton, {
    print: printOver(piece),
    folds: [
      ...onBothSides([crease("M98 120C70 140 40 150 8 170", 14, 0.7)]),
      crease("M0 96C2 130 0 150 0 186", 10, -0.6),
    ],
  });
  s.cloth(outlines.sportsBraBand, piece.accent, knitted);
};
