import { useMemo, useReducer } from "react";
import type { BoardAction } from "#app/editor/studio/board/board-actions.ts";
import type { BoardPiece } from "#app/editor/studio/board/board-pieces.ts";
import { boardReducer, compositionOf, startBoard } from "#app/editor/studio/board/board-state.ts";
import { nameOfPiece } from "#app/editor/studio/board/board-words.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { Cutout, StudioBoard } from "#contract/studio/studio.ts";

/** A board that is edited: what it shows, and how it is changed. */
export interface Board {
  /** As it is saved; another object only after a change. */
  composition: Composition;
  /** The pieces of the composition in its order, with their keys and locks. */
  pieces: readonly BoardPiece[];
  selected: BoardPiece | undefined;
  cutouts: ReadonlyMap<string, Cutout>;
  /** Whether pieces were moved by hand since the last arrangement. */
  isTouched: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The last change in words. */
  announcement: string;
  announcementCount: number;
  nameOf: (piece: BoardPiece) => string;
  act: (action: BoardAction) => void;
  addCutouts: (cutouts: readonly Cutout[]) => void;
  undo: () => void;
  redo: () => void;
}

/** The editing of a board; `start` is read once. For another board the component needs another React key. */
export function useBoard(start: StudioBoard): Board {
  const [state, act] = useReducer(boardReducer, start, startBoard);
  const { now, past, future, cutouts, announcement, announcementCount } = state;
  const { seed, section, ground, pieces } = now;
  const composition = useMemo(
    () => compositionOf({ seed, section, ground, pieces }),
    [seed, section, ground, pieces],
  );
  return {
    composition,
    pieces,
    selected: pieces.find(({ key }) => key === now.selected),
    cutouts,
    isTouched: now.isTouched,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    announcement,
    announcementCount,
    nameOf: (piece) => nameOfPiece(piece, pieces, cutouts),
    act,
    addCutouts: (added) => act({ kind: "cutouts", cutouts: added }),
    undo: () => act({ kind: "undo" }),
    redo: () => act({ kind: "redo" }),
  };
}
