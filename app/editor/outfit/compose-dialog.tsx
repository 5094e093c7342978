import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { EditorDialog, useLeaveGuard } from "#app/editor/frame/editor-dialog.tsx";
import type { ComposedLook } from "#app/editor/outfit/composed-look.ts";
import { namedAsItems } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { emptyBoard, newSeed } from "#app/editor/studio/new-board.ts";
import { OPENED_ONCE, type StudioCalls, useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { StudioWorkbench } from "#app/editor/studio/workbench.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { COMPOSITION_PIECES_MAX } from "#contract/studio/composition.ts";
import type { StudioBoard } from "#contract/studio/studio.ts";

interface ComposeDialogProps {
  form: OutfitFormState;
  /** Of an outfit that exists. */
  outfitId: string | undefined;
  open: boolean;
  onClose: () => void;
  onDone: (look: ComposedLook) => void;
}

/** The studio over the outfit form, whose items become pieces. */
export function ComposeDialog({ form, outfitId, open, onClose, onDone }: ComposeDialogProps) {
  const calls = useStudioCalls();
  const guard = useLeaveGuard(open, onClose);
  const { data, error, isFetching, refetch } = useQuery({
    ...OPENED_ONCE,
    queryKey: ["studio-form", useId()],
    meta: { personal: true },
    queryFn: ({ signal }) => startingBoard(calls, form, outfitId, signal),
  });
  return (
    <EditorDialog
      open={open}
      guard={guard}
      title="Studio"
      shape="full"
      locked={false}
      leaving={{ title: "Leave the studio?", message: "The board that you have laid will be lost." }}
    >
      {data ? (
        <StudioWorkbench
          start={data}
          outfitId={outfitId ?? null}
          doneLabel="Use this look"
          onUnsaved={guard.onUnsaved}
          onDone={(look) => {
            guard.onUnsaved(false);
            onDone(look);
          }}
        />
      ) : error && !isFetching ? (
        <LoadFailure
          look="block"
          className="my-8"
          text="The board could not be opened"
          advice={failureText(error, "Please check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingNote>Opening the studio…</LoadingNote>
      )}
    </EditorDialog>
  );
}

/** The board that the form has, or the outfit, or else a new one on which its items are drawn from their names. */
async function startingBoard(
  { arrangeBoard, readBoardIfComposed }: StudioCalls,
  { getValues }: OutfitFormState,
  outfitId: string | undefined,
  signal: AbortSignal,
): Promise<StudioBoard> {
  const fields = getValues();
  if (fields.composition)
    return { composition: namedAsItems(fields) ?? fields.composition, cutouts: [...fields.cutouts] };
  const stored = outfitId === undefined ? undefined : await readBoardIfComposed(outfitId, signal);
  if (stored) return stored;
  const names = fields.items.flatMap(({ itemName }) => itemName.trim() || []);
  if (names.length === 0) return emptyBoard();
  const pieces = names.slice(0, COMPOSITION_PIECES_MAX).map((itemName) => ({ itemName }));
  return { composition: await arrangeBoard({ seed: newSeed(), pieces }), cutouts: [] };
}
