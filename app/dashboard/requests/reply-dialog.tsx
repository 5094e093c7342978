import { type FormEvent, useRef, useState } from "react";
import { OutfitPicker } from "#app/dashboard/catalogue/outfit-picker.tsx";
import { PickedOutfits } from "#app/dashboard/catalogue/picked-outfits.tsx";
import { EmailPreview } from "#app/dashboard/requests/email-preview.tsx";
import { RequestSummary } from "#app/dashboard/requests/request-summary.tsx";
import { TimeLeftText, useNow } from "#app/dashboard/requests/time-left.tsx";
import { openingOf, useReplyDraft, useSendReply } from "#app/dashboard/requests/use-reply.ts";
import { EditorDialog, useLeaveGuard } from "#app/editor/frame/editor-dialog.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_NOTE_MAX_LENGTH, OUTFITS_PER_BESPOKE_REPLY } from "#contract/limits.ts";
import { countCharacters } from "#contract/values/characters.ts";
import { groupDigits } from "#contract/values/money.ts";

interface ReplyDialogProps {
  request: BespokeRequest;
  onClose: () => void;
  /** The element to focus after the reply has been sent. */
  focusAfterwards: () => HTMLElement | null;
}

export function ReplyDialog({ request, onClose, focusAfterwards }: ReplyDialogProps) {
  const guard = useLeaveGuard(true, onClose);
  const isSent = useRef(false);
  const sending = useSendReply(request._id, () => {
    isSent.current = true;
    guard.onUnsaved(false);
    onClose();
  });
  return (
    <EditorDialog
      open
      guard={guard}
      title="Answer the request"
      locked={sending.isPending}
      leaving={{
        title: "Leave without sending?",
        message: "What you have picked and written here will be lost.",
      }}
      finalFocus={() => (isSent.current ? focusAfterwards() : true)}
    >
      <ReplyForm request={request} sending={sending} onUnsaved={guard.onUnsaved} onCancel={guard.close} />
    </EditorDialog>
  );
}

interface ReplyFormProps {
  request: BespokeRequest;
  sending: ReturnType<typeof useSendReply>;
  onUnsaved: (isUnsaved: boolean) => void;
  onCancel: () => void;
}

const NOT_REACHED =
  "The shop could not be reached. Please check your connection and try again: nothing you entered is lost.";

function ReplyForm({ request, sending, onUnsaved, onCancel }: ReplyFormProps) {
  const draft = useReplyDraft(openingOf(request), sending, onUnsaved);
  const [announcement, setAnnouncement] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const now = useNow();
  const busy = sending.isPending;

  function send(event: FormEvent) {
    event.preventDefault();
    // React events bubble from the portal to the outer dialog.
    event.stopPropagation();
    const wrong = draft.send();
    if (wrong === "outfits") search.current?.focus();
    else if (wrong === "note") note.current?.focus();
  }

  return (
    <form method="post" noValidate onSubmit={send} className="flex flex-1 flex-col gap-7 pt-5">
      <div className="grid gap-4 border-line border-y bg-paper-raised px-4 py-5 sm:px-6">
        <RequestSummary request={request}>
          <TimeLeftText dueAt={request.dueAt} now={now} />
        </RequestSummary>
      </div>
      <LockedFields locked={busy} className="grid min-w-0 gap-x-10 gap-y-8 lg:grid-cols-rest-aside">
        <OutfitPicker
          initialTerm={request.searchTerm}
          picks={draft.picks}
          max={OUTFITS_PER_BESPOKE_REPLY}
          onPick={(outfit) => setAnnouncement(draft.toggle(outfit))}
          error={draft.errors.outfits}
          search={search}
        />
        <div className="grid min-w-0 content-start gap-8">
          <PickedOutfits
            title="The look"
            picks={draft.picks}
            max={OUTFITS_PER_BESPOKE_REPLY}
            goneIds={draft.goneIds}
            budget={request.budget}
            onChange={draft.setPicks}
            onEmpty={() => search.current?.focus()}
          />
          <Field
            label="Note"
            error={draft.errors.note}
            hint={
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>It leads the email. An empty line begins a paragraph.</span>
                <span className="tabular-nums">
                  {`${countCharacters(draft.note)}/${groupDigits(BESPOKE_NOTE_MAX_LENGTH)} characters`}
                </span>
              </span>
            }
          >
            {(control) => (
              <Textarea
                {...control}
                ref={note}
                name="note"
                placeholder="Why these looks, and how to wear them"
                maxLength={BESPOKE_NOTE_MAX_LENGTH}
                value={draft.note}
                onChange={({ target }) => draft.setNote(target.value)}
                className="min-h-44"
              />
            )}
          </Field>
        </div>
      </LockedFields>
      <EmailPreview request={request} note={draft.note} picks={draft.picks} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="tall:sticky bottom-0 z-raised -mx-5 mt-auto grid gap-4 border-line border-t bg-paper px-5 py-4 sm:-mx-8 sm:px-8">
        {sending.error && <Notice tone="danger">{failureText(sending.error, NOT_REACHED)}</Notice>}
        <div className="flex justify-end gap-3 max-sm:[&>*]:flex-1 max-sm:[&>*]:px-3">
          <Button variant="secondary" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? "Sending…" : "Send styled look"}
          </Button>
        </div>
      </div>
    </form>
  );
}
