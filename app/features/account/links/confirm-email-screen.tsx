import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { CONFIRM_EMAIL, LINK_FAILURES } from "#app/content/account-links-content.ts";
import { confirmEmail } from "#app/features/account/api/link-calls.ts";
import { linkFailure } from "#app/features/account/links/link-failure.ts";
import { useLinkToken } from "#app/features/account/links/use-link-token.ts";
import { accountKey } from "#app/lib/account-state.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Confirms the address that the link was sent to: at once by script, or by the form when no script has done it. */
export function ConfirmEmailScreen() {
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const isSent = useRef(false);
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: confirmEmail,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKey }),
  });

  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    mutate(token);
  }, [token, mutate]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (token) mutate(token);
  }

  const failure =
    token === "" ? { ...LINK_FAILURES.LINK_INVALID, isLink: true } : error && linkFailure(error);
  const page = isSuccess ? CONFIRM_EMAIL.done : (failure ?? CONFIRM_EMAIL.waiting);
  return (
    <div aria-live="polite">
      <MessagePage eyebrow={CONFIRM_EMAIL.eyebrow} title={page.title} text={page.text} figure="@">
        {!isSuccess && !failure?.isLink && (
          <form method="post" data-native onSubmit={send} className={failure ? undefined : "animate-late"}>
            <Button type="submit" size="large" wide busy={isPending}>
              {failure ? "Try Again" : CONFIRM_EMAIL.waiting.button}
            </Button>
          </form>
        )}
        {isSuccess && (
          <ButtonLink to="/outfit" size="large">
            Browse Outfits
          </ButtonLink>
        )}
        {(isSuccess || failure?.isLink) && (
          <ButtonLink to="/profile" size="large" variant={isSuccess ? "secondary" : "primary"}>
            Go to Your Profile
          </ButtonLink>
        )}
      </MessagePage>
    </div>
  );
}
