import type { useDraft } from "#app/editor/studio/use-draft.ts";
import { Button } from "#app/ui/button.tsx";

const TEXTS = { unchanged: "", unsaved: "Not saved yet", saving: "Saving…", saved: "Saved" };

/** Whether the board is saved, in a corner of the studio. */
export function DraftNote({ draft: { state, retry } }: { draft: ReturnType<typeof useDraft> }) {
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
