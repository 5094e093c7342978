import { type ReactNode, useLayoutEffect, useState } from "react";
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
  const [wasShown, setWasShown] = useState(false);
  if (user && !wasShown) setWasShown(true);
  if (user) return children(user);
  return known ? <ToSignIn intent={intent} wasShown={wasShown} /> : waiting;
}

function ToSignIn({ intent, wasShown }: Pick<PrivateScreenProps, "intent"> & { wasShown: boolean }) {
  const hasLeft = wasShown && hasChosenSignOut();
  // Before the effect of the redirection, which leaves the page to come back to.
  useLayoutEffect(() => {
    if (intent && !hasLeft) storeIntent(intent, "");
  }, [intent, hasLeft]);
  return <Redirect to="/sign-in" />;
}
