import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { signUp } from "#app/features/account/api/sign-up.ts";
import { StrengthBar } from "#app/features/account/components/strength-bar.tsx";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { fieldMessage, formMessage } from "#app/features/account/form-errors.ts";
import { lazyResolver, preloadResolvers } from "#app/features/account/lazy-resolver.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useSessionKnown } from "#app/lib/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SignUp } from "#contract/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

const INCOMPLETE = ACCOUNT_MESSAGES.signUpIncomplete;
const resolver = lazyResolver<SignUp, SignUp>(({ signUpResolver }) => signUpResolver);

/** Username, e-mail and password; a new account leads to the sign-in screen. */
export function SignUpForm() {
  const ready = useSessionKnown();
  const navigate = useNavigate();
  const { register, handleSubmit, watch, formState } = useForm<SignUp>({ resolver });
  const { errors, isSubmitting } = formState;
  const password = watch("password");
  const attempt = useMutation({
    mutationFn: (input: SignUp) => signUp(browserApi, input),
    onSuccess: ({ message }) => navigate("/sign-in", { state: { notice: message } }),
  });
  const message = formMessage(errors, INCOMPLETE) ?? attempt.error?.message;
  // The failure is shown; what is awaited here only keeps the form busy.
  const send = handleSubmit((input) => attempt.mutateAsync(input).catch(() => undefined), attempt.reset);

  return (
    <form method="post" noValidate onSubmit={send} onFocus={preloadResolvers} className="grid gap-6">
      {message && !isSubmitting && <Notice tone="danger">{message}</Notice>}
      <TextField
        label="Username"
        autoComplete="nickname"
        registration={register("username")}
        error={fieldMessage(errors.username, INCOMPLETE)}
        invalid={Boolean(errors.username)}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        registration={register("email")}
        error={fieldMessage(errors.email, INCOMPLETE)}
        invalid={Boolean(errors.email)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        registration={register("password")}
        error={fieldMessage(errors.password, INCOMPLETE)}
        invalid={Boolean(errors.password)}
      />
      <StrengthBar password={(password ?? "").trim()} />
      <Button type="submit" size="large" wide disabled={!ready} busy={isSubmitting}>
        {isSubmitting ? "Creating Your Universe..." : "Create Account"}
      </Button>
    </form>
  );
}
