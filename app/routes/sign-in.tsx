import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { SignInScreen } from "#app/features/account/sign-in/sign-in-screen.tsx";
import { VisitorScreen } from "#app/features/account/sign-in/visitor-screen.tsx";

export default function SignIn() {
  return (
    <VisitorScreen>
      <PageMeta
        title="Sign In"
        description="Sign in to see the link of every piece, save complete outfits and join the conversation."
        path="/sign-in"
      />
      <SignInScreen />
    </VisitorScreen>
  );
}
