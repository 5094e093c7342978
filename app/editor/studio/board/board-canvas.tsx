import { ChevronDown } from "lucide";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { HELP_OF_POINTER, KEY_HELP } from "#app/editor/studio/board/board-keys.ts";
import { type BoardPiece, byLayer } from "#app/editor/studio/board/board-pieces.ts";
import { PieceFrame, PieceHandles } from "#app/editor/studio/board/piece-handles.tsx";
import { PieceOnBoard } from "#app/editor/studio/board/piece-on-board.tsx";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { useHistoryKeys, usePieceKeys } from "#app/editor/studio/board/use-board-keys.ts";
import { useGestures } from "#app/editor/studio/board/use-gestures.ts";
import { useGround, useLayers } from "#app/editor/studio/board/use-layers.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import type { Composition } from "#contract/studio/composition.ts";

/** The board, on which pieces are laid by pointers and keys. As wide as its container. */
export function BoardCanvas({ board }: { board: Board }) {
  const { composition, pieces, selected, cutouts, announcement, announcementCount, nameOf, act } = board;
  const stage = useRef<HTMLDivElement>(null);
  const width = useWidth(stage);
  const helpId = useId();
  const layers = useLayers(pieces, composition.section);
  const ground = useGround(composition);
  const onKeyDown = usePieceKeys(board);
  useHistoryKeys(board, stage);

  function ratioOf(piece: BoardPiece): number {
    const drawn = layers.layersOf(piece);
    if (drawn) return drawn.layers.height / drawn.width;
    const cutout = cutouts.get(piece.cutoutId ?? "");
    return cutout ? cutout.height / cutout.width : 1;
  }
  const gestures = useGestures({ stage, board, heightOf: (piece) => ratioOf(piece) * piece.width });
  const tabbable = selected ?? byLayer(pieces).at(-1);
  const hasFailed = layers.hasFailed || ground.isError;

  return (
    <div className="grid gap-3">
      <div
        ref={stage}
        {...gestures}
        onKeyDown={onKeyDown}
        role="application"
        aria-label="Board"
        aria-describedby={helpId}
        tabIndex={-1}
        // Without a selected piece, two fingers magnify the page as elsewhere.
        className={classNames(
          "@container relative aspect-3/4 select-none",
          selected ? "touch-pan-x touch-pan-y" : "touch-manipulation",
        )}
      >
        <div
          className="absolute inset-0 isolate overflow-hidden bg-paper-deep"
          style={{ backgroundColor: colourOf(composition.ground) }}
        >
          {ground.data && (
            <img
              src={ground.data.image}
              alt=""
              draggable={false}
              className="pointer-events-none absolute inset-0 size-full object-cover"
            />
          )}
          {pieces.map((piece) => (
            <PieceOnBoard
              key={piece.key}
              piece={piece}
              name={nameOf(piece)}
              drawn={layers.layersOf(piece)}
              image={cutouts.get(piece.cutoutId ?? "")?.image}
              ratio={ratioOf(piece)}
              isSelected={piece === selected}
              isTabbable={piece === tabbable}
              onFocus={act}
            />
          ))}
          {selected && <PieceFrame piece={selected} ratio={ratioOf(selected)} />}
          <Guide axis="x" />
          <Guide axis="y" />
        </div>
        {selected && !selected.isLocked && (
          <PieceHandles piece={selected} ratio={ratioOf(selected)} boardPx={width} />
        )}
      </div>
      <p role="status" className="sr-only">
        {/* A new element, so that a repeated announcement is a change of the page. */}
        <span key={announcementCount}>{announcement}</span>
      </p>
      {hasFailed && (
        <LoadFailure
          text="Not all of the board could be drawn. What you see may lack pictures and shadows."
          alignStart
          busy={layers.isFetching || ground.isFetching}
          onRetry={() => {
            if (layers.hasFailed) layers.retry();
            if (ground.isError) ground.refetch();
          }}
        />
      )}
      <Help id={helpId} />
    </div>
  );
}

/** Shown until the ground is drawn. */
function colourOf(ground: Composition["ground"]): string | undefined {
  switch (ground.kind) {
    case "paper":
      return ground.paper;
    case "colour":
      return ground.colour;
    case "picture":
      return undefined;
  }
}

/** A line that attracts the moved piece, shown by `showGuides`. */
function Guide({ axis }: { axis: "x" | "y" }) {
  return (
    <div
      data-guide={axis}
      hidden
      className={classNames(
        "pointer-events-none absolute top-0 left-0 z-bar bg-accent",
        axis === "x" ? "-ml-px h-full w-0.5" : "-mt-px h-0.5 w-full",
      )}
    />
  );
}

function Help({ id }: { id: string }) {
  return (
    <details className="group border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 text-small [&::-webkit-details-marker]:hidden">
        Keys and pointers
        <Icon of={ChevronDown} size="small" className="transition-transform group-open:rotate-180" />
      </summary>
      <div id={id} className="grid gap-3 px-4 pb-4 text-small">
        <dl className="grid grid-cols-auto-rest gap-x-4 gap-y-1">
          {KEY_HELP.map(([keys, meaning]) => (
            <div key={keys} className="col-span-2 grid grid-cols-subgrid">
              <dt className="font-medium">{keys}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-passage text-ink-soft">{HELP_OF_POINTER}</p>
      </div>
    </details>
  );
}

/** Before an element is measured. */
const USUAL_WIDTH_PX = 400;

/** The width of an element in px, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH_PX);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth || USUAL_WIDTH_PX));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
