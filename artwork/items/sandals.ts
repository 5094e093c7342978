import { darken, lighten } from "../colour-math.ts";
import { printOver } from "../prints.ts";
import { cotton, flat, leather, rigid } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { drawPair, drawStrap, soleOutline } from "./shoe.ts";

/** An open footbed: sole, padded insole and the shade of a heel and ball. */
function footbed(s: Sketch, sole: string, insole: string): void {
  s.cloth(soleOutline(2), sole, rigid);
  s.cloth(soleOutline(-3), insole, flat);
  s.stitches(soleOutline(-8), darken(insole, 0.4), 0.9);
  s.fill(outlines.heelShade, darken(insole, 0.5), 0.14);
  s.fill("M-36 -84C-30 -118 28 -118 38 -80C30 -50 -30 -50 -36 -84Z", darken(insole, 0.5), 0.1);
}

/** Open-toe flats: one decorated band and a slim one. */
export const flats: Drawing = (s, item) => {
  const fill = item.main;
  const style = item.variety % 3;
  drawPair(s, () => {
    const strap = (line: string): void => drawStrap(s, line, fill, leather);
    footbed(s, darken(fill, 0.5), style === 2 ? lighten(fill, 0.35) : "#d8b98f");
    if (style === 0) {
      const band = "M-54 -70C-24 -92 24 -92 55 -66L48 -14C24 -40 -24 -40 -49 -18Z";
      s.fold(band, fill, 8);
      s.cloth(band, fill, leather, { print: printOver(item, { scale: 0.5 }) });
      s.line("M-53 -66C-24 -88 24 -88 54 -62M-49 -22C-24 -44 24 -44 49 -18", item.accent, 2.4, {
        opacity: 0.9,
      });
    } else if (style === 1) {
      strap("M-53 -78C-10 -84 20 -60 46 -18L38 -2C14 -40 -14 -62 -54 -60");
      strap("M54 -76C12 -84 -18 -60 -47 -20L-40 -4C-12 -42 14 -62 55 -58");
    } else {
      strap("M-3 -104L5 -104L8 30L-6 30");
      strap("M-46 30C-20 12 20 12 44 30L42 50C18 32 -18 32 -45 50");
      strap("M-53 -64C-24 -80 24 -80 54 -62L53 -46C24 -64 -24 -64 -53 -48");
    }
    const jewel = style === 2 ? "M0 24L10 36L0 48L-10 36Z" : "M0 -66L11 -53L0 -40L-11 -53Z";
    s.fold(jewel, fill, 4);
    s.cloth(jewel, item.accent, leather);
    if (style !== 0) strap("M-40 84C-20 70 20 70 40 84L40 96C20 82 -20 82 -40 96");
  });
};

export const sandals: Drawing = (s, item) => {
  const fill = item.main;
  const masculine = item.section === "Men";
  drawPair(s, () => {
    const strap = (line: string): void => drawStrap(s, line, fill, leather);
    footbed(s, darken(fill, 0.55), masculine ? darken(fill, 0.12) : "#d2b083");
    if (masculine) {
      strap("M-56 -92C-20 -108 28 -104 57 -84L52 -36C24 -58 -22 -60 -53 -44");
      strap("M-50 -22C-18 -40 20 -36 47 -14L43 26C20 2 -18 0 -46 20");
      s.stitches(outlines.sandalStitches, lighten(fill, 0.4), 1);
      s.fill("M18 -36H40V-2H18ZM23 -31V-7H35V-31Z", "#c4b394");
    } else {
      strap("M-54 -76C-24 -94 24 -94 55 -72L53 -50C24 -72 -24 -72 -53 -54");
      strap("M-51 -40C-24 -58 24 -58 51 -36L48 -14C24 -36 -24 -36 -48 -18");
    }
    strap("M-42 66C-20 50 20 50 41 66L41 82C20 66 -20 66 -41 82");
    s.fill("M22 52H38V76H22ZM26 57V71H34V57Z", "#cdb57e");
  });
};

export const sportsSandals: Drawing = (s, item) => {
  const fill = item.main;
  drawPair(s, () => {
    const strap = (line: string): void => drawStrap(s, line, fill, cotton);
    s.cloth(soleOutline(7), darken(fill, 0.6), rigid);
    footbed(s, darken(fill, 0.4), "#55555a");
    strap("M-58 -100C-20 -118 30 -112 58 -92L55 -58C28 -80 -22 -82 -56 -66");
    strap("M-52 -34C-18 -52 20 -48 49 -26L46 6C20 -18 -18 -20 -48 -2");
    strap("M-44 58C-20 42 20 42 43 58L43 90C20 72 -20 72 -44 90");
    s.stitches(outlines.sportsSandalStitches, lighten(fill, 0.5), 1);
  });
};

export const flipFlops: Drawing = (s, item) => {
  const fill = item.main;
  drawPair(s, () => {
    s.cloth(soleOutline(3), darken(fill, 0.35), rigid);
    s.cloth(soleOutline(-2), lighten(fill, 0.25), rigid, { print: printOver(item, { scale: 0.7 }) });
    const y = outlines.flipFlopStrap;
    s.fold(y, fill, 9);
    s.cloth(y, fill, leather);
  });
};
