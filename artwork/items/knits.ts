import { darken, lighten } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { printOver } from "../prints.ts";
import { crease, knitted } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { type Body, bodyOf, bodyPrint, drawNeckBand, drawUpper, ribs } from "./upper.ts";

const knitBody: Body = bodyOf(108, 118, 120, 112, 404, { neckDrop: 42, hemDip: 4 });

/** The rib that gathers the hem of a knit or a sweatshirt. */
export function drawHemRib(s: Sketch, body: Body, fill: string): void {
  const { hem, length } = body;
  s.fold(`M${-hem} ${length - 24}Q0 ${length - 16} ${hem} ${length - 24}`, fill, 5);
  s.cloth(
    `M${-hem + 1} ${length - 26}Q0 ${length - 18} ${hem - 1} ${length - 26}L${hem - 4} ${length + 8}Q0 ${length + 16} ${-hem + 4} ${length + 8}Z`,
    fill,
    knitted,
    { print: ribs(fill, 7) },
  );
}

function knitTexture(fill: string): string {
  let d = "";
  for (let x = -210; x <= 210; x += 9) d += `M${x} 0V460`;
  return `<path d="${d}" stroke="${darken(fill, 0.45)}" stroke-width="3" stroke-opacity=".14" stroke-dasharray="3 4"/>`;
}

function cables(fill: string): string {
  let d = "";
  for (const x of [-48, 0, 48]) {
    for (let y = 40; y < 400; y += 26)
      d += `M${x - 9} ${y}C${x - 9} ${y + 13} ${x + 9} ${y + 13} ${x + 9} ${y + 26}M${x + 9} ${y}C${x + 9} ${y + 13} ${x - 9} ${y + 13} ${x - 9} ${y + 26}`;
  }
  return (
    `<path d="${d}" fill="none" stroke="${darken(fill, 0.45)}" stroke-width="6" stroke-opacity=".28"/>` +
    `<path d="${d}" fill="none" stroke="${lighten(fill, 0.35)}" stroke-width="3.4" stroke-opacity=".5"/>`
  );
}

function knit(s: Sketch, item: Item, body: Body, texture: string): void {
  drawUpper(s, item, body, {
    sleeve: "long",
    cloth: knitted,
    cuff: knitted,
    sleevePrint: [printOver(item), knitTexture(item.main)],
    print: [bodyPrint(item, body), texture],
  });
  drawHemRib(s, body, item.main);
}

export const sweater: Drawing = (s, item) => {
  const body = item.variety % 4 === 1 ? ({ ...knitBody, neck: "v", neckDrop: 84 } as const) : knitBody;
  const texture = item.print === "plain" && item.variety % 2 === 0 ? cables(item.main) : "";
  knit(s, item, body, knitTexture(item.main) + texture);
  drawNeckBand(s, body, item.main, 14);
};

export const turtleneck: Drawing = (s, item) => {
  const fill = item.main;
  knit(s, item, { ...knitBody, neckDrop: 30 }, knitTexture(fill));
  s.fold("M-52 22C-24 40 24 40 52 22", fill, 8);
  const tube = "M-46 -34C-20 -42 20 -42 46 -34C52 -14 54 4 54 20C24 36 -24 36 -54 20C-54 4 -52 -14 -46 -34Z";
  s.cloth(tube, fill, knitted, { print: ribs(fill, 7) });
  // The rolled edge.
  s.fold("M-53 6C-24 20 24 20 53 6", fill, 6);
  s.cloth("M-46 -34C-20 -44 20 -44 46 -34C40 -24 -40 -24 -46 -34Z", darken(fill, 0.4), knitted);
};

export const sweatshirt: Drawing = (s, item) => {
  knit(s, item, knitBody, "");
  drawNeckBand(s, knitBody, item.print === "colourblock" ? item.accent : item.main, 13);
};

export const hoodie: Drawing = (s, item) => {
  const fill = item.main;
  const body = { ...knitBody, neckDrop: 66, neckWidth: 48 };
  s.cloth(outlines.hoodBack, fill, knitted, {
    folds: [crease("M-58 -30C-40 -50 -10 -58 20 -56", 10, 0.7), crease("M60 -20C54 0 50 10 44 26", 9, 0.7)],
  });
  s.cloth(outlines.hoodInside, darken(fill, 0.42), knitted);
  knit(s, item, body, "");
  s.bothSides(() => {
    s.fold("M0 72C22 72 52 52 62 16", fill, 6);
    s.cloth("M0 66C18 64 38 42 42 6C56 8 68 16 70 26C58 62 26 86 0 84Z", fill, knitted);
  });
  s.fold("M-58 276L-80 376M58 276L80 376M-58 276H58", fill, 5);
  s.cloth(outlines.hoodiePocket, fill, knitted);
  s.stitches("M-56 272C-58 298 -74 320 -84 330M56 272C58 298 74 320 84 330", darken(fill, 0.5));
  const cord = item.print === "colourblock" ? item.accent : lighten(fill, 0.6);
  s.bothSides(() => {
    s.line("M14 80C18 104 12 128 18 158", darken(fill, 0.7), 5, { opacity: 0.25 });
    s.line("M13 79C17 103 11 127 17 156", cord, 3.4);
    s.line("M17 148L17.4 158", darken(cord, 0.3), 4.2);
  });
};

export const cardigan: Drawing = (s, item) => {
  const fill = item.main;
  const body = { ...knitBody, neck: "v", neckDrop: 128, neckWidth: 44, length: 424 } as const;
  knit(s, item, body, knitTexture(fill));
  s.fold(`M14 132V${body.length + 10}`, fill, 7);
  s.cloth(
    `M44 2C50 4 56 6 60 10C50 60 30 110 13 140L13 ${body.length + 12}L-13 ${body.length + 12}L-13 128C10 100 36 50 44 2Z`,
    fill,
    knitted,
  );
  s.cloth(outlines.cardiganBand, fill, knitted);
  for (const y of [160, 218, 276, 334, 392]) s.button(0, y, 6, darken(fill, 0.45));
};
