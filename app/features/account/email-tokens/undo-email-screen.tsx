import { useNavigate } from "react-router";
import { UNDO_EMAIL } from "#app/content/account-links-content.ts";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";
import {
  recheckSession,
  tokenFailure,
  undoEmailChange,
} from "#app/features/account/email-tokens/email-token-calls.ts";
import * as messages from "#app/features/account/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkPage } from "#app/ui/link-page.tsx";
import type { EmailChangeUndone } from "#contract/account/account.ts";

/** Leads on to the screen for a new password. */
export function UndoEmailScreen() {
  const navigate = useNavigate();
  function goOn({ resetToken }: EmailChangeUndone) {
    recheckSession();
    void navigate("/reset-password", {
      replace: true,
      state: { emailToken: resetToken, isChangeUndone: true },
    });
  }
  return (
    <LinkPage
      eyebrow={UNDO_EMAIL.eyebrow}
      prompt={UNDO_EMAIL.prompt}
      token={useEmailToken()}
      call={undoEmailChange}
      onDone={goOn}
      done={() => UNDO_EMAIL.done}
      failureOf={tokenFailure}
      links={({ canRetry }) =>
        !canRetry && (
          <ButtonLink to="/sign-in" size="large">
            {messages.signInButton}
          </ButtonLink>
        )
      }
    />
  );
}
