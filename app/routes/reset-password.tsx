import { ResetPasswordScreen } from "#app/features/account/email-tokens/reset-password-screen.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";
import { linkPageHeaders } from "#app/lib/link-page-headers.ts";

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
