import type { ReactNode } from "react";
import { Redirect } from "#app/features/account/components/redirect.tsx";
import { useCurrentUser, useSessionKnown } from "#app/lib/session-store.ts";
import { intendedPlace } from "#app/lib/sign-in-intent.ts";

/**
 * A screen for visitors; redirects signed-in users to where they wanted to do something, or to the home page, and is invisible to
 * them until then.
 */
export function VisitorScreen({ children }: { children: ReactNode }) {
  const isKnown = useSessionKnown();
  if (useCurrentUser()) return <Redirect to={intendedPlace() ?? "/"} />;
  return <div className={isKnown ? "contents" : "contents member:invisible"}>{children}</div>;
}
