import type { BoardAction, BoardContent, BoardState } from "#app/editor/studio/board/board-actions.ts";
import {
  addPieces,
  arrangePieces,
  changePiece,
  type Place,
  placeOf,
  removePiece,
  settlePlace,
  shiftLayer,
} from "#app/editor/studio/board/board-pieces.ts";
import { wordsOf } from "#app/editor/studio/board/board-words.ts";
import { type Composition, pieceNameOf } from "#contract/studio/composition.ts";
import type { StudioBoard } from "#contract/studio/studio.ts";

/** Changes to the same numbers of a piece, or of the colour, within this time are undone as one. */
const JOIN_MS = 1_000;
const HISTORY_MAX = 100;

export function startBoard({ composition, cutouts }: StudioBoard): BoardState {
  const pieces = composition.pieces.map((piece, index) => ({
    ...piece,
    // An earlier board can have a name that is refused by now.
    itemName: pieceNameOf(piece.itemName ?? "") || (piece.cutoutId === undefined ? "Piece" : undefined),
    key: `p${index}`,
    isLocked: false,
  }));
  return {
    now: { ...composition, pieces, selected: undefined, isTouched: pieces.length > 0 },
    past: [],
    future: [],
    cutouts: new Map(cutouts.map((cutout) => [cutout.cutoutId, cutout])),
    joinable: undefined,
    nextKey: pieces.length,
    announcement: "",
    announcementCount: 0,
  };
}

/** The board without what only its editing needs. */
export function compositionOf({
  seed,
  section,
  ground,
  pieces,
}: Omit<BoardContent, "selected" | "isTouched">): Composition {
  return { seed, section, ground, pieces: pieces.map(({ key, isLocked, ...piece }) => piece) };
}

export function boardReducer(state: BoardState, action: BoardAction): BoardState {
  const next = changeBoard(state, action);
  const announcement = wordsOf(action, state, next);
  if (announcement === undefined) return next;
  return { ...next, announcement, announcementCount: state.announcementCount + 1 };
}

function changeBoard(state: BoardState, action: BoardAction): BoardState {
  const { now, cutouts } = state;
  switch (action.kind) {
    case "select":
      return { ...state, now: { ...now, selected: action.key }, joinable: undefined };
    case "cutouts": {
      const added = action.cutouts.map((cutout) => [cutout.cutoutId, cutout] as const);
      return { ...state, cutouts: new Map([...cutouts, ...added]) };
    }
    case "undo":
      return travel(state, state.past, (past, content) => ({ past, future: [content, ...state.future] }));
    case "redo":
      return travel(state, [...state.future].reverse(), (left, content) => ({
        past: [...state.past, content],
        future: left.reverse(),
      }));
    default: {
      let { nextKey } = state;
      const content = changeContent(now, action, cutouts, () => `p${nextKey++}`);
      return content === now ? state : { ...remember(state, action), now: content, nextKey };
    }
  }
}

type ContentAction = Exclude<BoardAction, { kind: "select" | "cutouts" | "undo" | "redo" }>;

/** The same content if the action changes nothing. */
function changeContent(
  now: BoardContent,
  action: ContentAction,
  cutouts: BoardState["cutouts"],
  createKey: () => string,
): BoardContent {
  const { pieces } = now;
  switch (action.kind) {
    case "ground":
      return { ...now, ground: action.ground };
    case "add": {
      const added = addPieces(pieces, action.pieces, createKey);
      if (added.length === pieces.length) return now;
      return { ...now, pieces: added, selected: action.keepsSelection ? now.selected : added.at(-1)?.key };
    }
    case "arrange": {
      const arranged = arrangePieces(pieces, action.composition.pieces, action.keys, createKey);
      return { ...now, ...action.composition, pieces: arranged, isTouched: false };
    }
  }
  const piece = pieces.find(({ key }) => key === action.key);
  if (!piece) return now;
  const { key } = piece;
  if (action.kind === "lock") {
    return { ...now, pieces: changePiece(pieces, key, { isLocked: !piece.isLocked }) };
  }
  if (action.kind === "replace") {
    const empty = { cutoutId: undefined, itemName: undefined };
    const product = { ...empty, ...action.product };
    const shrunk = Math.min(1, heightToWidth(piece, cutouts) / heightToWidth(product, cutouts)) || 1;
    const { width } = settlePlace({ ...placeOf(piece), width: piece.width * shrunk });
    return { ...now, pieces: changePiece(pieces, key, { ...product, width }) };
  }
  if (piece.isLocked) return now;
  const byHand = { ...now, selected: key, isTouched: true };
  switch (action.kind) {
    case "place": {
      const place = settlePlace({ ...placeOf(piece), ...action.change });
      return isEqualPlace(place, piece) ? now : { ...byHand, pieces: changePiece(pieces, key, place) };
    }
    case "mirror":
      return { ...byHand, pieces: changePiece(pieces, key, { mirrored: !piece.mirrored }) };
    case "forward":
    case "back": {
      const shifted = shiftLayer(pieces, key, action.kind === "forward" ? 1 : -1);
      return shifted === pieces ? now : { ...byHand, pieces: shifted };
    }
    case "remove": {
      const left = removePiece(pieces, key);
      const neighbour = left.find(({ layer }) => layer === Math.max(0, piece.layer - 1));
      return { ...now, pieces: left, selected: neighbour?.key };
    }
  }
}

function isEqualPlace(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.angle === other.angle;
}

/** Keeps the present content for undo, unless the change continues the last one. */
function remember(state: BoardState, action: ContentAction): BoardState {
  const { now, past, joinable } = state;
  const next = joinableOf(action);
  const joins = next && joinable?.key === next.key && next.at - joinable.at < JOIN_MS;
  return {
    ...state,
    past: joins ? past : [...past, now].slice(-HISTORY_MAX),
    future: [],
    joinable: next,
  };
}

function joinableOf(action: ContentAction): BoardState["joinable"] {
  if ((action.kind !== "place" && action.kind !== "ground") || action.at === undefined) return undefined;
  const { at } = action;
  if (action.kind === "ground") return { key: "ground", at };
  return { key: [action.key, ...Object.keys(action.change).sort()].join(" "), at };
}

/** Goes to the last of `steps`; `put` says what is left before and after it. */
function travel(
  state: BoardState,
  steps: readonly BoardContent[],
  put: (left: BoardContent[], present: BoardContent) => Pick<BoardState, "past" | "future">,
): BoardState {
  const target = steps.at(-1);
  if (!target) return state;
  return { ...state, ...put(steps.slice(0, -1), state.now), now: target, joinable: undefined };
}

/** NaN for a piece that is drawn: only then may another product reach beyond the place of the one before. */
function heightToWidth(
  { cutoutId }: { cutoutId?: string | undefined },
  cutouts: BoardState["cutouts"],
): number {
  const { width, height } = cutouts.get(cutoutId ?? "") ?? {};
  return width && height ? height / width : Number.NaN;
}
