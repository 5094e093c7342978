import { useEffect } from "react";
import { useIdentityQuestion } from "#app/entities/account/fresh-session.ts";
import { reauthenticate } from "#app/features/account/account-calls.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import type { User } from "#contract/account/account.ts";

export const LazyConfirmIdentityDialog = lazyPart(
  async () =>
    (await import("#app/features/account/profile/confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
  { when: "open" },
);

/** Each screen that calls `inFreshSession` renders it once. */
export function IdentityDialog({ user }: { user: User }) {
  const question = useIdentityQuestion((state) => state.question);
  const proving = useSingleMutation({
    mutationFn: (currentPassword: string) => reauthenticate(user._id, currentPassword),
    onSuccess: () => question?.confirm(),
  });
  // A call must not wait for a dialog of a screen that is left.
  useEffect(() => () => useIdentityQuestion.getState().question?.cancel(), []);
  return (
    <LazyConfirmIdentityDialog
      open={question !== null}
      onClose={() => {
        proving.reset();
        question?.cancel();
      }}
      onConfirm={(currentPassword) =>
        currentPassword ? proving.mutate(currentPassword) : question?.confirm()
      }
      userId={user._id}
      error={proving.error ? failureText(proving.error) : undefined}
      busy={proving.isPending}
    />
  );
}
