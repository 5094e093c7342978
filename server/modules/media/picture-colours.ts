import type { Colour } from "#contract/outfit/outfit-vocabulary.ts";
import { loadSharp } from "./image-engine.ts";

/** Minimum share of the pixels that are no background. */
const SHARE_MIN = 0.15;
/** Pixels this close to the mean of the border are background. */
const ALIKE = 48;

/** Most common first, measured on the preview; none if it cannot be read. */
export async function measureColours(placeholder: string): Promise<Colour[]> {
  const sharp = await loadSharp();
  try {
    const bytes = Buffer.from(placeholder.slice(placeholder.indexOf(",") + 1), "base64");
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return dominantColours(data, info);
  } catch {
    return [];
  }
}

type Pixel = [red: number, green: number, blue: number];

function dominantColours(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): Colour[] {
  const pixelAt = (index: number): Pixel => [
    data[index * channels] ?? 0,
    data[index * channels + 1] ?? 0,
    data[index * channels + 2] ?? 0,
  ];
  const all = Array.from({ length: width * height }, (_, index) => ({ index, pixel: pixelAt(index) }));
  const border = all.filter(({ index }) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const background = mean(border.map(({ pixel }) => pixel));
  const shown = all.filter(({ pixel }) => distance(pixel, background) > ALIKE);
  const counts = new Map<Colour, number>();
  for (const { pixel } of shown) counts.set(nameOf(pixel), (counts.get(nameOf(pixel)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= shown.length * SHARE_MIN && count >= all.length * 0.03)
    .sort((a, b) => b[1] - a[1])
    .map(([colour]) => colour);
}

function mean(pixels: readonly Pixel[]): Pixel {
  const sum = (channel: 0 | 1 | 2) =>
    pixels.reduce((total, pixel) => total + pixel[channel], 0) / pixels.length;
  return [sum(0), sum(1), sum(2)];
}

const distance = (a: Pixel, b: Pixel) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Upper bounds of hue in degrees. */
const HUES: [number, Colour][] = [
  [14, "red"],
  [40, "orange"],
  [68, "yellow"],
  [165, "green"],
  [255, "blue"],
  [290, "purple"],
  [342, "pink"],
  [360, "red"],
];

/** By hue, saturation and value (0 to 1). */
function nameOf([red, green, blue]: Pixel): Colour {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const value = high / 255;
  const saturation = high === 0 ? 0 : (high - low) / high;
  if (value < 0.22) return "black";
  if (saturation < 0.12) return value > 0.87 ? "white" : "grey";
  const hue = hueOf(red, green, blue, high, high - low);
  const isWarm = hue < 48;
  if (isWarm && saturation < 0.38 && value > 0.68) return hue < 10 ? "pink" : "beige";
  if (isWarm && value < 0.6) return hue < 10 && saturation > 0.5 ? "red" : "brown";
  const name = HUES.find(([bound]) => hue <= bound)?.[1] ?? "red";
  return name === "red" && saturation < 0.5 && value > 0.7 ? "pink" : name;
}

function hueOf(red: number, green: number, blue: number, high: number, range: number): number {
  if (high === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (high === green) return 60 * ((blue - red) / range) + 120;
  return 60 * ((red - green) / range) + 240;
}
