import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { INTENT_KEY } from "#app/entities/session/browsing-data.ts";
import * as messages from "#app/entities/session/messages.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { tabStore } from "#app/lib/storage.ts";
import { showToast } from "#app/ui/toast.tsx";
import { TOAST_MS } from "#contract/limits.ts";

/** Long enough for a sign-up with its e-mail, short enough not to surprise on a later sign-in. */
const MAX_AGE_MS = 30 * 60_000;

export type Action = "cart" | "like" | "dislike" | "comment" | "save" | "follow" | "submit";

/** An action that is waiting for the visitor to sign in. */
interface Intent {
  action: Action;
  /**
   * Id of the outfit or board, or of the comment that is replied to; name of the stylist; none for a look that
   * is submitted.
   */
  subjectId: string;
  /** Typed text, of a comment or reply. */
  text: string;
  /** Path and query of the page where the visitor wanted it. */
  path: string;
  /** The only user who may resume it, after a session that ended; null for any. */
  userId: string | null;
  /** Epoch milliseconds. */
  storedAt: number;
}

/**
 * Stores, for this tab, an action that needs an account. After signing in it is resumed on this page: by any
 * user, or only by the given one.
 */
export function storeIntent(
  action: Action,
  subjectId: string,
  text = "",
  userId: string | null = null,
): void {
  const path = location.pathname + location.search;
  write({ action, subjectId, text, path, userId, storedAt: Date.now() });
}

/** Tells a visitor what needs an account, with a button that leads to the sign-in screen. */
export function useAskToSignIn(): (message: string) => void {
  const navigate = useNavigate();
  const action = { label: messages.signIn, onClick: () => void navigate("/sign-in") };
  return (message) => void showToast("error", message, TOAST_MS, { action });
}

/** Path and query of the page to resume the intent on; null without an intent. */
export function intendedPath(): string | null {
  return read()?.path ?? null;
}

/** Id of the subject that the action is intended for; null without such an intent. */
export function intendedSubject(action: Action): string | null {
  const intent = read();
  return intent?.action === action ? intent.subjectId : null;
}

export function hasIntent(action: Action, subjectId: string): boolean {
  const intent = read();
  return intent?.action === action && intent.subjectId === subjectId;
}

/**
 * Resumes an intended action once, as soon as `isReady`: the visitor is signed in and its data is there.
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
  // A value that another version of the site stored has no age.
  if (!intent || !(Date.now() - intent.storedAt < MAX_AGE_MS)) return null;
  const userId = useSessionStore.getState().currentUser?._id;
  return intent.userId === null || intent.userId === userId ? intent : null;
}
