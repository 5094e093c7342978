import { z } from "zod";

/** An empty variable counts as not set, so that a value in .env can be left blank. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => (value === "" || value === undefined ? fallback : value), schema);

export const wholeNumberText = (min: number, max: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(min).max(max));

export const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgres://user:password@host/name",
});
