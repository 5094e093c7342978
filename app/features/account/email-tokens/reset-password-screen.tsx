import { useState } from "react";
import { useLocation } from "react-router";
import { SIGN_IN } from "#app/content/account-content.ts";
import { RESET, UNDO_EMAIL } from "#app/content/account-links-content.ts";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";
import { AccountForm, useAccountForm } from "#app/features/account/account-form.tsx";
import { AccountFrame, Poster } from "#app/features/account/account-frame.tsx";
import {
  recheckSession,
  resetPassword,
  tokenFailure,
} from "#app/features/account/email-tokens/email-token-calls.ts";
import * as messages from "#app/features/account/email-tokens/messages.ts";
import * as shared from "#app/features/account/messages.ts";
import { StrengthBar } from "#app/features/account/strength-bar.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import type { ResetPassword } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** The link replaces the form, which had the focus. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

export function ResetPasswordScreen() {
  const token = useEmailToken();
  /** Set by UndoEmailScreen. */
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
      recheckSession();
      setDone(true);
    },
  });

  const broken = token === "" ? tokenFailure(undefined) : failure;
  if (broken) {
    return (
      <div aria-live="polite">
        <MessagePage eyebrow={RESET.eyebrow} title={broken.title} text={broken.text} figure="?">
          <ButtonLink to="/forgot-password" size="large" ref={failure && focus}>
            {messages.sendNewLink}
          </ButtonLink>
          <ButtonLink to="/sign-in" size="large" variant="secondary">
            {shared.signInButton}
          </ButtonLink>
        </MessagePage>
      </div>
    );
  }
  const { title, lead } = isDone ? RESET.done : state?.isChangeUndone ? UNDO_EMAIL.done : RESET;
  return (
    <AccountFrame
      poster={
        <Poster
          eyebrow={SIGN_IN.posterEyebrow}
          lines={messages.posterLines}
          isFirstStruck
          points={SIGN_IN.points}
        />
      }
      eyebrow={RESET.eyebrow}
      title={title}
      lead={<span role={isDone ? "status" : undefined}>{lead}</span>}
      step={isDone}
    >
      {isDone ? (
        <ButtonLink to="/sign-in" size="large" wide>
          {RESET.done.button}
        </ButtonLink>
      ) : (
        <AccountForm form={form} button={RESET.button} busyButton={messages.setting}>
          <input type="hidden" name="token" value={token ?? ""} />
          <TextField
            label={shared.newPassword}
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
