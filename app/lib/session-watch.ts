import { logFailure } from "#app/lib/log.ts";
import { SESSION_KEY } from "#app/lib/session-persistence.ts";
import { isExpired } from "#app/lib/session-state.ts";
import { endSession, useSessionStore } from "#app/lib/session-store.ts";
import { readToken, TOKEN_KEY } from "#app/lib/token.ts";
import { API_PREFIX } from "#contract/api-client.ts";
import { SESSION_CHECK_MS } from "#contract/limits.ts";

/** A timer takes no longer delay than this. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Has tabs agree: what one writes about the session, the others read. */
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
  const look = () => {
    clearTimeout(timer);
    const session = useSessionStore.getState();
    if (session.currentUser === null || session.sessionExpiry === null) return;
    if (isExpired(session)) endSession();
    else timer = setTimeout(look, Math.min(session.sessionExpiry - Date.now(), LONGEST_DELAY_MS));
  };
  look();
  const unsubscribe = useSessionStore.subscribe(look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", look);
  };
}

/** While somebody is signed in, asks the server every minute whether the session still lives (spec section 4). */
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

/** The one call that names the session by its cookie and not by the token (spec section 6). */
async function checkSession(): Promise<void> {
  const asked = readToken();
  try {
    const { ok } = await fetch(`${API_PREFIX}/user/check-auth`, { credentials: "include" });
    // Meanwhile somebody else may have signed in, of whom the answer says nothing.
    if (!ok && readToken() === asked) endSession();
  } catch (error) {
    logFailure("The session check failed", error);
  }
}
