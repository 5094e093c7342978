import type { KeyboardEvent } from "react";
import { moveSpot, spotText } from "#app/dashboard/editor/move-spot.ts";
import { useDragSpot } from "#app/dashboard/editor/use-drag-spot.ts";
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

/** The marker of an item in the picture. It is moved by dragging or by arrow keys, and removed by Delete. */
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
