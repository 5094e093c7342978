import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { describeGenerated, prepareMaster } from "./picture-intake.ts";
import type { RefusalReason } from "./picture-refused.ts";
import {
  colourful,
  flatPng,
  HTML,
  jpegTakenSomewhere,
  moving,
  movingAvif,
  movingPng,
  SVG,
} from "./testing/picture-samples.ts";

async function expectRefused(bytes: Buffer, reason: RefusalReason, code: string): Promise<void> {
  await expect(prepareMaster(bytes)).rejects.toMatchObject({ name: "PictureRefused", reason, code });
}

describe("what is accepted", () => {
  // covers: pictures-01
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "a %s becomes a WebP named by its digest",
    async (format) => {
      const master = await prepareMaster(
        await colourful(300, 400).toFormat(format, { effort: 1 }).toBuffer(),
      );
      expect(master).toMatchObject({ width: 300, height: 400 });
      expect(master.id).toBe(createHash("sha256").update(master.bytes).digest("hex"));
      expect((await sharp(master.bytes).metadata()).format).toBe("webp");
    },
  );

  test.each([
    { from: [1500, 2000], to: [1200, 1600] },
    { from: [2000, 1500], to: [1200, 900] },
    { from: [400, 3200], to: [200, 1600] },
    { from: [3, 2], to: [3, 2] },
  ] as const)("$from becomes $to: inside 1200 × 1600 and never enlarged", async ({ from, to }) => {
    const picture = sharp({
      create: { width: from[0], height: from[1], channels: 3, background: "#806040" },
    });
    const { width, height } = await prepareMaster(await picture.png().toBuffer());
    expect([width, height]).toEqual(to);
  });

  // covers: pictures-04
  test("is turned upright and loses its GPS position", async () => {
    const jpeg = await jpegTakenSomewhere();
    const before = await sharp(jpeg).metadata();
    expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });

    const master = await prepareMaster(jpeg);
    expect(master).toMatchObject({ width: 20, height: 40 });
    const after = await sharp(master.bytes).metadata();
    for (const gone of ["exif", "icc", "xmp", "iptc", "orientation"]) expect(after).not.toHaveProperty(gone);
    const [red = 0, , blue = 0] = await sharp(master.bytes)
      .extract({ left: 9, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  test("has a white background where it was transparent", async () => {
    const clear = sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const master = await prepareMaster(await clear.png().toBuffer());
    const { channels } = await sharp(master.bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test("in CMYK is converted to sRGB", async () => {
    const cmyk = await colourful(60, 80).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const master = await prepareMaster(cmyk);
    expect(await sharp(master.bytes).metadata()).toMatchObject({ space: "srgb", channels: 3 });
  });

  // covers: pictures-04
  test("loses an HTML page appended to it", async () => {
    const master = await prepareMaster(Buffer.concat([await colourful(60, 80).jpeg().toBuffer(), HTML]));
    expect(master.bytes.includes("script")).toBe(false);
  });

  test("has a blurred preview of less than 400 bytes", async () => {
    const { placeholder } = await prepareMaster(await colourful(900, 1200).jpeg().toBuffer());
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(placeholder.length).toBeLessThan(400);
  });

  test("twice gives the same id", async () => {
    const jpeg = await colourful(90, 120).jpeg().toBuffer();
    const [first, second] = await Promise.all([prepareMaster(jpeg), prepareMaster(jpeg)]);
    expect(second.id).toBe(first.id);
  });
});

describe("what is refused", () => {
  // covers: pictures-03, pictures-09
  test.each([
    { what: "an SVG", bytes: SVG },
    { what: "a page called .jpg", bytes: HTML },
    { what: "a text of three bytes", bytes: Buffer.from("GIF") },
    { what: "a video", bytes: Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isommp42", "latin1") },
  ])("$what is no picture we take", async ({ bytes }) => {
    await expectRefused(bytes, "type", "UNSUPPORTED_MEDIA_TYPE");
  });

  test("a GIF", async () => {
    await expectRefused(await moving("gif"), "type", "UNSUPPORTED_MEDIA_TYPE");
  });

  test.each([
    { what: "WebP", make: () => moving("webp") },
    { what: "PNG", make: movingPng },
    { what: "AVIF", make: movingAvif },
  ])("a moving $what", async ({ make }) => {
    await expectRefused(await make(), "moving", "UNSUPPORTED_MEDIA_TYPE");
  });

  test("an empty file", async () => {
    await expectRefused(Buffer.alloc(0), "empty", "BAD_REQUEST");
  });

  // covers: pictures-02
  test("a file one byte over the limit, but not one at the limit", async () => {
    const jpeg = await colourful(60, 80).jpeg().toBuffer();
    const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
    await expectRefused(padded(IMAGE_MAX_BYTES + 1), "bytes", "PAYLOAD_TOO_LARGE");
    await expect(prepareMaster(padded(IMAGE_MAX_BYTES))).resolves.toMatchObject({ width: 60 });
  });

  // covers: pictures-09
  test.each(["jpeg", "png", "webp", "avif"] as const)("a %s that ends in the middle", async (format) => {
    const bytes = await colourful(300, 400).toFormat(format, { effort: 1 }).toBuffer();
    await expectRefused(bytes.subarray(0, bytes.length / 2), "damaged", "BAD_REQUEST");
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "a page behind the first bytes of a %s",
    async (format) => {
      const bytes = await colourful(30, 40).toFormat(format, { effort: 1 }).toBuffer();
      await expectRefused(Buffer.concat([bytes.subarray(0, 32), HTML]), "damaged", "BAD_REQUEST");
    },
  );

  // covers: pictures-02
  test("196 megapixels in a small file, quickly and without decoding them", async () => {
    const bomb = flatPng(14_000, 14_000);
    expect(bomb.length).toBeLessThan(100_000);
    const memory = process.memoryUsage().rss;
    // Of all threads: a picture is decoded in others.
    const before = process.cpuUsage();
    await expectRefused(bomb, "pixels", "PAYLOAD_TOO_LARGE");
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(scaled(1_000));
    expect(process.memoryUsage().rss - memory).toBeLessThan(50 * 1024 * 1024);
  });

  test("an AVIF larger than a phone's photograph, which would need too much memory to decode", async () => {
    // The size is in a box before the picture, and is checked before anything is decoded.
    const avif = await colourful(64, 64).avif({ effort: 0 }).toBuffer();
    const sizeBox = avif.indexOf("ispe") + 8;
    const claiming = (width: number, height: number) => {
      const copy = Buffer.from(avif);
      copy.writeUInt32BE(width, sizeBox);
      copy.writeUInt32BE(height, sizeBox + 4);
      return copy;
    };
    await expectRefused(claiming(5_000, 2_501), "avifPixels", "PAYLOAD_TOO_LARGE");
    await expect(prepareMaster(claiming(5_000, 2_501))).rejects.toThrow("at most 12.5 megapixels");
    // The claimed size is accepted, so the picture is decoded and the contradiction is found.
    await expectRefused(claiming(4_032, 3_024), "damaged", "BAD_REQUEST");
  });

  test("an upload while twenty are waiting, until they are done", async () => {
    const jpeg = await colourful(60, 80).jpeg().toBuffer();
    const settled = await Promise.allSettled(Array.from({ length: 25 }, () => prepareMaster(jpeg)));
    const refused = settled.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason);
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ code: "UNAVAILABLE", retryAfter: expect.any(Number) });
    await expect(prepareMaster(jpeg)).resolves.toMatchObject({ width: 60 });
  });

  test("with a message that says what to do", async () => {
    await expect(prepareMaster(SVG)).rejects.toThrow("Please choose a JPEG, PNG, WebP or AVIF picture.");
    await expect(prepareMaster(Buffer.alloc(IMAGE_MAX_BYTES + 1))).rejects.toThrow("larger than 5 MB");
    await expect(prepareMaster(flatPng(10_000, 5_000))).rejects.toThrow("more than 40 megapixels");
  });
});

describe("a generated picture", () => {
  test("is stored byte for byte", async () => {
    const webp = await colourful(300, 400).webp().toBuffer();
    const picture = await describeGenerated(webp);
    expect(picture).toMatchObject({ width: 300, height: 400, placeholder: expect.stringMatching(/^data:/) });
    expect(picture.bytes).toBe(webp);
    expect(picture.id).toBe(createHash("sha256").update(webp).digest("hex"));
  });

  test("must be a WebP that fits", async () => {
    const jpeg = await colourful(30, 40).jpeg().toBuffer();
    await expect(describeGenerated(jpeg)).rejects.toThrow("this is a jpeg of 30 × 40");
    const wide = await colourful(1300, 40).webp().toBuffer();
    await expect(describeGenerated(wide)).rejects.toThrow("this is a webp of 1300 × 40");
  });
});
