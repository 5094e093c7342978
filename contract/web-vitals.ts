import { z } from "zod";

/** The screens that measurements are grouped by: a small, fixed set, so that each can be a label of a metric. */
export const VITALS_ROUTES = [
  "/",
  "/outfit",
  "/outfit/:id",
  "/trending",
  "/cart",
  "/saved",
  "/board/:id",
  "/about-us",
  "/privacy",
  "/terms",
  "/sign-in",
  "/sign-up",
  "/profile",
  "/dashboard",
  "other",
] as const;
export type VitalsRoute = (typeof VITALS_ROUTES)[number];

/** A page left open in the background for longer says nothing about how fast it was. */
const LONGEST_MS = 120_000;
const LARGEST_SHIFT = 100;

const milliseconds = z.number().min(0).max(LONGEST_MS).optional();

/** What one visit measured, without anything about the visitor. A measure that the browser does not support is left out. */
export const webVitalsSchema = z.strictObject({
  route: z.enum(VITALS_ROUTES).describe("The screen that the document showed first"),
  largestPaintMs: milliseconds.describe("Largest Contentful Paint"),
  interactionMs: milliseconds.describe("Interaction to Next Paint"),
  layoutShift: z.number().min(0).max(LARGEST_SHIFT).optional().describe("Cumulative Layout Shift"),
  hydratedMs: milliseconds.describe("From the start of the navigation until the screen responds to presses"),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;

/** Path of the call below /backend. */
export const WEB_VITALS_PATH = "/web-vitals";

const KNOWN_ROUTES: ReadonlySet<string> = new Set(VITALS_ROUTES);

/** The screen of a path. */
export function vitalsRoute(path: string): VitalsRoute {
  if (/^\/outfit\/[^/]+$/.test(path)) return "/outfit/:id";
  if (/^\/board\/[^/]+$/.test(path)) return "/board/:id";
  return KNOWN_ROUTES.has(path) ? (path as VitalsRoute) : "other";
}
