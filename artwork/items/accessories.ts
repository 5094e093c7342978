import { darken, lighten, lightness } from "../colour-math.ts";
import { ellipse, mirrored, moved, pointsOf, roundedBox, strokeOutline } from "../outline.ts";
import { printOver } from "../prints.ts";
import { cotton, crease, flat, knitted, leather, rigid, silk } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };
import { ribs } from "./upper.ts";

function buckle(s: Sketch, x: number, y: number, w: number, h: number, metal: string): void {
  const frame = roundedBox(x, y, w, h, 6);
  s.line(frame, darken(metal, 0.55), 7);
  s.line(frame, metal, 5);
  s.line(frame, lighten(metal, 0.7), 1.4);
}

function linksPrint(metal: string): string {
  const across = Array.from(
    { length: 30 },
    (_, i) => `<path d="M-60 ${-210 + i * 15}H60" stroke="${darken(metal, 0.5)}" stroke-width="2.2"/>`,
  ).join("");
  return `${across}<path d="M-14 -220V220M14 -220V220" stroke="${darken(metal, 0.5)}" stroke-width="1.6"/>`;
}

/** Fine wires crossing. */
function meshPrint(metal: string): string {
  let d = "";
  for (let y = -300; y <= 300; y += 7) d += `M-60 ${y}L60 ${y + 40}M-60 ${y + 40}L60 ${y}`;
  return `<path d="${d}" stroke="${darken(metal, 0.5)}" stroke-width="1.5" stroke-opacity=".6"/>`;
}

export const watch: Drawing = (s, item) => {
  const leatherStrap = item.strap === undefined ? item.variety % 3 !== 0 : item.strap === "leather";
  const dial = item.main;
  const metal = item.variety % 2 === 0 ? "#c9cbce" : "#d0a869";
  const leatherColour =
    item.strapColour ??
    (lightness(dial) > 0.6 ? "#8c5a36" : lightness(dial) < 0.2 ? "#231f20" : darken(dial, 0.25));
  const strap = leatherStrap ? leatherColour : metal;
  const links = leatherStrap ? "" : item.strap === "mesh" ? meshPrint(metal) : linksPrint(metal);
  s.cloth("M-34 -190C-34 -204 34 -204 34 -190L42 -50H-42Z", strap, leather, { print: links });
  s.cloth("M-42 50H42L32 206C32 222 -32 222 -32 206Z", strap, leather, { print: links });
  if (leatherStrap) {
    s.stitches("M-28 -182L-35 -70M28 -182L35 -70M-35 70L-26 206M35 70L26 206", lighten(strap, 0.5), 1.2);
    for (const y of [130, 150, 170, 190]) s.fill(ellipse(0, y, 3, 4), darken(strap, 0.6));
    buckle(s, -36, -204, 72, 22, metal);
  }
  s.cloth(roundedBox(62, -9, 18, 18, 5), metal, leather);
  s.cloth(ellipse(0, 0, 72, 72), metal, { ...leather, edge: 1.6 });
  s.raw(`<circle r="59" fill="${darken(metal, 0.4)}"/>`);
  s.cloth(ellipse(0, 0, 57, 57), dial, flat);
  const ink = lightness(dial) > 0.5 ? "#2a2a2c" : lighten(metal, 0.5);
  let marks = "";
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const inner = hour % 3 === 0 ? 40 : 45;
    marks += `M${Math.sin(angle) * inner} ${-Math.cos(angle) * inner}L${Math.sin(angle) * 51} ${-Math.cos(angle) * 51}`;
  }
  s.raw(
    `<path d="${marks}" stroke="${ink}" stroke-width="3"/><path d="M2 4L-20 -22M-4 6L34 -24" stroke="${darken(dial, 0.7)}" stroke-opacity=".35" stroke-width="5"/><path d="M0 0L-22 -26M0 0L32 -28" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M-6 12L10 -38" stroke="#b0453a" stroke-width="1.6"/><circle r="4.4" fill="${ink}"/>`,
  );
  s.raw(
    `<path d="M-44 -28C-30 -50 0 -56 20 -50C-10 -44 -34 -20 -44 8C-48 -4 -48 -18 -44 -28Z" fill="#fff" fill-opacity=".16"/>`,
  );
};

/** A belt rolled up on its side, the buckle end lying free. */
export const belt: Drawing = (s, item) => {
  const fill = item.main;
  const rings: readonly (readonly [number, number])[] = pointsOf(96, 66, 74, 48, 52, 31);
  s.raw("", ellipse(0, 80, 106, 74) + ellipse(0, 80, 42, 22));
  s.raw("", roundedBox(136, 132, 50, 52, 6));
  for (const [rx, ry] of rings) {
    const d = ellipse(0, 80, rx, ry);
    s.line(d, darken(fill, 0.7), 19);
    s.line(d, darken(fill, 0.1), 15);
    s.line(ellipse(-1, 78, rx + 1, ry), lighten(fill, 0.35), 3, { opacity: 0.6 });
  }
  s.cloth(outlines.beltEnd, fill, leather);
  s.stitches(outlines.beltStitches, lighten(fill, 0.4), 1.2);
  buckle(s, 136, 132, 44, 50, "#c9b07a");
  s.line("M150 157H186", "#a98d55", 4);
};

export const tie: Drawing = (s, item) => {
  const fill = item.main;
  const diagonal = item.print === "plain" && item.variety % 2 === 0;
  let d = "";
  for (let i = -20; i < 40; i++) d += `M-80 ${i * 26}L80 ${i * 26 - 90}`;
  const print =
    diagonal || item.print === "stripes"
      ? `<path d="${d}" stroke="${item.accent}" stroke-width="6" stroke-opacity=".7"/>`
      : printOver(item, { scale: 0.6 });
  s.cloth(outlines.tieBack, darken(fill, 0.18), silk, { print });
  s.fold("M0 44C24 180 44 330 50 470L14 512", fill, 9);
  s.cloth(outlines.tieFront, fill, silk, {
    print,
    folds: [crease("M2 40C4 110 6 160 8 220", 9, -1)],
  });
  s.cloth("M-26 0C-10 -6 10 -6 26 0L14 44C6 50 -6 50 -14 44Z", fill, silk, { print });
};

export const bowTie: Drawing = (s, item) => {
  const fill = item.main;
  s.bothSides(() => {
    s.cloth("M8 36C40 0 92 -6 108 4C116 30 116 60 108 84C92 94 40 86 8 52Z", fill, silk, {
      print: printOver(item, { scale: 0.5 }),
      folds: [crease("M14 40C40 30 60 26 84 24", 8, 1), crease("M14 48C40 56 60 62 84 66", 8, -1)],
    });
  });
  s.cloth(roundedBox(-15, 26, 30, 38, 8), darken(fill, 0.08), silk);
};

export const sunglasses: Drawing = (s, item) => {
  const frame = lightness(item.main) > 0.75 ? "#3a2d26" : item.main;
  const round = item.variety % 2 === 0;
  s.bothSides(() => {
    const temple = "M132 22C150 -20 120 -46 60 -44";
    s.raw("", strokeOutline(temple, 9));
    s.line(temple, darken(frame, 0.5), 9);
    s.line(temple, frame, 6);
    const lens = round
      ? ellipse(68, 44, 58, 52)
      : "M14 10C50 -2 110 -2 132 8C136 50 118 88 76 90C34 90 16 60 14 10Z";
    s.cloth(lens, frame, { ...leather, edge: 1.5 });
    const glass = round
      ? ellipse(68, 44, 48, 43)
      : "M24 18C54 8 104 8 123 16C126 48 110 79 76 80C42 80 27 54 24 18Z";
    const id = s.gradient([
      [0, "#2a2422"],
      [0.55, "#54463e"],
      [1, "#94806c"],
    ]);
    s.fill(glass, id);
    s.fill("M32 30C42 12 68 8 82 12C60 20 42 40 36 56C30 50 28 40 32 30Z", "#ffffff", 0.18);
  });
  s.line("M-16 26C-8 14 8 14 16 26", darken(frame, 0.4), 9);
  s.line("M-16 25C-8 13 8 13 16 25", frame, 6);
};

/** A baseball cap seen from its side, the peak to the right. */
export const cap: Drawing = (s, item) => {
  const fill = item.main;
  const peak = item.print === "colourblock" ? item.accent : darken(fill, 0.05);
  s.cloth(outlines.capCrown, fill, { ...cotton, bulge: 1.2 }, { print: printOver(item, { scale: 0.7 }) });
  s.seam("M2 -58C-30 -20 -46 40 -44 84M2 -58C40 -30 58 16 62 64", fill, 1.5);
  s.stitches("M-4 -56C-38 -18 -52 40 -50 85M8 -56C46 -28 64 16 68 63", darken(fill, 0.5), 0.9);
  for (const [x, y] of pointsOf(-76, 16, 8, 6, 84, 10))
    s.raw(`<circle cx="${x}" cy="${y}" r="3.4" fill="${darken(fill, 0.5)}"/>`);
  s.cloth(ellipse(2, -58, 11, 6), darken(fill, 0.1), rigid);
  s.fold("M-20 80C20 66 80 58 112 70", fill, 9);
  s.cloth(outlines.capPeak, peak, rigid);
  s.stitches("M-14 92C50 84 130 88 196 116M0 84C50 74 120 76 186 104", darken(peak, 0.5), 1);
};

export const hat: Drawing = (s, item) => {
  const fill = item.main;
  let weave = "";
  for (let r = 14; r < 170; r += 7) weave += ellipse(0, 0, r, r * 0.98);
  const straw = `<path d="${weave}" fill="none" stroke="${darken(fill, 0.4)}" stroke-opacity=".22" stroke-width="1.6" stroke-dasharray="4 3"/>`;
  s.cloth(ellipse(0, 0, 164, 158), fill, { ...cotton, wrinkle: 0.3, bulge: 0.4 }, { print: straw });
  s.fold(ellipse(3, 5, 88, 84), fill, 16);
  s.cloth(ellipse(0, 0, 86, 82), item.accent, cotton);
  s.cloth(
    ellipse(0, -3, 77, 73),
    fill,
    { ...leather, gloss: 0.2 },
    {
      print: straw,
      folds: [crease("M-20 50C-26 0 -10 -30 -8 -56", 13, -1.1), crease("M20 50C26 0 10 -30 8 -56", 13, -1.1)],
    },
  );
};

export const beanie: Drawing = (s, item) => {
  const fill = item.main;
  s.cloth(
    "M-96 120C-104 20 -60 -50 0 -52C60 -50 104 20 96 120Z",
    fill,
    { ...knitted, bulge: 1.2 },
    {
      print: ribs(fill, 11, 120, -80),
      folds: [
        crease("M-60 110C-66 40 -40 -10 -6 -44", 10, 0.7),
        crease("M60 110C66 40 40 -10 6 -44", 10, -0.7),
      ],
    },
  );
  s.fold("M-100 108C-40 122 40 122 100 108", fill, 10);
  s.cloth(outlines.beanieBrim, lighten(fill, 0.06), { ...knitted, bulge: 1.1 }, { print: ribs(fill, 10) });
  s.cloth(ellipse(0, -66, 32, 30), item.accent, { ...knitted, wrinkle: 3, grain: [9, 9] });
};

export const socks: Drawing = (s, item) => {
  const fill = item.main;
  for (const [dx, dy, colour] of [
    [-34, 0, darken(fill, 0.1)],
    [30, 22, fill],
  ] as const) {
    s.placed(dx, dy, () => {
      const d =
        "M-34 0H34C36 70 34 110 36 130C50 160 90 176 92 206C92 232 60 236 36 230C0 220 -40 190 -40 150C-40 110 -34 70 -34 0Z";
      s.cloth(
        d,
        colour,
        { ...knitted, bulge: 1 },
        {
          print: [
            printOver(item, { scale: 0.7 }),
            `<rect x="-50" y="0" width="100" height="36" fill="${darken(colour, 0.12)}"/>`,
            ribs(colour, 7, 160, 0, 36),
          ],
        },
      );
      s.line("M-36 48H36", item.accent, 5);
      s.fill("M-39 138C-24 150 -12 176 -14 202C-32 186 -40 162 -39 138Z", item.accent, 0.9);
    });
  }
};

export const gloves: Drawing = (s, item) => {
  const fill = item.main;
  s.bothSides(() =>
    s.through(
      (d) => moved(mirrored(d), 62, 0),
      () => {
        s.cloth(
          "M-36 220C-40 160 -46 130 -48 100L-46 40C-44 26 -26 26 -26 40L-24 84L-22 16C-20 2 -2 2 -2 16L0 82L4 20C6 6 24 8 23 22L22 88L30 44C34 32 48 36 46 50L40 120C38 160 38 190 38 220Z",
          fill,
          { ...knitted, bulge: 1.2 },
        );
        s.cloth("M-46 104C-70 96 -82 110 -74 128C-64 146 -54 160 -42 170Z", fill, { ...knitted, bulge: 1.2 });
        s.cloth("M-38 196L40 196L40 246L-38 246Z", darken(fill, 0.1), knitted, {
          print: ribs(fill, 7),
        });
      },
    ),
  );
};
