import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import * as messages from "#app/features/account/sign-in/messages.ts";
import { SignInScreen } from "#app/features/account/sign-in/sign-in-screen.tsx";
import { VisitorScreen } from "#app/features/account/sign-in/visitor-screen.tsx";

export default function SignIn() {
  return (
    <VisitorScreen>
      <PageMeta title={messages.signInTitle} description={messages.signInDescription} path="/sign-in" />
      <SignInScreen />
    </VisitorScreen>
  );
}
