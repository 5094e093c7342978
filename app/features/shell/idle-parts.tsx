import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import * as messages from "#app/features/shell/idle-parts-messages.ts";
import { measureVisit } from "#app/features/shell/measure-visit.ts";
import { recordScreen } from "#app/features/shell/record-screen.ts";
import { prefetchScreens } from "#app/loading/prefetch-screens.ts";
import { whenIdle } from "#app/loading/when-idle.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

/**
 * What the first paint does not need: the offline notice, tooltips, prefetching of screens, and recording
 * each screen for the visit's measurements and for offline use.
 */
export function IdleParts() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    followTooltips();
    if (import.meta.env.DEV) return;
    measureVisit();
    prefetchScreens();
    fetchItalic();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is recorded
  useEffect(() => {
    if (!import.meta.env.DEV) return whenIdle(() => void recordScreen().catch(() => undefined));
  }, [pathname, search]);
  return <OfflineNotice />;
}

/** Headings of other screens have it: before they are opened, so that none is seen in another face first. */
function fetchItalic(): void {
  document.fonts.load('italic 1rem "Bodoni Moda"').catch(() => undefined);
}

/** Over the content, so that nothing moves, and beside the chat button; lets presses through. */
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
