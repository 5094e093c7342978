import { boardFacts } from "#app/entities/board/board-facts.ts";
import { BoardCover } from "#app/features/boards/board-cover.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import type { Board } from "#contract/boards/boards.ts";

/** A board among others; all of it leads to the board. */
export function BoardCard({ board }: { board: Board }) {
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
