import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { randomFrom } from "#artwork/random.ts";
import { drawProduct, overlap } from "#tests/factories/drawn-products.ts";
import { GROUNDS, type Ground, photograph } from "#tests/factories/product-photographs.ts";
import { cutOut } from "./cut-out.ts";

const SIDE = 420;

const plain = (colour: readonly [number, number, number], changes: Partial<Ground> = {}): Ground => ({
  ...{ name: "plain", colourAt: () => colour, shadow: undefined, quality: 90, grain: 0 },
  ...changes,
});
const SOFT = { strength: 0.3, offset: 0.02, blur: 0.015 };
const groundOf = (name: string): Ground => {
  const ground = GROUNDS.find((one) => one.name === name);
  if (!ground) throw new Error(`There is no ground "${name}".`);
  return ground;
};

const bag = () => drawProduct("Tan leather handbag", "Women", SIDE);

describe("an even ground is taken out", () => {
  it.each<[string, Ground, number?]>([
    ["white", plain([255, 255, 255])],
    ["grey, with a soft shadow", plain([168, 170, 172], { shadow: SOFT })],
    ["pink, as a coarse JPEG with a shadow", plain([240, 205, 208], { shadow: SOFT, quality: 60 }), 0.92],
    [
      "a gradient",
      plain([0, 0, 0], { colourAt: (x, y) => [226 - 30 * y, 227 - 30 * y, 229 - 20 * x - 20 * y] }),
    ],
    ["with the camera's grain", plain([150, 186, 214], { grain: 3 })],
  ])("%s", async (_name, ground, least = 0.96) => {
    const product = await bag();
    const { mask, quality } = await cutOut(await photograph(product, ground));
    expect(quality).toBe("clean");
    expect(overlap(mask.alpha, product)).toBeGreaterThan(least);
  });

  it("that is as white as the product", async () => {
    const product = await drawProduct("White cotton t-shirt", "Men", SIDE);
    const { mask } = await cutOut(await photograph(product, plain([255, 255, 255])));
    expect(overlap(mask.alpha, product)).toBeGreaterThan(0.95);
  });
});

it("takes out what is enclosed: under a handle no ground is left", async () => {
  const product = await bag();
  const { mask } = await cutOut(await photograph(product, plain([240, 205, 208], { shadow: SOFT })));
  const { width, height } = mask;
  const underHandle = Math.round(0.25 * height) * width + Math.round(width / 2);
  expect(product.rgba[underHandle * 4 + 3]).toBe(0);
  expect(mask.alpha[underHandle]).toBe(0);
});

it.each([
  ["Beige chinos", "Men", "charcoal, vignette, shadow 0.3, PNG, grain"],
  ["Black heels", "Women", "charcoal, linear, shadow 0.25, PNG"],
] as const)("takes a dark ground's shadow from between the parts of %s", async (name, section, ground) => {
  const product = await drawProduct(name, section, SIDE);
  const { mask } = await cutOut(await photograph(product, groundOf(ground)));
  expect(overlap(mask.alpha, product)).toBeGreaterThan(0.96);
});

it("does not take light stripes of the product for slits that show the ground", async () => {
  const product = await drawProduct("Navy striped shirt", "Men", SIDE);
  const { mask } = await cutOut(await photograph(product, plain([150, 186, 214], { shadow: SOFT })));
  expect(overlap(mask.alpha, product)).toBeGreaterThan(0.96);
});

describe("a part of the product that looks like the ground in shadow stays", () => {
  it.each([
    ["White sneakers", "Men", "pink, vignette, shadow 0.18, JPEG 95"],
    ["Brown boots", "Women", "sand, linear, shadow 0.25, JPEG 95"],
  ] as const)("%s", async (name, section, ground) => {
    const product = await drawProduct(name, section, SIDE);
    const { mask, quality } = await cutOut(await photograph(product, groundOf(ground)));
    expect(quality).toBe("clean");
    expect(overlap(mask.alpha, product)).toBeGreaterThan(0.96);
  });
});

describe("a thin or open-work product is cut out", () => {
  it.each([
    ["Gold chain necklace", "charcoal, radial, shadow 0.18, JPEG 85", 0.8],
    ["Gold jhumkas", "pink, vignette, shadow 0.18, JPEG 95", 0.9],
    ["Sunglasses", "white, vignette, shadow 0.3, PNG", 0.94],
    ["Black strappy sandals", "charcoal, flat, shadow 0.25, JPEG 95", 0.94],
    ["White lace top", "off-white, radial, shadow 0.4, PNG", 0.96],
  ])("%s", async (name, ground, least) => {
    const product = await drawProduct(name, "Women", SIDE);
    const { mask, quality } = await cutOut(await photograph(product, groundOf(ground)));
    expect(quality).toBe("clean");
    expect(overlap(mask.alpha, product)).toBeGreaterThan(least);
  });
});

it("frames a product of the ground's own colour instead of losing parts of it", async () => {
  const product = await drawProduct("Black heels", "Women", SIDE);
  const picture = await photograph(product, groundOf("charcoal, linear, shadow 0.4, JPEG 85"));
  expect((await cutOut(picture)).quality).toBe("framed");
});

it("leaves no rim of the ground's colour on another ground", async () => {
  const product = await drawProduct("Maroon silk saree", "Women", SIDE);
  const { image, mask } = await cutOut(
    await photograph(product, plain([255, 255, 255], { quality: undefined })),
  );
  const { data } = await sharp(image)
    .flatten({ background: "#000000" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const truth = await sharp(product.rgba, {
    raw: { width: product.width, height: product.height, channels: 4 },
  })
    .flatten({ background: "#000000" })
    .raw()
    .toBuffer();
  // Both are compared as means over the picture, because the cut-out is cropped.
  const mean = (bytes: Buffer) => bytes.reduce((sum, value) => sum + value, 0);
  expect(mask.alpha.some((share) => share > 0 && share < 255)).toBe(true);
  expect(mean(data) / mean(truth)).toBeCloseTo(1, 1);
});

it("is cropped to the product", async () => {
  const { image, width, height, mask } = await cutOut(await photograph(await bag(), plain([255, 255, 255])));
  const { format, hasAlpha, ...size } = await sharp(image).metadata();
  expect({ format, hasAlpha }).toEqual({ format: "webp", hasAlpha: true });
  expect([size.width, size.height]).toEqual([width, height]);
  expect(width).toBeLessThan(mask.width);
});

describe("a picture keeps its ground, as a framed one, if it is", () => {
  const random = randomFrom("texture");
  const noise = () => Uint8Array.from({ length: 200 * 260 * 3 }, () => 256 * random());

  it.each<[string, () => Promise<Buffer>]>([
    [
      "a texture",
      () =>
        sharp(noise(), { raw: { width: 200, height: 260, channels: 3 } })
          .jpeg()
          .toBuffer(),
    ],
    [
      "nothing but ground",
      () =>
        sharp({ create: { width: 300, height: 400, channels: 3, background: "#eee9e0" } })
          .png()
          .toBuffer(),
    ],
    [
      "one pixel",
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: "#a00" } })
          .png()
          .toBuffer(),
    ],
    [
      "a line",
      () =>
        sharp({ create: { width: 3, height: 900, channels: 3, background: "#a00" } })
          .png()
          .toBuffer(),
    ],
  ])("%s", async (_name, picture) => {
    const { quality, width, height, mask } = await cutOut(await picture());
    expect(quality).toBe("framed");
    expect([width, height]).toEqual([mask.width, mask.height]);
    expect(mask.alpha.every((share) => share === 255)).toBe(true);
  });
});

describe("a picture in another form", () => {
  const product = bag();
  const onWhite = async () => photograph(await product, plain([255, 255, 255], { quality: undefined }));

  it("with its own transparency is cut out by that", async () => {
    const { width, height, rgba } = await product;
    const picture = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const { mask, quality } = await cutOut(picture);
    expect(quality).toBe("clean");
    expect(overlap(mask.alpha, await product)).toBe(1);
  });

  it("that is upright only by its EXIF is turned", async () => {
    const turned = await sharp(await onWhite())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { mask } = await cutOut(turned);
    expect([mask.width, mask.height]).toEqual([(await product).width, (await product).height]);
    expect(overlap(mask.alpha, await product)).toBeGreaterThan(0.96);
  });

  it.each([
    [
      "grey",
      async () =>
        sharp(await onWhite())
          .greyscale()
          .png()
          .toBuffer(),
    ],
    [
      "in CMYK",
      async () =>
        sharp(await onWhite())
          .toColourspace("cmyk")
          .jpeg({ quality: 95 })
          .toBuffer(),
    ],
  ])("%s is read", async (_name, picture) => {
    const { mask } = await cutOut(await picture());
    expect(overlap(mask.alpha, await product)).toBeGreaterThan(0.93);
  });

  it("of twenty megapixels is reduced", async () => {
    const large = await sharp(await onWhite())
      .resize({ height: 5_000, width: 4_000, fit: "fill" })
      .jpeg()
      .toBuffer();
    const { mask, quality } = await cutOut(large);
    expect([mask.width, mask.height]).toEqual([1_600, 2_000]);
    expect(quality).toBe("clean");
  });

  it("that is none is an error", async () => {
    await expect(cutOut(Buffer.from("no picture"))).rejects.toThrow(/unsupported image format/);
  });
});
