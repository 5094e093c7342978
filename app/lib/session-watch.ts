import { logFailure } from "#app/lib/log.ts";
import { SESSION_KEY } from "#app/lib/session-persistence.ts";
import { isExpired } from "#app/lib/session-state.ts";
import { endSession, useSessionStore } from "#app/lib/session-store.ts";
import { readToken, TOKEN_KEY } from "#app/lib/token.ts";
import { API_PREFIX } from "#contract/api-client.ts";
import { SESSION_CHECK_MS } from "#contract/limits.ts";

/** The longest delay that `setTimeout` supports. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Keeps tabs in sync: reads what another tab writes about the session. */
export function followOtherTabs(): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) void useSessionStore.persist.rehydrate();
    if (key === TOKEN_KEY && readToken() === null) endSession();
  };
  window.addEventListener("storage", read);
  return () => window.removeEventListener("storage", read);
}

/** Signs out when the session expires, also when that happened while the device was asleep. */
export function endSessionAtExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const session = useSessionStore.getState();
    if (session.currentUser === null || session.sessionExpiry === null) return;
    if (isExpired(session)) endSession();
    else timer = setTimeout(check, Math.min(session.sessionExpiry - Date.now(), LONGEST_DELAY_MS));
  };
  check();
  const unsubscribe = useSessionStore.subscribe(check);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", check);
  };
}

/** While a user is signed in, asks the server every minute whether the session is still valid. */
export function checkSessionRegularly(): () => void {
  let watched: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    const userId = useSessionStore.getState().currentUser?._id;
    if (userId === watched) return;
    watched = userId;
    clearInterval(timer);
    if (userId !== undefined) timer = setInterval(() => void checkSession(), SESSION_CHECK_MS);
  };
  follow();
  const unsubscribe = useSessionStore.subscribe(follow);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** The only call that identifies the session by its cookie instead of the token. */
async function checkSession(): Promise<void> {
  const token = readToken();
  try {
    const { ok } = await fetch(`${API_PREFIX}/user/check-auth`, { credentials: "include" });
    // If another user has signed in meanwhile, the response is about the previous session.
    if (!ok && readToken() === token) endSession();
  } catch (error) {
    logFailure("The session check failed", error);
  }
}
