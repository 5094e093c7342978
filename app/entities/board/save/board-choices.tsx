import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { BoardNameForm } from "#app/entities/board/board-name-form.tsx";
import { boardsOfOutfitQuery, pendingDeletions } from "#app/entities/board/board-queries.ts";
import * as boardMessages from "#app/entities/board/messages.ts";
import * as messages from "#app/entities/board/save/save-menu-messages.ts";
import { useBoardChoice } from "#app/entities/board/save/use-board-choice.ts";
import type { SavableOutfit } from "#app/entities/board/save/use-save.ts";
import { outfitName } from "#app/entities/outfit/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Board, BoardList } from "#contract/boards/boards.ts";

interface BoardChoicesProps {
  outfit: SavableOutfit;
  userId: string;
  /** The outfit is being saved to "Saved". */
  isSaving: boolean;
  onLinkFollowed: () => void;
}

/** Switches the outfit on and off each board, or makes a new board with it. */
export function BoardChoices({ outfit, userId, isSaving, onLinkFollowed }: BoardChoicesProps) {
  const [isNaming, setNaming] = useState<boolean>();
  const choose = useBoardChoice(userId, outfit._id);
  const { data, isError, refetch } = useQuery({
    ...boardsOfOutfitQuery(userId, outfit._id),
    enabled: !isSaving,
  });
  const deleted = pendingDeletions.useIds();
  const boards = data?.boards.filter(({ _id }) => !deleted.includes(_id));

  return (
    <>
      <p className="mt-1 text-caption text-ink-soft">{outfitName(outfit)}</p>
      {boards ? (
        <ul className="-mx-2 mt-3 max-h-[40dvh] overflow-y-auto overscroll-contain">
          {boards.map((board) => (
            <li key={board._id}>
              <BoardChoice board={board} onChoose={(isOn) => choose(board._id, isOn)} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div className="mt-4">
          <LoadFailure text={messages.boardsFailed} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="mt-4 grid gap-3">
          <LoadingNote>{messages.boardsLoading}</LoadingNote>
          <Skeleton className="h-12" />
        </div>
      )}
      {isNaming ? (
        <BoardNameForm
          className="mt-4 border-line border-t pt-4"
          onDone={({ _id }) => {
            setNaming(false);
            choose(_id, true);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="-mb-2 mt-2 flex items-center justify-between gap-4 border-line border-t pt-2">
          <Button
            // The form that is gone had the focus.
            ref={isNaming === false ? focusOn : undefined}
            variant="ghost"
            size="small"
            className="-ml-3"
            onClick={() => setNaming(true)}
          >
            <Icon of={Plus} size="small" weight="bold" />
            {messages.newBoard}
          </Button>
          <TextLink to="/saved" onClick={onLinkFollowed} size="small">
            {messages.seeAll}
          </TextLink>
        </div>
      )}
    </>
  );
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface BoardChoiceProps {
  board: BoardList["boards"][number];
  onChoose: (isOn: boolean) => void;
}

function BoardChoice({ board, onChoose }: BoardChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 px-2 py-1.5 transition-colors hover:bg-paper-deep">
      <CoverThumb cover={board.covers[0]} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-left font-medium text-small">{board.name}</bdi>
        <span className="block text-caption text-ink-soft">{boardMessages.boardFacts(board)}</span>
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

function CoverThumb({ cover }: { cover: Board["covers"][number] | undefined }) {
  if (!cover?.image) return <span aria-hidden="true" className="h-12 w-9 shrink-0 bg-paper-deep" />;
  return <Picture picture={cover} alt="" sizes="2.25rem" className="h-12 w-9 shrink-0" />;
}
