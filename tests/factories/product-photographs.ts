import sharp from "sharp";
import { randomFrom } from "#artwork/random.ts";
import type { DrawnProduct } from "./drawn-products.ts";

/** How a product is photographed. */
export interface Ground {
  readonly name: string;
  /** The ground's colour at a place, both from 0 to 1. */
  readonly colourAt: (x: number, y: number) => readonly [number, number, number];
  /** Strength from 0 to 1; offset and blur as shares of the longest side. Undefined without a shadow. */
  readonly shadow: { strength: number; offset: number; blur: number } | undefined;
  /** Quality of the JPEG; undefined for a PNG. */
  readonly quality: number | undefined;
  /** Greatest deviation of a channel by the camera's noise, up to 255. */
  readonly grain: number;
}

type Colour = readonly [number, number, number];

const COLOURS: Readonly<Record<string, Colour>> = {
  white: [255, 255, 255],
  "off-white": [247, 244, 238],
  "light grey": [226, 227, 229],
  grey: [168, 170, 172],
  pink: [240, 205, 208],
  sand: [222, 202, 172],
  blue: [150, 186, 214],
  green: [128, 160, 132],
  teal: [40, 110, 118],
  charcoal: [58, 58, 62],
};

const SHAPES: Readonly<Record<string, (x: number, y: number) => number>> = {
  flat: () => 1,
  linear: (x, y) => 1 - 0.16 * (0.35 * x + 0.65 * y),
  radial: (x, y) => 1 - 0.22 * Math.hypot(x - 0.5, y - 0.45),
  vignette: (x, y) => 1 - 0.3 * ((x - 0.5) ** 2 + (y - 0.5) ** 2),
};

const SHADOWS: readonly Ground["shadow"][] = [
  undefined,
  { strength: 0.18, offset: 0.012, blur: 0.008 },
  { strength: 0.3, offset: 0.02, blur: 0.015 },
  { strength: 0.4, offset: 0.01, blur: 0.025 },
  { strength: 0.25, offset: 0.035, blur: 0.02 },
];

const QUALITIES: readonly (number | undefined)[] = [undefined, 60, 75, 85, 95];

const pickOf = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value;

/** A hundred grounds: each colour in ten shapes, with shadows, qualities and noise in turn. */
export const GROUNDS: readonly Ground[] = Object.entries(COLOURS).flatMap(([name, colour], row) =>
  Array.from({ length: 10 }, (_, column): Ground => {
    const [shape, lightAt] = pickOf(Object.entries(SHAPES), column);
    const shadow = pickOf(SHADOWS, column + row);
    const quality = pickOf(QUALITIES, 2 * column + Math.floor(column / 5) + row);
    const grain = column % 5 === 3 ? 2 : 0;
    return {
      name: `${name}, ${shape}, ${shadow ? `shadow ${shadow.strength}` : "no shadow"}, ${quality ? `JPEG ${quality}` : "PNG"}${grain ? ", grain" : ""}`,
      colourAt: (x, y) => {
        const light = lightAt(x, y);
        return [colour[0] * light, colour[1] * light, colour[2] * light];
      },
      ...{ shadow, quality, grain },
    };
  }),
);

/** The picture of a product on a ground, as a shop's server gets it. */
export async function photograph(product: DrawnProduct, ground: Ground): Promise<Buffer> {
  const { width, height, rgba } = product;
  const shade = ground.shadow && (await shadowOf(product, ground.shadow));
  const random = randomFrom(ground.name);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const colour = ground.colourAt(x / width, y / height);
      const light = shade ? 1 - (ground.shadow?.strength ?? 0) * ((shade[at] ?? 0) / 255) : 1;
      const share = (rgba[at * 4 + 3] ?? 0) / 255;
      const noise = ground.grain * (2 * random() - 1);
      for (let channel = 0; channel < 3; channel++) {
        const behind = (colour[channel] ?? 0) * light;
        const mixed = behind + ((rgba[at * 4 + channel] ?? 0) - behind) * share + noise;
        rgb[at * 3 + channel] = Math.min(255, Math.max(0, Math.round(mixed)));
      }
    }
  }
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  return ground.quality ? picture.jpeg({ quality: ground.quality }).toBuffer() : picture.png().toBuffer();
}

/** The product's silhouette, moved down and blurred. */
async function shadowOf(
  { width, height, rgba }: DrawnProduct,
  { offset, blur }: NonNullable<Ground["shadow"]>,
): Promise<Uint8Array> {
  const longest = Math.max(width, height);
  const down = Math.round(offset * longest);
  const across = Math.round((offset * longest) / 2);
  const moved = new Uint8Array(width * height);
  for (let y = down; y < height; y++) {
    for (let x = across; x < width; x++)
      moved[y * width + x] = rgba[((y - down) * width + x - across) * 4 + 3] ?? 0;
  }
  return sharp(moved, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, blur * longest))
    .extractChannel(0)
    .raw()
    .toBuffer();
}
