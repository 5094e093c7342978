import type { ReactNode } from "react";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { Redirect } from "#app/loading/screens.tsx";
import type { User } from "#contract/account/account.ts";

interface PrivateScreenProps {
  /** Shown until the session is known, and in the server-rendered document. */
  waiting: ReactNode;
  children: (user: User) => ReactNode;
}

/** A screen for signed-in users; redirects visitors to the sign-in screen. */
export function PrivateScreen({ waiting, children }: PrivateScreenProps) {
  const user = useCurrentUser();
  const known = useSessionKnown();
  if (user) return children(user);
  return known ? <Redirect to="/sign-in" /> : waiting;
}
