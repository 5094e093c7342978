import { useRef, useState } from "react";
import { useSettings } from "#app/entities/settings/settings.ts";
import { logFailure } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import type { Embedded } from "#contract/embeds/embed.ts";
import { embedCode } from "#contract/embeds/embed-code.ts";
import { EMBED_DIALOG_MESSAGES as messages } from "#contract/messages/embeds.ts";

interface EmbedDialogProps {
  open: boolean;
  onClose: () => void;
  embedded: Embedded;
  /** Of the frame. */
  title: string;
}

/** Load it lazily. */
export function EmbedDialog({ open, onClose, embedded, title }: EmbedDialogProps) {
  const { publicUrl } = useSettings();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState("");
  const code = embedCode(publicUrl || window.location.origin, embedded, { title });

  async function copy() {
    // A message that is said twice is another message.
    setOutcome("");
    field.current?.select();
    try {
      await navigator.clipboard.writeText(code);
      setOutcome(messages.copied);
    } catch (error) {
      logFailure("Copying the code of an embed failed", error);
      field.current?.focus();
      setOutcome(messages.copyFailed);
    }
  }

  function close() {
    setOutcome("");
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={messages.titles[embedded.kind]}
      description={messages.description}
    >
      <Field label={messages.code} className="mt-6">
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            readOnly
            dir="ltr"
            rows={5}
            spellCheck={false}
            value={code}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={() => void copy()}>{messages.copy}</Button>
        <p role="status" className="text-ink-soft text-small">
          {outcome}
        </p>
      </div>
    </Dialog>
  );
}
