import { useEffect } from "react";
import { useLocation } from "react-router";
import { OfflineNotice } from "#app/features/shell/components/offline-notice.tsx";
import { prefetchScreens } from "#app/features/shell/prefetch-screens.ts";
import { measureVisit } from "#app/lib/visit/measure-visit.ts";
import { recordScreen } from "#app/lib/visit/visit.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

/**
 * What no first paint needs: the offline notice, tooltips, the code of the screens that are likely to be
 * next, and the record of each screen for the visit's figures and for the time without a network.
 */
export function IdleParts() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    followTooltips();
    if (!import.meta.env.DEV) measureVisit();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has other links
  useEffect(() => {
    if (!import.meta.env.DEV) return whenIdle(prefetchScreens);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is recorded
  useEffect(() => {
    if (!import.meta.env.DEV) return whenIdle(() => void recordScreen().catch(() => undefined));
  }, [pathname, search]);
  return <OfflineNotice />;
}
