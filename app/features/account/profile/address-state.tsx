import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { accountKey, accountQuery } from "#app/entities/account/account-state.ts";
import { cancelEmailChange, repeatConfirmation } from "#app/features/account/email-token-calls.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";

/**
 * Says which address of the account waits to be confirmed, the first or one that is to replace it. Shows
 * nothing if none does.
 */
export function AddressState({ user }: { user: User }) {
  const { data } = useQuery(accountQuery(user._id));
  const queryClient = useQueryClient();
  const cancelling = useSingleMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKey }),
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
        label="New address not confirmed"
        title="Please confirm your new e-mail address"
        email={pendingEmail}
        text="Until you open it, your account keeps its present address."
        failure={cancelling.error}
      >
        <Button variant="ghost" size="small" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Cancel the Change
        </Button>
      </WaitingAddress>
    );
  }
  if (cancelling.isSuccess) return <Cancelled message={cancelling.data.message} />;
  if (data?.emailConfirmed !== false) return null;
  return (
    <WaitingAddress
      key={user.email}
      label="Address not confirmed"
      title="Please confirm your e-mail address"
      email={user.email}
      text="It lets us help you back in if you ever forget your password."
    />
  );
}

interface WaitingAddressProps {
  label: string;
  title: string;
  email: string;
  text: string;
  /** Why what the children do failed. */
  failure?: Error | null;
  children?: ReactNode;
}

function WaitingAddress({ label, title, email, text, failure, children }: WaitingAddressProps) {
  const sending = useSingleMutation({ mutationFn: repeatConfirmation });
  const error = failure ?? sending.error;
  return (
    <section aria-label={label} className="mb-8 border-gold border-l-2 bg-paper-deep px-5 py-4">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-ink-soft text-small">
        We sent a link to <span className="break-words text-ink">{email}</span>
        <span>{`. ${text}`}</span>
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
          <Button variant="secondary" size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
            Send the Link Again
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

/** Takes the focus from the button that is gone. */
function Cancelled({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="mb-8">
      <Notice tone="success">{message}</Notice>
    </div>
  );
}
