/** Red, green and blue, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  const [r, g, b] = rgb.map((channel) => Math.max(0, Math.min(255, Math.round(channel))));
  return `#${(((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0)).toString(16).padStart(6, "0")}`;
}

/** Straight blend in sRGB: `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = rgbOf(from);
  const b = rgbOf(to);
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The colour in its own shade: darker and a little richer, never plain grey mud. */
export function darken(hex: string, share: number): string {
  const [r, g, b] = rgbOf(hex);
  const keep = 1 - share;
  const mean = (r + g + b) / 3;
  const rich = (channel: number): number => (mean + (channel - mean) * (1 + share * 0.12)) * keep;
  return hexOf([rich(r), rich(g), rich(b)]);
}

export function lighten(hex: string, share: number): string {
  return mix(hex, "#fffdf8", share);
}

/** Hue in degrees 0–360 and chroma 0–1, enough to tell colour families apart. */
export function hueOf(hex: string): { hue: number; chroma: number } {
  const [r, g, b] = rgbOf(hex);
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  if (chroma === 0) return { hue: 0, chroma: 0 };
  const sector =
    max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { hue: sector * 60, chroma: chroma / 255 };
}

/** How different two colours look, 0 to about 1. */
export function contrast(a: string, b: string): number {
  const [r1, g1, b1] = rgbOf(a);
  const [r2, g2, b2] = rgbOf(b);
  return Math.sqrt(0.3 * (r1 - r2) ** 2 + 0.59 * (g1 - g2) ** 2 + 0.11 * (b1 - b2) ** 2) / 255;
}
