import { useEffect } from "react";
import { createPath, useBlocker } from "react-router";
import { leaveGuard } from "#app/loading/leave-guard.ts";
import { loadCode } from "#app/loading/load-code.ts";
import { fetchScreenCode, hasScreenCode, isScreenCodeGone } from "#app/loading/screen-code.ts";
import { clearPageMessage, showPageMessage, withProgress } from "#app/ui/page-status.tsx";

const failureText = "This page could not be loaded. Check your connection and try again.";

/**
 * Holds a navigation back until the code of its screen is there. When the code cannot be fetched, the page
 * stays as it is and says so; the router itself would reload the document. A screen with unsaved input is
 * asked first. Rendered once, in the root.
 */
export function ScreenLoader() {
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      (leaveGuard.ask && historyAction !== "REPLACE") || !hasScreenCode(nextLocation.pathname),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const url = new URL(createPath(blocker.location), location.origin);
    let isCurrent = true;
    const load = async () => {
      clearPageMessage();
      try {
        await withProgress(loadCode(() => fetchScreenCode(url), { failureText }));
        if (isCurrent) blocker.proceed();
      } catch (error) {
        const isGone = await isScreenCodeGone(url);
        if (!isCurrent) return;
        if (isGone) location.assign(url);
        else showPageMessage((error as Error).message, { retry: load });
      }
    };
    if (leaveGuard.ask) leaveGuard.ask(load, blocker.reset);
    else void load();
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  return null;
}
