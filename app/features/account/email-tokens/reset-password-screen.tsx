import { useState } from "react";
import { useLocation } from "react-router";
import { RESET, UNDO_EMAIL } from "#app/content/account-links-content.ts";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";
import { resetPassword } from "#app/features/account/email-token-calls.ts";
import { askAboutSession } from "#app/features/account/email-tokens/ask-about-session.ts";
import { LinkPoster } from "#app/features/account/email-tokens/link-poster.tsx";
import { tokenFailure } from "#app/features/account/email-tokens/token-failure.ts";
import { AccountForm } from "#app/features/account/sign-in/account-form.tsx";
import { AccountFrame } from "#app/features/account/sign-in/account-frame.tsx";
import { StrengthBar } from "#app/features/account/sign-in/strength-bar.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import type { ResetPassword } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Takes the focus from the form that is gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Chooses a new password with the token of a link. */
export function ResetPasswordScreen() {
  const token = useEmailToken();
  /** Where the undoing of a change leads on to. */
  const state = useLocation().state as { isChangeUndone?: boolean } | null;
  const [failure, setFailure] = useState<ReturnType<typeof tokenFailure>>();
  const [isDone, setDone] = useState(false);
  const [password, setPassword] = useState("");
  const form = useAccountForm<ResetPassword>({
    schema: ({ resetPasswordSchema }) => resetPasswordSchema,
    incomplete: ACCOUNT_MESSAGES.newPasswordRequired,
    send: async (input) => {
      try {
        await resetPassword(input);
      } catch (error) {
        const shown = tokenFailure(error as Error);
        if (!shown.isLink) throw new Error(shown.text);
        return setFailure(shown);
      }
      askAboutSession();
      setDone(true);
    },
  });

  const broken = token === "" ? tokenFailure(undefined) : failure;
  if (broken) {
    return (
      <div aria-live="polite">
        <MessagePage eyebrow={RESET.eyebrow} title={broken.title} text={broken.text} figure="?">
          <ButtonLink to="/forgot-password" size="large" ref={failure && focus}>
            Send a New Link
          </ButtonLink>
          <ButtonLink to="/sign-in" size="large" variant="secondary">
            Sign In
          </ButtonLink>
        </MessagePage>
      </div>
    );
  }
  const { title, lead } = isDone ? RESET.done : state?.isChangeUndone ? UNDO_EMAIL.done : RESET;
  return (
    <AccountFrame
      poster={<LinkPoster />}
      eyebrow={RESET.eyebrow}
      title={
        <>
          <span>{title[0]}</span>
          <em>{title[1]}</em>
        </>
      }
      lead={<span role={isDone ? "status" : undefined}>{lead}</span>}
      step={isDone}
    >
      {isDone ? (
        <ButtonLink to="/sign-in" size="large" wide>
          {RESET.done.button}
        </ButtonLink>
      ) : (
        <AccountForm form={form} button={RESET.button} busyButton="Setting...">
          <input type="hidden" name="token" value={token ?? ""} />
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            onChange={({ target }) => setPassword(target.value)}
            {...form.field("password")}
          />
          <StrengthBar password={password.trim()} />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
