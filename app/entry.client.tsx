import "#app/lib/zod-without-eval.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { unstable_forceFrameRate as setFrameRate } from "scheduler";
import { HYDRATED } from "#app/lib/hydration-events.ts";
import { followOverlayHistory } from "#app/ui/overlay-history.ts";

/** Slices of 40 ms, which are no long tasks. React's own are 5 ms: on a slow phone each is followed by a longer frame. */
const HYDRATION_FRAME_RATE = 25;
const DEFAULT_FRAME_RATE = 0;

setFrameRate(HYDRATION_FRAME_RATE);
addEventListener(HYDRATED, () => setFrameRate(DEFAULT_FRAME_RATE), { once: true });
followOverlayHistory();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
