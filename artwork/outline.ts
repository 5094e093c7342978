/**
 * One absolute path command with its numbers; H and V are read as L, other commands are not used
 * by the items.
 */
interface Segment {
  readonly command: "M" | "L" | "C" | "Q" | "Z";
  readonly points: readonly number[];
}

export type Point = readonly [x: number, y: number];

/** The points of a list of coordinates x, y, x, y, … */
export function pointsOf(...coordinates: readonly number[]): Point[] {
  const points: Point[] = [];
  for (const [index, x] of coordinates.entries()) {
    if (index % 2 === 0) points.push([x, coordinates[index + 1] ?? 0]);
  }
  return points;
}

/** The closed polygons of one path; with the even-odd rule, inner rings are holes. */
export type Outline = readonly (readonly Point[])[];

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, numbers] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    let points = (numbers?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === "H") points = [points[0] ?? 0, y];
    if (letter === "V") points = [x, points[0] ?? 0];
    const command = letter === "H" || letter === "V" ? "L" : (letter as Segment["command"]);
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    segments.push({ command, points });
  }
  return segments;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const textOf = (segments: readonly Segment[]): string =>
  segments.map((segment) => segment.command + segment.points.map(round).join(" ")).join("");

/** The path seen in a mirror standing on x = 0. */
export function mirrored(d: string): string {
  return textOf(
    segmentsOf(d).map(({ command, points }) => ({
      command,
      points: points.map((value, index) => (index % 2 === 0 ? -value : value)),
    })),
  );
}

export function moved(d: string, dx: number, dy: number): string {
  return textOf(
    segmentsOf(d).map(({ command, points }) => ({
      command,
      points: points.map((value, index) => value + (index % 2 === 0 ? dx : dy)),
    })),
  );
}

/**
 * A closed symmetrical outline from its right half: an open path from a point on
 * (or near) the axis x = 0 at the top to one at the bottom, walked clockwise.
 */
export function symmetrical(half: string): string {
  const segments = segmentsOf(half);
  const back: Segment[] = [];
  for (let i = segments.length - 1; i > 0; i--) {
    const points = segments[i]?.points ?? [];
    const before = segments[i - 1]?.points.slice(-2) ?? [];
    const chain = [...before, ...points];
    const reversed: number[] = [];
    for (let at = chain.length - 4; at >= 0; at -= 2) reversed.push(-(chain[at] ?? 0), chain[at + 1] ?? 0);
    back.push({ command: segments[i]?.command ?? "L", points: reversed });
  }
  const lowest = segments.at(-1)?.points.slice(-2) ?? [];
  const bridge: Segment = { command: "L", points: [-(lowest[0] ?? 0), lowest[1] ?? 0] };
  return `${textOf([...segments, bridge, ...back])}Z`;
}

const flattened = new Map<string, readonly (readonly Point[])[]>();

/**
 * Straight-line polygons following every subpath closely enough for shading and shadows; `steps` to a curve.
 */
export function polygonsOf(d: string, steps = 10): readonly (readonly Point[])[] {
  const key = `${steps}${d}`;
  const known = flattened.get(key);
  if (known) return known;
  const polygons = flatten(d, steps);
  flattened.set(key, polygons);
  return polygons;
}

function flatten(d: string, steps: number): Point[][] {
  const polygons: Point[][] = [];
  let current: Point[] = [];
  let [x, y] = [0, 0];
  for (const { command, points } of segmentsOf(d)) {
    const at = (index: number): number => points[index] ?? 0;
    if (command === "Z") continue;
    if (command === "M") {
      current = [];
      polygons.push(current);
    }
    if (command === "C" || command === "Q") {
      const cubic = command === "C";
      const [cx, cy, dx, dy] = [at(0), at(1), cubic ? at(2) : at(0), cubic ? at(3) : at(1)];
      const [ex, ey] = [at(points.length - 2), at(points.length - 1)];
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const u = 1 - t;
        const weights = cubic
          ? [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
          : [u * u, 2 * u * t, 0, t * t];
        const [a = 0, b = 0, c = 0, e = 0] = weights;
        current.push([a * x + b * cx + c * dx + e * ex, a * y + b * cy + c * dy + e * ey]);
      }
    } else {
      for (let index = 0; index + 1 < points.length; index += 2) current.push([at(index), at(index + 1)]);
    }
    [x, y] = current.at(-1) ?? [0, 0];
  }
  return polygons;
}

export function boundsOf(polygons: readonly (readonly Point[])[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** An ellipse as four curves, so that outlines stay within the commands above. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return textOf([
    { command: "M", points: [cx, cy - ry] },
    { command: "C", points: [cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy] },
    { command: "C", points: [cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry] },
    { command: "C", points: [cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy] },
    { command: "C", points: [cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry] },
    { command: "Z", points: [] },
  ]);
}

/** A rectangle with rounded corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [r, right, bottom] = [Math.min(radius, width / 2, height / 2), x + width, y + height];
  return `M${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** The closed outline of a line `width` broad drawn along an open or closed path. */
export function strokeOutline(d: string, width: number): string {
  const line = polygonsOf(d, 8)[0] ?? [];
  const side = (hand: 1 | -1): Point[] =>
    line.map(([x, y], i): Point => {
      const [x1, y1] = line[Math.max(0, i - 1)] ?? [x, y];
      const [x2, y2] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const reach = (hand * width) / 2 / length;
      return [x - (y2 - y1) * reach, y + (x2 - x1) * reach];
    });
  const points = [...side(1), ...side(-1).reverse()];
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}
