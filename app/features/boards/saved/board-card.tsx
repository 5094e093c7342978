import { boardFacts } from "#app/entities/board/board-facts.ts";
import { BoardCover } from "#app/features/boards/board-cover.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Board } from "#contract/boards/boards.ts";

/** A board among others; all of it leads to the board. */
export function BoardCard({ board }: { board: Board }) {
  return (
    <article className="group relative">
      <BoardCover covers={board.covers} />
      <h2 className="mt-4 font-display text-title">
        <Link
          to={`/board/${board._id}`}
          className="line-clamp-2 transition-colors card-link group-hover:text-accent"
        >
          <bdi>{board.name}</bdi>
        </Link>
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{boardFacts(board)}</p>
    </article>
  );
}
