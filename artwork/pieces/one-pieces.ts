import { darken, lighten, mix } from "../colour-math.ts";
import { strokeOutline, symmetrical } from "../outline.ts";
import { printOver } from "../prints.ts";
import { cotton, denim, flat } from "../shading/cloth.ts";
import { joggers } from "./bottoms.ts";
import type { Drawing } from "./drawing.ts";
import { jacket } from "./jackets.ts";
import { button } from "./tees.ts";
import { bothSides } from "./upper.ts";

export const swimsuit: Drawing = (s, piece) => {
  const fill = piece.main;
  s.cloth(symmetrical("M0 150C30 150 50 110 58 0L70 0C70 60 84 100 96 120L94 150L60 200L0 200"), {
    fill: darken(fill, 0.35),
    cloth: flat,
  });
  s.cloth(
    symmetrical(
      "M0 128C36 126 50 84 56 0L72 0C72 70 82 104 97 126C98 170 78 210 78 250C80 300 104 330 106 356C80 360 48 396 36 448C30 462 12 466 0 466",
    ),
    {
      fill,
      cloth: { ...cotton, gloss: 0.4 },
      print: printOver(piece),
      folds: [
        { d: "M92 140C60 160 40 170 8 172", width: 12, height: 0.7 },
        { d: "M-92 140C-60 160 -40 170 -8 172", width: 12, height: 0.7 },
        { d: "M78 250C50 256 20 250 -20 262", width: 10, height: 0.7 },
        { d: "M100 350C70 350 40 380 24 420", width: 10, height: -0.7 },
      ],
    },
  );
  s.seam("M-78 250Q0 262 78 250", fill, 1.2);
};

export const bikini: Drawing = (s, piece) => {
  const fill = piece.main;
  const print = printOver(piece, { scale: 0.7 });
  const cord = (d: string): void => {
    s.raw("", strokeOutline(d, 6));
    s.line(d, { colour: darken(fill, 0.13), width: 6 });
  };
  cord("M-56 110C-50 50 -20 10 0 0C20 10 50 50 56 110");
  for (const side of bothSides) cord(side("M104 168C130 176 140 170 150 184"));
  for (const side of bothSides) {
    s.cloth(side("M4 166C8 130 30 100 56 96C84 104 104 134 106 172C70 186 30 184 4 166Z"), {
      fill,
      cloth: cotton,
      print,
      folds: [{ d: side("M56 176C54 150 56 130 56 104"), width: 10, height: 0.8 }],
    });
  }
  s.cloth(
    "M-110 268C-50 284 50 284 110 268L112 296C80 304 50 330 34 376C24 390 -24 390 -34 376C-50 330 -80 304 -112 296Z",
    { fill, cloth: cotton, print },
  );
  for (const side of bothSides) {
    cord(side("M108 280C128 270 138 286 122 294C134 306 128 326 124 336"));
    cord(side("M122 294C136 300 146 312 148 328"));
  }
};

export const dungarees: Drawing = (s, piece) => {
  const fill = piece.main;
  const thread = mix("#c98a45", fill, 0.2);
  for (const side of bothSides) {
    s.cloth(side("M44 96C52 40 58 10 66 -30L84 -28C80 20 72 60 66 100Z"), { fill, cloth: denim });
    s.cloth(side("M-1 230L92 226C100 280 104 320 104 360L92 640Q60 650 26 642L4 400L-1 386Z"), {
      fill,
      cloth: denim,
      print: printOver(piece),
      folds: [
        { d: side("M2 390C34 372 66 366 98 372"), width: 9, height: 0.9 },
        { d: side("M90 520C60 530 40 530 18 540"), width: 9, height: 0.8 },
      ],
    });
  }
  s.cloth("M-72 92H72L80 210C86 220 92 226 94 240L-94 240C-92 226 -86 220 -80 210Z", { fill, cloth: denim });
  s.cloth("M-42 116H42V180Q0 192 -42 180Z", { fill: lighten(fill, 0.04), cloth: denim });
  s.stitches("M-68 98H68M-38 120H38V177Q0 188 -38 177ZM-92 232H92", thread, 1.2);
  for (const x of [-56, 56]) s.raw(button(x, 104, 7, "#b98950"));
  s.fold("M0 244V386", fill, 6);
};

/** Joggers laid under their zipped jacket. */
export const tracksuit: Drawing = (s, piece) => {
  s.placed(0, 240, () => joggers(s, { ...piece, print: "colourblock" }));
  s.placed(0, 0, () => jacket(s, piece));
};
