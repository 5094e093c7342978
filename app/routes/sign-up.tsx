import { SignUpScreen } from "#app/features/account/components/sign-up-screen.tsx";
import { VisitorScreen } from "#app/features/account/components/visitor-screen.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function SignUp() {
  return (
    <VisitorScreen>
      <PageMeta
        title="Create Account"
        description="Create a free account to see the link of every piece, save complete outfits and join the conversation."
        path="/sign-up"
      />
      <SignUpScreen />
    </VisitorScreen>
  );
}
