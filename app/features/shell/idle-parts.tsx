import { useEffect } from "react";
import { useLocation } from "react-router";
import { measureVisit } from "#app/features/shell/measure-visit.ts";
import { OfflineNotice } from "#app/features/shell/offline-notice.tsx";
import { recordScreen } from "#app/features/shell/visit.ts";
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
