import { SignInScreen } from "#app/features/account/components/sign-in-screen.tsx";
import { VisitorScreen } from "#app/features/account/components/visitor-screen.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

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
