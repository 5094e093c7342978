import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { signIn } from "#app/features/account/api/sign-in.ts";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { fieldMessage, formMessage } from "#app/features/account/form-errors.ts";
import { lazyResolver, preloadResolvers } from "#app/features/account/lazy-resolver.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { beginSession, failSessionWork, startSessionWork, useSessionKnown } from "#app/lib/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SignIn } from "#contract/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

const INCOMPLETE = ACCOUNT_MESSAGES.signInIncomplete;
const resolver = lazyResolver<SignIn, SignIn>(({ signInResolver }) => signInResolver);

/** E-mail and password; the screen moves on by itself once somebody is signed in. */
export function SignInForm() {
  const ready = useSessionKnown();
  const { register, handleSubmit, formState } = useForm<SignIn>({ resolver });
  const { errors, isSubmitting } = formState;
  const attempt = useMutation({
    mutationFn: (input: SignIn) => signIn(browserApi, input),
    onMutate: startSessionWork,
    onSuccess: beginSession,
    onError: failSessionWork,
  });
  const message = formMessage(errors, INCOMPLETE) ?? attempt.error?.message;
  // The failure is shown; what is awaited here only keeps the form busy.
  const send = handleSubmit((input) => attempt.mutateAsync(input).catch(() => undefined), attempt.reset);

  return (
    <form method="post" noValidate onSubmit={send} onFocus={preloadResolvers} className="grid gap-6">
      {message && !isSubmitting && <Notice tone="danger">{message}</Notice>}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        registration={register("email")}
        error={fieldMessage(errors.email, INCOMPLETE)}
        invalid={Boolean(errors.email)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        registration={register("password")}
        error={fieldMessage(errors.password, INCOMPLETE)}
        invalid={Boolean(errors.password)}
      />
      <Button type="submit" size="large" wide disabled={!ready} busy={isSubmitting}>
        {isSubmitting ? "Unlocking Your Style..." : "Sign In"}
      </Button>
    </form>
  );
}
