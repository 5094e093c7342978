import { useRef, useState } from "react";
import { BOARD } from "#app/content/boards-content.ts";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { ArrangedOutfits } from "#app/features/boards/board/arranged-outfits.tsx";
import { BoardCard } from "#app/features/boards/board/board-card.tsx";
import { BoardFrame, OUTFITS_GRID } from "#app/features/boards/board/board-frame.tsx";
import { BoardHead } from "#app/features/boards/board/board-head.tsx";
import { BoardSettings } from "#app/features/boards/board/board-settings.tsx";
import { useBoardEdit } from "#app/features/boards/board/use-board-edit.ts";
import { BoardMark } from "#app/features/boards/board-mark.tsx";
import * as messages from "#app/features/boards/messages.ts";
import { OfflineCopyNote } from "#app/features/boards/offline-copy-note.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { tryAgain } from "#app/ui/messages.ts";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";

/** Pictures in the first view. */
const PRIORITY_PICTURES = 2;

interface BoardViewProps {
  board: BoardPage["board"];
  storedAt: string | undefined;
  outfits: readonly BoardOutfit[];
  more: { isThere: boolean; isLoading: boolean; isFailed: boolean; load: () => void };
}

export function BoardView({ board, storedAt, outfits, more }: BoardViewProps) {
  const userId = useCurrentUser()?._id;
  const [isArranging, setArranging] = useState(false);
  const ownerId = board.isOwn ? userId : undefined;
  const section = useRef<HTMLElement>(null);
  const edit = useBoardEdit(board._id, ownerId ?? "", outfits);
  return (
    <BoardFrame
      head={
        <BoardHead
          board={board}
          outfits={outfits}
          isWhole={!more.isThere}
          isArranging={isArranging}
          onArrange={() => setArranging(!isArranging)}
        />
      }
      settings={ownerId && <BoardSettings board={board} userId={ownerId} edit={edit} />}
    >
      <OfflineCopyNote storedAt={storedAt} />
      <section ref={section} tabIndex={-1} aria-label={messages.looksOfBoard} className="outline-none">
        {outfits.length === 0 ? (
          <EmptyBoard isOwn={board.isOwn} />
        ) : ownerId && isArranging ? (
          <ArrangedOutfits outfits={outfits} edit={edit} focusAfter={section} />
        ) : (
          <ul className={OUTFITS_GRID}>
            {outfits.map((outfit, position) => (
              <li key={outfit._id}>
                <BoardCard
                  outfit={outfit}
                  priority={position < PRIORITY_PICTURES}
                  mark={<SaveButton outfit={outfit} className="absolute right-0 bottom-0 z-raised" />}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <BoardEnd more={more} />
    </BoardFrame>
  );
}

function EmptyBoard({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      mark={<BoardMark />}
      title={BOARD.emptyTitle}
      text={isOwn ? BOARD.emptyText : BOARD.emptyForReaders}
      action={<ButtonLink to="/outfit">{messages.exploreOutfits}</ButtonLink>}
    />
  );
}

function BoardEnd({ more }: Pick<BoardViewProps, "more">) {
  if (!more.isThere) return null;
  const hasFailed = more.isFailed && !more.isLoading;
  return (
    <div className="mt-14 flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      {hasFailed && (
        <p role="alert" className="text-danger text-small">
          {messages.moreFailed}
        </p>
      )}
      {/* One button in all states, which keeps the focus. */}
      <Button
        key="more"
        ref={keepFocus}
        variant="secondary"
        size="large"
        busy={more.isLoading}
        onClick={more.load}
      >
        {hasFailed ? tryAgain : messages.showMore}
      </Button>
    </div>
  );
}
