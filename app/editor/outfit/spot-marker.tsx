import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Spot } from "#contract/outfit/item-styling.ts";

interface SpotMarkerProps {
  index: number;
  name: string;
  spot: Spot;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (spot: Spot) => void;
  onRemove: () => void;
}

/** Moved by dragging or by arrow keys, removed by Delete. */
export function SpotMarker({ index, name, spot, isChosen, onChoose, onMove, onRemove }: SpotMarkerProps) {
  function onKeyDown(event: KeyboardEvent) {
    const moved = moveSpot(spot, event.key, event.shiftKey);
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (!moved && !isRemoval) return;
    event.preventDefault();
    if (moved) onMove(moved);
    else onRemove();
  }
  const dragHandlers = useDragSpot(spot, onMove);
  return (
    <button
      {...dragHandlers}
      type="button"
      data-marker={index}
      aria-label={`Marker of item ${index + 1}${name && `: ${name}`}, ${spotText(spot)}`}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      onClick={onChoose}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
      className={classNames(
        "-translate-x-1/2 -translate-y-1/2 absolute grid size-7 cursor-grab touch-none place-items-center rounded-pill text-caption tabular-nums shadow-raised active:cursor-grabbing",
        isChosen ? "z-raised bg-ink text-paper" : "bg-paper text-ink",
      )}
    >
      {index + 1}
    </button>
  );
}

/** A pointer that has moved no further counts as a press, not as a drag. */
const PRESS_TOLERANCE_PX = 3;

interface Grip {
  x: number;
  y: number;
  spot: Spot;
  isDragged: boolean;
}

/**
 * Handlers for dragging a marker over its offset parent. Needs `touch-action: none`.
 */
function useDragSpot(spot: Spot, onMove: (spot: Spot) => void) {
  const grip = useRef<Grip>(undefined);
  return {
    onPointerDown({ button, currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x: clientX, y: clientY, spot, isDragged: false };
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = grip.current;
      const picture = currentTarget.offsetParent;
      if (!from || !picture) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      from.isDragged ||= Math.hypot(right, down) > PRESS_TOLERANCE_PX;
      if (!from.isDragged) return;
      onMove(spotAt(from.spot.x + right / picture.clientWidth, from.spot.y + down / picture.clientHeight));
    },
    onLostPointerCapture() {
      grip.current = undefined;
    },
  };
}

const STEP = 0.01;
const LARGE_STEP = 0.05;
const DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Undefined for keys other than the arrow keys. */
export function moveSpot({ x, y }: Spot, key: string, large: boolean): Spot | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = large ? LARGE_STEP : STEP;
  return spotAt(x + direction.x * step, y + direction.y * step);
}

/** The nearest point within the picture, to a thousandth of its size. */
export function spotAt(x: number, y: number): Spot {
  return { x: share(x), y: share(y) };
}

const share = (value: number) => Number(Math.min(1, Math.max(0, value)).toFixed(3));

export function spotText({ x, y }: Spot): string {
  return `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;
}
