import type { Lab } from "./oklab.ts";

/** The ground's colour as a smooth surface, so that gradients and vignettes are one ground. */
export interface GroundModel {
  /** For lightness, a and b: the factors of x^i y^j at `i * (HIGHEST + 1) + j`, x and y from -1 to 1. */
  readonly factors: readonly [Float64Array, Float64Array, Float64Array];
  /** Median distance of the samples from the surface. */
  readonly noise: number;
  /** Share of the samples that lie on the surface as far as its noise and `NEAR` allow. */
  readonly support: number;
}

/** The highest degree that a surface can have. */
const HIGHEST = 4;
const POWERS = HIGHEST + 1;
const ROUNDS = 10;
/** Samples within this distance belong to the ground for sure, as far as its evenness is judged. */
const NEAR = 250;
/** The least spread that the fit assumes, so that an even ground does not make it reject all but one level. */
const LEAST_SPREAD = 30;
/** Holds back the higher degrees where no sample says anything, as in the middle of a large product. */
const RIDGE = 1e-4;
const MAX_SAMPLES = 4_000;

/** Fits a surface of the given degree to the pixels, robustly: some of them may be the product's. */
export function fitGround(lab: Lab, pixels: Int32Array, degree: 2 | 4): GroundModel {
  const samples = spreadOut(pixels);
  const terms = termsOf(degree);
  const basis = basisOf(lab, samples, terms);
  const planes = [lab.l, lab.a, lab.b] as const;
  let weights: Float64Array = new Float64Array(samples.length).fill(1);
  let distances: Float64Array = new Float64Array(samples.length);
  let solutions: Float64Array[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    solutions = solve(
      basis,
      terms,
      weights,
      planes.map((plane) => samples.map((at) => plane[at] ?? 0)),
    );
    distances = distancesFrom(basis, solutions, planes, samples);
    const spread = Math.max(LEAST_SPREAD, 1.5 * medianOf(distances));
    weights = distances.map((distance) => 1 / (1 + (distance / spread) ** 2) ** 2);
  }
  const noise = medianOf(distances);
  const near = Math.max(NEAR, 4 * noise);
  const support = distances.filter((distance) => distance <= near).length / Math.max(1, samples.length);
  const [l, a, b] = solutions.map((solution) => factorsOf(solution, terms));
  const none = new Float64Array(POWERS * POWERS);
  return { factors: [l ?? none, a ?? none, b ?? none], noise, support };
}

/** Distance from grey in OKLab from which a ground has a colour of its own. */
const COLOURED = 250;

/** Whether the ground, in the middle of the picture, is more than a grey. */
export function isColoured({ factors: [, a, b] }: GroundModel): boolean {
  return Math.hypot(a[0] ?? 0, b[0] ?? 0) >= COLOURED;
}

/** The surface along one row, as polynomials in x: for lightness, a and b five factors each, lowest first. */
export function groundAlongRow({ factors }: GroundModel, y: number, height: number): Float64Array {
  const row = new Float64Array(3 * POWERS);
  const place = normalized(y, height);
  for (const [plane, surface] of factors.entries()) {
    for (let i = 0; i < POWERS; i++) {
      let sum = 0;
      for (let j = HIGHEST; j >= 0; j--) sum = sum * place + (surface[i * POWERS + j] ?? 0);
      row[plane * POWERS + i] = sum;
    }
  }
  return row;
}

/** The surface's lightness, a and b at a pixel of a picture. */
export function groundAt(
  model: GroundModel,
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): [number, number, number] {
  const row = groundAlongRow(model, y, height);
  const place = normalized(x, width);
  const planeAt = (plane: number) =>
    row.subarray(plane * POWERS, (plane + 1) * POWERS).reduceRight((sum, factor) => sum * place + factor, 0);
  return [planeAt(0), planeAt(1), planeAt(2)];
}

/** A pixel's place from -1 to 1. */
export const normalized = (at: number, length: number): number => ((at + 0.5) * 2) / length - 1;

type Term = readonly [i: number, j: number];

const termsOf = (degree: number): Term[] =>
  Array.from({ length: degree + 1 }, (_, i) =>
    Array.from({ length: degree + 1 - i }, (_, j): Term => [i, j]),
  ).flat();

function spreadOut(pixels: Int32Array): Int32Array {
  const step = Math.max(1, pixels.length / MAX_SAMPLES);
  const count = Math.min(pixels.length, MAX_SAMPLES);
  return Int32Array.from({ length: count }, (_, index) => pixels[Math.floor(index * step)] ?? 0);
}

/** The terms' values at each sample, sample by sample. */
function basisOf({ width, height }: Lab, samples: Int32Array, terms: readonly Term[]): Float64Array {
  const basis = new Float64Array(samples.length * terms.length);
  let at = 0;
  for (const sample of samples) {
    const x = normalized(sample % width, width);
    const y = normalized(Math.floor(sample / width), height);
    for (const [i, j] of terms) basis[at++] = x ** i * y ** j;
  }
  return basis;
}

function distancesFrom(
  basis: Float64Array,
  solutions: readonly Float64Array[],
  planes: readonly Int16Array[],
  samples: Int32Array,
): Float64Array {
  const distances = new Float64Array(samples.length);
  for (let sample = 0; sample < samples.length; sample++) {
    let sum = 0;
    for (const [plane, solution] of solutions.entries()) {
      let value = 0;
      for (let term = 0; term < solution.length; term++)
        value += (solution[term] ?? 0) * (basis[sample * solution.length + term] ?? 0);
      sum += ((planes[plane]?.[samples[sample] ?? 0] ?? 0) - value) ** 2;
    }
    distances[sample] = Math.sqrt(sum);
  }
  return distances;
}

/** Weighted least squares by the normal equations, for several right sides at once. */
function solve(
  basis: Float64Array,
  terms: readonly Term[],
  weights: Float64Array,
  values: readonly Int32Array[],
): Float64Array[] {
  const count = terms.length;
  const columns = count + values.length;
  const matrix = Array.from({ length: count }, () => new Float64Array(columns));
  for (let sample = 0; sample < weights.length; sample++) {
    const weight = weights[sample] ?? 0;
    for (let row = 0; row < count; row++) {
      const target = matrix[row];
      const factor = weight * (basis[sample * count + row] ?? 0);
      if (!target || factor === 0) continue;
      for (let column = row; column < count; column++)
        target[column] = (target[column] ?? 0) + factor * (basis[sample * count + column] ?? 0);
      for (let side = 0; side < values.length; side++)
        target[count + side] = (target[count + side] ?? 0) + factor * (values[side]?.[sample] ?? 0);
    }
  }
  const total = Math.max(1, matrix[0]?.[0] ?? 0);
  for (const [row, [i, j]] of terms.entries()) {
    for (let column = 0; column < row; column++) set(matrix, row, column, matrix[column]?.[row] ?? 0);
    const ridge = i + j === 0 ? 1e-9 : RIDGE * (i + j > 2 ? 10 : 1);
    set(matrix, row, row, (matrix[row]?.[row] ?? 0) + ridge * total);
  }
  eliminate(matrix);
  return values.map((_, side) => Float64Array.from(matrix, (row) => row[count + side] ?? 0));
}

function set(matrix: readonly Float64Array[], row: number, column: number, value: number): void {
  const target = matrix[row];
  if (target) target[column] = value;
}

/** Gauss-Jordan; the matrix is symmetric and positive definite, so no pivot has to be sought. */
function eliminate(matrix: readonly Float64Array[]): void {
  for (const [index, pivotRow] of matrix.entries()) {
    const pivot = pivotRow[index] ?? 1;
    for (let column = index; column < pivotRow.length; column++)
      pivotRow[column] = (pivotRow[column] ?? 0) / pivot;
    for (const row of matrix) {
      const factor = row[index] ?? 0;
      if (row === pivotRow || factor === 0) continue;
      for (let column = index; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
}

function factorsOf(solution: Float64Array, terms: readonly Term[]): Float64Array {
  const factors = new Float64Array(POWERS * POWERS);
  for (const [index, [i, j]] of terms.entries()) factors[i * POWERS + j] = solution[index] ?? 0;
  return factors;
}

function medianOf(values: Float64Array): number {
  return values.toSorted()[values.length >> 1] ?? 0;
}
