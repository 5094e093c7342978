import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { EditorDialog, useLeaveGuard } from "#app/editor/frame/editor-dialog.tsx";
import type { ComposedLook } from "#app/editor/outfit/composed-look.ts";
import { namedAsItems } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { UNSAVED_TEXT } from "#app/editor/studio/draft-note.tsx";
import { emptyBoard, namedPieces, newSeed } from "#app/editor/studio/new-board.ts";
import {
  type DraftLook,
  isDraftOf,
  OPENED_ONCE,
  SAVED_BY,
  type StoredDraft,
  type StudioCalls,
  useStudioCalls,
} from "#app/editor/studio/studio-api.ts";
import { OtherLookLink, UnfinishedBoard } from "#app/editor/studio/unfinished-board.tsx";
import { isSameBoard, removeUnsavedBoard } from "#app/editor/studio/unsaved-board.ts";
import type { StartBoard } from "#app/editor/studio/use-draft.ts";
import { StudioWorkbench } from "#app/editor/studio/workbench.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import type { StudioBoard } from "#contract/studio/studio.ts";

interface ComposeDialogProps {
  form: OutfitFormState;
  /** Of an outfit, or of a submitted look, that exists. */
  lookId: string | undefined;
  /** Without it, a board that is not used is lost. */
  draftOf?: DraftLook | undefined;
  open: boolean;
  onClose: () => void;
  onDone: (look: ComposedLook) => void;
}

/** The studio over the outfit form, whose items become pieces. */
export function ComposeDialog({ form, lookId, draftOf, open, onClose, onDone }: ComposeDialogProps) {
  const calls = useStudioCalls();
  const guard = useLeaveGuard(open, onClose);
  /** Of another tab or device, chosen in place of the board that this one was opened with, if it is of this look. */
  const [other, setOther] = useState<StoredDraft>();
  const { data, error, isFetching, refetch } = useQuery({
    ...OPENED_ONCE,
    queryKey: ["studio-form", useId()],
    meta: { personal: true },
    queryFn: ({ signal }) => startingBoard(calls, { form, lookId, draftOf }, signal),
  });
  const [isStartedAgain, setStartedAgain] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  // What was pressed has gone with the question.
  useEffect(() => {
    if (isStartedAgain) bench.current?.focus();
  }, [isStartedAgain]);
  const { draft, isOfLook = false } = data ?? {};
  const version = (other ?? draft)?.version;
  const isOwn = (found: StoredDraft) => draftOf !== undefined && isDraftOf(found, draftOf);
  const foreign = other ? (isOwn(other) ? undefined : other) : isOfLook ? undefined : draft;
  /** The person has chosen to do without the board that this tab still keeps for another draft. */
  const giveUp = () => other && removeUnsavedBoard();
  return (
    <EditorDialog
      open={open}
      guard={guard}
      title="Studio"
      shape="full"
      locked={false}
      leaving={{
        title: "Leave the studio?",
        message: draftOf ? UNSAVED_TEXT : "The board that you have laid will be lost.",
      }}
    >
      {foreign && !isStartedAgain ? (
        <UnfinishedBoard
          isOfLook={false}
          goOn={<OtherLookLink draft={foreign} onFollow={giveUp} />}
          onStartAgain={() => {
            giveUp();
            setStartedAgain(true);
          }}
        />
      ) : data ? (
        <div ref={bench} tabIndex={-1}>
          <StudioWorkbench
            key={other?.version}
            start={other ? (foreign ? boardOf(data.start) : other) : data.start}
            draftOf={draftOf && { submissionId: draftOf.submissionId, version }}
            onOther={(found) => {
              guard.onUnsaved(false);
              setOther(found);
              setStartedAgain(false);
              return isOwn(found);
            }}
            doneLabel="Use this look"
            onUnsaved={guard.onUnsaved}
            onDone={(look) => {
              // A dialog that was closed is still there while it fades.
              if (!open) return;
              guard.onUnsaved(false);
              onDone({ ...look, earlier: data.earlier });
            }}
          />
        </div>
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

type StartOptions = Pick<ComposeDialogProps, "form" | "lookId" | "draftOf">;

/** A board without the draft that it was. */
const boardOf = ({ composition, cutouts }: StartBoard): StartBoard => ({ composition, cutouts });

/** What the studio begins with, and the draft whose place it takes. */
async function startingBoard(calls: StudioCalls, options: StartOptions, signal: AbortSignal) {
  const { draftOf } = options;
  const draft = draftOf && (await calls.readStudio(signal)).draft;
  const ownDraft = draftOf && draft && isDraftOf(draft, draftOf) ? draft : undefined;
  const board = await boardOfLook(calls, options, signal);
  const start: StartBoard = ownDraft
    ? withNamesOfItems(ownDraft, board, options.form)
    : (board ?? (await newBoard(calls, options)));
  // The items are those of the look's board, also where the studio goes on with a draft that differs from it.
  return { start, earlier: (board ?? start).composition, draft, isOfLook: ownDraft !== undefined };
}

/** Items can have been renamed in the form since its board was used; the draft is to have their names too. */
function withNamesOfItems(
  draft: StoredDraft,
  board: StudioBoard | undefined,
  form: OutfitFormState,
): StartBoard {
  const used = form.getValues("composition");
  const isUsed = used !== null && isSameBoard(draft.composition, used);
  if (!board || !isUsed || isSameBoard(board.composition, used)) return draft;
  // The draft is saved with these names, and stays known as the board of the form.
  form.setValue("composition", board.composition);
  return { ...draft, ...board, leftBy: draft.leftBy ?? [SAVED_BY] };
}

/** The board that the form has, or the look; undefined where its picture was not made in the studio. */
async function boardOfLook(
  { readBoardIfComposed }: StudioCalls,
  { form, lookId }: StartOptions,
  signal: AbortSignal,
): Promise<StudioBoard | undefined> {
  const fields = form.getValues();
  if (fields.composition)
    return { composition: namedAsItems(fields) ?? fields.composition, cutouts: [...fields.cutouts] };
  return lookId === undefined ? undefined : readBoardIfComposed(lookId, signal);
}

/** One on which the items of the form are drawn from their names. */
async function newBoard({ arrangeBoard }: StudioCalls, { form }: StartOptions): Promise<StudioBoard> {
  const pieces = namedPieces(form.getValues().items);
  if (pieces.length === 0) return emptyBoard();
  return { composition: await arrangeBoard({ seed: newSeed(), pieces }), cutouts: [] };
}
