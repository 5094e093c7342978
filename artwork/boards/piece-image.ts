import sharp from "sharp";
import type { Bounds } from "../outline.ts";
import type { Composition, CompositionPiece } from "./composition.ts";
import { checkComposition } from "./composition.ts";
import { type FindCutOut, layPiece } from "./laid-piece.ts";

/** A wide piece may be thirty times as high: its layers are drawn smaller, and shown at their size. */
const LAYER_PIXELS_MAX = 4_000_000;

/** A picture with alpha, and its box in canvas units (the board is 1200 wide) around the middle of its piece. */
interface PlacedImage {
  /** WebP. */
  readonly image: Buffer;
  readonly box: Bounds;
}

interface PieceImage {
  /** Of the piece, in canvas units; its picture may stick out of that. */
  readonly height: number;
  readonly picture: PlacedImage;
  readonly shadow: PlacedImage;
}

/**
 * One piece alone, neither turned nor mirrored, for boards that a browser shows: lay the shadow by
 * SHADOW_DRIFT right and below of the picture, after both are mirrored and turned, directly under it. It is
 * made of the same layers as the rendered board. The shadow's softness is in canvas units, so it depends on
 * the width of the piece.
 */
export async function pieceImage(
  piece: CompositionPiece,
  section: Composition["section"],
  find: FindCutOut,
  density = 1,
): Promise<PieceImage> {
  checkComposition({ seed: "", ground: { kind: "colour", colour: "#ffffff" }, pieces: [piece] });
  const { picture, shadow, box, placement } = await layPiece(piece, section, find);
  const rasterized = async (layer: typeof picture): Promise<PlacedImage> => {
    const { x, y, width, height } = layer.box;
    const pixels = Math.min(density, Math.sqrt(LAYER_PIXELS_MAX / (width * height)));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * pixels}" height="${height * pixels}" viewBox="${x} ${y} ${width} ${height}">${layer.markup}</svg>`;
    const image = await sharp(Buffer.from(svg), { unlimited: true }).webp({ effort: 1 }).toBuffer();
    return { image, box: layer.box };
  };
  return {
    height: box.height * placement.scale,
    picture: await rasterized(picture),
    shadow: await rasterized(shadow),
  };
}
