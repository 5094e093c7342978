import { SIGN_UP } from "#app/content/account-content.ts";
import { AccountFrame } from "#app/features/account/sign-in/account-frame.tsx";
import { OrDivider } from "#app/features/account/sign-in/or-divider.tsx";
import { Poster } from "#app/features/account/sign-in/poster.tsx";
import { ProviderButton } from "#app/features/account/sign-in/provider-button.tsx";
import { SignUpForm } from "#app/features/account/sign-in/sign-up-form.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** The sign-up screen. */
export function SignUpScreen() {
  return (
    <AccountFrame
      poster={
        <Poster
          eyebrow={SIGN_UP.posterEyebrow}
          line={
            <>
              {SIGN_UP.posterLine[0]}
              <br />
              <em>{SIGN_UP.posterLine[1]}</em>
            </>
          }
          points={SIGN_UP.points}
        />
      }
      eyebrow={SIGN_UP.eyebrow}
      title={
        <>
          {SIGN_UP.title[0]}
          <em>{SIGN_UP.title[1]}</em>
        </>
      }
      lead={SIGN_UP.lead}
    >
      <SignUpForm />
      <OrDivider />
      <ProviderButton />
      <p className="text-center text-ink-soft text-small">
        Already a member?{" "}
        <TextLink look="sentence" tone="ink" to="/sign-in">
          Sign in
        </TextLink>
      </p>
    </AccountFrame>
  );
}
