import { endSession, refreshEmail, useSessionStore } from "#app/entities/session/session-store.ts";
import { CALL_LIMIT_MS, withTimeLimit } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log.ts";
import { learnServerTime } from "#app/lib/server-clock.ts";
import { readToken } from "#app/lib/token.ts";
import type { CheckAuth } from "#contract/account/account.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { SESSION_CHECK_MS } from "#contract/limits.ts";

const LOCK = "session-check";
/** Statuses with which the server, or a proxy, could not tell whether the session is valid. */
const UNAVAILABLE = [502, 503, 504];

/**
 * Asks the server every minute whether the session is still valid, counted from `since`, while the page is
 * visible; of several visible tabs only one asks. A check that became due while hidden is made at once.
 */
export function checkSessionRegularly(since: number, signal: AbortSignal): void {
  let checkedAt = since;
  let turn: AbortController | undefined;

  function check() {
    checkedAt = Date.now();
    void checkSession();
  }
  const follow = () => {
    turn?.abort();
    if (document.hidden || signal.aborted) return;
    turn = new AbortController();
    void runInOneTab(turn.signal, (left) => {
      let timer: ReturnType<typeof setTimeout>;
      const schedule = () => {
        timer = setTimeout(
          () => {
            check();
            schedule();
          },
          // Bounded, because a clock that is set back would postpone the check.
          Math.min(checkedAt + SESSION_CHECK_MS - Date.now(), SESSION_CHECK_MS),
        );
      };
      schedule();
      left.addEventListener("abort", () => clearTimeout(timer));
    });
  };
  follow();
  document.addEventListener("visibilitychange", follow, { signal });
  signal.addEventListener("abort", follow);
}

/** Runs once no other tab does, until the signal is aborted. */
async function runInOneTab(signal: AbortSignal, run: (signal: AbortSignal) => void): Promise<void> {
  // Browsers have no locks on plain http, except on localhost.
  if (!navigator.locks) return run(signal);
  const hold = () =>
    new Promise<void>((release) => {
      if (signal.aborted) return release();
      signal.addEventListener("abort", () => release());
      run(signal);
    });
  await navigator.locks.request(LOCK, { signal }, hold).catch((error: Error) => {
    if (!signal.aborted) logFailure("The session is not checked", error);
  });
}

/** Ends the session if the server says that it is not valid. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  try {
    const valid = await askServer();
    // If another user has signed in meanwhile, the response is about the previous session.
    if (readToken() !== token) return;
    if (!valid) endSession();
    else if (valid.user) refreshEmail(valid.user);
  } catch (error) {
    logFailure("The session check failed", error);
  }
}

/**
 * The state of a valid session; null if it is not valid; rejects when the server could not tell. The session
 * is that of the token, without one that of the cookie. Also learns the server's time.
 */
export async function askServer(): Promise<Partial<CheckAuth> | null> {
  const token = readToken();
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await withTimeLimit(CALL_LIMIT_MS, (signal) =>
    fetch(`${API_PREFIX}/user/check-auth`, { credentials: "include", cache: "no-store", headers, signal }),
  );
  if (UNAVAILABLE.includes(response.status)) {
    throw new Error(`The server answered with status ${response.status}`);
  }
  // Renders again, because the corrected clock may expire the session.
  if (learnServerTime(response)) useSessionStore.setState({});
  return response.ok ? ((await response.json()) as Partial<CheckAuth>) : null;
}
