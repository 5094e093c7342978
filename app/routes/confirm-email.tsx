import { ConfirmEmailScreen } from "#app/features/account/email-tokens/confirm-email-screen.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";
import { linkPageHeaders } from "#app/lib/link-page-headers.ts";

export const headers = linkPageHeaders;

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
