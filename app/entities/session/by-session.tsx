import type { ReactNode } from "react";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import type { User } from "#contract/account/account.ts";

interface BySessionProps {
  /** For a signed-in user; null until the stored session has been read. */
  member: (user: User | null) => ReactNode;
  visitor: ReactNode;
}

/**
 * Content that differs between signed-in users and visitors. A document is the same for everyone: it contains
 * both, and its styles show the right one from the first paint (app/early/early-head.tsx). Once the session
 * is known, the other one is removed.
 */
export function BySession({ member, visitor }: BySessionProps) {
  const isKnown = useSessionKnown();
  const user = useCurrentUser();
  return (
    <>
      {(!isKnown || user) && (
        <div key="member" className={isKnown ? "contents" : "contents visitor:hidden"}>
          {member(user)}
        </div>
      )}
      {!(isKnown && user) && (
        <div key="visitor" className={isKnown ? "contents" : "contents member:hidden"}>
          {visitor}
        </div>
      )}
    </>
  );
}
