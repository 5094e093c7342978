import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { OUTFIT_ERRORS } from "#contract/messages/outfit.ts";
import { STUDIO_ERRORS, STUDIO_MESSAGES } from "#contract/messages/studio.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { StudioBoard, StudioLayers } from "#contract/studio/studio.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { createCutout } from "#tests/factories/cutout-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { readBoardFiles } from "./board-files.ts";
import { boardJobs } from "./board-jobs.ts";
import { renderComposition, saveComposition } from "./compositions.ts";

const shop = testShop();
let headers: Record<string, string>;
beforeEach(async () => {
  headers = (await signIn(shop, { isAdmin: true })).headers;
});

const post = (path: string, payload: object) =>
  shop.app.inject({ method: "POST", url: `/backend/studio/admin/${path}`, headers, payload });
const get = (path: string) => shop.app.inject({ url: `/backend/studio/admin/${path}`, headers });
const storage = () => ({ database: shop.database, blobStore: shop.blobStore });
const mediaService = () => createMediaService({ database: shop.database, store: shop.blobStore });

const PAPER: Composition["ground"] = {
  kind: "paper",
  paper: "#d8c9b4",
  shape: { form: "arch", colour: "#9fb3a2", x: 0.4, y: 0.5 },
};

async function pixelsOf(image: Buffer) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const meanDifference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

/** A picture of an outfit, and the board that it was rendered from. */
async function createComposed(board: Composition) {
  const parts = { ...storage(), mediaService: mediaService(), jobs: () => boardJobs };
  const { mediaId } = await renderComposition(parts, board, "all");
  const outfitId = await createOutfit(shop.database, { mediaId, category: "Trip/Travel" });
  await saveComposition(shop.database, outfitId, { composition: board, mediaId });
  return outfitId;
}

describe("arranging", () => {
  const arrange = async (seed: string, pieces: object[]) =>
    (await post("arrange", { seed, pieces, section: "Women" })).json<Composition>();

  it("gives the same board for the same seed, another for another one", async () => {
    const cutoutId = await createCutout(shop);
    const pieces = [{ cutoutId, role: "hero" }, { itemName: "Gold flats" }, { cutoutId, itemName: "Clutch" }];
    const board = await arrange("one", pieces);
    expect(board).toMatchObject({ seed: "one", section: "Women", ground: { kind: "paper" } });
    expect(board.pieces).toMatchObject([{ cutoutId, role: "hero" }, { role: "shoes" }, { role: "bag" }]);
    expect(await arrange("one", pieces)).toEqual(board);
    expect((await arrange("two", pieces)).pieces).not.toEqual(board.pieces);
  });

  it("lays nothing on an empty board", async () => {
    expect((await arrange("one", [])).pieces).toEqual([]);
  });

  it("refuses what it cannot lay, and says why", async () => {
    const piece = { itemName: "Red kurta" };
    const tooMany = await post("arrange", { seed: "a", pieces: Array.from({ length: 13 }, () => piece) });
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([400, STUDIO_MESSAGES.tooManyPieces]);
    const empty = await post("arrange", { seed: "a", pieces: [{ role: "top" }] });
    expect([empty.statusCode, empty.json().message]).toEqual([400, STUDIO_MESSAGES.pieceEmpty]);
    const gone = await post("arrange", { seed: "a", pieces: [{ cutoutId: randomUUID() }] });
    expect([gone.statusCode, gone.json().message]).toEqual([404, STUDIO_ERRORS.cutoutGone.text]);
    const cutoutId = await createCutout(shop, { width: 1_000, height: 2 });
    const narrow = await post("arrange", { seed: "a", pieces: [{ cutoutId }] });
    expect(narrow.statusCode).toBe(400);
    expect(narrow.json()).toMatchObject({ reason: "studio.boardInvalid" });
    expect(narrow.json().message).toMatch(/too narrow for a board: crop it/);
  });
});

it.each([
  ["a zero-width space", "Red\u200b kurta"],
  ["a turn of direction", "\u202eRed kurta"],
  ["a line break", "Red\nkurta"],
])("a piece's name with %s is refused everywhere", async (_, itemName) => {
  const board = composition([{ itemName }]);
  const bodies = { arrange: board, layers: { pieces: board.pieces }, preview: { composition: board } };
  for (const [path, body] of Object.entries(bodies)) {
    const { statusCode, body: text } = await post(path, body);
    expect([statusCode, JSON.parse(text).reason], path).toEqual([400, "input.controlCharacters"]);
  }
});

describe("what a browser shows of a board", () => {
  /** Lays the layers over the ground as a browser does. */
  async function compose(board: Composition): Promise<Buffer> {
    const { ground, seed, pieces } = board;
    const { image } = (await post("ground", { ground, seed })).json<{ image: string }>();
    const { drift, layers } = (await post("layers", { pieces: pieces.map(layerQuery) })).json<StudioLayers>();
    const base = Buffer.from(decodeURIComponent(image.split(",")[1] ?? ""));
    const markup = pieces.map((piece, index) => {
      const shown = layers[index];
      if (!shown) throw new Error("A layer is missing");
      const at = { x: piece.x * 1200, y: piece.y * 1600 };
      const laid = ({ image: href, ...box }: typeof shown.picture, x: number, y: number) =>
        `<g transform="translate(${x} ${y}) rotate(${piece.angle}) scale(${piece.mirrored ? -1 : 1} 1)"><image x="${box.x * 1200}" y="${box.y * 1200}" width="${box.width * 1200}" height="${box.height * 1200}" preserveAspectRatio="none" href="${href}"/></g>`;
      return (
        laid(shown.shadow, at.x + drift.x * 1200, at.y + drift.y * 1200) + laid(shown.picture, at.x, at.y)
      );
    });
    const png = await asPng(markup.join(""));
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">${png}</svg>`;
    return sharp(base)
      .composite([{ input: Buffer.from(overlay) }])
      .png()
      .toBuffer();
  }
  const layerQuery = ({ cutoutId, itemName, role, width }: Composition["pieces"][number]) => ({
    ...(cutoutId ? { cutoutId } : { itemName }),
    ...{ role, width },
  });
  /** The renderer of the tests reads no WebP within SVG. */
  async function asPng(markup: string): Promise<string> {
    let png = markup;
    for (const [uri] of markup.matchAll(/data:image\/webp;base64,[^"]+/g)) {
      const image = await sharp(Buffer.from(uri.split(",")[1] ?? "", "base64"))
        .png()
        .toBuffer();
      png = png.replace(uri, `data:image/png;base64,${image.toString("base64")}`);
    }
    return png;
  }

  it.each(["clean", "framed", "drawn"] as const)("looks as it is rendered: a %s piece", async (kind) => {
    const cutoutId = kind === "drawn" ? undefined : await createCutout(shop, { quality: kind });
    const subject = cutoutId ? { cutoutId } : { itemName: "Maroon embroidered kurta" };
    const board = composition(
      [
        { ...subject, x: 0.3, y: 0.25, width: 0.35 },
        { ...subject, x: 0.7, y: 0.4, width: 0.3, angle: 35 },
        { ...subject, x: 0.35, y: 0.75, width: 0.45, angle: -110, mirrored: true },
      ],
      PAPER,
    );
    const rendered = await pixelsOf((await post("preview", { composition: board })).rawPayload);
    const shown = await pixelsOf(await compose(board));
    expect([rendered.width, rendered.height]).toEqual([shown.width, shown.height]);
    expect(meanDifference(rendered.data, shown.data)).toBeLessThan(2);
  });

  it("is previewed as the look's picture, byte for byte, and not stored in caches", async () => {
    const board = composition([{ cutoutId: await createCutout(shop) }], PAPER);
    const preview = await post("preview", { composition: board });
    const { image } = await boardJobs.render(board, await readBoardFiles(storage(), board, "all"));
    expect(preview.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "no-store" });
    expect(preview.rawPayload.equals(image)).toBe(true);
  });

  it("has a picture as its ground, if there is one", async () => {
    const { id: mediaId } = await mediaService().saveGenerated(
      await sharp({ create: { width: 30, height: 40, channels: 3, background: "#00a000" } })
        .webp()
        .toBuffer(),
    );
    const ground = await post("ground", { seed: "a", ground: { kind: "picture", mediaId } });
    expect(ground.json()).toEqual({ image: `/media/${mediaId}/1200.webp` });
    const lost = { kind: "picture", mediaId: "0".repeat(64) };
    for (const response of [
      await post("ground", { seed: "a", ground: lost }),
      await post("preview", { composition: composition([], lost as Composition["ground"]) }),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([404, STUDIO_ERRORS.groundGone.text]);
    }
  });

  it("is refused with a cut-out that is gone", async () => {
    const cutoutId = randomUUID();
    for (const response of [
      await post("layers", { pieces: [{ cutoutId, role: "top", width: 0.4 }] }),
      await post("preview", { composition: composition([{ cutoutId }]) }),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([404, STUDIO_ERRORS.cutoutGone.text]);
    }
  });
});

describe("the board of an outfit", () => {
  it("comes with its cut-outs", async () => {
    const cutoutId = await createCutout(shop);
    const board = composition([{ cutoutId }, { itemName: "Gold flats" }], PAPER);
    const found = await get(`board/${await createComposed(board)}`);
    expect(found.statusCode).toBe(200);
    const { composition: stored, cutouts } = found.json<StudioBoard>();
    expect(stored).toEqual(board);
    expect(cutouts).toMatchObject([
      {
        cutoutId,
        source: `/backend/studio/source/${cutoutId}`,
        ...{ width: 240, height: 240, quality: "clean", strokes: [] },
      },
    ]);
    expect(cutouts[0]?.image).toMatch(/^\/media\/[0-9a-f]{64}\/1200\.webp$/);
    expect((await shop.app.inject(cutouts[0]?.image ?? "")).statusCode).toBe(200);
  });

  it("is not found for another picture, and for an unknown outfit", async () => {
    const outfitId = await createOutfit(shop.database);
    const { message } = (await get(`board/${outfitId}`)).json();
    expect(message).toBe(STUDIO_ERRORS.notComposed.text);
    for (const path of [`board/${randomUUID()}`, "board/none", `picture/${randomUUID()}?format=1x1`]) {
      const response = await get(path);
      expect([response.statusCode, response.json().message]).toEqual([404, OUTFIT_ERRORS.notFound.text]);
    }
  });
});

describe("a look's picture in another format", () => {
  const SIZES = { "3x4": [1200, 1600], "1x1": [1080, 1080], "9x16": [1080, 1920] } as const;

  it("is a JPEG to download, its paper without a seam", async () => {
    const outfitId = await createComposed(composition([{ itemName: "Red kurta" }], PAPER));
    for (const [format, [width, height]] of Object.entries(SIZES)) {
      const response = await get(`picture/${outfitId}?format=${format}`);
      expect(response.headers).toMatchObject({
        "content-type": "image/jpeg",
        "content-disposition": `attachment; filename="trip-travel-look-${format}.jpg"`,
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: "jpeg", width, height });
      if (format !== "9x16") continue;
      const { data } = await pixelsOf(response.rawPayload);
      const row = (y: number) => data.subarray(y * width * 3, (y + 1) * width * 3);
      for (const seam of [240, 1_680]) expect(meanDifference(row(seam - 2), row(seam + 1))).toBeLessThan(2);
    }
  });

  it("lies over its blurred copy if it was not made in the studio", async () => {
    const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fff"/><rect width="300" height="800" fill="#00f"/></svg>`;
    const { id: mediaId } = await mediaService().save(await sharp(Buffer.from(halves)).png().toBuffer());
    const outfitId = await createOutfit(shop.database, { mediaId });
    for (const [format, [width, height]] of Object.entries(SIZES)) {
      const response = await get(`picture/${outfitId}?format=${format}`);
      const pixels = await pixelsOf(response.rawPayload);
      expect([pixels.width, pixels.height]).toEqual([width, height]);
      const at = (x: number, y: number) => pixels.data[(y * width + x) * 3] ?? 0;
      expect([at(width * 0.75, height / 2) > 250, at(width * 0.35, height / 2) < 8]).toEqual([true, true]);
      // The strip above is darker than the picture's white.
      if (format === "9x16") expect(at(width - 20, 100)).toBeLessThan(240);
    }
  });

  it("is refused in other formats, and where its file is gone", async () => {
    const outfitId = await createOutfit(shop.database);
    const unknown = await get(`picture/${outfitId}?format=2x1`);
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, STUDIO_MESSAGES.formatUnknown]);
    expect((await get(`picture/${outfitId}?format=1x1`)).statusCode).toBe(404);
  });
});
