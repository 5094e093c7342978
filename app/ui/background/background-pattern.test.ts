import { describe, expect, it } from "vitest";
import { BACKGROUND_INTENSITIES, backgroundPattern, GRID_LINE_OPACITY } from "./background-pattern.ts";

// covers: product-32, constants-46, constants-47
it.each([
  ["low", 8, 2, 10, 12, 18],
  ["medium", 15, 3, 20, 8, 15],
  ["high", 25, 5, 35, 6, 12],
] as const)(
  "%s: %i icons, %i orbs, %i sparkles, floats of %i to %i s",
  (intensity, icons, orbs, sparkles, shortest, longest) => {
    const pattern = backgroundPattern(intensity);

    expect(pattern.icons).toHaveLength(icons);
    expect(pattern.orbs).toHaveLength(orbs);
    expect(pattern.sparkles).toHaveLength(sparkles);
    for (const { seconds } of pattern.icons) {
      expect(seconds).toBeGreaterThanOrEqual(shortest);
      expect(seconds).toBeLessThanOrEqual(longest);
    }
  },
);

// covers: product-31, constants-50
it("has fainter or stronger grid lines by variant", () => {
  expect(GRID_LINE_OPACITY).toEqual({ default: 0.1, auth: 0.15, profile: 0.12, minimal: 0.05 });
});

describe.each(BACKGROUND_INTENSITIES)("%s", (intensity) => {
  const { icons, orbs, sparkles } = backgroundPattern(intensity);

  // covers: constants-48
  it("pulses orbs for 25 to 40 s and sparkles for 2 s", () => {
    for (const { seconds } of orbs) {
      expect(seconds).toBeGreaterThanOrEqual(25);
      expect(seconds).toBeLessThanOrEqual(40);
    }
    for (const { seconds } of sparkles) expect(seconds).toBe(2);
  });

  it("places all elements inside the screen without overlaps", () => {
    const all = [...icons, ...orbs, ...sparkles];
    for (const { left, top } of all) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left, top)).toBeLessThanOrEqual(100);
    }
    expect(new Set(all.map(({ left, top }) => `${left} ${top}`)).size).toBe(all.length);
  });

  it("is deterministic, so that server and browser render the same", () => {
    expect(backgroundPattern(intensity)).toEqual({ icons, orbs, sparkles });
  });
});
