import { darken, lighten, lightness } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { roundedBox } from "../outline.ts";
import { printOver } from "../prints.ts";
import { crisp, flat } from "../shading/cloth.ts";
import type { Drawing, Printed, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { type Body, bodyOf, bodyPrint, drawHemStitches, drawUpper, type SleeveLength } from "./upper.ts";

/** A turned-down shirt collar on its stand. */
export function drawShirtCollar(s: Sketch, fill: string, print: Printed = ""): void {
  s.cloth("M-44 4C-20 -6 20 -6 44 4L40 20C20 12 -20 12 -40 20Z", darken(fill, 0.16), flat);
  s.bothSides(() => {
    s.fold("M2 60L30 92C44 80 58 60 62 32", fill, 7);
    s.cloth(outlines.shirtCollar, fill, crisp, { print });
    s.stitches("M6 60L28 87C42 76 55 54 59 28", darken(fill, 0.5), 0.7);
  });
}

/** The button band down the front, from the collar to `bottom`. */
function drawPlacket(s: Sketch, fill: string, bottom: number, buttons: string): void {
  const from = 66;
  s.seam(`M12 ${from}V${bottom}`, fill, 1.1);
  s.stitches(`M-12 ${from}V${bottom}`, darken(fill, 0.5), 0.7);
  s.stitches(`M8.6 ${from}V${bottom}`, darken(fill, 0.5), 0.7);
  const gap = (bottom - from - 30) / Math.max(3, Math.round((bottom - from) / 56));
  for (let y = from + 14; y < bottom - 8; y += gap) s.button(0, y, 4, buttons);
}

const shirtBody = bodyOf(104, 112, 107, 113, 416, { neckWidth: 42, neckDrop: 62, hemDip: 24 });

function shirtWith(s: Sketch, item: Item, body: Body, sleeve: SleeveLength): void {
  const fill = item.main;
  const down = item.print === "stripes";
  drawUpper(s, item, body, {
    sleeve,
    cloth: crisp,
    cuff: sleeve === "long" ? crisp : undefined,
    sleevePrint: printOver(item, { down }),
    print: bodyPrint(item, body, down),
    rise: 8,
  });
  drawHemStitches(s, body, fill);
  drawPlacket(
    s,
    fill,
    body.length + body.hemDip - 4,
    lightness(fill) > 0.75 ? "#e4ddd0" : lighten(fill, 0.62),
  );
  drawShirtCollar(s, fill, printOver(item, { down: true }));
}

export const shirt: Drawing = (s, item) => {
  shirtWith(s, item, shirtBody, item.section === "Kids" && item.variety % 2 === 0 ? "short" : "long");
  const pocket = roundedBox(34, 142, 50, 56, 6);
  if (item.print === "plain" || item.print === "florals") {
    s.seam(pocket, item.main, 0.9);
    s.stitches("M34 152H84", darken(item.main, 0.5), 0.7);
  }
};

export const shirtDress: Drawing = (s, item) => {
  const body: Body = { ...shirtBody, shoulder: 96, chest: 104, waist: 92, hem: 140, length: 610, hemDip: 10 };
  shirtWith(s, item, body, "elbow");
  const belt = "M-95 294C-50 302 50 302 95 294L95 314C50 322 -50 322 -95 314Z";
  s.fold("M-94 318C-50 326 50 326 94 318", item.main, 7);
  s.cloth(belt, darken(item.main, 0.12), crisp);
  s.cloth("M-6 300L14 304L34 384L22 388Z", darken(item.main, 0.12), crisp);
};
