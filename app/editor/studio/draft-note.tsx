import { useRef } from "react";
import { LeaveQuestion } from "#app/editor/frame/leave-question.tsx";
import type { useDraft } from "#app/editor/studio/use-draft.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";

const TEXTS = { unchanged: "", unsaved: "Not saved yet", saving: "Saving…", saved: "Saved" };

/** What becomes of a board that is left before it could be saved. */
export const UNSAVED_TEXT = "The last changes of the board could not be saved. They may be lost.";

interface DraftProps {
  draft: ReturnType<typeof useDraft>;
}

/** Whether the board is saved, in a corner of the studio. */
export function DraftNote({ draft: { state, retry, keep, takeOther } }: DraftProps) {
  const keeping = useSingleMutation({ mutationFn: keep });
  const taking = useSingleMutation({ mutationFn: takeOther });
  const note = useRef<HTMLDivElement>(null);
  /** A button goes while the board is saved. */
  const press = (begin: () => void) => () => {
    note.current?.focus();
    begin();
  };
  return (
    <div ref={note} tabIndex={-1} className="text-caption">
      {state.kind !== "failed" && state.kind !== "conflict" ? (
        <p role="status" className="text-ink-soft">
          {TEXTS[state.kind]}
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 text-danger">
          <p>{`Not saved: ${state.error}`}</p>
          {state.kind === "failed" ? (
            <Button variant="link" onClick={press(retry)}>
              Try again
            </Button>
          ) : (
            <>
              <Button
                variant="link"
                busy={taking.isPending}
                disabled={keeping.isPending}
                onClick={press(() => taking.mutate())}
              >
                Take the other board
              </Button>
              <Button
                variant="link"
                busy={keeping.isPending}
                disabled={taking.isPending}
                onClick={press(() => keeping.mutate())}
              >
                Keep this one
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Asks before a board that could not be saved is left. */
export function UnsavedDraftGuard({ draft: { isUnsaved } }: DraftProps) {
  return <LeaveQuestion isUnsaved={isUnsaved} message={UNSAVED_TEXT} confirmLabel="Leave" />;
}
