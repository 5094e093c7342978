import { useNavigate } from "react-router";
import { UNDO_EMAIL } from "#app/content/account-links-content.ts";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";
import { undoEmailChange } from "#app/features/account/email-token-calls.ts";
import { askAboutSession } from "#app/features/account/email-tokens/ask-about-session.ts";
import { tokenFailure } from "#app/features/account/email-tokens/token-failure.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkPage } from "#app/ui/link-page.tsx";
import type { EmailChangeUndone } from "#contract/account/account.ts";

/**
 * Puts the account back to how it was before a change of its address, and goes on to choosing a new password.
 */
export function UndoEmailScreen() {
  const navigate = useNavigate();
  function goOn({ resetToken }: EmailChangeUndone) {
    askAboutSession();
    void navigate("/reset-password", {
      replace: true,
      state: { emailToken: resetToken, isChangeUndone: true },
    });
  }
  return (
    <LinkPage
      eyebrow={UNDO_EMAIL.eyebrow}
      asking={UNDO_EMAIL.asking}
      token={useEmailToken()}
      call={undoEmailChange}
      onDone={goOn}
      done={() => UNDO_EMAIL.done}
      failureOf={tokenFailure}
      links={({ canRetry }) =>
        !canRetry && (
          <ButtonLink to="/sign-in" size="large">
            Sign In
          </ButtonLink>
        )
      }
    />
  );
}
