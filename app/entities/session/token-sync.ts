import { useSessionStore } from "#app/entities/session/session-store.ts";
import { logFailure } from "#app/lib/log.ts";
import { readToken } from "#app/lib/token.ts";

/**
 * Sends the session's token to a path of this site whenever it differs from the one sent before: POST with
 * the new token as bearer, DELETE when there is none. Every open tab sends it, so both calls must be
 * idempotent; a failure is only logged.
 */
export function syncToken(path: string, known: string | null): () => void {
  let sent = known;
  const sync = () => {
    const token = readToken();
    if (token === sent) return;
    sent = token;
    const call: RequestInit = token ? { method: "POST", headers: bearer(token) } : { method: "DELETE" };
    fetch(path, { ...call, keepalive: true })
      .then(({ ok, status }) => {
        if (!ok) throw new Error(`${path} answered ${status}`);
      })
      .catch((error: unknown) => logFailure("The token could not be synchronised", error));
  };
  sync();
  return useSessionStore.subscribe(sync);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
