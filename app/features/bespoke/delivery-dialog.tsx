import { type FormEvent, useState } from "react";
import { BESPOKE } from "#app/content/bespoke-content.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import * as messages from "#app/features/bespoke/delivery-messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmailInput } from "#app/ui/email-input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";
import { BESPOKE_MESSAGES } from "#contract/messages/bespoke.ts";

export interface BespokeRequestDraft {
  description: string;
  image: File | null;
}

interface DeliveryDialogProps {
  open: boolean;
  draft: BespokeRequestDraft;
  onClose: () => void;
  /** The request has been sent; the dialog stays open and confirms it. */
  onSent: () => void;
}

/**
 * Asks for the e-mail address of the delivery and sends the bespoke request. After a failure it can
 * be sent again.
 */
export function DeliveryDialog({ open, draft, onClose, onSent }: DeliveryDialogProps) {
  const user = useCurrentUser();
  /** Null until the field is edited; until then it has the signed-in user's address. */
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? user?.email ?? "";
  const [emailError, setEmailError] = useState<string>();
  const { keyFor, settle } = useIdempotencyKey();
  const sending = useSingleMutation({
    mutationFn: (to: string) => sendBespokeRequest(draft, to, keyFor(fingerprint(draft, to))),
    onSuccess: () => {
      settle();
      onSent();
    },
  });

  function send(event: FormEvent<HTMLFormElement>) {
    // In the React tree this form is inside another one, to which the event would bubble.
    event.stopPropagation();
    event.preventDefault();
    const invalid = event.currentTarget.querySelector<HTMLInputElement>("input:invalid");
    if (!invalid) return sending.mutate(email);
    setEmailError(email.trim() ? ACCOUNT_MESSAGES.emailInvalid : BESPOKE_MESSAGES.emailRequired);
    invalid.focus();
  }
  function type(address: string) {
    setTyped(address);
    setEmailError(undefined);
  }
  function close() {
    onClose();
    sending.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      locked={sending.isPending}
      title={sending.isSuccess ? messages.received : BESPOKE.email}
      description={sending.isSuccess ? undefined : messages.promise}
    >
      {sending.isSuccess ? (
        <div className="mt-6 grid gap-6">
          <Notice tone="success">{sending.data.message || BESPOKE_MESSAGES.received}</Notice>
          <p className="text-ink-soft text-small">
            {messages.confirmationSent[0]}
            <strong className="font-semibold text-ink">{sending.variables}</strong>
            {messages.confirmationSent[1]}
          </p>
          <Button size="large" wide onClick={close} ref={takeFocus}>
            {messages.done}
          </Button>
        </div>
      ) : (
        <form method="post" noValidate onSubmit={send} className="mt-6 grid gap-6">
          <EmailInput value={email} onType={type} locked={sending.isPending} error={emailError} />
          {sending.isError && (
            <Notice tone="danger">{failureText(sending.error, BESPOKE_MESSAGES.failed)}</Notice>
          )}
          <Button type="submit" size="large" wide busy={sending.isPending}>
            {sending.isPending ? messages.sending : BESPOKE.send}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** Repeated with the same key, the request is stored once. */
function sendBespokeRequest(
  { description, image }: BespokeRequestDraft,
  email: string,
  idempotencyKey: string,
): Promise<{ success: boolean; message: string }> {
  const body = new FormData();
  body.set("description", description);
  body.set("email", email);
  if (image) body.set("image", image);
  return browserApi({ method: "POST", path: "/bespoke", body, idempotencyKey });
}

/** Equal for two attempts that send the same request. */
function fingerprint({ description, image }: BespokeRequestDraft, email: string): string {
  return JSON.stringify([description, email, image && [image.name, image.size, image.lastModified]]);
}

/** The focus was on the submit button, which has been removed. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
