import { useEffect, useState } from "react";
import { beginSession } from "#app/entities/session/session-store.ts";
import { signIn } from "#app/features/account/account-calls.ts";
import { runSessionCall } from "#app/features/account/run-session-call.ts";
import { AccountForm } from "#app/features/account/sign-in/account-form.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import { canStore } from "#app/lib/storage.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SignIn } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** E-mail and password. VisitorScreen redirects once the user is signed in. */
export function SignInForm() {
  const form = useAccountForm<SignIn>({
    schema: ({ signInSchema }) => signInSchema,
    incomplete: ACCOUNT_MESSAGES.signInIncomplete,
    send: (input) => runSessionCall(async () => beginSession(await signIn(input))),
  });

  const [lasts, setLasts] = useState(true);
  useEffect(() => setLasts(canStore()), []);

  return (
    <AccountForm form={form} button="Sign In" busyButton="Unlocking Your Style...">
      {!lasts && <Notice tone="info">{ACCOUNT_MESSAGES.notStored}</Notice>}
      <TextField label="E-mail" type="email" autoComplete="username webauthn" {...form.field("email")} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...form.field("password")}
      />
      <p className="-mt-3 text-right text-small">
        <TextLink look="sentence" tone="soft" to="/forgot-password">
          Forgot your password?
        </TextLink>
      </p>
    </AccountForm>
  );
}
