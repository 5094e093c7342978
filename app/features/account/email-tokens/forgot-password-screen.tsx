import { useState } from "react";
import { SIGN_IN } from "#app/content/account-content.ts";
import { FORGOT } from "#app/content/account-links-content.ts";
import { AccountForm, useAccountForm } from "#app/features/account/account-form.tsx";
import { AccountFrame, OtherScreen, Poster } from "#app/features/account/account-frame.tsx";
import * as messages from "#app/features/account/email-tokens/messages.ts";
import * as shared from "#app/features/account/messages.ts";
import { TextField } from "#app/features/account/text-field.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText, requireSuccess } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ForgotPassword, Outcome } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Says that a link was sent whether or not the address has an account. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm<ForgotPassword>({
    schema: ({ forgotPasswordSchema }) => forgotPasswordSchema,
    incomplete: ACCOUNT_MESSAGES.emailRequired,
    send: async (input) => {
      await requestLink(input).catch((error: Error) => {
        throw new Error(failureText(error));
      });
      setSentTo(input.email);
    },
  });
  const copy = sentTo === undefined ? FORGOT : FORGOT.sent;

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
      eyebrow={FORGOT.eyebrow}
      title={copy.title}
      lead={copy.lead}
      step={sentTo}
    >
      {sentTo === undefined ? (
        <AccountForm form={form} button={FORGOT.button} busyButton={messages.sending}>
          <TextField label={shared.email} type="email" autoComplete="username" {...form.field("email")} />
        </AccountForm>
      ) : (
        <>
          <Notice tone="success">
            {messages.enteredAddress[0]}
            <span className="break-words">{sentTo}</span>
            {messages.enteredAddress[1]}
          </Notice>
          <p className="text-ink-soft text-small">{FORGOT.sent.hint}</p>
          <Button variant="secondary" size="large" wide onClick={() => setSentTo(undefined)}>
            {FORGOT.sent.again}
          </Button>
        </>
      )}
      <OtherScreen question={messages.remembered} link={shared.signInLink} to="/sign-in" />
    </AccountFrame>
  );
}

/** The response is the same whether or not the address has an account. */
async function requestLink(input: ForgotPassword): Promise<void> {
  requireSuccess(await browserApi<Outcome>({ method: "POST", path: "/auth/forgot", body: input }));
}
