import { onCLS, onINP, onLCP } from "web-vitals";
import { HYDRATED } from "#app/early/hydration-events.ts";
import { vitalsRoute, WEB_VITALS_PATH } from "#contract/analytics/vitals-route.ts";
import type { WebVitals } from "#contract/analytics/web-vitals.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";

let isMeasuring = false;

/**
 * Measures how fast this document was, and sends the measurements once, when the page is first hidden. They
 * contain nothing about the visitor.
 */
export function measureVisit(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const [navigation] = performance.getEntriesByType("navigation");
  const visit: WebVitals = { route: vitalsRoute(new URL(navigation?.name ?? location.href).pathname) };
  onLCP(({ value }) => {
    visit.largestPaintMs = value;
  });
  onINP(({ value }) => {
    visit.interactionMs = value;
  });
  onCLS(({ value }) => {
    visit.layoutShift = value;
  });

  // After the listeners of the library, which report their last values when the page is hidden.
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const [hydrated] = performance.getEntriesByName(HYDRATED);
    if (hydrated) visit.hydratedMs = hydrated.startTime;
    const body = new Blob([JSON.stringify(visit)], { type: "application/json" });
    navigator.sendBeacon(API_PREFIX + WEB_VITALS_PATH, body);
  };
  document.addEventListener("visibilitychange", send);
}
