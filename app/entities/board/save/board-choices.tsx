import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { BoardNameForm } from "#app/entities/board/board-name-form.tsx";
import { boardsOfOutfitQuery } from "#app/entities/board/board-queries.ts";
import { pendingDeletions } from "#app/entities/board/pending-deletions.ts";
import { BoardChoice } from "#app/entities/board/save/board-choice.tsx";
import { useBoardChoice } from "#app/entities/board/save/use-board-choice.ts";
import type { SavableOutfit } from "#app/entities/board/save/use-save.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface BoardChoicesProps {
  outfit: SavableOutfit;
  userId: string;
  /** The outfit is just being put on "Saved". */
  isSaving: boolean;
  /** A link in it is followed. */
  onLeave: () => void;
}

/** Which boards an outfit is on: each can be switched, and a new one made. */
export function BoardChoices({ outfit, userId, isSaving, onLeave }: BoardChoicesProps) {
  const [isNaming, setNaming] = useState(false);
  const choice = useBoardChoice(userId, outfit._id);
  const { data, isError, refetch } = useQuery({
    ...boardsOfOutfitQuery(userId, outfit._id),
    enabled: !isSaving,
  });
  const deleted = pendingDeletions.useIds();
  const boards = data?.boards.filter(({ _id }) => !deleted.includes(_id));

  return (
    <>
      <p className="mt-1 text-caption text-ink-soft">{`${outfit.category}, ${outfit.section}`}</p>
      {boards ? (
        <ul className="-mx-2 mt-3 max-h-[40dvh] overflow-y-auto overscroll-contain">
          {boards.map((board) => (
            <li key={board._id}>
              <BoardChoice board={board} onChoose={(isOn) => choice.mutate({ boardId: board._id, isOn })} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div className="mt-4">
          <LoadFailure text="Your boards could not be loaded." onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="mt-4 grid gap-3">
          <LoadingNote>Loading your boards…</LoadingNote>
          <Skeleton className="h-12" />
        </div>
      )}
      {isNaming ? (
        <BoardNameForm
          className="mt-4 border-line border-t pt-4"
          onDone={({ _id }) => {
            setNaming(false);
            choice.mutate({ boardId: _id, isOn: true });
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="-mb-2 mt-2 flex items-center justify-between gap-4 border-line border-t pt-2">
          <Button variant="ghost" size="small" className="-ml-3" onClick={() => setNaming(true)}>
            <Icon of={Plus} size="small" weight="bold" />
            New board
          </Button>
          <TextLink to="/saved" onClick={onLeave} size="small">
            See all
          </TextLink>
        </div>
      )}
    </>
  );
}
