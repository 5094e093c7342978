import { DEFAULT_APPEARANCE, type ShopAppearance } from "./brand.ts";
import { LIGHT_COLOURS } from "./plain-style.ts";

/**
 * Colours of the site made from the two that a shop's owner chooses, in OKLCH
 * (https://www.w3.org/TR/css-color-4/#ok-lab). Any colour may be chosen: it is darkened, and keeps its hue, until
 * every text in it and on it has the contrast of WCAG 2.2 level AA.
 */

/** A ground of the site, as in app/ui/theme.css. */
const PAPER_DEEP = "#f2ebe0";
/** The least opaque text that the site sets in paper on a colour. */
const FAINTEST_TEXT = 0.85;
const CONTRAST_OF_TEXT = 4.5;
const LIGHTNESS_STEP = 0.005;

export interface Shades {
  /** As text on paper, and as ground of text in paper. */
  colour: string;
  /** On grounds of `colour`. */
  deep: string;
  /** Ground of text in `colour`. */
  tint: string;
}

export interface Palette {
  accent: Shades;
  second: Shades;
}

export function paletteOf({ accent, second }: Pick<ShopAppearance, "accent" | "second">): Palette {
  return { accent: shadesOf(accent), second: shadesOf(second) };
}

/** Custom properties of the site's style sheet. */
export function paletteStyle({ accent, second }: Palette): string {
  return [
    `--color-accent:${accent.colour}`,
    `--color-accent-deep:${accent.deep}`,
    `--color-accent-tint:${accent.tint}`,
    `--color-second:${second.colour}`,
  ].join(";");
}

export function shadesOf(chosen: string): Shades {
  const { lightness, chroma, hue } = toOklch(chosen);
  const tint = toHex({ lightness: 0.94, chroma: Math.min(chroma, 0.025), hue });
  for (let darker = lightness; darker > 0; darker -= LIGHTNESS_STEP) {
    const colour = darker === lightness ? chosen.toLowerCase() : toHex({ lightness: darker, chroma, hue });
    if (isReadable(colour, tint)) {
      return { colour, deep: toHex({ lightness: darker * 0.78, chroma: chroma * 0.85, hue }), tint };
    }
  }
  return { colour: "#000000", deep: "#000000", tint };
}

/** A colour on a dark ground, as text or as ground of text in the dark one: lightened until both are readable. */
export function shadeOnDark(chosen: string, ground: string): string {
  const { lightness, chroma, hue } = toOklch(chosen);
  for (let lighter = lightness; lighter < 1; lighter += LIGHTNESS_STEP) {
    const colour = lighter === lightness ? chosen.toLowerCase() : toHex({ lightness: lighter, chroma, hue });
    if (contrast(colour, ground) >= CONTRAST_OF_TEXT) return colour;
  }
  return "#ffffff";
}

function isReadable(colour: string, tint: string): boolean {
  const faintText = mix(LIGHT_COLOURS.paper, colour, FAINTEST_TEXT);
  return (
    contrast(colour, PAPER_DEEP) >= CONTRAST_OF_TEXT &&
    contrast(colour, tint) >= CONTRAST_OF_TEXT &&
    contrast(faintText, colour) >= CONTRAST_OF_TEXT
  );
}

/** Contrast ratio of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

export function isDefaultColours({ accent, second }: Pick<ShopAppearance, "accent" | "second">): boolean {
  return accent === DEFAULT_APPEARANCE.accent && second === DEFAULT_APPEARANCE.second;
}

type Triple = [number, number, number];

function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(over: string, under: string, opacity: number): string {
  const [above, below] = [channels(over), channels(under)];
  return fromChannels(above.map((value, i) => value * opacity + (below[i] ?? 0) * (1 - opacity)) as Triple);
}

function channels(colour: string): Triple {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as Triple;
}

function fromChannels(values: Triple): string {
  const digits = values.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function toLinear(colour: string): Triple {
  return channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as Triple;
}

interface Oklch {
  /** 0 to 1. */
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}

function toOklch(colour: string): Oklch {
  const [red, green, blue] = toLinear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The nearest colour of sRGB with this lightness and hue: its chroma is lowered until it is one. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let lowered = chroma; lowered > 0; lowered -= 0.002) {
    const linear = toLinearOf({ lightness, chroma: lowered, hue });
    if (linear.every((value) => value >= -0.0005 && value <= 1.0005)) return encode(linear);
  }
  return encode(toLinearOf({ lightness, chroma: 0, hue }));
}

function toLinearOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function encode(linear: Triple): string {
  return fromChannels(
    linear.map((value) =>
      value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055,
    ) as Triple,
  );
}
