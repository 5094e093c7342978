import { type ArrangeLimits, arrangePieces, FLAT_LAY_LIMITS } from "../arrange.ts";
import { draw } from "../drawn-item.ts";
import { groundFor, pickForm } from "../grounds.ts";
import { itemOf, type Section } from "../item.ts";
import { kinds, type Role } from "../kinds.ts";
import { isLarge, type Piece, type Placed } from "../piece.ts";
import { randomFrom } from "../random.ts";
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  BoardError,
  type Composition,
  type CompositionGround,
  type CompositionPiece,
  checkPieceCount,
  checkRole,
} from "./composition.ts";
import { type CutOutShape, shapeOfCutOut } from "./cut-out-piece.ts";
import { naturalHeightOf } from "./natural-size.ts";

/** One thing to lay on a board: with a cut-out, or with a name to draw it from, or with both. */
export interface BoardItem {
  readonly itemName?: string;
  readonly cutOut?: CutOutShape & { readonly id: string };
  /** By default that of the kind that the name says. */
  readonly role?: Role;
  /** The main colour of the cut-out as #rrggbb, which the paper contrasts with. By default that of the name. */
  readonly colour?: string;
}

export interface BoardWish {
  /** Another seed gives another arrangement and ground. */
  readonly seed: string;
  readonly section: Section;
  readonly category?: string;
  readonly pieces: readonly BoardItem[];
}

/** Boards of more pieces shrink their small ones further than flat lays do. */
const CROWDED = 7;

/** Boards of just small pieces enlarge them. */
function limitsFor(pieces: readonly Piece[]): ArrangeLimits {
  const { smallShares, mostGrowth } = FLAT_LAY_LIMITS;
  return {
    smallShares: pieces.length < CROWDED ? smallShares : [...smallShares, 0.56, 0.46],
    mostGrowth: pieces.some(isLarge) ? mostGrowth : 2.4,
  };
}

/** The least width of a piece, as a share of the board's. */
const LEAST_WIDTH = 0.02;
const NEUTRAL = "#8b8d92";

interface BoardPiece extends Piece {
  readonly index: number;
  readonly colour: string;
}

function pieceOf(item: BoardItem, section: Section, index: number): BoardPiece {
  const { itemName, cutOut } = item;
  if (itemName === undefined && !cutOut) {
    throw new BoardError(`Piece ${index + 1} has neither a cut-out nor a name: give it one of them.`);
  }
  const named = itemOf(itemName ?? "", section);
  const role = item.role ?? kinds[named.kind].role;
  checkRole(role);
  const colour = item.colour ?? (itemName === undefined ? NEUTRAL : named.main);
  if (!cutOut) return { ...draw({ item: named, itemIndex: index }, index), role, index, colour };
  const shape = shapeOfCutOut(cutOut);
  const naturalHeight = naturalHeightOf(shape.box.height / shape.box.width, role, itemName);
  return { ...shape, role, naturalHeight, index, colour };
}

const rounded = (value: number): number => Number(value.toFixed(4));

function compositionPiece(
  { index, role, box, placement }: Placed<BoardPiece>,
  items: readonly BoardItem[],
  layer: number,
): CompositionPiece {
  const { itemName, cutOut } = items[index] ?? {};
  return {
    ...(cutOut && { cutoutId: cutOut.id }),
    ...(itemName !== undefined && { itemName }),
    role,
    x: rounded(placement.x / BOARD_WIDTH),
    y: rounded(placement.y / BOARD_HEIGHT),
    width: Math.max(LEAST_WIDTH, rounded((box.width * placement.scale) / BOARD_WIDTH)),
    angle: rounded(placement.turn),
    mirrored: false,
    layer,
  };
}

/**
 * Lays up to twelve pieces on a board: large ones in the slots of a layout, small ones in free space, on a
 * paper that contrasts with them. The same wish always gives the same composition; its pieces have the order
 * of the wish. Throws a BoardError for too many pieces, an unknown role, a piece without cut-out and name,
 * and a cut-out that is too narrow.
 */
export function arrangeBoard({ seed, section, category = "", pieces: items }: BoardWish): Composition {
  checkPieceCount(items.length);
  const names = items.map(({ cutOut, itemName }) => cutOut?.id ?? itemName);
  const random = randomFrom([seed, category, ...names].join("|"));
  const pieces = items.map((item, index) => pieceOf(item, section, index));
  if (pieces.length === 0) return { seed, section, ground: groundOf([], undefined), pieces: [] };

  const { pieces: placed, lead, large } = arrangePieces(pieces, random, limitsFor(pieces));
  return {
    seed,
    section,
    ground: groundOf(large.map(({ colour }) => colour).reverse(), lead),
    pieces: placed
      .map((piece, layer) => ({ index: piece.index, piece: compositionPiece(piece, items, layer) }))
      .sort((a, b) => a.index - b.index)
      .map(({ piece }) => piece),
  };

  function groundOf(colours: readonly string[], main: Placed<BoardPiece> | undefined): CompositionGround {
    const { paper, shape } = groundFor(random, colours.length > 0 ? colours : [NEUTRAL]);
    return {
      kind: "paper",
      paper,
      shape: {
        form: pickForm(random),
        colour: shape,
        x: rounded((main?.placement.x ?? BOARD_WIDTH / 2) / BOARD_WIDTH),
        y: rounded((main?.placement.y ?? BOARD_HEIGHT / 2) / BOARD_HEIGHT),
      },
    };
  }
}
