import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { LINK_FAILURES, UNDO_EMAIL } from "#app/content/account-links-content.ts";
import { undoEmailChange } from "#app/features/account/api/link-calls.ts";
import { linkFailure } from "#app/features/account/links/link-failure.ts";
import { useLinkToken } from "#app/features/account/links/use-link-token.ts";
import { endSession } from "#app/lib/session-store.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Gives the account its former address back, once the visitor asks for it: a mail program may open links by itself. */
export function UndoEmailScreen() {
  const token = useLinkToken();
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: undoEmailChange,
    // The call ended every session of the account.
    onSuccess: endSession,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (token) mutate(token);
  }

  const failure =
    token === "" ? { ...LINK_FAILURES.LINK_INVALID, isLink: true } : error && linkFailure(error);
  const page = isSuccess ? UNDO_EMAIL.done : (failure ?? UNDO_EMAIL.asking);
  return (
    <div aria-live="polite">
      <MessagePage eyebrow={UNDO_EMAIL.eyebrow} title={page.title} text={page.text} figure="@">
        {!isSuccess && !failure?.isLink && (
          <form method="post" data-native onSubmit={send}>
            <Button type="submit" size="large" wide busy={isPending}>
              {failure ? "Try Again" : UNDO_EMAIL.asking.button}
            </Button>
          </form>
        )}
        {isSuccess && (
          <ButtonLink to="/forgot-password" size="large">
            {UNDO_EMAIL.done.button}
          </ButtonLink>
        )}
        {(isSuccess || failure?.isLink) && (
          <ButtonLink to="/sign-in" size="large" variant={isSuccess ? "secondary" : "primary"}>
            Sign In
          </ButtonLink>
        )}
      </MessagePage>
    </div>
  );
}
