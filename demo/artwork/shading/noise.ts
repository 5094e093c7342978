const lattice = new Float32Array(65536);
for (let i = 0; i < lattice.length; i++) {
  let n = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  lattice[i] = ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

const corner = (x: number, y: number): number => lattice[((y & 255) << 8) | (x & 255)] ?? 0;

/** Smooth value noise in [0, 1]; features are about one unit wide. */
export function noise(x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const top = corner(ix, iy) + (corner(ix + 1, iy) - corner(ix, iy)) * sx;
  const bottom = corner(ix, iy + 1) + (corner(ix + 1, iy + 1) - corner(ix, iy + 1)) * sx;
  return top + (bottom - top) * sy;
}

/** Soft creases: noise bent by noise, with rounded ridges; in [0, 1]. */
export function creases(x: number, y: number): number {
  const bendX = noise(x * 0.6 + 31.7, y * 0.6 + 11.3) * 2.2;
  const bendY = noise(x * 0.6 + 87.1, y * 0.6 + 53.9) * 2.2;
  const broad = 1 - Math.abs(noise(x + bendX, y + bendY) * 2 - 1);
  const fine = 1 - Math.abs(noise(x * 2.3 + bendY, y * 2.3 + bendX) * 2 - 1);
  return broad * broad * 0.72 + fine * 0.28;
}
