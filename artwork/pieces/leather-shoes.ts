import { darken, lighten } from "../colour-math.ts";
import { printOver } from "../prints.ts";
import { leather, rigid } from "../shading/cloth.ts";
import type { Printed, Sketch } from "../sketch.ts";
import type { Drawing } from "./drawing.ts";
import { drawInside, drawPair, type Place, soleOutline } from "./shoe.ts";

const opening = "M0 14C18 14 29 46 29 84C29 118 19 140 -1 140C-21 140 -30 118 -29 82C-28 46 -18 14 0 14Z";
/** A polished last: welt, upper and the long highlight on its toe. */
function last(s: Sketch, place: Place, fill: string, point: number, print: Printed = ""): void {
  s.cloth(place(soleOutline(4, point)), { fill: darken(fill, 0.6), cloth: rigid });
  s.stitches(place(soleOutline(1.4, point)), lighten(fill, 0.4), 0.8);
  s.cloth(place(soleOutline(-2, point)), { fill, cloth: leather, print });
  s.fill(
    place("M-30 -84C-30 -112 -18 -130 -6 -132C-18 -118 -22 -100 -22 -82C-24 -76 -30 -76 -30 -84Z"),
    lighten(fill, 0.8),
    0.2,
  );
}

export const derbys: Drawing = (s, piece) => {
  const fill = piece.main;
  drawPair((place) => {
    last(s, place, fill, 0.35);
    s.seam(place("M-46 -76C-20 -92 20 -92 47 -74"), fill, 1.5);
    s.stitches(place("M-46 -71C-20 -87 20 -87 47 -69"), darken(fill, 0.5), 1);
    drawInside(s, place, opening, fill, "#c9a77c");
    s.fold(place("M-17 -46C-20 -10 -22 20 -24 44C-8 52 8 52 24 44C22 20 20 -10 17 -46"), fill, 6);
    s.cloth(
      place("M-16 -50C-6 -55 6 -55 16 -50C20 -10 23 20 25 42C12 52 -12 52 -25 42C-23 20 -20 -10 -16 -50Z"),
      { fill: darken(fill, 0.12), cloth: leather },
    );
    for (const x of [-1, 1]) {
      const flap = place(
        `M${x * 7} -54C${x * 30} -58 ${x * 42} -30 ${x * 42} 6C${x * 40} 40 ${x * 36} 60 ${x * 30} 72C${x * 26} 40 ${x * 14} -10 ${x * 7} -54Z`,
      );
      s.fold(flap, fill, 5);
      s.cloth(flap, { fill, cloth: leather });
      s.stitches(place(`M${x * 13} -50C${x * 20} -10 ${x * 27} 30 ${x * 31} 60`), darken(fill, 0.5), 0.9);
    }
    for (const y of [-34, -14, 6, 26]) {
      const w = 13 + (y + 34) * 0.12;
      const d = place(`M${-w} ${y + 2}C-4 ${y - 3} 4 ${y - 3} ${w} ${y + 2}`);
      s.line(d, { colour: "#0d0b0a", width: 5, opacity: 0.3 });
      s.line(d, { colour: darken(fill, 0.55), width: 3.4 });
    }
  });
};

export const loafers: Drawing = (s, piece) => {
  const fill = piece.main;
  const bit = piece.variety % 2 === 0;
  drawPair((place) => {
    last(s, place, fill, 0.2, printOver(piece, { scale: 0.6 }));
    drawInside(
      s,
      place,
      "M0 -4C20 -4 31 40 31 84C31 118 20 140 -1 140C-22 140 -32 118 -31 82C-30 40 -20 -4 0 -4Z",
      fill,
      "#c9a77c",
    );
    s.seam(place("M-43 10C-46 -60 -30 -92 0 -94C30 -92 46 -60 42 12"), fill, 2.2);
    s.stitches(place("M-38 8C-40 -54 -26 -86 0 -88C26 -86 40 -54 37 10"), darken(fill, 0.55), 1.1);
    s.line(place("M-31 82C-30 40 -20 -4 0 -4C20 -4 31 40 31 84"), { colour: darken(fill, 0.3), width: 4 });
    const strap = place("M-45 -26C-20 -40 20 -40 45 -24L44 2C20 -14 -20 -14 -44 0Z");
    s.fold(strap, fill, 6);
    s.cloth(strap, { fill, cloth: leather });
    if (bit) {
      s.line(place("M-18 -24C-8 -30 8 -30 18 -24"), { colour: "#8c6a2b", width: 7, opacity: 0.6 });
      s.line(place("M-18 -25C-8 -31 8 -31 18 -25"), { colour: "#dcb765", width: 4.6 });
    } else s.fill(place("M-14 -26L0 -33L14 -26L0 -18Z"), darken(fill, 0.6));
  });
};

/** Curled ethnic slippers with an embroidered vamp. */
export const juttis: Drawing = (s, piece) => {
  const fill = piece.main;
  const gold = piece.accent;
  drawPair((place) => {
    s.cloth(place(soleOutline(3, 2)), { fill: "#a9794a", cloth: rigid });
    s.cloth(place(soleOutline(-2, 2)), { fill, cloth: leather });
    s.fill(
      place("M0 -22C24 -22 33 30 33 84C33 118 20 141 -1 141C-22 141 -34 118 -33 82C-32 28 -24 -22 0 -22Z"),
      darken(fill, 0.6),
    );
    drawInside(
      s,
      place,
      "M0 -18C22 -18 31 34 31 84C31 118 20 138 -1 138C-22 138 -32 118 -31 82C-30 32 -22 -18 0 -18Z",
      fill,
      "#cba274",
    );
    s.line(
      place("M-33 84C-32 28 -24 -22 0 -22C24 -22 33 30 33 86C33 118 20 141 -1 141C-22 141 -34 118 -33 84"),
      { colour: gold, width: 4.6 },
    );
    s.line(place("M-33 84C-32 28 -24 -22 0 -22C24 -22 33 30 33 86"), {
      colour: darken(gold, 0.45),
      width: 1.4,
      dash: "3 3",
    });
    s.line(place("M-38 -30C-40 -90 -20 -120 -2 -126C18 -120 40 -90 40 -28"), { colour: gold, width: 2.6 });
    for (const [x, y] of [
      [0, -60],
      [-20, -52],
      [20, -52],
      [0, -92],
      [-16, -84],
      [16, -84],
    ] as const)
      s.fill(
        place(`M${x} ${y - 10}Q${x + 6} ${y} ${x} ${y + 9}Q${x - 6} ${y} ${x} ${y - 10}Z`),
        lighten(gold, 0.15),
      );
    s.fill(place("M-8 -164Q-1 -174 4 -164Q2 -154 -3 -150Q-9 -156 -8 -164Z"), gold);
  });
};

export const ballerinas: Drawing = (s, piece) => {
  const fill = piece.main;
  drawPair((place) => {
    s.cloth(place(soleOutline(1, 0.3)), { fill: darken(fill, 0.5), cloth: rigid });
    s.cloth(place(soleOutline(-2, 0.3)), { fill, cloth: leather, print: printOver(piece, { scale: 0.6 }) });
    drawInside(
      s,
      place,
      "M0 -66C26 -66 38 10 35 84C33 120 20 142 -1 142C-22 142 -34 120 -35 82C-38 8 -26 -66 0 -66Z",
      fill,
      "#e5cda9",
    );
    s.fill(place("M-1 -60C14 -58 30 -10 30 40C10 28 -12 28 -31 40C-32 -10 -16 -60 -1 -60Z"), "#cdb08a", 0.75);
    s.line(
      place("M-35 84C-38 8 -26 -66 0 -66C26 -66 38 10 35 84C33 120 20 142 -1 142C-22 142 -34 120 -35 84"),
      { colour: darken(fill, 0.2), width: 3.6 },
    );
    s.fold(
      place("M0 -68C-14 -82 -26 -70 -20 -60C-14 -54 -6 -60 0 -68C12 -82 26 -72 20 -60C14 -54 6 -60 0 -68"),
      fill,
      6,
    );
    s.cloth(
      place("M0 -68C-14 -84 -28 -72 -22 -60C-16 -52 -6 -60 0 -66C6 -60 16 -52 22 -60C28 -72 14 -84 0 -68Z"),
      { fill: piece.print === "plain" ? fill : piece.accent, cloth: leather },
    );
  });
};
