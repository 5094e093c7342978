import { ForgotPasswordScreen } from "#app/features/account/email-tokens/forgot-password-screen.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";

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
