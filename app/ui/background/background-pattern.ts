/** The elements of the decorative background and their positions. */

export const BACKGROUND_VARIANTS = ["default", "auth", "profile", "minimal"] as const;
export type BackgroundVariant = (typeof BACKGROUND_VARIANTS)[number];

export const BACKGROUND_INTENSITIES = ["low", "medium", "high"] as const;
export type BackgroundIntensity = (typeof BACKGROUND_INTENSITIES)[number];

export const GRID_LINE_OPACITY: Record<BackgroundVariant, number> = {
  default: 0.1,
  auth: 0.15,
  profile: 0.12,
  minimal: 0.05,
};

interface Liveliness {
  icons: number;
  orbs: number;
  sparkles: number;
  /** Shortest and longest float of an icon, in seconds. */
  floatSeconds: readonly [number, number];
}

export const LIVELINESS: Record<BackgroundIntensity, Liveliness> = {
  low: { icons: 8, orbs: 2, sparkles: 10, floatSeconds: [12, 18] },
  medium: { icons: 15, orbs: 3, sparkles: 20, floatSeconds: [8, 15] },
  high: { icons: 25, orbs: 5, sparkles: 35, floatSeconds: [6, 12] },
};

const ORB_PULSE_SECONDS = [25, 40] as const;
const SPARKLE_SECONDS = [2, 2] as const;

/** How many icons the sprite has, four in a row. */
const ICONS_IN_SPRITE = 16;

export interface PatternElement {
  /** Percent of the screen's width and height. */
  left: number;
  top: number;
  /** Seconds of one loop. */
  seconds: number;
  /** Seconds by which the first loop begins later than others, so that no two move in step. */
  delay: number;
  /** From 0 to 1, for the element's size. */
  size: number;
}

export interface PatternIcon extends PatternElement {
  /** Which of the sprite's icons. */
  icon: number;
}

export interface BackgroundPattern {
  icons: PatternIcon[];
  orbs: PatternElement[];
  sparkles: PatternElement[];
}

/** The elements of one intensity: always the same, so that server and browser agree. */
export function backgroundPattern(intensity: BackgroundIntensity): BackgroundPattern {
  const { icons, orbs, sparkles, floatSeconds } = LIVELINESS[intensity];
  return {
    icons: spread(icons, 1, floatSeconds).map((element, index) => ({
      ...element,
      icon: (index * 5) % ICONS_IN_SPRITE,
    })),
    orbs: spread(orbs, 40, ORB_PULSE_SECONDS),
    sparkles: spread(sparkles, 80, SPARKLE_SECONDS),
  };
}

/**
 * Powers of the plastic number's inverse: multiples of the two fill a plane evenly, without rows
 * and without clumps.
 */
const ACROSS = 0.7548776662;
const DOWN = 0.569840291;
const GOLDEN = 0.6180339887;

function spread(
  count: number,
  seed: number,
  [shortest, longest]: readonly [number, number],
): PatternElement[] {
  return Array.from({ length: count }, (_, index) => {
    const step = index + seed;
    const seconds = rounded(shortest + fraction(step * GOLDEN) * (longest - shortest));
    return {
      left: rounded(2 + fraction(step * ACROSS) * 94),
      top: rounded(2 + fraction(step * DOWN) * 94),
      seconds,
      delay: rounded(fraction(step * ACROSS + 0.5) * seconds),
      size: rounded(fraction(step * GOLDEN + 0.3)),
    };
  });
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
