import sharp from "sharp";
import { draw } from "../drawn-item.ts";
import { itemOf } from "../item.ts";
import type { Bounds } from "../outline.ts";
import type { PlacedShape } from "../placement.ts";
import { emptyField, type Field, fillPolygons } from "../shading/field.ts";
import { SHADOW_RIM, SHADOW_UNIT, shadowUri } from "../shadows.ts";
import { resampled } from "./alpha.ts";
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  BoardError,
  type Composition,
  type CompositionPiece,
} from "./composition.ts";
import { shapeOfCutOut } from "./cut-out-piece.ts";
import { outlineOf } from "./outline-of.ts";

/** A product cut out of its ground: WebP or PNG with alpha; "framed" if it kept its ground. */
export interface CutOutPicture {
  readonly image: Buffer;
  readonly quality: "clean" | "framed";
}

/** Finds a cut-out; undefined if there is none of this id. */
export type FindCutOut = (id: string) => CutOutPicture | undefined | Promise<CutOutPicture | undefined>;

/** Markup in canvas units around the middle of its piece, which is neither turned nor mirrored, and its box. */
interface Layer {
  readonly markup: string;
  readonly box: Bounds;
}

/**
 * A piece at its size on the board, and its place. Its shadow falls straight down, so that it can be turned and
 * mirrored with the piece; moved by SHADOW_DRIFT after that, the shadows of all pieces have one light.
 */
export interface LaidPiece extends PlacedShape {
  readonly picture: Layer;
  readonly shadow: Layer;
}

/** Pixels of a picture per canvas unit, so that it stays sharp when it is turned. */
const PICTURE_DENSITY = 1.5;
const MOST_PIXELS = 50_000_000;
/** Drawings have threads and buckles outside of their outlines, within this share of their longer side. */
const DRAWING_MARGIN = 0.15;
const PRINT_PAPER = "#fdfcf9";

const around = (width: number, height: number, margin = 0): Bounds => ({
  x: -width / 2 - margin,
  y: -height / 2 - margin,
  width: width + margin * 2,
  height: height + margin * 2,
});

const imageMarkup = ({ x, y, width, height }: Bounds, uri: string): string =>
  `<image x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" preserveAspectRatio="none" href="${uri}"/>`;

/** The shadow of a piece of this size; `silhouette` draws it on so many columns and rows within a clear rim. */
function shadowLayer(
  width: number,
  height: number,
  silhouette: (columns: number, rows: number) => Field,
): Layer {
  const columns = Math.max(1, Math.round(width / SHADOW_UNIT));
  const rows = Math.max(1, Math.round(height / SHADOW_UNIT));
  const mask = silhouette(columns, rows);
  const box = around((width * mask.width) / columns, (height * mask.height) / rows);
  return { box, markup: imageMarkup(box, shadowUri(mask)) };
}

function placementOf({ x, y, width, angle, mirrored }: CompositionPiece, box: Bounds) {
  const scale = (width * BOARD_WIDTH) / box.width;
  return { x: x * BOARD_WIDTH, y: y * BOARD_HEIGHT, scale, turn: angle, mirrored };
}

function layDrawing(piece: CompositionPiece, section: Composition["section"], index: number): LaidPiece {
  const item = itemOf(piece.itemName ?? "", section ?? "Women");
  const { sketch, outlines, box } = draw({ item, itemIndex: index }, index);
  const placement = placementOf(piece, box);
  const { scale } = placement;
  const width = box.width * scale;
  const height = box.height * scale;
  const middle = `${-box.x - box.width / 2} ${-box.y - box.height / 2}`;
  return {
    outlines,
    box,
    placement,
    picture: {
      box: around(width, height, Math.max(width, height) * DRAWING_MARGIN),
      markup: `<g transform="scale(${scale.toFixed(4)}) translate(${middle})">${sketch.toMarkup()}</g>`,
    },
    shadow: shadowLayer(width, height, (columns, rows) => {
      const mask = emptyField(columns + SHADOW_RIM * 2, rows + SHADOW_RIM * 2);
      for (const outline of outlines) {
        fillPolygons(
          mask,
          outline.map((polygon) =>
            polygon.map(([x, y]) => [
              SHADOW_RIM + ((x - box.x) / box.width) * columns,
              SHADOW_RIM + ((y - box.y) / box.height) * rows,
            ]),
          ),
        );
      }
      return mask;
    }),
  };
}

/** The cut-out's pixels at their size on the board, never enlarged, and its opacity before that. */
async function read(image: Buffer, id: string) {
  const picture = sharp(image, { limitInputPixels: MOST_PIXELS }).ensureAlpha();
  try {
    const { data, info } = await picture
      .clone()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { picture, alpha: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    throw new BoardError(`The picture of cut-out ${id} cannot be read: cut the product out again.`, {
      cause: error,
    });
  }
}

async function layCutOut(piece: CompositionPiece, id: string, find: FindCutOut): Promise<LaidPiece> {
  const found = await find(id);
  if (!found) throw new BoardError(`Cut-out ${id} does not exist: replace the piece or remove it.`);
  const { picture, alpha, width, height } = await read(found.image, id);
  const outline = outlineOf(alpha, width, height);
  const { box, outlines, border } = shapeOfCutOut({ width, height, quality: found.quality, outline });
  const placement = placementOf(piece, box);
  const { scale } = placement;
  const inside = around(width * scale, height * scale);
  const whole = around(box.width * scale, box.height * scale);
  const shown = Math.min(1, scale * PICTURE_DENSITY);
  const png = await picture
    .resize(Math.max(1, Math.round(width * shown)), Math.max(1, Math.round(height * shown)), { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const image = imageMarkup(inside, `data:image/png;base64,${png.toString("base64")}`);
  const sheet = `<rect x="${whole.x}" y="${whole.y}" width="${whole.width}" height="${whole.height}" fill="${PRINT_PAPER}"/>`;
  const isPrint = border > 0;
  return {
    outlines,
    box,
    placement,
    picture: { box: whole, markup: isPrint ? sheet + image : image },
    shadow: shadowLayer(whole.width, whole.height, (columns, rows) => {
      const opacity = isPrint
        ? { alpha: new Uint8Array([255]), width: 1, height: 1 }
        : { alpha, width, height };
      return resampled(opacity, columns, rows, SHADOW_RIM);
    }),
  };
}

/**
 * A piece of a composition, `index` making its ids unique in a document. Throws a BoardError for a cut-out that
 * is missing or cannot be read.
 */
export async function layPiece(
  piece: CompositionPiece,
  section: Composition["section"],
  find: FindCutOut,
  index = 0,
): Promise<LaidPiece> {
  return piece.cutoutId === undefined
    ? layDrawing(piece, section, index)
    : layCutOut(piece, piece.cutoutId, find);
}
