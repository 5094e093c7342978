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

interface IntensitySettings {
  icons: number;
  orbs: number;
  sparkles: number;
  /** Shortest and longest duration of an icon's loop. */
  floatSeconds: readonly [number, number];
}

export const INTENSITIES: Record<BackgroundIntensity, IntensitySettings> = {
  low: { icons: 8, orbs: 2, sparkles: 10, floatSeconds: [12, 18] },
  medium: { icons: 15, orbs: 3, sparkles: 20, floatSeconds: [8, 15] },
  high: { icons: 25, orbs: 5, sparkles: 35, floatSeconds: [6, 12] },
};

const ORB_PULSE_SECONDS = [25, 40] as const;
const SPARKLE_SECONDS = [2, 2] as const;

/** A grid of 4 × 4. */
const ICONS_IN_SPRITE = 16;

export interface PatternElement {
  /** In percent of the margin's width; `top` of its height. */
  left: number;
  top: number;
  /** Duration of one loop. */
  seconds: number;
  /** Seconds by which the first loop begins later than others, so that no two move in step. */
  delay: number;
  /** From 0 (smallest) to 1 (largest). */
  size: number;
}

export interface PatternIcon extends PatternElement {
  /** Index in the sprite. */
  icon: number;
}

export interface BackgroundPattern {
  icons: PatternIcon[];
  orbs: PatternElement[];
  sparkles: PatternElement[];
}

/** Deterministic, so that server and browser render the same. */
export function backgroundPattern(intensity: BackgroundIntensity): BackgroundPattern {
  const { icons, orbs, sparkles, floatSeconds } = INTENSITIES[intensity];
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
