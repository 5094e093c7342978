const lattice = new Float32Array(65536);
for (let i = 0; i < lattice.length; i++) {
  let n = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  lattice[i] = ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

const corner = (x: number, y: number): number => lattice[((y & 255) << 8) | (x & 255)] ?? 0;

/** Smooth value noise in [0, 1]; features are about one unit wide. */
function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const top = corner(ix, iy) + (corner(ix + 1, iy) - corner(ix, iy)) * sx;
  const bottom = corner(ix, iy + 1) + (corner(ix + 1, iy + 1) - corner(ix, iy + 1)) * sx;
  return top + (bottom - top) * sy;
}

/** Noise bent by noise, with rounded ridges. */
function creaseAt(x: number, y: number): number {
  const bendX = noise(x * 0.6 + 31.7, y * 0.6 + 11.3) * 2.2;
  const bendY = noise(x * 0.6 + 87.1, y * 0.6 + 53.9) * 2.2;
  const broad = 1 - Math.abs(noise(x + bendX, y + bendY) * 2 - 1);
  const fine = 1 - Math.abs(noise(x * 2.3 + bendY, y * 2.3 + bendX) * 2 - 1);
  return broad * broad * 0.72 + fine * 0.28;
}

/**
 * The creases are worked out once over this many units, with this many samples to the unit, then looked up.
 */
const span = 30;
const samples = 16;
const side = span * samples;
let table: Float32Array | undefined;

function creaseTable(): Float32Array {
  if (table) return table;
  table = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) table[y * side + x] = creaseAt(x / samples, y / samples);
  }
  return table;
}

/** Soft creases in [0, 1]; features are about one unit wide. Mirrors itself beyond 30 units. */
export function creases(x: number, y: number): number {
  const values = creaseTable();
  const u = folded(x * samples);
  const v = folded(y * samples);
  const ix = Math.floor(u);
  const iy = Math.floor(v);
  const at = iy * side + ix;
  const fx = u - ix;
  const top = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  const bottom = (values[at + side] ?? 0) * (1 - fx) + (values[at + side + 1] ?? 0) * fx;
  return top + (bottom - top) * (v - iy);
}

function folded(value: number): number {
  const last = side - 2;
  const turned = Math.abs(value) % (last * 2);
  return turned < last ? turned : last * 2 - turned - 0.001;
}
