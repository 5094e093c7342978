import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { ForgotPasswordScreen } from "#app/features/account/email-tokens/forgot-password-screen.tsx";

export default function ForgotPassword() {
  return (
    <>
      <LinkHead
        title="Forgot Password"
        description="Get a link to choose a new password."
        path="/forgot-password"
      />
      <ForgotPasswordScreen />
    </>
  );
}
