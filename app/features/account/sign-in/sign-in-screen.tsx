import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SIGN_IN } from "#app/content/account-content.ts";
import { beginSession } from "#app/entities/session/session-store.ts";
import { signIn } from "#app/features/account/account-calls.ts";
import { AccountForm, useAccountForm } from "#app/features/account/account-form.tsx";
import { AccountFrame, OtherScreen, Poster } from "#app/features/account/account-frame.tsx";
import * as shared from "#app/features/account/messages.ts";
import { runSessionCall } from "#app/features/account/run-session-call.ts";
import * as messages from "#app/features/account/sign-in/messages.ts";
import { PasskeyButton } from "#app/features/account/sign-in/passkey-button.tsx";
import { OrDivider, ProviderButton } from "#app/features/account/sign-in/provider-button.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { canStore } from "#app/lib/storage.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SignIn } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

export function SignInScreen() {
  const { notice, email } = useLocation().state ?? {};
  const isNew = typeof email === "string";
  return (
    <AccountFrame
      poster={
        <Poster
          eyebrow={SIGN_IN.posterEyebrow}
          lines={SIGN_IN.posterLine}
          isFirstStruck
          points={SIGN_IN.points}
        />
      }
      eyebrow={SIGN_IN.eyebrow}
      title={isNew ? SIGN_IN.firstTitle : SIGN_IN.title}
      lead={SIGN_IN.lead}
    >
      <SignInForm notice={typeof notice === "string" ? notice : undefined} email={isNew ? email : ""} />
      <OrDivider />
      <PasskeyButton />
      <ProviderButton />
      <OtherScreen question={messages.newHere} link={messages.signUpLink} to="/sign-up" />
    </AccountFrame>
  );
}

interface SignInFormProps {
  /** The outcome of what led here. */
  notice: string | undefined;
  /** That of a new account. */
  email: string;
}

/** E-mail and password. VisitorScreen redirects once the user is signed in. */
function SignInForm({ notice, email }: SignInFormProps) {
  const form = useAccountForm<SignIn>({
    schema: ({ signInSchema }) => signInSchema,
    incomplete: ACCOUNT_MESSAGES.signInIncomplete,
    send: (input) => runSessionCall(async () => beginSession(await signIn(input))),
  });

  const [lasts, setLasts] = useState(true);
  useEffect(() => setLasts(canStore()), []);

  return (
    <AccountForm form={form} button={shared.signInButton} busyButton={messages.signingIn}>
      {notice && !form.message && <Notice tone="success">{notice}</Notice>}
      {!lasts && <Notice tone="info">{ACCOUNT_MESSAGES.notStored}</Notice>}
      <TextField
        label={shared.email}
        type="email"
        autoComplete="username webauthn"
        defaultValue={email}
        {...form.field("email")}
      />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="current-password"
        {...form.field("password")}
      />
      <p className="-mt-3 text-right text-small">
        <TextLink look="sentence" tone="soft" to="/forgot-password">
          {messages.forgotPassword}
        </TextLink>
      </p>
    </AccountForm>
  );
}
