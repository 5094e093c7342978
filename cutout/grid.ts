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
export function erode(grid: Grid, radius: number): Grid {
  return { ...grid, cells: invert(dilate({ ...grid, cells: invert(grid.cells) }, radius).cells) };
}

/** The pixels with one of the grid's in their square neighbourhood, `radius` pixels to each side. */
export function dilate({ width, height, cells }: Grid, radius: number): Grid {
  const across = new Uint8Array(cells.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let until = -1;
    for (let x = 0; x < Math.min(radius, width); x++) if (cells[row + x]) until = x + radius;
    for (let x = 0; x < width; x++) {
      if (x + radius < width && cells[row + x + radius]) until = x + 2 * radius;
      if (x <= until) across[row + x] = 1;
    }
  }
  const result = new Uint8Array(cells.length);
  const until = new Int32Array(width).fill(-1);
  for (let y = -radius; y < height; y++) {
    const ahead = (y + radius) * width;
    for (let x = 0; x < width; x++) {
      if (y + radius < height && across[ahead + x]) until[x] = y + 2 * radius;
      if (y >= 0 && y <= (until[x] ?? -1)) result[y * width + x] = 1;
    }
  }
  return { width, height, cells: result };
}

const invert = (cells: Uint8Array): Uint8Array => cells.map((cell) => 1 - cell);

/** Calls `visit` with the pixels of each connected part (by their sides); the list is reused after it. */
export function forEachPart({ width, height, cells }: Grid, visit: (pixels: Int32Array) => void): void {
  const left = cells.slice();
  const queue = new Int32Array(cells.length);
  for (let first = 0; first < left.length; first++) {
    if (left[first]) visit(queue.subarray(0, flood({ width, height, cells: left }, [first], queue)));
  }
}

/**
 * Takes the pixels that are connected with the seeds out of the grid, and writes them to `queue`. Returns their
 * number.
 */
export function flood({ width, cells }: Grid, seeds: Iterable<number>, queue: Int32Array): number {
  let end = 0;
  for (const seed of seeds) {
    if (!cells[seed]) continue;
    cells[seed] = 0;
    queue[end++] = seed;
  }
  const size = cells.length;
  for (let next = 0; next < end; next++) {
    const at = queue[next] ?? 0;
    const x = at % width;
    if (x > 0 && cells[at - 1]) {
      cells[at - 1] = 0;
      queue[end++] = at - 1;
    }
    if (x < width - 1 && cells[at + 1]) {
      cells[at + 1] = 0;
      queue[end++] = at + 1;
    }
    if (at >= width && cells[at - width]) {
      cells[at - width] = 0;
      queue[end++] = at - width;
    }
    if (at + width < size && cells[at + width]) {
      cells[at + width] = 0;
      queue[end++] = at + width;
    }
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
