import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { inRoot } from "./steps/root.mjs";

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

const manifest = JSON.parse(readFileSync(inRoot("public/manifest.webmanifest"), "utf8")) as Manifest;

it.each(manifest.icons.filter(({ sizes }) => sizes !== "any"))(
  "$src is a PNG of $sizes",
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(inRoot(`public${src}`)).metadata();

    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  },
);

it("link previews get a picture of 1200 by 630", async () => {
  const { format, width, height } = await sharp(inRoot("public/share.jpg")).metadata();

  expect([format, width, height]).toEqual(["jpeg", 1_200, 630]);
});
