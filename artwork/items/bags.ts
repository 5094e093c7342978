import { darken, lighten } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { roundedBox, strokeOutline } from "../outline.ts";
import { printOver } from "../prints.ts";
import { type Cloth, cotton, crease, leather, pleats, rigid, silk } from "../shading/cloth.ts";
import type { Drawing, Printed, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };

const gold = "#c9a256";

/** A round handle of rolled leather along a path. */
function handle(s: Sketch, d: string, fill: string, width: number): void {
  s.raw("", strokeOutline(d, width));
  s.line(d, darken(fill, 0.65), width);
  s.line(d, fill, width * 0.72);
  s.line(d, lighten(fill, 0.5), width * 0.18, { opacity: 0.6 });
}

const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${darken(gold, 0.45)}" stroke-width="${r * 0.6}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${lighten(gold, 0.25)}" stroke-width="${r * 0.34}"/>`;

const bagPrint = (item: Item): Printed =>
  item.print === "colourblock"
    ? `<rect x="-220" y="90" width="440" height="200" fill="${item.accent}"/>`
    : printOver(item, { scale: 0.85 });

export const handbag: Drawing = (s, item) => {
  const fill = item.main;
  handle(s, "M-58 8C-58 -110 58 -110 58 8", fill, 15);
  s.cloth(outlines.handbagBody, fill, leather, { print: bagPrint(item) });
  s.seam("M-112 2C-60 -6 60 -6 112 2", fill, 2);
  s.seam("M-136 170C-60 178 60 178 136 170", fill, 1.6);
  s.stitches("M-136 176C-60 184 60 184 136 176", lighten(fill, 0.4), 1.1);
  s.bothSides((side) => {
    s.cloth("M46 -2H70V44C70 54 46 54 46 44Z", darken(fill, 0.1), leather);
    s.raw(ring(side * 58, 4, 8));
  });
  s.cloth(roundedBox(-20, 30, 40, 46, 9), gold, leather);
  s.fill(roundedBox(-9, 44, 18, 18, 4), darken(gold, 0.45), 0.6);
};

export const tote: Drawing = (s, item) => {
  const fill = item.main;
  handle(s, "M-56 30C-60 -150 60 -150 56 30", darken(fill, 0.1), 12);
  s.cloth(
    outlines.toteBody,
    fill,
    { ...leather, wrinkle: 0.5 },
    {
      print: bagPrint(item),
      folds: [
        crease("M-118 20C-80 80 -60 130 -70 200", 16, 0.7),
        crease("M118 20C80 80 60 130 66 210", 16, -0.6),
      ],
    },
  );
  handle(s, "M-62 40C-74 -120 74 -120 62 40", fill, 13);
  for (const x of [-62, 62]) {
    s.cloth(`M${x - 10} 26H${x + 10}V72L${x} 82L${x - 10} 72Z`, darken(fill, 0.12), leather);
    s.raw(ring(x, 34, 7));
  }
  s.stitches("M-116 12C-60 22 60 22 116 12", lighten(fill, 0.4), 1.1);
};

export const slingBag: Drawing = (s, item) => {
  const fill = item.main;
  if (item.section !== "Women") {
    crossbodyBag(s, item);
    return;
  }
  const chain = item.variety % 2 === 0;
  const strap = "M-104 20C-150 -90 -90 -190 0 -196C90 -190 150 -90 104 20";
  if (chain) {
    s.raw("", strokeOutline(strap, 8));
    s.line(strap, darken(gold, 0.5), 8, { dash: "9 4" });
    s.line(strap, lighten(gold, 0.2), 4.4, { dash: "9 4" });
  } else handle(s, strap, fill, 9);
  s.cloth(outlines.slingBagBody, fill, leather, { print: bagPrint(item) });
  s.fold("M-118 44C-110 88 -50 106 0 106C50 106 110 88 118 44", fill, 10);
  s.cloth(outlines.slingBagFlap, darken(fill, 0.05), leather, { print: bagPrint(item) });
  s.stitches("M-112 44C-100 80 -48 95 0 95C48 95 100 80 112 44", lighten(fill, 0.4), 1.1);
  for (const x of [-104, 104]) s.raw(ring(x, 14, 8));
  s.cloth(roundedBox(-17, 82, 34, 32, 10), gold, leather);
};

const canvas: Cloth = { ...cotton, bulge: 1.2, edge: 1 };
const suede: Cloth = { ...leather, gloss: 0.12 };

/** A flat bag with a zip and a webbing strap; of canvas unless its name says otherwise. */
export const crossbodyBag: Drawing = (s, item) => {
  const fill = item.main;
  const body = item.hide === "leather" ? leather : item.hide === "suede" ? suede : canvas;
  const webbing = darken(fill, 0.2);
  const strap = "M-96 30C-190 -50 -250 -230 -110 -268C60 -310 230 -190 96 30";
  s.raw("", strokeOutline(strap, 15));
  s.line(strap, darken(fill, 0.6), 15);
  s.line(strap, webbing, 13);
  s.line(strap, lighten(webbing, 0.3), 9, { opacity: 0.25, dash: "2 3" });
  s.cloth(roundedBox(-118, 10, 236, 176, 26), fill, body, { print: bagPrint(item) });
  s.line("M-98 48H98", darken(fill, 0.65), 7, { opacity: 0.85 });
  s.line("M-98 48H98", "#b9b5ac", 2.2, { dash: "2 1.6" });
  s.cloth(roundedBox(74, 44, 9, 30, 4), "#a5a29b", leather);
  s.fold("M-94 88H94V166C90 172 -90 172 -94 166Z", fill, 8);
  s.cloth(roundedBox(-96, 84, 192, 88, 14), darken(fill, 0.06), { ...body, bulge: body.bulge * 0.67 });
  s.stitches("M-88 92H88", lighten(fill, 0.35), 1.1);
  for (const x of [-96, 96]) {
    s.cloth(roundedBox(x - 12, 6, 24, 32, 5), darken(fill, 0.15), leather);
    s.raw(
      `<rect x="${x - 11}" y="-2" width="22" height="13" rx="3" fill="none" stroke="#8f8c86" stroke-width="4"/>`,
    );
  }
};

export const clutch: Drawing = (s, item) => {
  const fill = item.main;
  s.cloth(roundedBox(-150, 0, 300, 156, 16), fill, { ...silk, bulge: 1 }, { print: bagPrint(item) });
  s.fold("M-148 20C-100 74 -30 104 0 106C30 104 100 74 148 20", fill, 10);
  s.cloth(outlines.clutchFlap, darken(fill, 0.04), { ...silk, bulge: 1 }, { print: bagPrint(item) });
  s.line("M-146 3H146", gold, 5);
  s.line("M-146 1.6H146", lighten(gold, 0.5), 1.4);
  s.cloth("M0 82L20 102L0 122L-20 102Z", gold, leather);
};

export const potli: Drawing = (s, item) => {
  const fill = item.main;
  handle(s, "M-30 30C-70 -60 -30 -120 0 -120C30 -120 70 -60 30 30", item.accent, 6);
  s.cloth(outlines.potliBody, fill, silk, {
    print: printOver({ ...item, print: item.print === "plain" ? "zari" : item.print }, { scale: 0.7 }),
    folds: pleats(
      [-60, -30, 0, 30, 60],
      12,
      [0.9, -0.9],
      (x) => `M${x * 0.4} 44C${x} 100 ${x * 1.2} 160 ${x} 240`,
    ),
  });
  s.cloth(outlines.potliFrill, fill, silk);
  s.cloth(roundedBox(-38, 36, 76, 14, 6), item.accent, rigid);
};

export const backpack: Drawing = (s, item) => {
  const fill = item.main;
  handle(s, "M-30 -4C-30 -52 30 -52 30 -4", darken(fill, 0.2), 12);
  s.bothSides(() => s.cloth("M96 120C128 130 130 220 118 260L98 262Z", darken(fill, 0.15), leather));
  s.cloth(outlines.backpackBody, fill, { ...cotton, bulge: 1.3, edge: 1 }, { print: bagPrint(item) });
  s.line("M-104 130C-100 50 -70 22 0 20C70 22 100 50 104 130", darken(fill, 0.6), 6, { opacity: 0.8 });
  s.line("M-104 130C-100 50 -70 22 0 20C70 22 100 50 104 130", "#c8c4bb", 2, { dash: "2 1.6" });
  s.fold("M-86 160C-80 156 80 156 86 160V280C80 290 -80 290 -86 280Z", fill, 9);
  s.cloth(
    outlines.backpackPocket,
    darken(fill, 0.05),
    { ...cotton, bulge: 1.2, edge: 1 },
    { print: item.print === "colourblock" ? "" : bagPrint(item) },
  );
  s.line("M-78 176H78", darken(fill, 0.6), 6, { opacity: 0.8 });
  s.line("M-78 176H78", "#c8c4bb", 2, { dash: "2 1.6" });
  s.cloth(roundedBox(56, 174, 9, 30, 4), "#b98f58", leather);
  s.cloth(roundedBox(-26, 82, 52, 30, 5), "#a8764a", leather);
};

export const wallet: Drawing = (s, item) => {
  const fill = item.main;
  const long = item.section === "Women";
  const w = long ? 130 : 92;
  s.cloth(roundedBox(-w, 6, w * 2, 138, 10), darken(fill, 0.3), leather);
  s.cloth(roundedBox(-w, 0, w * 2, 136, 10), fill, { ...leather, bulge: 0.6 }, { print: bagPrint(item) });
  s.stitches(roundedBox(-w + 8, 8, w * 2 - 16, 120, 6), lighten(fill, 0.35), 1.1);
  if (long) {
    s.line(`M${-w + 4} 18H${w - 4}`, lighten(gold, 0.1), 4, { dash: "2.4 1.6" });
    s.cloth(roundedBox(w - 40, 12, 12, 44, 5), gold, leather);
  } else {
    s.seam(`M${-w + 16} 4V132`, fill, 1.4);
    s.fill(roundedBox(26, 98, 42, 16, 3), darken(fill, 0.5), 0.35);
  }
};
