import { useQueryClient } from "@tanstack/react-query";
import { CONFIRM_EMAIL } from "#app/content/account-links-content.ts";
import { refreshAccount } from "#app/entities/account/account-state.ts";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";
import {
  confirmEmail,
  recheckSession,
  tokenFailure,
} from "#app/features/account/email-tokens/email-token-calls.ts";
import * as messages from "#app/features/account/email-tokens/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkPage } from "#app/ui/link-page.tsx";

export function ConfirmEmailScreen() {
  const queryClient = useQueryClient();
  function refresh() {
    void refreshAccount(queryClient);
    // The user who is signed in here may now have another address.
    recheckSession();
  }
  return (
    <LinkPage
      eyebrow={CONFIRM_EMAIL.eyebrow}
      prompt={CONFIRM_EMAIL.prompt}
      token={useEmailToken()}
      call={confirmEmail}
      onDone={refresh}
      done={() => CONFIRM_EMAIL.done}
      failureOf={tokenFailure}
      links={({ isDone, canRetry }) => (
        <>
          {isDone && (
            <ButtonLink to="/outfit" size="large">
              {messages.browseOutfits}
            </ButtonLink>
          )}
          {!canRetry && (
            <ButtonLink to="/profile" size="large" variant={isDone ? "secondary" : "primary"}>
              {messages.goToProfile}
            </ButtonLink>
          )}
        </>
      )}
    />
  );
}
