import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { actionOfKey, selectionStep } from "#app/editor/studio/board/board-keys.ts";
import { byLayer } from "#app/editor/studio/board/board-pieces.ts";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { isComposing } from "#app/lib/is-composing.ts";

/** Keys that are ignored while they are held: a held Delete would empty the board. */
const ONCE = new Set(["remove", "mirror", "lock"]);

/**
 * Handler of the keys of a piece, for a focusable container that has a `button[data-key]` for each piece, of
 * which the selected one is `aria-pressed`. The focus follows the selection.
 */
export function usePieceKeys(board: Board) {
  const order = byLayer(board.pieces).reverse();

  return (event: ReactKeyboardEvent<HTMLElement>) => {
    const { key } = (event.target as HTMLElement).dataset;
    const at = order.findIndex((one) => one.key === key);
    const piece = order[at];
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
    if (!piece || isShortcut || isComposing(event.nativeEvent)) return;
    const step = selectionStep(event);
    const neighbour = step && order[at + step];
    const action = step
      ? neighbour && ({ kind: "select", key: neighbour.key } as const)
      : actionOfKey(piece, event, event.timeStamp);
    if (!action) return;
    event.preventDefault();
    if (event.repeat && ONCE.has(action.kind)) return;
    const container = event.currentTarget;
    flushSync(() => board.act(action));
    followSelection(container);
  };
}

function followSelection(container: HTMLElement): void {
  const selected = container.querySelector<HTMLElement>('[data-key][aria-pressed="true"]');
  (selected ?? container).focus({ preventScroll: true });
}

const TEXT_FIELDS =
  "input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, [contenteditable]";

/**
 * Undo and redo from everywhere on the page, except from text fields, which have their own, and from dialogs
 * above the board.
 */
export function useHistoryKeys(board: Board, stage: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const container = stage.current;
    const target = event.target as Element;
    const isRedo = isRedoKey(event);
    if (!container || (!isRedo && !isUndoKey(event)) || isComposing(event) || event.defaultPrevented) return;
    const dialog = target.closest?.("dialog, [role=dialog], [role=alertdialog]");
    if (target.closest?.(TEXT_FIELDS) || (dialog && !dialog.contains(container))) return;
    event.preventDefault();
    const focused = document.activeElement;
    flushSync(isRedo ? board.redo : board.undo);
    if (container.contains(focused) || !focused?.isConnected) followSelection(container);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const hasCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey;

function isUndoKey(event: KeyboardEvent): boolean {
  return hasCommand(event) && !event.shiftKey && event.key.toLowerCase() === "z";
}

function isRedoKey(event: KeyboardEvent): boolean {
  if (!hasCommand(event)) return false;
  const key = event.key.toLowerCase();
  return (key === "z" && event.shiftKey) || (key === "y" && event.ctrlKey);
}
