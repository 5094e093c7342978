import { LeaveQuestion } from "#app/editor/frame/leave-question.tsx";
import type { useDraft } from "#app/editor/studio/use-draft.ts";
import { Button } from "#app/ui/button.tsx";

const TEXTS = { unchanged: "", unsaved: "Not saved yet", saving: "Saving…", saved: "Saved" };

interface DraftProps {
  draft: ReturnType<typeof useDraft>;
}

/** Whether the board is saved, in a corner of the studio. */
export function DraftNote({ draft: { state, retry } }: DraftProps) {
  if (state.kind !== "failed") {
    return (
      <p role="status" className="text-caption text-ink-soft">
        {TEXTS[state.kind]}
      </p>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-caption text-danger">
      <p>{`Not saved: ${state.error}`}</p>
      <Button variant="link" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

/** Asks before a board that could not be saved is left. */
export function UnsavedDraftGuard({ draft: { state } }: DraftProps) {
  return (
    <LeaveQuestion
      isUnsaved={state.kind === "failed"}
      message="The last changes of the board could not be saved. They may be lost."
      confirmLabel="Leave"
    />
  );
}
