import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { boxOf, type HandleName, isInPiece, type Point } from "#app/editor/studio/board/board-geometry.ts";
import { type BoardPiece, placeOf } from "#app/editor/studio/board/board-pieces.ts";
import { type Gesture, type Motion, placeByPointers } from "#app/editor/studio/board/gesture.ts";
import { focusPressed, markMoving, showGuides, showPlace } from "#app/editor/studio/board/stage.ts";
import type { Board } from "#app/editor/studio/board/use-board.ts";

/** A pointer that has moved no further counts as a press. */
const PRESS_TOLERANCE_PX: Partial<Record<string, number>> = { mouse: 3, pen: 6, touch: 8 };
const SNAP_REACH_PX = 8;

interface GestureParts {
  stage: RefObject<HTMLElement | null>;
  board: Board;
  /** Of a piece before it is turned, as a share of the board's width. */
  heightOf: (piece: BoardPiece) => number;
}

/**
 * Moves, scales and turns pieces by mouse, pen and fingers. While pointers move, only styles are written; the
 * board changes once, when they are lifted. Escape and a lost pointer put the piece back.
 */
export function useGestures({ stage, board, heightOf }: GestureParts) {
  const pointers = useRef(new Map<number, Point>());
  const current = useRef<Gesture>(undefined);
  /** The pointer on the bare ground, which may go on to scroll the page. */
  const groundPress = useRef<number>(undefined);

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width } = (stage.current as HTMLElement).getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / width };
  }

  function begin(piece: BoardPiece, motion: Motion, pressed = piece.key) {
    end();
    const place = placeOf(piece);
    const others = board.pieces.filter(({ key }) => key !== piece.key);
    current.current = {
      key: piece.key,
      origin: place,
      ratio: heightOf(piece) / piece.width,
      others: others.map((other) => boxOf(other, heightOf(other))),
      pressed,
      motion,
      from: place,
      place,
      guides: {},
      isMoving: false,
      frame: undefined,
    };
  }

  /** Ends the gesture; its piece is shown where the board has it. */
  function end(): Gesture | undefined {
    const ended = current.current;
    current.current = undefined;
    if (!ended?.isMoving || !stage.current) return ended;
    markMoving(stage.current, ended.key, false);
    showGuides(stage.current, {});
    showPlace(stage.current, ended.key, ended.origin, ended.ratio);
    return ended;
  }

  function commit() {
    const ended = end();
    if (!ended || !stage.current) return;
    const { key, place, ratio, isMoving, pressed } = ended;
    const chosen = isMoving ? key : pressed;
    if (isMoving) {
      // At once, so that the piece does not appear at its former place until React has rendered.
      showPlace(stage.current, key, place, ratio);
      board.act({ kind: "place", key, change: place });
    } else if (pressed !== board.selected?.key) {
      board.act({ kind: "select", key: pressed });
    }
    focusPressed(stage.current, chosen);
  }

  function draw() {
    const now = current.current;
    if (!now?.isMoving || !stage.current) return;
    now.frame = undefined;
    showPlace(stage.current, now.key, now.place, now.ratio);
    showGuides(stage.current, now.guides);
  }
  // Rendering during a gesture must not show the piece where the board still has it.
  useLayoutEffect(draw);

  const cancelByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !current.current?.isMoving) return;
    // A dialog around the board would close.
    event.stopPropagation();
    event.preventDefault();
    end();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => cancelByKey(event);
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);

  /** Whether there is something to be moved. */
  function press({ target }: PointerEvent, point: Point): boolean {
    const { selected } = board;
    const handle = closestData(target, "handle") as HandleName | undefined;
    if (handle && selected) {
      const isTurn = handle === "turn";
      begin(
        selected,
        isTurn ? { kind: "turn", start: point } : { kind: "scale", start: point, corner: handle },
      );
      return true;
    }
    const pressed = board.pieces.find(({ key }) => key === closestData(target, "piece"));
    if (!pressed) return false;
    // The selected piece can also be moved where another one covers it.
    const isOnSelected = selected && !selected.isLocked && isInPiece(point, selected, heightOf(selected));
    const piece = isOnSelected ? selected : pressed;
    if (piece !== selected) board.act({ kind: "select", key: piece.key });
    begin(piece, { kind: "move", start: point }, pressed.key);
    return true;
  }

  function pinch(first: Point, second: Point): void {
    const now = current.current;
    const motion: Motion = { kind: "pinch", start: [first, second] };
    if (now) Object.assign(now, { motion, from: now.place });
    else if (board.selected) begin(board.selected, motion);
  }

  function isBeyondPress({ motion }: Gesture, pointerType: string, point: Point): boolean {
    if (motion.kind === "pinch") return true;
    const moved = Math.hypot(point.x - motion.start.x, point.y - motion.start.y);
    return moved * (stage.current?.clientWidth ?? 0) > (PRESS_TOLERANCE_PX[pointerType] ?? 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      if (event.isPrimary) pointers.current.clear();
      const point = pointOf(event);
      pointers.current.set(event.pointerId, point);
      const [first, second, third] = [...pointers.current.values()];
      groundPress.current = undefined;
      if (third) return;
      if (first && second) pinch(first, second);
      else if (!press(event, point)) {
        groundPress.current = event.pointerId;
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = current.current;
      if (!pointers.current.has(event.pointerId)) return;
      const point = pointOf(event);
      pointers.current.set(event.pointerId, point);
      const isLocked = board.pieces.find(({ key }) => key === now?.key)?.isLocked ?? true;
      if (!now || isLocked) return;
      if (!now.isMoving) {
        if (!isBeyondPress(now, event.pointerType, point)) return;
        now.isMoving = true;
        if (stage.current) markMoving(stage.current, now.key, true);
      }
      const { altKey, shiftKey } = event;
      const reach = SNAP_REACH_PX / (stage.current?.clientWidth || 1);
      Object.assign(
        now,
        placeByPointers(now, { pointers: [...pointers.current.values()], reach, altKey, shiftKey }),
      );
      now.frame ??= requestAnimationFrame(draw);
    },
    onPointerUp({ pointerId }: PointerEvent<HTMLElement>) {
      if (!pointers.current.delete(pointerId)) return;
      if (groundPress.current === pointerId && board.selected) board.act({ kind: "select", key: undefined });
      commit();
    },
    onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
      groundPress.current = undefined;
      if (pointers.current.delete(pointerId)) end();
    },
    onLostPointerCapture({ pointerId }: PointerEvent<HTMLElement>) {
      // A lifted pointer has been removed already.
      if (pointers.current.delete(pointerId)) end();
    },
    /** The focus follows when the pointer is lifted, because another piece may be meant than the topmost. */
    onMouseDown(event: MouseEvent) {
      event.preventDefault();
    },
  };
}

function closestData(target: EventTarget, name: "handle" | "piece"): string | undefined {
  return (target as Element).closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
}
