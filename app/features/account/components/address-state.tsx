import { useMutation, useQuery } from "@tanstack/react-query";
import { repeatConfirmation } from "#app/features/account/api/link-calls.ts";
import { accountQuery } from "#app/lib/account-state.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/user.ts";

/** Says that the user's address is not confirmed yet, and sends the e-mail again. Shows nothing for a confirmed one. */
export function AddressState({ user }: { user: User }) {
  const { data } = useQuery(accountQuery(user._id));
  const sending = useMutation({ mutationFn: repeatConfirmation });
  if (data?.emailConfirmed !== false) return null;
  return (
    <section
      aria-label="Address not confirmed"
      className="mb-8 border-gold border-l-2 bg-paper-deep px-5 py-4"
    >
      <p className="font-medium">Please confirm your e-mail address</p>
      <p className="mt-1 text-ink-soft text-small">
        We sent a link to <span className="break-words text-ink">{user.email}</span>. It lets us help you back
        in if you ever forget your password.
      </p>
      {sending.isSuccess && (
        <Notice tone="success" className="mt-3">
          {sending.data.message}
        </Notice>
      )}
      {sending.isError && (
        <Notice tone="danger" className="mt-3">
          {failureText(sending.error)}
        </Notice>
      )}
      {!sending.isSuccess && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          busy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send the Link Again
        </Button>
      )}
    </section>
  );
}
