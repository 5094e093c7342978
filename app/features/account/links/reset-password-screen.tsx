import { useState } from "react";
import { LINK_FAILURES, RESET } from "#app/content/account-links-content.ts";
import { resetPassword } from "#app/features/account/api/link-calls.ts";
import { AccountForm } from "#app/features/account/components/account-form.tsx";
import { AccountFrame } from "#app/features/account/components/account-frame.tsx";
import { StrengthBar } from "#app/features/account/components/strength-bar.tsx";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { linkFailure } from "#app/features/account/links/link-failure.ts";
import { LinkPoster } from "#app/features/account/links/link-poster.tsx";
import { useLinkToken } from "#app/features/account/links/use-link-token.ts";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import { endSession } from "#app/lib/session-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import type { ResetPassword } from "#contract/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Chooses a new password with the token of a link. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const [failure, setFailure] = useState<ReturnType<typeof linkFailure>>();
  const [isDone, setDone] = useState(false);
  const [password, setPassword] = useState("");
  const form = useAccountForm<ResetPassword>({
    schema: ({ resetPasswordSchema }) => resetPasswordSchema,
    incomplete: ACCOUNT_MESSAGES.newPasswordRequired,
    send: async (input) => {
      try {
        await resetPassword(input);
      } catch (error) {
        const shown = linkFailure(error as Error);
        if (!shown.isLink) throw new Error(shown.text);
        return setFailure(shown);
      }
      // The call ended every session of the account, this browser's too if it was signed in.
      endSession();
      setDone(true);
    },
  });

  const broken = token === "" ? LINK_FAILURES.LINK_INVALID : failure;
  if (broken) {
    return (
      <div aria-live="polite">
        <MessagePage eyebrow={RESET.eyebrow} title={broken.title} text={broken.text} figure="?">
          <ButtonLink to="/forgot-password" size="large">
            Send a New Link
          </ButtonLink>
          <ButtonLink to="/sign-in" size="large" variant="secondary">
            Sign In
          </ButtonLink>
        </MessagePage>
      </div>
    );
  }
  const copy = isDone ? RESET.done : RESET;
  return (
    <AccountFrame
      poster={<LinkPoster />}
      eyebrow={RESET.eyebrow}
      title={
        <>
          {copy.title[0]}
          <em>{copy.title[1]}</em>
        </>
      }
      lead={<span role={isDone ? "status" : undefined}>{copy.lead}</span>}
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
