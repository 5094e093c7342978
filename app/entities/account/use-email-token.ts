import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** State of a history entry that holds the token of an e-mail, out of the address. */
interface TokenState {
  emailToken: string;
}

/**
 * The token of a page that an e-mail links to; empty if there is none, undefined on the server and until
 * hydration, because documents are the same for every visitor. It leaves the address bar once it is read, and
 * stays in the history entry for a reload.
 */
export function useEmailToken(): string | undefined {
  const { search, state } = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const inAddress = new URLSearchParams(search).get("token");
    const found = inAddress ?? (state as Partial<TokenState> | null)?.emailToken ?? "";
    setToken(found);
    if (inAddress === null) return;
    const usr: TokenState = { emailToken: found };
    // The router reads the state of an entry from `usr`.
    window.history.replaceState({ ...window.history.state, usr }, "", window.location.pathname);
  }, [search, state]);
  return token;
}
