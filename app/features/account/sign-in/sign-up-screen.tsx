import { useState } from "react";
import { useNavigate } from "react-router";
import { SIGN_UP } from "#app/content/account-content.ts";
import { useShopName } from "#app/entities/settings/settings.ts";
import { signUp } from "#app/features/account/account-calls.ts";
import { AccountForm, useAccountForm } from "#app/features/account/account-form.tsx";
import { AccountFrame, OtherScreen, Poster } from "#app/features/account/account-frame.tsx";
import * as shared from "#app/features/account/messages.ts";
import * as messages from "#app/features/account/sign-in/messages.ts";
import { OrDivider, ProviderButton } from "#app/features/account/sign-in/provider-button.tsx";
import { StrengthBar } from "#app/features/account/strength-bar.tsx";
import { TextField } from "#app/features/account/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SignUp } from "#contract/account/account.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

export function SignUpScreen() {
  return (
    <AccountFrame
      poster={<Poster eyebrow={SIGN_UP.posterEyebrow} lines={SIGN_UP.posterLine} points={SIGN_UP.points} />}
      eyebrow={SIGN_UP.eyebrow}
      title={[SIGN_UP.title, useShopName()]}
      lead={SIGN_UP.lead}
    >
      <SignUpForm />
      <OrDivider />
      <ProviderButton />
      <OtherScreen question={messages.alreadyMember} link={shared.signInLink} to="/sign-in" />
    </AccountFrame>
  );
}

/** Username, e-mail and password. A new account leads to the sign-in screen. */
function SignUpForm() {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const form = useAccountForm<SignUp>({
    schema: ({ signUpSchema }) => signUpSchema,
    incomplete: ACCOUNT_MESSAGES.signUpIncomplete,
    send: async (input) => {
      const { message } = await signUp(input);
      await navigate("/sign-in", { state: { notice: message, email: input.email } });
    },
  });

  const isEmailTaken = form.error instanceof ApiFailure && form.error.reason === "account.emailTaken";
  return (
    <AccountForm
      form={form}
      button={messages.createAccount}
      busyButton={messages.creatingAccount}
      advice={
        isEmailTaken && (
          <TextLink look="sentence" to="/sign-in">
            {messages.signInInstead}
          </TextLink>
        )
      }
    >
      <TextField label={shared.username} autoComplete="nickname" {...form.field("username")} />
      <TextField label={shared.email} type="email" autoComplete="email" {...form.field("email")} />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="new-password"
        onChange={({ target }) => setPassword(target.value)}
        {...form.field("password")}
      />
      <StrengthBar password={password.trim()} />
      <p className="text-caption text-ink-soft">
        <span>{messages.acceptTerms[0]}</span>
        <TextLink look="sentence" to="/terms">
          {messages.acceptTerms[1]}
        </TextLink>
        <span>{messages.acceptTerms[2]}</span>
        <TextLink look="sentence" to="/privacy">
          {messages.acceptTerms[3]}
        </TextLink>
        .
      </p>
    </AccountForm>
  );
}
