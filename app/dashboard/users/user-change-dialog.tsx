import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { changeBlock, changeRole, makePasskeyCode, USERS_KEY } from "#app/dashboard/users/users-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { AdminUser } from "#contract/account/admin-users.ts";
import { BLOCK_REASON_MAX_LENGTH, PASSKEY_CODE_HOURS } from "#contract/limits.ts";

export interface UserChange {
  kind: "promote" | "demote" | "block" | "unblock" | "passkeyCode";
  user: AdminUser;
}

export type AskUserChange = (change: UserChange) => void;

function userChangeWords({ kind, user: { username } }: UserChange) {
  switch (kind) {
    case "promote":
      return {
        title: `Make ${username} an administrator?`,
        message: "They can change everything in this dashboard. They are signed out and sign in again.",
        button: "Make administrator",
        done: `${username} is an administrator now`,
      };
    case "demote":
      return {
        title: `Take the role from ${username}?`,
        message: "They keep their account and can no longer open this dashboard.",
        button: "Remove role",
        done: `${username} is no longer an administrator`,
      };
    case "block":
      return {
        title: `Block ${username}?`,
        message: "They are signed out everywhere and cannot sign in. What they wrote stays.",
        button: "Block",
        done: `${username} is blocked`,
      };
    case "unblock":
      return {
        title: `Unblock ${username}?`,
        message: "They can sign in again.",
        button: "Unblock",
        done: `${username} is unblocked`,
      };
    case "passkeyCode":
      return {
        title: `Make a passkey code for ${username}?`,
        message: `With it they add a passkey on their profile, where this shop requires one of administrators. It works once, for ${PASSKEY_CODE_HOURS} hours; give it to them in person or by telephone.`,
        button: "Make code",
        done: `The code for ${username} is made`,
      };
  }
}

/** Returns the code to show, if the change made one. */
async function sendUserChange({ kind, user }: UserChange, reason: string): Promise<string | undefined> {
  if (kind === "passkeyCode") return (await makePasskeyCode(user._id)).code;
  if (kind === "promote" || kind === "demote") await changeRole(user._id, kind === "promote");
  else await changeBlock(user._id, kind === "block", reason);
  return undefined;
}

interface UserChangeDialogProps {
  change: UserChange;
  open: boolean;
  onClose: () => void;
}

/** A blocked user reads the reason when signing in. */
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
