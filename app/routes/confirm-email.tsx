import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { ConfirmEmailScreen } from "#app/features/account/email-tokens/confirm-email-screen.tsx";

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
