import { useState } from "react";
import { FORGOT } from "#app/content/account-links-content.ts";
import { forgotPassword } from "#app/features/account/email-token-calls.ts";
import { LinkPoster } from "#app/features/account/email-tokens/link-poster.tsx";
import { AccountForm } from "#app/features/account/sign-in/account-form.tsx";
import { AccountFrame } from "#app/features/account/sign-in/account-frame.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ForgotPassword } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Asks for the address to which a link is sent, and then says so, whether there is an account or not. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm<ForgotPassword>({
    schema: ({ forgotPasswordSchema }) => forgotPasswordSchema,
    incomplete: ACCOUNT_MESSAGES.emailRequired,
    send: async (input) => {
      await forgotPassword(input).catch((error: Error) => {
        throw new Error(failureText(error));
      });
      setSentTo(input.email);
    },
  });
  const copy = sentTo === undefined ? FORGOT : FORGOT.sent;

  return (
    <AccountFrame
      poster={<LinkPoster />}
      eyebrow={FORGOT.eyebrow}
      title={
        <>
          <span>{copy.title[0]}</span>
          <em>{copy.title[1]}</em>
        </>
      }
      lead={copy.lead}
      step={sentTo}
    >
      {sentTo === undefined ? (
        <AccountForm form={form} button={FORGOT.button} busyButton="Sending...">
          <TextField label="E-mail" type="email" autoComplete="username" {...form.field("email")} />
        </AccountForm>
      ) : (
        <>
          <Notice tone="success">
            You entered <span className="break-words">{sentTo}</span>.
          </Notice>
          <p className="text-ink-soft text-small">{FORGOT.sent.hint}</p>
          <Button variant="secondary" size="large" wide onClick={() => setSentTo(undefined)}>
            {FORGOT.sent.again}
          </Button>
        </>
      )}
      <p className="text-center text-ink-soft text-small">
        Remembered it?{" "}
        <TextLink look="sentence" tone="ink" to="/sign-in">
          Sign in
        </TextLink>
      </p>
    </AccountFrame>
  );
}
