import { signIn } from "#app/features/account/api/sign-in.ts";
import { AccountForm } from "#app/features/account/components/account-form.tsx";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { lazyResolver } from "#app/features/account/lazy-resolver.ts";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { beginSession, failSessionWork, startSessionWork } from "#app/lib/session-store.ts";
import type { SignedIn, SignIn } from "#contract/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

const resolver = lazyResolver<SignIn, SignIn>(({ signInResolver }) => signInResolver);

/** E-mail and password; the screen moves on by itself once somebody is signed in. */
export function SignInForm() {
  const form = useAccountForm<SignIn, SignedIn>({
    resolver,
    incomplete: ACCOUNT_MESSAGES.signInIncomplete,
    mutationFn: (input) => signIn(browserApi, input),
    onMutate: startSessionWork,
    onSuccess: beginSession,
    onError: failSessionWork,
  });

  return (
    <AccountForm form={form} button="Sign In" busyButton="Unlocking Your Style...">
      <TextField label="E-mail" type="email" autoComplete="username" {...form.field("email")} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...form.field("password")}
      />
    </AccountForm>
  );
}
