import { ConfirmEmailScreen } from "#app/features/account/links/confirm-email-screen.tsx";
import { LinkHead } from "#app/features/account/links/link-head.tsx";

export default function ConfirmEmail() {
  return (
    <>
      <LinkHead
        title="Confirm Your E-mail"
        description="Confirm the e-mail address of your account."
        path="/confirm-email"
      />
      <ConfirmEmailScreen />
    </>
  );
}
