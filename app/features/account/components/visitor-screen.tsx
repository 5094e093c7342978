import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useCurrentUser } from "#app/lib/session-store.ts";

/** A screen for visitors; redirects signed-in users to the home page. */
export function VisitorScreen({ children }: { children: ReactNode }) {
  return useCurrentUser() ? <Navigate to="/" replace /> : children;
}
