import sharp, { type Sharp } from "sharp";
import type { Bounds } from "../outline.ts";
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
const JPEG_QUALITY = 88;

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

function placed({ placement, picture, shadow }: LaidPiece): string {
  const { x, y, turn, mirrored } = placement;
  const inPlace = (left: number, top: number, markup: string): string =>
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) rotate(${turn.toFixed(2)})${mirrored ? " scale(-1 1)" : ""}">${markup}</g>`;
  return inPlace(x + SHADOW_DRIFT.x, y + SHADOW_DRIFT.y, shadow.markup) + inPlace(x, y, picture.markup);
}

async function groundPicture(mediaId: string, { ground }: BoardPictures, size: Size): Promise<Buffer> {
  const picture = await ground?.(mediaId);
  if (!picture)
    throw new BoardError(`The ground's picture ${mediaId} does not exist: choose another ground.`);
  return sharp(picture)
    .autoOrient()
    .resize(size.width, size.height, { fit: "cover" })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type PieceOfBoard = LaidPiece & { readonly itemIndex: number; readonly layer: number };

/** The pieces from the table upwards. Throws a BoardError. */
async function layPieces(composition: Composition, pictures: BoardPictures): Promise<PieceOfBoard[]> {
  checkComposition(composition);
  const pieces: PieceOfBoard[] = [];
  // One after the other: a board holds the pixels of one cut-out at a time.
  for (const [itemIndex, piece] of composition.pieces.entries()) {
    const laid = await layPiece(piece, composition.section, pictures.cutOut, itemIndex);
    pieces.push({ ...laid, itemIndex, layer: piece.layer });
  }
  return pieces.sort((a, b) => a.layer - b.layer);
}

async function drawBoard(
  {
    composition,
    pieces,
    pictures,
  }: { composition: Composition; pieces: PieceOfBoard[]; pictures: BoardPictures },
  size: Size,
  frame?: Bounds,
): Promise<Sharp> {
  const { ground } = composition;
  const markup = groundOnly(composition, frame) + pieces.map(placed).join("");
  const svg = Buffer.from(boardSvg(markup, frame, size));
  const board =
    ground.kind === "picture"
      ? sharp(await groundPicture(ground.mediaId, pictures, size)).composite([{ input: svg }])
      : sharp(svg, { unlimited: true });
  return board.removeAlpha();
}

/**
 * Renders a board, 1200 × 1600 pixels. The same composition and pictures give the same picture.
 * Throws a BoardError for a composition that cannot be drawn and for pictures that are missing.
 */
export async function renderBoard(composition: Composition, pictures: BoardPictures): Promise<RenderedBoard> {
  const pieces = await layPieces(composition, pictures);
  const size = { width: BOARD_WIDTH, height: BOARD_HEIGHT };
  const board = await drawBoard({ composition, pieces, pictures }, size);
  const image = await board.webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
  return { image, ...size, spots: spotsOf(pieces, pieces.length) };
}

/**
 * Renders a board as a JPEG of another format: the whole board fits into it, and its ground fills it. Throws
 * a BoardError as `renderBoard` does.
 */
export async function renderInFrame(
  composition: Composition,
  pictures: BoardPictures,
  size: Size,
): Promise<Buffer> {
  const pieces = await layPieces(composition, pictures);
  const scale = Math.min(size.width / BOARD_WIDTH, size.height / BOARD_HEIGHT);
  const [width, height] = [size.width / scale, size.height / scale];
  const frame = { x: (BOARD_WIDTH - width) / 2, y: (BOARD_HEIGHT - height) / 2, width, height };
  const board = await drawBoard({ composition, pieces, pictures }, size, frame);
  return board.jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
