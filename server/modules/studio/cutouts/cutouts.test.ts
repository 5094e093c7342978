import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Section } from "#artwork/item.ts";
import { STUDIO_ERRORS, STUDIO_MESSAGES } from "#contract/messages/studio.ts";
import { imageVariant } from "#contract/outfit/image.ts";
import { STROKE_POINTS_MAX, STROKES_POINTS_MAX } from "#contract/studio/studio.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { media } from "#server/db/schema/media.ts";
import { cutouts } from "#server/db/schema/studio.ts";
import { users } from "#server/db/schema/users.ts";
import { colourful, flatPng, HTML } from "#server/modules/media/testing/picture-samples.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { drawProduct } from "#tests/factories/drawn-products.ts";
import { createPiece } from "#tests/factories/piece-factory.ts";
import { GROUNDS, photograph } from "#tests/factories/product-photographs.ts";
import { productPage } from "#tests/merchant/merchant.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { linkShop } from "#tests/setup/link-shop.ts";
import { cutoutCalls } from "#tests/setup/studio-calls.ts";
import { buildTestApp } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { insertCutout } from "./cutout-repository.ts";

const { shop, merchant, host } = await linkShop();
merchant.robots.text = "User-agent: *\nDisallow: /private/\n";
const { send, mend, post, administrator } = cutoutCalls(shop);
const LIMIT = scaled(60_000);
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const NO_ITEM = { sourceName: null, itemName: null, itemPrice: null, itemLink: null };

let headers: Record<string, string>;
beforeEach(async () => {
  headers = await administrator();
});

async function productPicture(name = "Tan leather handbag", section: Section = "Women"): Promise<Buffer> {
  const [white] = GROUNDS;
  if (!white) throw new Error("There are no grounds");
  return photograph(await drawProduct(name, section, 500), white);
}
/** A rectangle in the middle of a white picture. */
const onWhite = (width: number, height: number, colour: string) => {
  const create = { width: width / 2, height: height / 2, channels: 3, background: colour } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([{ input: { create } }])
    .png()
    .toBuffer();
};
const NOISE = { type: "gaussian", mean: 128, sigma: 4 } as const;
/** A picture of one colour, with the noise of a camera if it is given. */
const flat = (background: string | object, noise?: typeof NOISE) => {
  const size = { width: 600, height: 800 };
  const picture = sharp({ create: { ...size, channels: 4, background } });
  if (!noise) return picture;
  const create = { ...size, channels: 3, background: "#000000", noise } as const;
  return picture.composite([{ input: { create }, blend: "soft-light" }]);
};
const upload = (bytes: Buffer) => send(headers, { image: { bytes } });
const pixelsOf = async (path: string) => {
  const { rawPayload } = await shop.app.inject({ url: path, headers });
  return sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
};

describe("an uploaded picture", () => {
  it(
    "is cut out of its ground, in every format of the shop",
    async () => {
      const { status, body } = await upload(await productPicture());
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body).toMatchObject({ quality: "clean", item: NO_ITEM });
      const webp = await pixelsOf(body.image);
      expect([webp.info.width, webp.info.height]).toEqual([body.width, body.height]);
      for (const path of [body.image, imageVariant(body.image, 320, "avif")])
        expect((await pixelsOf(path)).data[3], path).toBe(0);
      // The corner of a JPEG is white.
      expect((await pixelsOf(imageVariant(body.image, 320, "jpg"))).data[0]).toBeGreaterThan(240);
      const [row] = await shop.database.select().from(cutouts).where(eq(cutouts.id, body.cutoutId));
      expect(row?.colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(row?.outline[0]?.length).toBeGreaterThan(8);
    },
    LIMIT,
  );

  it.each([
    ["without an even ground is framed", () => colourful(300, 400).jpeg().toBuffer(), "framed"],
    ["with a product too like its ground is framed", () => onWhite(300, 400, "#f7f7f7"), "framed"],
    [
      "with transparency is cut out by that",
      async () => {
        const { rgba, width, height } = await drawProduct("Gold jhumkas", "Women", 400);
        return sharp(rgba, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer();
      },
      "clean",
    ],
    ["of twenty megapixels is accepted", () => onWhite(4_000, 5_000, "#000000"), "clean"],
  ] as const)("%s", async (_, picture, quality) => {
    const { status, body } = await upload(await picture());
    expect([status, body.quality]).toEqual([201, quality]);
  });

  it.each([
    ["no picture", HTML, 415, "picture.type"],
    ["more megapixels than the shop takes in", flatPng(8_000, 5_001), 413, "picture.pixels"],
    ["nothing", Buffer.alloc(0), 400, "picture.empty"],
    ["a line", colourful(1_000, 10).png(), 400, "studio.tooNarrow"],
    ["white all over", flat("#ffffff").jpeg(), 400, "studio.oneColour"],
    [
      "of one colour with the noise of a photograph",
      flat("#c04030", NOISE).jpeg({ quality: 80 }),
      400,
      "studio.oneColour",
    ],
    ["of one translucent colour", flat({ r: 90, g: 0, b: 0, alpha: 0.5 }).png(), 400, "studio.oneColour"],
    ["transparent all over", flat({ r: 0, g: 0, b: 0, alpha: 0 }).png(), 400, "studio.transparent"],
  ] as const)("is refused if it is %s", async (_, picture, status, reason) => {
    const stored = await shop.database.$count(media);
    const response = await upload(Buffer.isBuffer(picture) ? picture : await picture.toBuffer());
    expect([response.status, response.body.reason]).toEqual([status, reason]);
    expect(await shop.database.$count(cutouts)).toBe(0);
    expect(await shop.database.$count(media)).toBe(stored);
  });

  it("is private as a whole", async () => {
    const { body } = await upload(await colourful(60, 80).jpeg().toBuffer());
    const source = await shop.app.inject({ url: body.source, headers });
    expect(source.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
    });
    const other = (await signIn(shop)).headers;
    expect((await shop.app.inject({ url: body.source, headers: other })).statusCode).toBe(404);
    const [row] = await shop.database.select().from(cutouts);
    for (const id of [row?.sourceMediaId, row?.sourceMediaId.replace("private-", "")])
      expect((await shop.app.inject(`/media/${id}/1200.webp`)).statusCode).toBe(404);
  });
});

describe("a mended cut-out", () => {
  it(
    "is another one of the same picture",
    async () => {
      const { body: before } = await upload(await productPicture());
      const stroke = {
        kind: "erase",
        radius: 0.2,
        points: [
          [0.2, 0.5],
          [0.3, 0.5],
        ],
      };
      const { status, body: after } = await mend(headers, before.cutoutId, [stroke]);
      expect(status, JSON.stringify(after)).toBe(201);
      expect(after.cutoutId).not.toBe(before.cutoutId);
      expect(after.image).not.toBe(before.image);
      const { body: same } = await mend(headers, after.cutoutId, []);
      expect(same.image).toBe(before.image);
      const sources = await shop.database.selectDistinct({ id: cutouts.sourceMediaId }).from(cutouts);
      expect(sources).toHaveLength(1);
    },
    LIMIT,
  );

  it("is not made by more points than a board can bring back for each of its pieces", async () => {
    const points = Array.from({ length: STROKE_POINTS_MAX }, () => [0.5, 0.5]);
    const strokes = Array.from({ length: STROKES_POINTS_MAX / STROKE_POINTS_MAX + 1 }, () => ({
      ...{ kind: "erase", radius: 0.01 },
      points,
    }));
    const { status, body } = await mend(headers, UNKNOWN, strokes);
    expect([status, body.message]).toEqual([400, STUDIO_MESSAGES.strokesTooMany]);
    expect((await mend(headers, UNKNOWN, strokes.slice(1))).status).toBe(404);
  });

  it("belongs to nobody once its maker's account is deleted", async () => {
    const { userId } = await signIn(shop);
    await createCutout(shop, { userId });
    const [row] = await shop.database.select().from(cutouts);
    if (!row) throw new Error("There is no cut-out");
    const mended = { ...row, id: undefined };
    await shop.database.delete(users).where(eq(users.id, userId));
    const other = (await signIn(shop)).userId;
    expect(await insertCutout(shop.database, other, mended)).toMatchObject({ userId: null });
    await expect(insertCutout(shop.database, userId, mended)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(await shop.database.$count(cutouts)).toBe(2);
  });

  it.each(["0", UNKNOWN])("needs one to mend, not %s", async (id) => {
    const { status, body } = await mend(headers, id, []);
    expect([status, body.message]).toEqual([404, STUDIO_ERRORS.cutoutUnknown.text]);
  });
});

const at = (path: string) => `${merchant.origin}${path}`;
const page = (image?: string) => productPage("Tan bag", 1_299, "InStock", image);

describe("a link", () => {
  it(
    "gives the picture and what is known of the product",
    async () => {
      merchant.pages.set("/bag", page("/bag.jpg"));
      merchant.pictures.set("/bag.jpg", await productPicture());
      const link = at(`/to/x?url=${encodeURIComponent("/bag")}`);
      const { status, body } = await send(headers, { link });
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body).toMatchObject({
        quality: "clean",
        item: { sourceName: "Test Merchant", itemName: "Tan bag", itemPrice: 1_299, itemLink: link },
      });
    },
    LIMIT,
  );

  it.each([
    ["that leads nowhere", "/status/404", undefined, 404, "readNotFound"],
    ["that the shop refuses to programs", "/private/bag", undefined, 422, "readBlocked"],
    ["to a shop that takes no more requests", "/status/429", undefined, 422, "readTooOften"],
    ["to a page without a product", "/about", "<h1>About us</h1>", 422, "readNoProduct"],
    ["to a page without a picture", "/plain", page(), 422, "noPicture"],
    ["to a picture that is gone", "/gone", page("/status/404"), 422, "pictureUnreadable"],
    ["to a picture that programs may not fetch", "/closed", page("/private/bag.jpg"), 422, "pictureBlocked"],
    ["to a picture that is a page", "/html", page("/about"), 422, "pictureUnreadable"],
    ["to a white picture", "/white", page("/white.png"), 400, "oneColour"],
    ["to a picture of too many bytes", "/large", page("/endless"), 422, "pictureTooLarge"],
  ])(
    "%s ends with a sentence",
    async (_, path, text, status, reason) => {
      merchant.pages.set("/about", "<h1>About us</h1>");
      merchant.pictures.set("/white.png", await flat("#ffffff").png().toBuffer());
      if (text !== undefined) merchant.pages.set(path, text);
      const response = await send(headers, { link: at(path) });
      expect([response.status, response.body.reason]).toEqual([status, `studio.${reason}`]);
    },
    LIMIT,
  );
});

it("a link that is read while the process stops can be tried again", async () => {
  const app = await buildTestApp(openOver(shop.database), {
    links: { checks: false, checkHosts: [host], followShopPrices: false, affiliateParameters: {} },
  });
  const node = cutoutCalls({ app, database: shop.database });
  const response = node.send(headers, { link: `${merchant.origin}/slow-headers` });
  await vi.waitFor(() => expect(merchant.requests.at(-1)?.path).toBe("/slow-headers"), LIMIT);
  await app.close();
  const { status, body } = await response;
  expect([status, body.reason]).toEqual([503, "studio.interrupted"]);
});

it("links of one person to a slow shop leave room for those of others", async () => {
  const app = await buildTestApp(openOver(shop.database), {
    links: { checks: false, checkHosts: [host], followShopPrices: false, affiliateParameters: {} },
  });
  const node = cutoutCalls({ app, database: shop.database });
  const slow = Array.from({ length: 4 }, () => node.send(headers, { link: at("/slow-headers") }));
  const requested = (path: string) => merchant.requests.filter((request) => request.path === path).length;
  await vi.waitFor(() => expect(requested("/slow-headers")).toBe(2), LIMIT);
  merchant.pages.set("/of-others", page());
  const other = await node.send(await administrator(), { link: at("/of-others") });
  expect(other.body.reason).toBe("studio.noPicture");
  expect(requested("/slow-headers")).toBe(2);
  await app.close();
  await Promise.all(slow);
});

describe("a piece of the pool", () => {
  it(
    "gives its picture and what is known of it",
    async () => {
      merchant.pictures.set("/piece.jpg", await productPicture());
      const link = "https://shop.example/pieces/rust";
      const pieceId = await createPiece(shop.database, { image: `${merchant.origin}/piece.jpg`, link });
      const { body } = await send(headers, { pieceId });
      expect(body.item).toEqual({
        ...{ sourceName: "Fabindia", itemName: "Rust linen kurta", itemPrice: 1_499 },
        itemLink: link,
      });
    },
    LIMIT,
  );

  it("must exist, and have a picture", async () => {
    const pieceId = await createPiece(shop.database);
    expect((await send(headers, { pieceId })).body.reason).toBe("studio.pieceWithoutPicture");
    const unknown = await send(headers, { pieceId: "00000000-0000-4000-8000-000000000000" });
    expect([unknown.status, unknown.body.reason]).toEqual([404, "studio.pieceUnknown"]);
  });
});

it("needs exactly one of link, piece and picture", async () => {
  const link = "https://shop.example/1";
  const pieceId = await createPiece(shop.database);
  for (const fields of [{}, { link, pieceId }]) {
    const { status, body } = await send(headers, { note: "", ...fields });
    expect([status, body.reason]).toEqual([400, "studio.sourceExpected"]);
  }
});

it("is for administrators who have confirmed the rights in the pictures, once", async () => {
  const fields = { image: { bytes: await colourful(60, 80).jpeg().toBuffer() } };
  expect((await send({}, fields)).status).toBe(401);
  const { userId, headers: own } = await signIn(shop, { isAdmin: true });
  const refused = await send(own, fields);
  expect([refused.status, refused.body.reason]).toEqual([409, "studio.rightsNeeded"]);

  for (let time = 0; time < 2; time++) expect((await post("/rights", own)).status).toBe(204);
  expect((await send(own, fields)).status).toBe(201);
  const recorded = await shop.database
    .select({ action: administratorActivity.action, kind: administratorActivity.subjectKind })
    .from(administratorActivity)
    .where(eq(administratorActivity.administratorId, userId));
  expect(recorded).toEqual([{ action: "confirmed", kind: "pictureRights" }]);
});

it("takes in a picture as the ground of a board", async () => {
  const image = { bytes: await colourful(300, 400).jpeg().toBuffer() };
  const { status, body } = await send(headers, { image }, "/ground-picture");
  expect(status).toBe(201);
  expect((await pixelsOf(body.image)).info.width).toBe(300);
  expect(await shop.database.$count(media, sql`id = ${body.image.split("/")[2]}`)).toBe(1);
});
