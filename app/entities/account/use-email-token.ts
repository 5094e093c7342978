import { useEffect } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** State of a history entry; it holds the token so that the URL does not. */
interface TokenState {
  emailToken: string;
}

/**
 * The token of a page that an e-mail links to; empty without one, undefined on the server and until
 * hydration, because documents are the same for every visitor. It is moved from the URL to the history
 * entry's state, where a reload finds it.
 */
export function useEmailToken(): string | undefined {
  const { search, state } = useLocation();
  const inUrl = new URLSearchParams(search).get("token");
  useEffect(() => {
    if (inUrl === null) return;
    const usr: TokenState = { emailToken: inUrl };
    // The router reads the state of an entry from `usr`.
    window.history.replaceState({ ...window.history.state, usr }, "", window.location.pathname);
  }, [inUrl]);
  const token = inUrl ?? (state as Partial<TokenState> | null)?.emailToken ?? "";
  return useHydrated() ? token : undefined;
}
