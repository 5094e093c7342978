import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sendUserChange, type UserChange, userChangeWords } from "#app/dashboard/users/user-change.ts";
import { USERS_KEY } from "#app/dashboard/users/users-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { BLOCK_REASON_MAX_LENGTH } from "#contract/limits.ts";

interface UserChangeDialogProps {
  change: UserChange;
  open: boolean;
  onClose: () => void;
}

/** Confirms a change of a user; a block can have a reason, which the person reads when they sign in. */
export function UserChangeDialog({ change, open, onClose }: UserChangeDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const words = userChangeWords(change);
  const sending = useSingleMutation({
    mutationFn: () => sendUserChange(change, reason.trim()),
    onSuccess: (code) => {
      if (code) return;
      void showToast("success", words.done);
      onClose();
      return client.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  if (sending.data) {
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title={words.done}
        description="It is shown only now."
        mark="info"
      >
        <p className="mt-6 select-all text-center font-mono text-title">{sending.data}</p>
        <Button className="mt-6" wide onClick={onClose}>
          Done
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.title}
      description={words.message}
      mark={
        change.kind === "block"
          ? "danger"
          : change.kind === "promote" || change.kind === "demote"
            ? "warning"
            : "info"
      }
      locked={sending.isPending}
    >
      <form method="post" noValidate onSubmit={send} className="mt-6 grid gap-6">
        {change.kind === "block" && (
          <Field label="Reason (optional)" hint="They read it when they try to sign in.">
            {(control) => (
              <Textarea
                {...control}
                maxLength={BLOCK_REASON_MAX_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        {sending.isError && (
          <Notice tone="danger">
            {failureText(sending.error, "This could not be done. Please try again.")}
          </Notice>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={sending.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={change.kind === "block" ? "danger" : "primary"}
            busy={sending.isPending}
          >
            {words.button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
