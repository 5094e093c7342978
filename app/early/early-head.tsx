import { recordEarlyActions } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { SAVED_OUTFITS_KEY } from "#app/entities/board/saved-outfits-key.ts";
import { itemsShown, listLayout } from "#app/entities/outfit/outfit-choices.ts";
import { SESSION_KEY, SESSION_VERSION } from "#app/entities/session/session-persistence.ts";
import { backgroundMotion } from "#app/entities/settings/background-motion.ts";

/** Inline scripts that must run before the browser parses the body. */
export function EarlyHead() {
  const code = import.meta.env.SSR
    ? [
        callOf(markSession, SESSION_KEY, SESSION_VERSION),
        callOf(markChoices, backgroundMotion.key, listLayout.key, itemsShown.key, SAVED_OUTFITS_KEY),
        callOf(recordEarlyActions, HYDRATED),
      ].join(";\n")
    : "";
  return <InlineScript code={code} />;
}

/**
 * Runs before the document is painted: marks it when a session is stored, so that its styles show what the
 * signed-in person sees. The session store overrules it once the scripts run. Self-contained,
 * because its text is an inline script.
 */
function markSession(key: string, version: number): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    const { currentUser, sessionExpiry } = stored.state;
    if (stored.version === version && currentUser._id && sessionExpiry > Date.now())
      document.documentElement.dataset.session = "member";
  } catch {
    // Nothing is stored, or storage is blocked: a visitor.
  }
}

/**
 * Runs before the document is painted: puts choices that this browser remembers onto the document under the
 * names of their keys, so that its styles follow them from the first paint. Self-contained, because its text
 * is an inline script.
 */
function markChoices(...keys: string[]): void {
  try {
    for (const key of keys) document.documentElement.dataset[key] = localStorage.getItem(key) ?? "";
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
