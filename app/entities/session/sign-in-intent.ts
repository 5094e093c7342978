import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { INTENT_KEY } from "#app/entities/session/forget-screens.ts";
import * as messages from "#app/entities/session/messages.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { tabStore } from "#app/lib/storage.ts";
import { showToast } from "#app/ui/toast.tsx";
import { TOAST_MS } from "#contract/limits.ts";

/** Long enough for a sign-up with its message, short enough that nothing surprising happens the next time. */
const MAX_AGE_MS = 30 * 60_000;

type Action = "cart" | "like" | "dislike" | "comment" | "save";

/** What a visitor wanted to do when signing in was needed first. */
interface Intent {
  action: Action;
  /** Id of the outfit or board, or of the comment that is replied to. */
  subjectId: string;
  /** Typed text, of a comment or reply. */
  text: string;
  /** Path and query of the page where it was. */
  place: string;
  /** Whose it is, when a session ended meanwhile; null for a visitor's. */
  userId: string | null;
  /** Epoch milliseconds. */
  keptAt: number;
}

/**
 * Keeps what was to be done on this page, in this tab, until it is done after signing in: by anybody, or by
 * one person only.
 */
export function keepIntent(action: Action, subjectId: string, text = "", userId: string | null = null): void {
  const place = location.pathname + location.search;
  write({ action, subjectId, text, place, userId, keptAt: Date.now() });
}

/** Tells a visitor what needs an account, with a button that leads to the sign-in screen. */
export function useAskToSignIn(): (message: string) => void {
  const navigate = useNavigate();
  const action = { label: messages.signIn, onClick: () => void navigate("/sign-in") };
  return (message) => void showToast("error", message, TOAST_MS, action);
}

/** Path and query of the page where something was to be done; null without an intent. */
export function intendedPlace(): string | null {
  return read()?.place ?? null;
}

/** Of what an action was intended, whichever it is; null without such an intent. */
export function intendedSubject(action: Action): string | null {
  const intent = read();
  return intent?.action === action ? intent.subjectId : null;
}

export function hasIntent(action: Action, subjectId: string): boolean {
  const intent = read();
  return intent?.action === action && intent.subjectId === subjectId;
}

/**
 * Does what was to be done, once, as soon as the visitor is signed in and everything needed for it is there.
 */
export function useIntent(
  action: Action,
  subjectId: string,
  isReady: boolean,
  resume: (text: string) => void,
): void {
  const onResume = useEffectEvent(resume);
  useEffect(() => {
    if (!isReady || !hasIntent(action, subjectId)) return;
    const text = read()?.text ?? "";
    write(null);
    onResume(text);
  }, [isReady, action, subjectId]);
}

function write(intent: Intent | null): void {
  tabStore.write(INTENT_KEY, intent && JSON.stringify(intent));
}

function read(): Intent | null {
  const intent = tabStore.readJson(INTENT_KEY) as Intent | null;
  if (!intent || Date.now() - intent.keptAt >= MAX_AGE_MS) return null;
  const userId = useSessionStore.getState().currentUser?._id;
  return intent.userId === null || intent.userId === userId ? intent : null;
}
