import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import * as messages from "#app/features/account/email-tokens/messages.ts";
import { ResetPasswordScreen } from "#app/features/account/email-tokens/reset-password-screen.tsx";

export const headers = linkPageHeaders;

export default function ResetPassword() {
  return (
    <>
      <LinkHead title={messages.resetTitle} description={messages.resetDescription} path="/reset-password" />
      <ResetPasswordScreen />
    </>
  );
}
