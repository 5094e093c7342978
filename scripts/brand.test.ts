import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { DEFAULT_IDENTITY } from "../contract/shop/brand.ts";
import { manifestOf } from "../server/site/brand/manifest.ts";
import { inRoot } from "./steps/root.mjs";

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
  screenshots: { src: string; sizes: string; type: string; form_factor: string }[];
}

const manifest = manifestOf(DEFAULT_IDENTITY, undefined) as Manifest;

it.each(manifest.icons.filter(({ sizes }) => sizes !== "any"))(
  "$src is a PNG of $sizes",
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(inRoot(`public${src}`)).metadata();

    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  },
);

it.each(manifest.screenshots)("$src is a small WebP of $sizes", async ({ src, sizes, type }) => {
  const file = readFileSync(inRoot(`public${src}`));
  const { format, width, height } = await sharp(file).metadata();

  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  expect(file.byteLength).toBeLessThan(100_000);
});

it("link previews get a picture of 1200 by 630", async () => {
  const { format, width, height } = await sharp(inRoot("public/share.jpg")).metadata();

  expect([format, width, height]).toEqual(["jpeg", 1_200, 630]);
});

it("favicon.ico holds PNGs of 16, 32 and 48 pixels", async () => {
  const file = readFileSync(inRoot("public/favicon.ico"));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map(async (index) => {
    const entry = file.subarray(6 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const { format, width, height } = await sharp(file.subarray(offset, offset + length)).metadata();
    expect([format, width, height]).toEqual(["png", entry[0], entry[1]]);
    return width;
  });
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});
