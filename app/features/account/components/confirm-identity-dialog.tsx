import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountQuery } from "#app/features/account/api/account-query.ts";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface ConfirmIdentityDialogProps {
  open: boolean;
  onClose: () => void;
  /** Makes the change with the current password. */
  onConfirm: (currentPassword: string) => void;
  userId: string;
  error: string | undefined;
  busy: boolean;
}

/** Asks who changes the password or e-mail in an older session, and goes on with the change. */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { open, onClose, onConfirm, userId, error, busy } = props;
  const { data } = useQuery(accountQuery(userId));
  const hasPassword = data?.hasPassword !== false;
  const [password, setPassword] = useState("");

  function send(event: FormEvent) {
    event.preventDefault();
    // The profile's form is an ancestor in React's tree.
    event.stopPropagation();
    if (password.trim() !== "") onConfirm(password);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Is it you?"
      description={
        hasPassword
          ? "You signed in a while ago. Please enter your current password to make this change."
          : "You signed in a while ago. Please sign out and in again, then make this change."
      }
      mark="info"
      locked={busy}
    >
      {hasPassword ? (
        <form method="post" onSubmit={send} className="mt-6 grid gap-6">
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            error={busy ? undefined : error}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Confirm
            </Button>
          </div>
        </form>
      ) : (
        <Button className="mt-6" wide onClick={onClose}>
          All Right
        </Button>
      )}
    </Dialog>
  );
}
