import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { accountQuery, refreshAccount } from "#app/entities/account/account-state.ts";
import { useRepeatConfirmation } from "#app/entities/account/repeat-confirmation.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText, requireSuccess } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Outcome, User } from "#contract/account/account.ts";

/**
 * Says which address of the account is not confirmed yet: the first one, or one that is to replace it. Shows
 * nothing if all are.
 */
export function AddressState({ user }: { user: User }) {
  const { data } = useQuery(accountQuery(user._id));
  const queryClient = useQueryClient();
  const cancelling = useSingleMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => refreshAccount(queryClient),
  });
  const { reset } = cancelling;
  const pendingEmail = data?.pendingEmail;
  // The outcome of cancelling one change is not that of the next.
  useEffect(() => {
    if (pendingEmail) reset();
  }, [pendingEmail, reset]);

  if (pendingEmail) {
    return (
      <WaitingAddress
        key={pendingEmail}
        text={messages.newAddress}
        email={pendingEmail}
        failure={cancelling.error}
      >
        <Button variant="ghost" size="small" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {messages.cancelChange}
        </Button>
      </WaitingAddress>
    );
  }
  if (cancelling.isSuccess) return <Cancelled message={cancelling.data.message} />;
  if (data?.emailConfirmed !== false) return null;
  return <WaitingAddress key={user.email} text={messages.firstAddress} email={user.email} />;
}

interface WaitingAddressProps {
  /** In `sent`, the address is between the parts. */
  text: { label: string; title: string; sent: readonly [string, string] };
  email: string;
  /** Why an action of the children failed. */
  failure?: Error | null;
  children?: ReactNode;
}

function WaitingAddress({ text: { label, title, sent }, email, failure, children }: WaitingAddressProps) {
  const sending = useRepeatConfirmation();
  const error = failure ?? sending.error;
  return (
    <section
      tabIndex={-1}
      aria-label={label}
      className="mb-8 outline-none border-gold border-l-2 bg-paper-deep px-5 py-4"
    >
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-ink-soft text-small">
        <span>{sent[0]}</span>
        <span className="break-words text-ink">{email}</span>
        <span>{sent[1]}</span>
      </p>
      {sending.isSuccess && (
        <Notice tone="success" className="mt-3">
          {sending.data.message}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" className="mt-3">
          {failureText(error)}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {!sending.isSuccess && (
          <Button
            ref={keepFocus}
            variant="secondary"
            size="small"
            busy={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {messages.sendLinkAgain}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

/** Takes the focus that the removed button had. */
function Cancelled({ message }: { message: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className="mb-8">
      <Notice tone="success">{message}</Notice>
    </div>
  );
}

async function cancelEmailChange(): Promise<Outcome> {
  return requireSuccess(await browserApi<Outcome>({ method: "DELETE", path: "/user/pending-email" }));
}
