import { type ReactNode, useEffect, useState } from "react";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { intendedPath } from "#app/entities/session/sign-in-intent.ts";
import { Redirect } from "#app/loading/screens.tsx";

/**
 * A screen for visitors; redirects signed-in users to the page of their intent, or to the home page. Until
 * the redirect it stays visible to a user who has just signed in on it, and hidden from one who was signed in
 * before.
 */
export function VisitorScreen({ children }: { children: ReactNode }) {
  const isKnown = useSessionKnown();
  const isUser = useCurrentUser() !== null;
  const [wasVisitor, setWasVisitor] = useState(false);
  useEffect(() => {
    if (isKnown && !isUser) setWasVisitor(true);
  }, [isKnown, isUser]);
  return (
    <>
      {isUser && <Redirect to={intendedPath() ?? "/"} />}
      {(!isUser || wasVisitor) && (
        <div inert={isUser} className={isKnown ? "contents" : "contents member:invisible"}>
          {children}
        </div>
      )}
    </>
  );
}
