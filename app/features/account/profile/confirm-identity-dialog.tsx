import { useQuery } from "@tanstack/react-query";
import { FingerprintPattern as Fingerprint } from "lucide";
import { type FormEvent, useState } from "react";
import { CONFIRM_IDENTITY } from "#app/content/account-content.ts";
import { accountQuery } from "#app/entities/account/account-state.ts";
import { beginSession } from "#app/entities/session/session-store.ts";
import { requireSameUser } from "#app/features/account/account-calls.ts";
import {
  loadPasskeyCalls,
  passkeyFailure,
  usePasskeySupport,
} from "#app/features/account/passkey-support.ts";
import * as messages from "#app/features/account/profile/confirm-identity-messages.ts";
import { TextField } from "#app/features/account/text-field.tsx";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";

interface ConfirmIdentityDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the current password, or without one after a passkey has begun a fresh session. */
  onConfirm: (currentPassword?: string) => void;
  userId: string;
  error: string | undefined;
  busy: boolean;
}

export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { open, onClose, onConfirm, userId, error, busy } = props;
  const { data } = useQuery(accountQuery(userId));
  const hasPassword = data?.hasPassword !== false;
  const hasPasskey = usePasskeySupport() && data !== undefined && data.passkeys.length > 0;
  const [isBlank, setBlank] = useState(false);
  const proving = useSingleMutation({
    mutationFn: async () => {
      const result = await (await loadPasskeyCalls()).signInWithPasskey();
      requireSameUser(userId, result.token);
      beginSession(result);
    },
    onSuccess: () => onConfirm(),
  });
  const isLocked = busy || proving.isPending;
  const failure = passkeyFailure(proving.error);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The profile's form is an ancestor in React's tree.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get("currentPassword"));
    setBlank(password.trim() === "");
    proving.reset();
    if (password.trim() !== "") onConfirm(password);
  }
  function close() {
    setBlank(false);
    proving.reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={CONFIRM_IDENTITY.title}
      description={
        hasPassword
          ? CONFIRM_IDENTITY.byPassword
          : hasPasskey
            ? CONFIRM_IDENTITY.byPasskey
            : CONFIRM_IDENTITY.bySigningIn
      }
      mark="info"
      locked={isLocked}
    >
      {hasPassword && (
        <form method="post" noValidate onSubmit={send} className="mt-6 grid gap-6">
          <TextField
            label={messages.currentPassword}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            error={busy ? undefined : isBlank ? ACCOUNT_ERRORS.currentPasswordRequired.text : error}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={close} disabled={isLocked}>
              {messages.cancel}
            </Button>
            <Button type="submit" busy={busy} disabled={isLocked}>
              {messages.confirm}
            </Button>
          </div>
        </form>
      )}
      {hasPasskey && (
        <div className={classNames("mt-6 grid gap-3", hasPassword && "border-line border-t pt-6")}>
          <Button
            variant={hasPassword ? "secondary" : "primary"}
            wide
            busy={proving.isPending}
            disabled={isLocked}
            onClick={() => proving.mutate()}
          >
            {!proving.isPending && <Icon of={Fingerprint} />}
            <span>{messages.usePasskey}</span>
          </Button>
          {failure && !proving.isPending && <Notice tone="danger">{failure}</Notice>}
        </div>
      )}
      {!hasPassword && !hasPasskey && (
        <Button className="mt-6" wide onClick={close}>
          {messages.gotIt}
        </Button>
      )}
    </Dialog>
  );
}
