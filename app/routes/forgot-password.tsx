import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { ForgotPasswordScreen } from "#app/features/account/email-tokens/forgot-password-screen.tsx";
import * as messages from "#app/features/account/email-tokens/messages.ts";

export default function ForgotPassword() {
  return (
    <>
      <LinkHead
        title={messages.forgotTitle}
        description={messages.forgotDescription}
        path="/forgot-password"
      />
      <ForgotPasswordScreen />
    </>
  );
}
