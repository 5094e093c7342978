import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * The token in the address of a page that an e-mail links to; undefined on the server and until hydration, because documents are the
 * same for every visitor.
 */
export function useLinkToken(): string | undefined {
  const [params] = useSearchParams();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(params.get("token") ?? ""), [params]);
  return token;
}
