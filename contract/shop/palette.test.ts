import { describe, expect, it } from "vitest";
import { DEFAULT_APPEARANCE } from "./brand.ts";
import { contrast, paletteOf, paletteStyle, shadesOf } from "./palette.ts";

/** Every hue, dark to light, dull to loud, with the extremes. */
const CHOSEN = [
  ...["#ffffff", "#000000", "#ffff00", "#00ff00", "#00ffff", "#ff00ff", "#7f7f7f", "#f2ebe0"],
  ...Array.from(
    { length: 120 },
    (_, n) => `#${((n * 139_999 + 77) % 0xffffff).toString(16).padStart(6, "0")}`,
  ),
];

describe("shades of a chosen colour", () => {
  it.each(CHOSEN)("%s can be read as text on every ground of the site, and paper on it", (chosen) => {
    const { colour, tint } = shadesOf(chosen);
    for (const ground of ["#faf6f0", "#f2ebe0", "#fffdfa", "#ffffff", tint]) {
      expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("are the chosen colour itself where it can be read", () => {
    expect(shadesOf(DEFAULT_APPEARANCE.accent).colour).toBe(DEFAULT_APPEARANCE.accent);
    expect(shadesOf("#1F3F86").colour).toBe("#1f3f86");
  });

  it("keep the hue of a colour that is too light", () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(shadesOf("#ffd400").colour.slice(at, at + 2), 16),
    ) as [number, number, number];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue * 2);
  });
});

it("a palette is written as the custom properties of the style sheet", () => {
  expect(paletteStyle(paletteOf({ accent: "#112233", second: "#0f5c47" }))).toMatch(
    /^--color-accent:#112233;--color-accent-deep:#[0-9a-f]{6};--color-accent-tint:#[0-9a-f]{6};--color-second:#0f5c47$/,
  );
});

it("contrast is that of the guidelines", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
