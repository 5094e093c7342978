import { type FormEvent, useRef } from "react";
import { decisionOf, EMPTY_DRAFT, type LookDraft } from "#app/dashboard/moderation/looks/look-decision.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, type DialogProps } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { SUBMISSION_NOTE_MAX_LENGTH } from "#contract/limits.ts";
import type {
  AdminSubmission,
  SubmissionAction,
  SubmissionDecision,
} from "#contract/submissions/submissions.ts";
import { countCharacters } from "#contract/values/characters.ts";
import { groupDigits } from "#contract/values/money.ts";

const WORDS = {
  request_changes: { title: "Ask for changes", label: "What should be changed?", send: "Ask for changes" },
  decline: { title: "Decline the look", label: "Why is it declined?", send: "Decline" },
} as const;

export interface Asked {
  look: AdminSubmission;
  action: Exclude<SubmissionAction, "publish">;
}

interface NoteDialogProps extends Pick<DialogProps, "open" | "finalFocus"> {
  asked: Asked;
  /** Its note stays when the dialog is closed. */
  draft: LookDraft | undefined;
  onDraft: (id: string, changes: Partial<LookDraft>) => void;
  onClose: () => void;
  onDecide: (look: AdminSubmission, decision: SubmissionDecision) => void;
}

/** What the author is told. */
export function NoteDialog({
  open,
  asked: { look, action },
  draft = EMPTY_DRAFT,
  onDraft,
  onClose,
  onDecide,
  finalFocus,
}: NoteDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { title, label, send } = WORDS[action];

  function submit(event: FormEvent) {
    event.preventDefault();
    const { decision, error } = decisionOf(look, action, draft);
    onDraft(look._id, { noteError: error });
    if (decision) onDecide(look, decision);
    else field.current?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description="The author reads it in an email and beside the look."
      initialFocus={(how) => (how === "touch" ? true : field.current)}
      finalFocus={finalFocus}
    >
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-6">
        <Field
          label={label}
          error={draft.noteError}
          hint={
            <span className="tabular-nums">
              {`${countCharacters(draft.note)}/${groupDigits(SUBMISSION_NOTE_MAX_LENGTH)} characters`}
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              value={draft.note}
              onChange={({ target }) => onDraft(look._id, { note: target.value, noteError: undefined })}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={action === "decline" ? "danger" : "primary"}>
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
