import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/account/sign-in/messages.ts";
import { SignUpScreen } from "#app/features/account/sign-in/sign-up-screen.tsx";
import { VisitorScreen } from "#app/features/account/sign-in/visitor-screen.tsx";

export default function SignUp() {
  return (
    <VisitorScreen>
      <PageMeta title={messages.signUpTitle} description={messages.signUpDescription} path="/sign-up" />
      <SignUpScreen />
    </VisitorScreen>
  );
}
