import type { z } from "zod";

/** The schema of a text that is stored or searched for. PostgreSQL cannot store NUL. */
export function storedText(text: z.ZodString, message?: string): z.ZodString {
  return text.refine((value) => !value.includes("\u0000"), message);
}
