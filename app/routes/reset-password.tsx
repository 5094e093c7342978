import { LinkHead } from "#app/features/account/links/link-head.tsx";
import { ResetPasswordScreen } from "#app/features/account/links/reset-password-screen.tsx";

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
