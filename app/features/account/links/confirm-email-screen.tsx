import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { CONFIRM_EMAIL, LINK_FAILURES } from "#app/content/account-links-content.ts";
import { accountKey } from "#app/features/account/api/account-query.ts";
import { confirmEmail } from "#app/features/account/api/link-calls.ts";
import { linkFailure } from "#app/features/account/links/link-failure.ts";
import { useLinkToken } from "#app/features/account/links/use-link-token.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";

/** Confirms the address that the link was sent to, at once. */
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

  const failure =
    token === "" ? { ...LINK_FAILURES.LINK_INVALID, isLink: true } : error && linkFailure(error);
  const page = isSuccess ? CONFIRM_EMAIL.done : (failure ?? CONFIRM_EMAIL.waiting);
  return (
    <div aria-live="polite">
      <MessagePage eyebrow={CONFIRM_EMAIL.eyebrow} title={page.title} text={page.text} figure="@">
        {failure && !failure.isLink && token && (
          <Button size="large" busy={isPending} onClick={() => mutate(token)}>
            Try Again
          </Button>
        )}
        {isSuccess && (
          <ButtonLink to="/outfit" size="large">
            Browse Outfits
          </ButtonLink>
        )}
        {(isSuccess || failure) && (
          <ButtonLink to="/profile" size="large" variant={failure?.isLink ? "primary" : "secondary"}>
            Go to Your Profile
          </ButtonLink>
        )}
      </MessagePage>
    </div>
  );
}
