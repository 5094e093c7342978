/** A shadow leaves at least this share of the ground's length in OKLab; the cube of it is the share of light. */
const DARKEST = 0.5;
/** How far a shadow may leave the line from black to the ground, and how much more with its depth. */
const OFF_LINE = 120;
const OFF_LINE_BY_DEPTH = 1_300;
/** Below this lightness a ground is too dark to show a shadow. */
const LEAST_LIGHTNESS = 2_000;

/**
 * Whether a colour is the ground's with less light: light scales all three values of OKLab alike, so shadows lie
 * on the line from black to the ground's colour.
 */
export function isShadow(
  ...[l, a, b, groundL, groundA, groundB]: readonly [number, number, number, number, number, number]
): boolean {
  if (groundL < LEAST_LIGHTNESS || l > groundL) return false;
  const groundSquare = groundL * groundL + groundA * groundA + groundB * groundB;
  const share = (l * groundL + a * groundA + b * groundB) / groundSquare;
  if (share < DARKEST || share > 1) return false;
  const offSquare = l * l + a * a + b * b - share * share * groundSquare;
  const allowed = OFF_LINE + OFF_LINE_BY_DEPTH * (1 - share);
  return offSquare <= allowed * allowed;
}

type Colour = readonly [l: number, a: number, b: number];

/** Distance in OKLab, in ten-thousandths, of a colour from the nearest that the ground has with less light. */
export function distanceFromShadows(colour: Colour, ground: Colour): number {
  const share = Math.min(1, product(colour, ground) / Math.max(1, product(ground, ground)));
  return Math.hypot(...colour.map((value, plane) => value - share * (ground[plane] ?? 0)));
}

const product = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, plane) => sum + value * (other[plane] ?? 0), 0);
