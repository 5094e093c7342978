import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { SAVED_OUTFITS } from "#app/content/boards-content.ts";
import { boardsQuery, pendingDeletions } from "#app/entities/board/board-queries.ts";
import { boardFacts } from "#app/entities/board/messages.ts";
import { BoardCover } from "#app/features/boards/board-cover.tsx";
import { BoardMark } from "#app/features/boards/board-mark.tsx";
import { LazyBoardNameDialog } from "#app/features/boards/lazy-board-name-dialog.ts";
import * as messages from "#app/features/boards/messages.ts";
import { OfflineCopyNote } from "#app/features/boards/offline-copy-note.tsx";
import { BOARDS_GRID, BoardSkeletons, SavedFrame } from "#app/features/boards/saved/saved-frame.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";
import type { Board } from "#contract/boards/boards.ts";

export function SavedScreen({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(boardsQuery(userId));
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const deleted = pendingDeletions.useIds();
  const boards = data?.boards.filter(({ _id }) => !deleted.includes(_id));

  // Toasts are loaded now, so that a network failure can be reported.
  useEffect(prepareToasts, []);

  return (
    <SavedFrame
      action={
        <Button variant="secondary" onClick={() => setNaming(true)}>
          <Icon of={Plus} size="small" weight="bold" />
          {messages.newBoard}
        </Button>
      }
    >
      <OfflineCopyNote storedAt={data?.storedAt} />
      <Boards boards={boards} isFailed={isError} onRetry={() => void refetch()} />
      <LazyBoardNameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        onDone={({ _id }) => {
          setNaming(false);
          void navigate(`/board/${_id}`);
        }}
      />
    </SavedFrame>
  );
}

interface BoardsProps {
  /** Undefined while they load. */
  boards: readonly Board[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

function Boards({ boards, isFailed, onRetry }: BoardsProps) {
  if (!boards) {
    if (!isFailed) return <BoardSkeletons />;
    return (
      <LoadFailure
        look="block"
        text={messages.boardsFailed}
        advice={messages.boardsFailedAdvice}
        onRetry={onRetry}
      />
    );
  }
  const isEmpty = boards.length <= 1 && boards.every(({ numberOfOutfits }) => numberOfOutfits === 0);
  if (isEmpty) {
    return (
      <EmptyState
        mark={<BoardMark />}
        title={SAVED_OUTFITS.emptyTitle}
        text={SAVED_OUTFITS.emptyText}
        action={
          <>
            <ButtonLink to="/outfit">{messages.exploreOutfits}</ButtonLink>
            <ButtonLink to="/trending" variant="secondary">
              {messages.seeTrends}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <ul className={BOARDS_GRID}>
      {boards.map((board) => (
        <li key={board._id}>
          <BoardCard board={board} />
        </li>
      ))}
    </ul>
  );
}

function BoardCard({ board }: { board: Board }) {
  return (
    <article className="group relative">
      <BoardCover covers={board.covers} />
      <h2 className="mt-4 line-clamp-2 font-display text-title transition-colors group-hover:text-accent">
        <CardLink to={`/board/${board._id}`}>
          <bdi>{board.name}</bdi>
        </CardLink>
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{boardFacts(board)}</p>
    </article>
  );
}
