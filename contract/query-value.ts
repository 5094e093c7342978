import { z } from "zod";

/** An empty query value means absent (D21). */
export function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema);
}

/** A whole number written in decimal digits, in a closed range; "1e3", "0x10", "1.5" and " 1" are refused. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, "Please give a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}
