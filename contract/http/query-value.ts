import { z } from "zod";

/** An empty query value counts as absent. */
export function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema);
}

/** A whole number in decimal digits within a range, bounds included; "1e3", "0x10", "1.5" and " 1" are invalid. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, "Please give a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

/** An amount of rupees up to a maximum, with at most two decimals. */
export function rupees(max: number) {
  return z
    .string()
    .regex(/^\d{1,15}(\.\d{1,2})?$/, "Please give an amount of rupees")
    .transform(Number)
    .pipe(z.number().max(max));
}
