import { boardFacts } from "#app/entities/board/board-facts.ts";
import { CoverThumb } from "#app/entities/board/cover-thumb.tsx";
import type { BoardList } from "#contract/boards/boards.ts";

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
