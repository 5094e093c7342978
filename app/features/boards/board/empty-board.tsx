import { BOARD } from "#app/content/boards-content.ts";
import { BoardMark } from "#app/features/boards/board-mark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** A board without looks invites its owner to save some. */
export function EmptyBoard({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      mark={<BoardMark />}
      title={BOARD.emptyTitle}
      text={isOwn ? BOARD.emptyText : BOARD.emptyForReaders}
      action={<ButtonLink to="/outfit">Explore Outfits</ButtonLink>}
    />
  );
}
