import { useState } from "react";
import { useNavigate } from "react-router";
import { signUp } from "#app/features/account/account-calls.ts";
import { AccountForm } from "#app/features/account/sign-in/account-form.tsx";
import { StrengthBar } from "#app/features/account/sign-in/strength-bar.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { useAccountForm } from "#app/features/account/use-account-form.ts";
import type { SignUp } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Username, e-mail and password. A new account leads to the sign-in screen. */
export function SignUpForm() {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const form = useAccountForm<SignUp>({
    schema: ({ signUpSchema }) => signUpSchema,
    incomplete: ACCOUNT_MESSAGES.signUpIncomplete,
    send: async (input) => {
      const { message } = await signUp(input);
      await navigate("/sign-in", { state: { notice: message } });
    },
  });

  return (
    <AccountForm form={form} button="Create Account" busyButton="Creating Your Universe...">
      <TextField label="Username" autoComplete="nickname" {...form.field("username")} />
      <TextField label="E-mail" type="email" autoComplete="email" {...form.field("email")} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        onChange={({ target }) => setPassword(target.value)}
        {...form.field("password")}
      />
      <StrengthBar password={password.trim()} />
    </AccountForm>
  );
}
