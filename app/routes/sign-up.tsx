import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { SignUpScreen } from "#app/features/account/sign-in/sign-up-screen.tsx";
import { VisitorScreen } from "#app/features/account/sign-in/visitor-screen.tsx";

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
