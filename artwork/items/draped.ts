import { darken, lighten } from "../colour-math.ts";
import type { Item } from "../item.ts";
import { pointsOf } from "../outline.ts";
import { borderBand, printOver } from "../prints.ts";
import { cotton, crease, type Fold, flowing, knitted, pleats, rigid, silk } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { type SkirtCut, skirtFolds, skirtOutline } from "./dresses.ts";
import { curvedBorder } from "./kurtas.ts";
import outlines from "./outlines.json" with { type: "json" };
import { blouse } from "./tees.ts";

/** A skirt with waistband, from short A-line to a floor-length flare. */
function skirtWith(s: Sketch, item: Item, cut: SkirtCut, folds: number, border: boolean): void {
  const block =
    item.print === "colourblock"
      ? `<rect x="-280" y="${cut.bottom * 0.6}" width="560" height="500" fill="${item.accent}"/>`
      : "";
  s.cloth(skirtOutline(cut), item.main, flowing, {
    folds: skirtFolds(cut, folds),
    print: [printOver(item), block, border ? curvedBorder(cut.bottom - 14, item.accent) : ""],
  });
  const w = cut.waist;
  s.fold(`M${-w} 24Q0 34 ${w} 24`, item.main, 7);
  s.cloth(
    `M${-w + 1} -2Q0 8 ${w - 1} -2L${w + 2} 20Q0 30 ${-w - 2} 20Z`,
    border ? item.accent : darken(item.main, 0.06),
    border ? rigid : cotton,
  );
}

export const skirt: Drawing = (s, item) =>
  skirtWith(s, item, { top: 6, waist: 78, hem: 168, bottom: 330, dip: 24, spring: 0.5 }, 6, false);

export const longSkirt: Drawing = (s, item) =>
  skirtWith(
    s,
    item,
    { top: 6, waist: 76, hem: 196, bottom: 540, dip: 26, spring: 0.3 },
    7,
    item.print !== "plain",
  );

export const lehenga: Drawing = (s, item) => {
  const cut: SkirtCut = { top: 250, waist: 76, hem: 226, bottom: 700, dip: 30, spring: 0.5 };
  const gold = item.accent;
  s.cloth(skirtOutline(cut), item.main, silk, {
    folds: skirtFolds(cut, 8, 1.1),
    print: [printOver(item, { scale: 1.1 }), curvedBorder(690, gold, 34), curvedBorder(628, gold, 7)],
  });
  s.cloth("M-77 242Q0 254 77 242L80 268Q0 280 -80 268Z", gold, rigid);
  s.fold("M-80 272Q0 284 80 272", item.main, 8);
  for (const [x, sway] of pointsOf(64, 10, 72, 22)) {
    s.line(`M60 262C${x} 300 ${x + sway} 320 ${x + sway} 352`, gold, 2.6);
    s.raw(
      `<circle cx="${x + sway}" cy="354" r="6" fill="${gold}"/><path d="M${x + sway - 6} 358l2 24h8l2 -24z" fill="${darken(gold, 0.2)}"/>`,
    );
  }
  s.placed(0, -34, () => blouse(s, { ...item, print: item.print === "plain" ? "plain" : "zari" }));
};

/** A draped saree: pleats, body and the pallu over the left shoulder. */
export const saree: Drawing = (s, item) => {
  const gold = item.accent;
  const blouseItem: Item = {
    ...item,
    main: gold === item.main ? darken(item.main, 0.3) : gold,
    accent: item.main,
    print: "plain",
  };
  const cut: SkirtCut = { top: 236, waist: 80, hem: 176, bottom: 770, dip: 14, spring: 0.25 };
  blouse(s, blouseItem);
  const side = pleats(
    [0, 1, 2, 3, 4, 5],
    13,
    [1, -0.9],
    (i) =>
      `M${84 - i * 8} ${250 + i * 10}C${40 - i * 6} ${300 + i * 34} ${-30} ${320 + i * 52} ${-116 - i * 8} ${330 + i * 62}`,
  );
  s.cloth(skirtOutline(cut), item.main, silk, {
    folds: side,
    print: [printOver(item), borderBand(-280, 280, 752, 40, gold)],
  });
  const front = pleats(
    [0, 1, 2, 3, 4, 5, 6],
    8,
    [1.3, -1.2],
    (i) => `M${-46 + i * 21} 790C${-36 + i * 16} 620 ${-22 + i * 9} 420 ${-14 + i * 5} 262`,
  );
  s.fold("M36 256C50 420 76 620 92 786", item.main, 9);
  s.cloth(outlines.sareePleats, item.main, silk, {
    folds: front,
    print: [printOver(item), borderBand(-280, 280, 752, 48, gold)],
  });
  // The pallu: up from the right hip across the bodice, over the left shoulder, and down.
  const fallFolds = pleats(
    [0, 1, 2, 3],
    9,
    [1.2, -1.1],
    (i) => `M${96 + i * 20} 640C${92 + i * 18} 440 ${84 + i * 16} 220 ${66 + i * 10} 30`,
  );
  const fall = "M52 14C70 0 94 6 104 22C132 150 168 420 178 640C150 652 110 652 84 644C84 430 78 200 52 14Z";
  s.fold("M52 30C78 200 84 430 82 644", item.main, 10);
  s.cloth(fall, item.main, silk, {
    folds: fallFolds,
    print: [printOver(item), borderBand(60, 200, 540, 70, gold), borderBand(60, 200, 624, 18, gold)],
  });
  const acrossFolds = pleats(
    [0, 1, 2, 3],
    9,
    [1.1, -1],
    (i) => `M${-84 + i * 10} ${268 - i * 34}C${-30} ${220 - i * 34} 30 ${130 - i * 26} ${92 - i * 6} ${26}`,
  );
  s.fold("M-70 170C-20 140 30 70 50 16", blouseItem.main, 9);
  s.fold("M-82 286C-20 240 60 130 104 30", item.main, 8);
  s.cloth(outlines.sareePallu, item.main, silk, {
    folds: acrossFolds,
    print: [
      printOver(item),
      `<path d="M-88 196C-28 150 34 70 54 10" fill="none" stroke="${gold}" stroke-width="16"/><path d="M-88 196C-28 150 34 70 54 10" fill="none" stroke="${darken(gold, 0.35)}" stroke-width="7" stroke-dasharray="5 4"/>`,
    ],
  });
};

/** A long stole folded lengthwise, with borders and tassels at both ends. */
function folded(s: Sketch, item: Item, width: number, length: number): void {
  const gold = item.accent;
  const w = width / 2;
  const folds: Fold[] = pleats(
    [-0.7, -0.35, 0, 0.35, 0.7],
    w * 0.17,
    [1.1, -1],
    (share) =>
      `M${w * share} ${length}C${w * share + 8} ${length * 0.7} ${w * share - 8} ${length * 0.3} ${w * share} 0`,
  );
  const more = folds.map((fold, i) => ({
    ...fold,
    d: `M${w * (i * 0.35 - 0.7)} 0C${w * (i * 0.35 - 0.7) - 6} ${length * 0.3} ${w * (i * 0.35 - 0.7) + 6} ${length * 0.7} ${w * (i * 0.35 - 0.7)} ${length}`,
  }));
  let tassels = "";
  for (let x = -w + 4; x <= w - 4; x += 9)
    tassels += `M${x} ${length - 2}q-2 12 0 24M${x + 3} ${length - 2}q2 12 1 23`;
  s.line(tassels, gold, 2.2, { opacity: 0.95 });
  s.cloth(
    `M${-w} 6C${-w * 0.5} 0 ${w * 0.5} 0 ${w} 6C${w + 8} ${length * 0.3} ${w - 8} ${length * 0.66} ${w + 3} ${length - 4}C${w * 0.5} ${length + 4} ${-w * 0.5} ${length + 4} ${-w - 3} ${length - 4}C${-w - 8} ${length * 0.66} ${-w + 8} ${length * 0.3} ${-w} 6Z`,
    item.main,
    flowing,
    {
      folds: [...folds, ...more],
      print: [
        printOver(item, { scale: 0.9 }),
        borderBand(-w - 12, w + 12, length - 64, 44, gold),
        borderBand(-w - 12, w + 12, length - 14, 14, gold),
        `<rect x="${-w - 10}" y="0" width="14" height="${length}" fill="${gold}" fill-opacity=".9"/><rect x="${w - 4}" y="0" width="14" height="${length}" fill="${gold}" fill-opacity=".9"/>`,
      ],
    },
  );
}

export const dupatta: Drawing = (s, item) => folded(s, item, 130, 560);
export const shawl: Drawing = (s, item) => folded(s, item, 200, 480);

/** A scarf looped once, both fringed ends hanging. */
export const scarf: Drawing = (s, item) => {
  const fill = item.main;
  const fringe = (x: number, y: number): void => {
    let d = "";
    for (let i = 0; i < 9; i++) d += `M${x + i * 8} ${y}q${(i % 3) - 1} 14 0 28`;
    s.line(d, lighten(fill, 0.15), 2.6);
  };
  const tail = (x: number, length: number): void => {
    fringe(x + 4, length - 2);
    s.cloth(
      `M${x + 4} 110C${x} 200 ${x + 4} 300 ${x} ${length}H${x + 74}C${x + 76} 300 ${x + 68} 200 ${x + 66} 110Z`,
      fill,
      knitted,
      {
        print: printOver(item),
        folds: [
          crease(`M${x + 24} ${length}C${x + 26} 300 ${x + 28} 200 ${x + 30} 110`, 10, 1),
          crease(`M${x + 54} 110C${x + 50} 240 ${x + 50} 300 ${x + 52} ${length}`, 9, -0.8),
        ],
      },
    );
  };
  tail(-72, 400);
  tail(4, 350);
  s.fold("M-74 118C-30 140 40 140 78 118", fill, 8);
  s.cloth(outlines.scarfLoop, darken(fill, 0.04), knitted, {
    print: printOver(item),
    folds: [crease("M-98 60C-90 120 60 140 98 60", 14, 1), crease("M-80 90C-40 128 50 124 84 84", 9, -1)],
  });
  s.raw(`<path d="M-62 56C-60 92 60 92 62 56C60 34 -60 34 -62 56Z" fill="${darken(fill, 0.55)}"/>`);
};
