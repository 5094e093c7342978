import { useLocation } from "react-router";
import { SIGN_IN } from "#app/content/account-content.ts";
import { AccountFrame } from "#app/features/account/sign-in/account-frame.tsx";
import { OrDivider } from "#app/features/account/sign-in/or-divider.tsx";
import { PasskeyButton } from "#app/features/account/sign-in/passkey-button.tsx";
import { Poster } from "#app/features/account/sign-in/poster.tsx";
import { ProviderButton } from "#app/features/account/sign-in/provider-button.tsx";
import { SignInForm } from "#app/features/account/sign-in/sign-in-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** The sign-in screen. */
export function SignInScreen() {
  const { state } = useLocation();
  const notice: unknown = state?.notice;
  return (
    <AccountFrame
      poster={
        <Poster
          eyebrow={SIGN_IN.posterEyebrow}
          line={
            <>
              <em className="line-through decoration-[0.045em]">{SIGN_IN.posterLine[0]}</em>
              <br />
              {SIGN_IN.posterLine[1]}
            </>
          }
          points={SIGN_IN.points}
        />
      }
      eyebrow={SIGN_IN.eyebrow}
      title={
        <>
          {SIGN_IN.title[0]}
          <em>{SIGN_IN.title[1]}</em>
        </>
      }
      lead={SIGN_IN.lead}
    >
      {typeof notice === "string" && <Notice tone="success">{notice}</Notice>}
      <SignInForm />
      <OrDivider />
      <PasskeyButton />
      <ProviderButton />
      <p className="text-center text-ink-soft text-small">
        New here?{" "}
        <TextLink look="sentence" tone="ink" to="/sign-up">
          Create an account
        </TextLink>
      </p>
    </AccountFrame>
  );
}
