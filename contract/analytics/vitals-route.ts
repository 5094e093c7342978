/**
 * The screens that measurements are grouped by: a small, fixed set, so that each can be a label of a metric.
 */
export const VITALS_ROUTES = [
  "/",
  "/outfit",
  "/outfit/:id",
  "/trending",
  "/cart",
  "/saved",
  "/board/:id",
  "/stylist/:username",
  "/about-us",
  "/privacy",
  "/terms",
  "/sign-in",
  "/sign-up",
  "/profile",
  "/submit",
  "/dashboard",
  "other",
] as const;
export type VitalsRoute = (typeof VITALS_ROUTES)[number];

/** Path of the call below /backend. */
export const WEB_VITALS_PATH = "/web-vitals";

const KNOWN_ROUTES: ReadonlySet<string> = new Set(VITALS_ROUTES);

/** The screen of a path. */
export function vitalsRoute(path: string): VitalsRoute {
  if (/^\/outfit\/[^/]+$/.test(path)) return "/outfit/:id";
  if (/^\/board\/[^/]+$/.test(path)) return "/board/:id";
  if (/^\/stylist\/[^/]+$/.test(path)) return "/stylist/:username";
  return KNOWN_ROUTES.has(path) ? (path as VitalsRoute) : "other";
}
