import { contrast, darken, lighten, mix } from "./colour-math.ts";
import papersJson from "./papers.json" with { type: "json" };
import { pick, type Random } from "./random.ts";

/** Paper tones, from warm whites to muted clays, blues and greens. */
const papers: readonly string[] = papersJson;

/** The background of a picture. */
export interface Ground {
  readonly paper: string;
  /** The quiet shape under the items. */
  readonly shape: string;
}

/** A paper in contrast to every important item, and a shape tone that matches it and the main colour. */
export function groundFor(random: Random, colours: readonly string[]): Ground {
  const clear = papers.filter((paper) => colours.every((colour) => contrast(paper, colour) > 0.15));
  const roomy =
    clear.length > 0 ? clear : [...papers].sort((a, b) => worst(b, colours) - worst(a, colours)).slice(0, 3);
  const [first = "#efe7da", ...rest] = roomy;
  const paper = pick(random, [first, ...rest]);
  const tinted = mix(paper, colours[0] ?? paper, 0.14);
  const shape =
    random() < 0.5
      ? lighten(paper, 0.42)
      : random() < 0.5
        ? darken(tinted, 0.07)
        : mix(paper, "#b98f6d", 0.24);
  return { paper, shape };
}

const worst = (paper: string, colours: readonly string[]): number =>
  Math.min(...colours.map((colour) => contrast(paper, colour)));

type Shape = (x: number, y: number, random: Random) => string;

/** Shapes around a point of interest, as path data on the 1200 × 1600 canvas. */
const shapes: readonly [Shape, ...Shape[]] = [
  (x, y) =>
    `M${x - 330} 1600V${y - 40}C${x - 330} ${y - 480} ${x + 330} ${y - 480} ${x + 330} ${y - 40}V1600Z`,
  (x, y) => `M${x - 430} ${y}a430 430 0 1 0 860 0a430 430 0 1 0 -860 0Z`,
  (_x, y) => `M0 ${y + 60}C300 ${y - 20} 800 ${y + 180} 1200 ${y + 40}V1600H0Z`,
  (x) => `M${x - 270} 90H${x + 270}V1510H${x - 270}Z`,
  (x, y) => `M${x - 520} ${y + 240}a520 520 0 0 1 1040 0Z`,
  (x) => (x < 600 ? "M0 0H560V1600H0Z" : "M640 0H1200V1600H640Z"),
  (x) => `M${x < 600 ? 0 : 1200} 1600V760A840 840 0 0 ${x < 600 ? 1 : 0} ${x < 600 ? 840 : 360} 1600Z`,
  (_x, _y, random) => tornBand(random),
  (x, y) =>
    `M${x - 380} ${y - 560}H${x + 60}A380 380 0 0 1 ${x + 440} ${y - 180}V${y + 560}H${x}A380 380 0 0 1 ${x - 380} ${y + 180}Z`,
  () => "M0 1080H1200V1600H0Z",
];

/** A band of torn paper from edge to edge. */
function tornBand(random: Random): string {
  const edge = (from: number, to: number, y: number, slope: number): string => {
    let d = "";
    for (let i = 0; i <= 60; i++)
      d += `L${Math.round(from + ((to - from) * i) / 60)} ${Math.round(y + slope * i + (random() - 0.5) * 16)}`;
    return d;
  };
  return `M0 430${edge(0, 1200, 430, -2.2)}${edge(1200, 0, 1130, 2.2)}Z`;
}

/** The paper, its shape, and soft light from the upper left; (x, y) is the middle of the main item. */
export function drawGround(random: Random, ground: Ground, x: number, y: number): string {
  const { paper, shape } = ground;
  const d = pick(random, shapes)(Math.round(x), Math.round(y), random);
  return (
    `<defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(paper, 0.3)}"/><stop offset=".55" stop-color="${paper}"/><stop offset="1" stop-color="${darken(paper, 0.09)}"/></linearGradient>` +
    `<linearGradient id="shape" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(shape, 0.18)}"/><stop offset="1" stop-color="${darken(shape, 0.06)}"/></linearGradient></defs>` +
    `<rect width="1200" height="1600" fill="url(#paper)"/><path d="${d}" fill="url(#shape)"/>`
  );
}
