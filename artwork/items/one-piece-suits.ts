import { darken, lighten, mix } from "../colour-math.ts";
import { strokeOutline, symmetrical } from "../outline.ts";
import { printOver } from "../prints.ts";
import { cotton, crease, denim, flat } from "../shading/cloth.ts";
import type { Drawing } from "../sketch.ts";
import { joggers } from "./bottoms.ts";
import { jacket } from "./jackets.ts";
import outlines from "./outlines.json" with { type: "json" };

export const swimsuit: Drawing = (s, item) => {
  const fill = item.main;
  s.cloth(symmetrical(outlines.swimsuitBack), darken(fill, 0.35), flat);
  s.cloth(
    symmetrical(outlines.swimsuitFront),
    fill,
    { ...cotton, gloss: 0.4 },
    {
      print: printOver(item),
      folds: [
        crease("M92 140C60 160 40 170 8 172", 12, 0.7),
        crease("M-92 140C-60 160 -40 170 -8 172", 12, 0.7),
        crease("M78 250C50 256 20 250 -20 262", 10, 0.7),
        crease("M100 350C70 350 40 380 24 420", 10, -0.7),
      ],
    },
  );
  s.seam("M-78 250Q0 262 78 250", fill, 1.2);
};

export const bikini: Drawing = (s, item) => {
  const fill = item.main;
  const print = printOver(item, { scale: 0.7 });
  const cord = (d: string): void => {
    s.raw("", strokeOutline(d, 6));
    s.line(d, darken(fill, 0.13), 6);
  };
  cord("M-56 110C-50 50 -20 10 0 0C20 10 50 50 56 110");
  s.bothSides(() => cord("M104 168C130 176 140 170 150 184"));
  s.bothSides(() => {
    s.cloth(outlines.bikiniCup, fill, cotton, {
      print,
      folds: [crease("M56 176C54 150 56 130 56 104", 10, 0.8)],
    });
  });
  s.cloth(outlines.bikiniBrief, fill, cotton, { print });
  s.bothSides(() => {
    cord("M108 280C128 270 138 286 122 294C134 306 128 326 124 336");
    cord("M122 294C136 300 146 312 148 328");
  });
};

export const dungarees: Drawing = (s, item) => {
  const fill = item.main;
  const thread = mix("#c98a45", fill, 0.2);
  s.bothSides(() => {
    s.cloth("M44 96C52 40 58 10 66 -30L84 -28C80 20 72 60 66 100Z", fill, denim);
    s.cloth(outlines.dungareesLeg, fill, denim, {
      print: printOver(item),
      folds: [crease("M2 390C34 372 66 366 98 372", 9, 0.9), crease("M90 520C60 530 40 530 18 540", 9, 0.8)],
    });
  });
  s.cloth(outlines.dungareesBib, fill, denim);
  s.cloth("M-42 116H42V180Q0 192 -42 180Z", lighten(fill, 0.04), denim);
  s.stitches("M-68 98H68M-38 120H38V177Q0 188 -38 177ZM-92 232H92", thread, 1.2);
  for (const x of [-56, 56]) s.button(x, 104, 7, "#b98950");
  s.fold("M0 244V386", fill, 6);
};

/** Joggers laid under their zipped jacket. */
export const tracksuit: Drawing = (s, item) => {
  s.placed(0, 240, () => joggers(s, { ...item, print: "colourblock" }));
  s.placed(0, 0, () => jacket(s, item));
};
