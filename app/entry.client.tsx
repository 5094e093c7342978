import "#app/zod-without-eval.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followOverlayHistory } from "#app/ui/overlay-history.ts";

followOverlayHistory();

hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
