import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import * as messages from "#app/features/shell/idle-parts-messages.ts";
import { measureVisit } from "#app/features/shell/measure-visit.ts";
import { recordScreen } from "#app/features/shell/record-screen.ts";
import { prefetchScreens } from "#app/loading/prefetch-screens.ts";
import { whenIdle } from "#app/loading/when-idle.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

/**
 * What no first paint needs: the offline notice, tooltips, the code of the screens that are likely to be
 * next, and the record of each screen for the visit's figures and for the time without a network.
 */
export function IdleParts() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    followTooltips();
    if (import.meta.env.DEV) return;
    measureVisit();
    prefetchScreens();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is recorded
  useEffect(() => {
    if (!import.meta.env.DEV) return whenIdle(() => void recordScreen().catch(() => undefined));
  }, [pathname, search]);
  return <OfflineNotice />;
}

/** Over the content, so that it moves nothing, beside the chat button; presses go through it. */
const NOTE =
  "print:hidden pointer-events-none fixed bottom-4 left-4 z-bar mr-24 bg-ink px-4 py-2.5 font-medium text-caption text-paper shadow-overlay sm:bottom-6 sm:left-6";

function followConnection(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

function OfflineNotice() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  return (
    <p role="status" className={isOnline ? "sr-only" : NOTE}>
      {!isOnline && messages.offline}
    </p>
  );
}
