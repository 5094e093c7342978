/** Longest wait for a paint to be reported after the page has loaded. */
const UNREPORTED_AFTER_MS = 2_000;

/** Id of the script that starts the site; its type keeps the browser from running it. */
export const START_ID = "start-after-paint";

/**
 * Fetches the files of the site's scripts, unless that has begun, and runs the start script after the first
 * paint. A page in the background is not painted: it starts when it is loaded. Self-contained, because its
 * text is an inline script.
 */
export function startAfterPaint(startId: string, unreportedAfterMs: number): void {
  let isWaiting = true;
  const start = () => {
    if (!isWaiting) return;
    isWaiting = false;
    window.fetchScripts?.();
    const text = document.getElementById(startId)?.textContent ?? "";
    document.head.append(Object.assign(document.createElement("script"), { type: "module", text }));
  };
  const reportsPaint = PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (reportsPaint) new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, reportsPaint && !document.hidden ? unreportedAfterMs : 0));
}

export const START_ARGUMENTS = [START_ID, UNREPORTED_AFTER_MS] as const;
