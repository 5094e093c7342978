import { useNavigate } from "react-router";
import { UNDO_EMAIL } from "#app/content/account-links-content.ts";
import { undoEmailChange } from "#app/features/account/api/link-calls.ts";
import { askAboutSession } from "#app/features/account/links/ask-about-session.ts";
import { linkFailure } from "#app/features/account/links/link-failure.ts";
import { useLinkToken } from "#app/lib/use-link-token.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkPage } from "#app/ui/link-page.tsx";
import type { EmailChangeUndone } from "#contract/account/account.ts";

/** Puts the account back to how it was before a change of its address, and goes on to choosing a new password. */
export function UndoEmailScreen() {
  const navigate = useNavigate();
  function goOn({ resetToken }: EmailChangeUndone) {
    askAboutSession();
    void navigate("/reset-password", {
      replace: true,
      state: { linkToken: resetToken, isChangeUndone: true },
    });
  }
  return (
    <LinkPage
      eyebrow={UNDO_EMAIL.eyebrow}
      asking={UNDO_EMAIL.asking}
      token={useLinkToken()}
      call={undoEmailChange}
      onDone={goOn}
      done={() => UNDO_EMAIL.done}
      failureOf={linkFailure}
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
