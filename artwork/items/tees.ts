import { darken, lighten } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { roundedBox } from "../outline.ts";
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

function teeWith(s: Sketch, item: Item, body: Body, sleeve: SleeveLength, band: string): void {
  const sleeveFill = item.print === "colourblock" && item.variety % 2 === 1 ? item.accent : item.main;
  drawUpper(s, item, body, { sleeve, sleeveFill });
  drawNeckBand(s, body, band);
  drawHemStitches(s, body, item.main);
}

export const tee: Drawing = (s, item) => {
  const neck = item.variety % 5 === 0 ? ({ neck: "v", neckDrop: 74 } as const) : {};
  const band = item.print === "stripes" ? item.accent : item.main;
  teeWith(s, item, { ...plainBody, ...neck }, "short", band);
};

export const tank: Drawing = (s, item) => {
  const body = { ...plainBody, shoulder: 78, chest: 106, neckWidth: 50, neckDrop: 78, length: 400 };
  teeWith(s, item, body, "none", item.main);
};

export const bodysuit: Drawing = (s, item) => {
  const body = { ...plainBody, length: 300, hem: 108, hemDip: 0, neckWidth: 50 };
  s.cloth(outlines.bodysuitBrief, item.main, cotton, {
    print: printOver(item),
    folds: onBothSides([crease("M100 300C70 330 50 350 40 390", 12, 0.8)]),
  });
  drawUpper(s, item, body, { sleeve: "short", cuff: knitted, cuffFill: item.accent });
  drawNeckBand(s, body, item.accent);
  for (const x of [-24, 0, 24]) s.button(x, 386, 4, lighten(item.main, 0.5));
};

export const polo: Drawing = (s, item) => {
  const fill = item.main;
  const body = { ...plainBody, neckWidth: 42, neckDrop: 62 };
  const collar = item.print === "plain" ? fill : item.accent;
  drawUpper(s, item, body, { sleeve: "short", cuff: knitted, cuffFill: collar, rise: 8 });
  s.cloth(roundedBox(-13, 50, 26, 96, 3), fill, flat);
  s.stitches("M-10 60V142H10V60", darken(fill, 0.55));
  for (const y of [78, 106, 134]) s.button(0, y, 4, lighten(fill, 0.55));
  s.bothSides(() => {
    s.fold("M4 66C20 74 40 84 56 74C62 56 60 30 52 10", fill, 6);
    s.cloth(outlines.poloCollar, collar, knitted);
  });
};

/** A woman's top: softer body, one of several necks and sleeves. */
export const top: Drawing = (s, item) => {
  const necks = [
    { neck: "round", neckDrop: 46, neckWidth: 54 },
    { neck: "v", neckDrop: 88, neckWidth: 48 },
    { neck: "square", neckDrop: 62, neckWidth: 62 },
  ] as const;
  const styles: readonly SleeveLength[] = ["short", "puff", "elbow"];
  const body: Body = bodyOf(item.sleeveless ? 86 : 96, 102, 98, 116, 376, {
    hemDip: 12,
    ...(necks[item.variety % necks.length] ?? necks[0]),
  });
  const sleeve = item.sleeveless ? "none" : (styles[(item.variety >>> 4) % styles.length] ?? "short");
  drawUpper(s, item, body, { sleeve, cloth: flowing });
  drawNeckBand(s, body, item.main, 6, rigid);
  drawHemStitches(s, body, item.main);
};

/** A short fitted ethnic blouse. */
export const blouse: Drawing = (s, item) => {
  const body: Body = bodyOf(92, 96, 82, 80, 262, { neckWidth: 54, neckDrop: 78, hemDip: 4 });
  drawUpper(s, item, body, { sleeve: "short", cuff: null, folds: [] });
  drawNeckBand(s, body, item.accent, 8, rigid);
};

export const sportsBra: Drawing = (s, item) => {
  const fill = item.main;
  s.cloth(outlines.sportsBraBack, darken(fill, 0.3), flat);
  s.cloth(outlines.sportsBraFront, fill, cotton, {
    print: printOver(item),
    folds: [
      ...onBothSides([crease("M98 120C70 140 40 150 8 170", 14, 0.7)]),
      crease("M0 96C2 130 0 150 0 186", 10, -0.6),
    ],
  });
  s.cloth(outlines.sportsBraBand, item.accent, knitted);
};
