import { contrast, darken, lighten, mix } from "./colour-math.ts";
import type { Bounds } from "./outline.ts";
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

/** What is seen of the ground: the canvas, or more than that, so that it continues beyond its edges. */
const CANVAS: Bounds = { x: 0, y: 0, width: 1200, height: 1600 };

type Shape = (x: number, y: number, random: Random, frame: Bounds) => string;

const bottomOf = ({ y, height }: Bounds): number => y + height;
const rightOf = ({ x, width }: Bounds): number => x + width;

/** Shapes around a point of interest, as path data on the 1200 × 1600 canvas. */
const shapes = {
  arch: (x, y, _random, frame) =>
    `M${x - 330} ${bottomOf(frame)}V${y - 40}C${x - 330} ${y - 480} ${x + 330} ${y - 480} ${x + 330} ${y - 40}V${bottomOf(frame)}Z`,
  circle: (x, y) => `M${x - 430} ${y}a430 430 0 1 0 860 0a430 430 0 1 0 -860 0Z`,
  dune: (_x, y, _random, frame) => dune(y, frame),
  panel: (x) => `M${x - 270} 90H${x + 270}V1510H${x - 270}Z`,
  halfDisc: (x, y) => `M${x - 520} ${y + 240}a520 520 0 0 1 1040 0Z`,
  half: (x, _y, _random, frame) =>
    x < 600
      ? `M${frame.x} ${frame.y}H560V${bottomOf(frame)}H${frame.x}Z`
      : `M640 ${frame.y}H${rightOf(frame)}V${bottomOf(frame)}H640Z`,
  quarter: (x, _y, _random, frame) => quarter(x < 600, frame),
  tornBand: (_x, _y, random, frame) => tornBand(random, frame),
  leaf: (x, y) =>
    `M${x - 380} ${y - 560}H${x + 60}A380 380 0 0 1 ${x + 440} ${y - 180}V${y + 560}H${x}A380 380 0 0 1 ${x - 380} ${y + 180}Z`,
  floor: (_x, _y, _random, frame) => `M${frame.x} 1080H${rightOf(frame)}V${bottomOf(frame)}H${frame.x}Z`,
} satisfies Record<string, Shape>;

export type GroundForm = keyof typeof shapes;

const forms = Object.keys(shapes) as [GroundForm, ...GroundForm[]];

/** Beyond the canvas the line goes straight on. */
function dune(y: number, frame: Bounds): string {
  const left = y + 60 - Math.round((frame.x * 80) / 300);
  const right = y + 40 - Math.round(((rightOf(frame) - 1200) * 140) / 400);
  return `M${frame.x} ${left}L0 ${y + 60}C300 ${y - 20} 800 ${y + 180} 1200 ${y + 40}L${rightOf(frame)} ${right}V${bottomOf(frame)}H${frame.x}Z`;
}

/** Around a lower corner of the canvas, beyond which it is a whole disc. */
function quarter(isLeft: boolean, { width, height }: Bounds): string {
  return width === CANVAS.width && height === CANVAS.height
    ? `M${isLeft ? 0 : 1200} 1600V760A840 840 0 0 ${isLeft ? 1 : 0} ${isLeft ? 840 : 360} 1600Z`
    : `M${isLeft ? -840 : 360} 1600a840 840 0 0 1 1680 0a840 840 0 0 1 -1680 0Z`;
}

const TEARS = 60;
const TEAR_LENGTH = 1200 / TEARS;

/** A band of torn paper from edge to edge. Beyond the canvas the tears are mirrored. */
function tornBand(random: Random, frame: Bounds): string {
  const beyond = Math.ceil(Math.max(0, -frame.x, rightOf(frame) - 1200) / TEAR_LENGTH);
  const edge = (from: number, to: number, y: number, slope: number): string => {
    const tears = Array.from({ length: TEARS + 1 }, () => (random() - 0.5) * 16);
    let d = "";
    for (let i = -beyond; i <= TEARS + beyond; i++) {
      const tear = tears[i > TEARS ? TEARS * 2 - i : Math.abs(i)] ?? 0;
      d += `L${Math.round(from + ((to - from) * i) / TEARS)} ${Math.round(y + slope * i + tear)}`;
    }
    return d;
  };
  return `M${-beyond * TEAR_LENGTH} 430${edge(0, 1200, 430, -2.2)}${edge(1200, 0, 1130, 2.2)}Z`;
}

export const isGroundForm = (form: string): form is GroundForm => Object.hasOwn(shapes, form);

export const pickForm = (random: Random): GroundForm => pick(random, forms);

/** A quiet shape around a point of interest, in canvas units. */
export interface GroundShape {
  readonly form: GroundForm;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

const gradient = (id: string, stops: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient>`;

/**
 * The paper, its shape, and soft light from the upper left, over the whole `frame`. `random` draws torn edges.
 */
export function groundMarkup(
  paper: string,
  shape: GroundShape | undefined,
  random: Random,
  frame = CANVAS,
): string {
  const light = gradient(
    "paper",
    `<stop offset="0" stop-color="${lighten(paper, 0.3)}"/><stop offset=".55" stop-color="${paper}"/><stop offset="1" stop-color="${darken(paper, 0.09)}"/>`,
  );
  const sheet = `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="url(#paper)"/>`;
  if (!shape) return `<defs>${light}</defs>${sheet}`;
  const shade = gradient(
    "shape",
    `<stop offset="0" stop-color="${lighten(shape.colour, 0.18)}"/><stop offset="1" stop-color="${darken(shape.colour, 0.06)}"/>`,
  );
  const d = shapes[shape.form](Math.round(shape.x), Math.round(shape.y), random, frame);
  return `<defs>${light}${shade}</defs>${sheet}<path d="${d}" fill="url(#shape)"/>`;
}

/** A ground with one of the shapes; (x, y) is the middle of the main item. */
export function drawGround(random: Random, { paper, shape }: Ground, x: number, y: number): string {
  return groundMarkup(paper, { form: pickForm(random), colour: shape, x, y }, random);
}
