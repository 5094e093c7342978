import { boardFacts } from "#app/entities/board/board-facts.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Board, BoardList } from "#contract/boards/boards.ts";

interface BoardChoiceProps {
  board: BoardList["boards"][number];
  onChoose: (isOn: boolean) => void;
}

/** A board as a checkbox. */
export function BoardChoice({ board, onChoose }: BoardChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 px-2 py-1.5 transition-colors hover:bg-paper-deep">
      <CoverThumb cover={board.covers[0]} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-left font-medium text-small">{board.name}</bdi>
        <span className="block text-caption text-ink-soft">{boardFacts(board)}</span>
      </span>
      <input
        type="checkbox"
        checked={board.hasOutfit ?? false}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
    </label>
  );
}

/** The first picture of a board, as small as a stamp. */
function CoverThumb({ cover }: { cover: Board["covers"][number] | undefined }) {
  if (!cover?.image) return <span aria-hidden="true" className="h-12 w-9 shrink-0 bg-paper-deep" />;
  return <Picture picture={cover} alt="" sizes="2.25rem" className="h-12 w-9 shrink-0" />;
}
