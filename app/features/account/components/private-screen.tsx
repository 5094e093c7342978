import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useCurrentUser, useSessionKnown } from "#app/lib/session-store.ts";
import type { User } from "#contract/user.ts";

interface PrivateScreenProps {
  /** Shown, also in the document, until it is known who is signed in. */
  waiting: ReactNode;
  children: (user: User) => ReactNode;
}

/** A screen for signed-in users; everybody else is sent to sign in (spec section 2, "Guard rule"). */
export function PrivateScreen({ waiting, children }: PrivateScreenProps) {
  const user = useCurrentUser();
  const known = useSessionKnown();
  if (user) return children(user);
  return known ? <Navigate to="/sign-in" replace /> : waiting;
}
