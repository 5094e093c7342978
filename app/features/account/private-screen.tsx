import { type ReactNode, useLayoutEffect } from "react";
import { hasChosenSignOut, useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { type Action, storeIntent } from "#app/entities/session/sign-in-intent.ts";
import { Redirect } from "#app/loading/screens.tsx";
import type { User } from "#contract/account/account.ts";

interface PrivateScreenProps {
  /** Shown until the session is known, and in the server-rendered document. */
  waiting: ReactNode;
  /** Signing in leads back to this screen, for this action. */
  intent?: Action | undefined;
  children: (user: User) => ReactNode;
}

/** A screen for signed-in users; redirects visitors to the sign-in screen. */
export function PrivateScreen({ waiting, intent, children }: PrivateScreenProps) {
  const user = useCurrentUser();
  const known = useSessionKnown();
  if (user) return children(user);
  return known ? <ToSignIn intent={intent} /> : waiting;
}

function ToSignIn({ intent }: Pick<PrivateScreenProps, "intent">) {
  // Before the effect of the redirection, which leaves the page to come back to.
  useLayoutEffect(() => {
    if (intent && !hasChosenSignOut()) storeIntent(intent, "");
  }, [intent]);
  return <Redirect to="/sign-in" />;
}
