import { config, type ZodType } from "zod";
import { signInSchema, signUpSchema } from "#contract/account.ts";

/*
 * What the sign-in and sign-up forms are checked by: the very rules of the server, which trim. Loaded when a form is first touched,
 * so that no first load waits for the validation library.
 */

// The library would otherwise try whether it may compile code, which the Content-Security-Policy reports.
config({ jitless: true });

/** What is wrong, by the name of the field; of each field the first thing. */
export type FieldMessages = Record<string, string>;

function check<Input>(schema: ZodType<Input>, fields: unknown): { input: Input } | { wrong: FieldMessages } {
  const { success, data, error } = schema.safeParse(fields);
  if (success) return { input: data };
  const messages = error.issues.map(({ path: [field], message }) => [String(field), message] as const);
  return { wrong: Object.fromEntries(messages.toReversed()) };
}

export const checkSignIn = (fields: unknown) => check(signInSchema, fields);
export const checkSignUp = (fields: unknown) => check(signUpSchema, fields);
