import { useEffect, useState } from "react";
import { signIn } from "#app/features/account/api/account-calls.ts";
import { AccountForm } from "#app/features/account/components/account-form.tsx";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { runSessionCall } from "#app/features/account/run-session-call.ts";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import { beginSession } from "#app/lib/session-store.ts";
import { canStore } from "#app/lib/storage.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
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
        <Link to="/forgot-password" className="touch-target text-ink-soft">
          <span className="link-line">Forgot your password?</span>
        </Link>
      </p>
    </AccountForm>
  );
}
