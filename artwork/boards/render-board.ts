import sharp from "sharp";
import { SHADOW_DRIFT } from "../shadows.ts";
import { type Spot, spotsOf } from "../spots.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, BoardError, type Composition, checkComposition } from "./composition.ts";
import { boardSvg, groundOnly } from "./ground-svg.ts";
import { type FindCutOut, type LaidPiece, layPiece } from "./laid-piece.ts";

/** Where the pictures of a board come from. */
export interface BoardPictures {
  readonly cutOut: FindCutOut;
  /** The picture of a ground; undefined if there is none of this id. */
  readonly ground?: (mediaId: string) => Buffer | undefined | Promise<Buffer | undefined>;
}

export interface RenderedBoard {
  /** WebP. */
  readonly image: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where each piece of the composition is in the picture. */
  readonly spots: readonly (Spot | undefined)[];
}

const QUALITY = 84;
const EFFORT = 1;

function placed({ placement, picture, shadow }: LaidPiece): string {
  const { x, y, turn, mirrored } = placement;
  const inPlace = (left: number, top: number, markup: string): string =>
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) rotate(${turn.toFixed(2)})${mirrored ? " scale(-1 1)" : ""}">${markup}</g>`;
  return inPlace(x + SHADOW_DRIFT.x, y + SHADOW_DRIFT.y, shadow.markup) + inPlace(x, y, picture.markup);
}

async function groundPicture(mediaId: string, { ground }: BoardPictures): Promise<Buffer> {
  const picture = await ground?.(mediaId);
  if (!picture)
    throw new BoardError(`The ground's picture ${mediaId} does not exist: choose another ground.`);
  return sharp(picture)
    .autoOrient()
    .resize(BOARD_WIDTH, BOARD_HEIGHT, { fit: "cover" })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Renders a board, 1200 × 1600 pixels. The same composition and pictures give the same picture.
 * Throws a BoardError for a composition that cannot be drawn and for pictures that are missing.
 */
export async function renderBoard(composition: Composition, pictures: BoardPictures): Promise<RenderedBoard> {
  checkComposition(composition);
  const { ground, section } = composition;
  const pieces: (LaidPiece & { readonly itemIndex: number; readonly layer: number })[] = [];
  // One after the other: a board holds the pixels of one cut-out at a time.
  for (const [itemIndex, piece] of composition.pieces.entries()) {
    const laid = await layPiece(piece, section, pictures.cutOut, itemIndex);
    pieces.push({ ...laid, itemIndex, layer: piece.layer });
  }
  pieces.sort((a, b) => a.layer - b.layer);
  const svg = Buffer.from(boardSvg(groundOnly(composition) + pieces.map(placed).join("")));
  const board =
    ground.kind === "picture"
      ? sharp(await groundPicture(ground.mediaId, pictures)).composite([{ input: svg }])
      : sharp(svg, { unlimited: true });
  const image = await board.removeAlpha().webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
  return { image, width: BOARD_WIDTH, height: BOARD_HEIGHT, spots: spotsOf(pieces, pieces.length) };
}
