import { recordEarlyActions } from "#app/early/early-action.ts";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { markChoices } from "#app/early/mark-choices.ts";
import { markSession } from "#app/early/mark-session.ts";
import { HYDRATED } from "#app/lib/hydration-events.ts";
import { ITEMS_KEY } from "#app/lib/items-key.ts";
import { OUTFIT_VIEW_KEY } from "#app/lib/list-view-key.ts";
import { SAVED_OUTFITS_KEY } from "#app/lib/saved-outfits-key.ts";
import { SESSION_KEY, SESSION_VERSION } from "#app/lib/session-persistence.ts";
import { BACKGROUND_KEY } from "#app/ui/background/still-background.ts";

/** What must run before the body is read. */
export function EarlyHead() {
  const code = import.meta.env.SSR
    ? [
        callOf(markSession, SESSION_KEY, SESSION_VERSION),
        callOf(markChoices, BACKGROUND_KEY, OUTFIT_VIEW_KEY, ITEMS_KEY, SAVED_OUTFITS_KEY),
        callOf(recordEarlyActions, HYDRATED),
      ].join(";\n")
    : "";
  return <InlineScript code={code} />;
}
