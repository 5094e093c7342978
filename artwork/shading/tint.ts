import { darken, lightness, mix, rgbOf } from "../colour-math.ts";
import type { Swatch } from "./indexed-png.ts";
import { neutralIndex } from "./lighting.ts";

const cache = new Map<string, readonly Swatch[]>();

/** The palette that lights and shades a cloth of this colour without changing its colour. */
export function tintOf(colour: string): readonly Swatch[] {
  const known = cache.get(colour);
  if (known) return known;
  const light = lightness(colour);
  // Dark cloth shows its folds by what catches the light, pale cloth by its shadows.
  const shade = rgbOf(mix(darken(colour, 0.72), "#3a2f38", light > 0.8 ? 0.35 : 0.1));
  const glow = rgbOf(mix(colour, "#fffaf2", light < 0.25 ? 0.42 : 0.8));
  const shadeStrength = light > 0.85 ? 0.66 : 0.86;
  const glowStrength = light < 0.25 ? 0.95 : 0.72;
  const palette: Swatch[] = [];
  for (let index = 0; index < 256; index++) {
    const amount = Math.abs(index - neutralIndex) / 127;
    palette.push(
      index < neutralIndex
        ? [...shade, Math.round(255 * Math.min(1, amount * shadeStrength))]
        : [...glow, Math.round(255 * Math.min(1, amount * glowStrength))],
    );
  }
  cache.set(colour, palette);
  return palette;
}
