import { recordEarlyActions } from "#app/early/early-action.ts";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { markChoices } from "#app/early/mark-choices.ts";
import { markSession } from "#app/early/mark-session.ts";
import { SAVED_OUTFITS_KEY } from "#app/entities/board/saved-outfits-key.ts";
import { ITEMS_KEY } from "#app/entities/outfit/items-key.ts";
import { OUTFIT_VIEW_KEY } from "#app/entities/outfit/list-view-key.ts";
import { SESSION_KEY, SESSION_VERSION } from "#app/entities/session/session-persistence.ts";
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
