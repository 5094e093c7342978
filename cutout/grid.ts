/** Whether each pixel of a picture belongs to something: 1 or 0, row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

/**
 * The pixels whose square neighbourhood, `radius` pixels to each side, holds none of the others. What is outside
 * of the picture counts for neither.
 */
export const erode = (grid: Grid, radius: number): Grid => spread(grid, radius, 0);

/** The pixels with one of the grid's in their square neighbourhood, `radius` pixels to each side. */
export const dilate = (grid: Grid, radius: number): Grid => spread(grid, radius, 1);

/** Gives `value` to all pixels with one of that value in their square neighbourhood. */
function spread({ width, height, cells }: Grid, radius: number, value: 0 | 1): Grid {
  const other = 1 - value;
  const across = new Uint8Array(cells.length).fill(other);
  for (let row = 0; row < cells.length; row += width) {
    const end = row + width;
    // The first pixel of the row that has no value yet.
    let next = row;
    for (let at = row; at < end; at++) {
      if (cells[at] !== value) continue;
      const until = Math.min(end, at + radius + 1);
      for (next = Math.max(next, at - radius); next < until; next++) across[next] = value;
    }
  }
  const result = new Uint8Array(cells.length).fill(other);
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - radius) * width;
    const last = Math.min(height - 1, y + radius) * width;
    const row = y * width;
    for (let from = first; from <= last; from += width)
      for (let x = 0; x < width; x++) if (across[from + x] === value) result[row + x] = value;
  }
  return { width, height, cells: result };
}

/** The pixels of each connected part (by their sides). */
export function partsOf({ width, height, cells }: Grid): Int32Array[] {
  const left = cells.slice();
  const queue = new Int32Array(cells.length);
  const parts: Int32Array[] = [];
  let start = 0;
  for (let first = 0; first < left.length; first++) {
    if (!left[first]) continue;
    const rest = queue.subarray(start);
    const part = rest.subarray(0, flood({ width, height, cells: left }, [first], rest));
    parts.push(part);
    start += part.length;
  }
  return parts;
}

/**
 * Takes the pixels that are connected with the seeds out of the grid, and writes them to `queue`. Returns their
 * number.
 */
export function flood({ width, cells }: Grid, seeds: ArrayLike<number>, queue: Int32Array): number {
  let end = 0;
  for (let index = 0; index < seeds.length; index++) {
    const seed = seeds[index] ?? 0;
    if (!cells[seed]) continue;
    cells[seed] = 0;
    queue[end++] = seed;
  }
  return walk(queue, end, { width, size: cells.length }, (_from, to) => {
    if (!cells[to]) return false;
    cells[to] = 0;
    return true;
  });
}

/**
 * Goes from the first `end` pixels of the queue to their neighbours by sides, and from those on, which `enter`
 * admits; it is asked more than once about a pixel. They are added to the queue. Returns its new end.
 */
export function walk(
  queue: Int32Array,
  end: number,
  { width, size }: { width: number; size: number },
  enter: (from: number, to: number) => boolean,
): number {
  let last = end;
  for (let next = 0; next < last; next++) {
    const at = queue[next] ?? 0;
    const x = at % width;
    if (x > 0 && enter(at, at - 1)) queue[last++] = at - 1;
    if (x < width - 1 && enter(at, at + 1)) queue[last++] = at + 1;
    if (at >= width && enter(at, at - width)) queue[last++] = at - width;
    if (at + width < size && enter(at, at + width)) queue[last++] = at + width;
  }
  return last;
}

/** The pixels of the grid with a neighbour that is not, written to `queue`. Returns their number. */
export function borderOf({ width, cells }: Grid, queue: Int32Array): number {
  let end = 0;
  for (let at = 0; at < cells.length; at++) {
    if (!cells[at]) continue;
    if (cells[at - 1] === 0 || cells[at + 1] === 0 || cells[at - width] === 0 || cells[at + width] === 0)
      queue[end++] = at;
  }
  return end;
}

/** The pixels within `depth` of the picture's edges. */
export function edgePixels(width: number, height: number, depth: number): Int32Array {
  const pixels: number[] = [];
  for (let y = 0; y < height; y++) {
    const isWhole = y < depth || y >= height - depth;
    for (let x = 0; x < width; x++) {
      if (!isWhole && x === depth && width > 2 * depth) x = width - depth;
      pixels.push(y * width + x);
    }
  }
  return Int32Array.from(pixels);
}
