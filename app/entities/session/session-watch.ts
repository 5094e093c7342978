import { SESSION_KEY } from "#app/entities/session/session-persistence.ts";
import { isExpired } from "#app/entities/session/session-state.ts";
import { endSession, followChosenSignOut, useSessionStore } from "#app/entities/session/session-store.ts";
import { followTabs } from "#app/entities/session/tab-channel.ts";
import { serverNow } from "#app/lib/server-clock.ts";
import { readToken, TOKEN_KEY } from "#app/lib/token.ts";

/** The longest delay that `setTimeout` supports. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * Reads the session when another tab has changed it, also while this page was in the back/forward cache.
 */
export function followOtherTabs(): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) void useSessionStore.persist.rehydrate();
    if (key === TOKEN_KEY && readToken() === null) endSession();
  };
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void useSessionStore.persist.rehydrate();
  };
  const leave = followTabs("sign-out", ({ userId }) => {
    const current = useSessionStore.getState().currentUser?._id ?? userId;
    if (current === userId) followChosenSignOut();
  });
  window.addEventListener("storage", read);
  window.addEventListener("pageshow", readAgain);
  return () => {
    leave();
    window.removeEventListener("storage", read);
    window.removeEventListener("pageshow", readAgain);
  };
}

/**
 * Ends the session when it expires, also if that happened while the device was asleep. The server is asked
 * first, because the device's clock may be wrong; without a response the session ends.
 */
export function endSessionAtExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const check = () => {
    clearTimeout(timer);
    const session = useSessionStore.getState();
    if (isAsking || session.currentUser === null || session.sessionExpiry === null) return;
    if (isExpired(session)) void endUnlessValid();
    else timer = setTimeout(check, Math.min(session.sessionExpiry - serverNow(), LONGEST_DELAY_MS));
  };
  const endUnlessValid = async () => {
    isAsking = true;
    const token = readToken();
    const isValid = await import("#app/entities/session/check-session.ts")
      .then(async ({ askServer }) => (await askServer()) !== null)
      .catch(() => false);
    isAsking = false;
    if (readToken() !== token) return check();
    if (isValid && !isExpired(useSessionStore.getState())) useSessionStore.setState({});
    else endSession();
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
