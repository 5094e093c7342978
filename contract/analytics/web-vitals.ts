import { z } from "zod";
import { VITALS_ROUTES } from "./vitals-route.ts";

/** A page left open in the background for longer says nothing about how fast it was. */
const LONGEST_MS = 120_000;
const LARGEST_SHIFT = 100;

const milliseconds = z.number().min(0).max(LONGEST_MS).optional();

/**
 * What one visit measured, without anything about the visitor. A measure that the browser does not support
 * is left out.
 */
export const webVitalsSchema = z.strictObject({
  route: z.enum(VITALS_ROUTES).describe("The screen that the document showed first"),
  largestPaintMs: milliseconds.describe("Largest Contentful Paint"),
  interactionMs: milliseconds.describe("Interaction to Next Paint"),
  layoutShift: z.number().min(0).max(LARGEST_SHIFT).optional().describe("Cumulative Layout Shift"),
  hydratedMs: milliseconds.describe("From the start of the navigation until the screen responds to presses"),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;
