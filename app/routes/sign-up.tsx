import { SignUpScreen } from "#app/features/account/components/sign-up-screen.tsx";
import { VisitorScreen } from "#app/features/account/components/visitor-screen.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function SignUp() {
  return (
    <VisitorScreen>
      <PageMeta
        title="Create Account"
        description="An account is free: every item link, a cart of complete outfits and a say in the conversation."
        path="/sign-up"
      />
      <SignUpScreen />
    </VisitorScreen>
  );
}
