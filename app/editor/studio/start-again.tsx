import { useState } from "react";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import type { DraftInUse } from "#app/editor/studio/use-draft.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast.tsx";

const NOT_REACHED = "The shop could not be reached. The board is as it was.";

interface StartAgainProps {
  /** Of the draft that the board was begun from. */
  version: string | undefined;
  draft: Pick<DraftInUse, "abandon" | "resume">;
  onDeleted: () => void;
}

/** Deletes the draft, after it has been confirmed. */
export function StartAgain({ version, draft, onDeleted }: StartAgainProps) {
  const { deleteDraft } = useStudioCalls();
  const [isAsking, setAsking] = useState(false);
  const deletion = useSingleMutation({
    // A change that waits to be saved must not bring the draft back after its deletion.
    onMutate: draft.abandon,
    mutationFn: () => deleteDraft(version),
    onSuccess: onDeleted,
    onError: (error) => {
      draft.resume();
      void showToast("error", failureText(error, NOT_REACHED));
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Start again
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => deletion.mutate()}
        busy={deletion.isPending}
        type="danger"
        title="Start again?"
        message="What lies on the board now is thrown away."
        confirmLabel="Start again"
      />
    </>
  );
}
