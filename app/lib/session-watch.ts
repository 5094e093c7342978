import { SESSION_KEY } from "#app/lib/session-persistence.ts";
import { isExpired } from "#app/lib/session-state.ts";
import { endSession, useSessionStore } from "#app/lib/session-store.ts";
import { readToken, TOKEN_KEY } from "#app/lib/token.ts";

/** The longest delay that `setTimeout` supports. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Keeps tabs in sync: reads what another tab writes about the session, or has written while this page was in the back/forward cache. */
export function followOtherTabs(): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) void useSessionStore.persist.rehydrate();
    if (key === TOKEN_KEY && readToken() === null) endSession();
  };
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void useSessionStore.persist.rehydrate();
  };
  window.addEventListener("storage", read);
  window.addEventListener("pageshow", readAgain);
  return () => {
    window.removeEventListener("storage", read);
    window.removeEventListener("pageshow", readAgain);
  };
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
