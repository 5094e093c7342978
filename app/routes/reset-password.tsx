import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { ResetPasswordScreen } from "#app/features/account/email-tokens/reset-password-screen.tsx";

export const headers = linkPageHeaders;

export default function ResetPassword() {
  return (
    <>
      <LinkHead
        title="New Password"
        description="Choose a new password for your account."
        path="/reset-password"
      />
      <ResetPasswordScreen />
    </>
  );
}
