import { ArrowLeft, ArrowRight, X } from "lucide";
import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { outfitName } from "#app/entities/outfit/messages.ts";
import { BoardCard } from "#app/features/boards/board/board-card.tsx";
import { OUTFITS_GRID } from "#app/features/boards/board/board-frame.tsx";
import { movedTo } from "#app/features/boards/board/board-order.ts";
import type { useBoardEdit } from "#app/features/boards/board/use-board-edit.ts";
import * as messages from "#app/features/boards/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { BoardOutfit } from "#contract/boards/boards.ts";

interface ArrangedOutfitsProps {
  outfits: readonly BoardOutfit[];
  edit: ReturnType<typeof useBoardEdit>;
  /** Receives the focus when the last look has been removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** A board's looks while its owner moves and removes them: by buttons, or by dragging. */
export function ArrangedOutfits({ outfits, edit, focusAfter }: ArrangedOutfitsProps) {
  const [dragged, setDragged] = useState<{ id: string; index: number } | null>(null);
  const [announced, setAnnounced] = useState("");
  const pressed = useRef<HTMLButtonElement>(null);
  const shown = dragged ? movedTo(outfits, dragged.id, dragged.index) : outfits;

  // A button loses the focus when React moves it in the document.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected && document.activeElement !== pressed.current) pressed.current.focus();
    pressed.current = null;
  });

  function move(outfit: BoardOutfit, index: number, button?: HTMLButtonElement) {
    pressed.current = button ?? null;
    edit.move(outfit._id, index);
    setAnnounced(messages.moved(outfit.category, index + 1, outfits.length));
  }
  function remove(outfit: BoardOutfit, button: HTMLButtonElement) {
    const entry = button.closest("li");
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (neighbour?.querySelector("button") ?? focusAfter.current)?.focus({ preventScroll: true });
    edit.remove(outfit);
  }
  function drop(outfit: BoardOutfit, isDropped: boolean) {
    if (isDropped && dragged && outfits[dragged.index]?._id !== outfit._id) move(outfit, dragged.index);
    setDragged(null);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {/* Without this the browser treats the drop as refused. */}
      <ul className={OUTFITS_GRID} onDragOver={allowDrop} onDrop={allowDrop}>
        {shown.map((outfit, index) => {
          const name = outfitName(outfit);
          return (
            <li
              key={outfit._id}
              draggable
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged({ id: outfit._id, index });
              }}
              onDragEnter={() => dragged && setDragged({ ...dragged, index })}
              onDragEnd={({ dataTransfer }) => drop(outfit, dataTransfer.dropEffect !== "none")}
              className={classNames("cursor-grab", dragged?.id === outfit._id && "opacity-45")}
            >
              <BoardCard
                outfit={outfit}
                priority={false}
                mark={
                  <div className="absolute top-0 right-0 z-raised bg-paper-raised/90">
                    <IconButton
                      label={messages.removeOutfit(name)}
                      hint={messages.remove}
                      onClick={({ currentTarget }) => remove(outfit, currentTarget)}
                    >
                      <Icon of={X} />
                    </IconButton>
                  </div>
                }
                tools={
                  <div className="mt-2 -ml-3 flex">
                    <IconButton
                      label={messages.moveOutfitEarlier(name)}
                      hint={messages.moveEarlier}
                      disabled={index === 0}
                      onClick={({ currentTarget }) => move(outfit, index - 1, currentTarget)}
                    >
                      <Icon of={ArrowLeft} />
                    </IconButton>
                    <IconButton
                      label={messages.moveOutfitLater(name)}
                      hint={messages.moveLater}
                      disabled={index === outfits.length - 1}
                      onClick={({ currentTarget }) => move(outfit, index + 1, currentTarget)}
                    >
                      <Icon of={ArrowRight} />
                    </IconButton>
                  </div>
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function allowDrop(event: DragEvent): void {
  event.preventDefault();
  event.dataTransfer.dropEffect = "move";
}
