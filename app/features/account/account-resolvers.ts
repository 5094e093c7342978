import { zodResolver } from "@hookform/resolvers/zod";
import { config } from "zod";
import { signInSchema, signUpSchema, userUpdateSchema } from "#contract/account.ts";

/*
 * Resolvers with the server's schemas. Loaded when a form is first focused, so that no first load waits for the validation library.
 */

// Zod would otherwise probe for eval, which the Content-Security-Policy reports.
config({ jitless: true });

/** Trims its output. */
export const signInResolver = zodResolver(signInSchema);

/** Trims its output. */
export const signUpResolver = zodResolver(signUpSchema);

/** Outputs the values as typed. */
export const profileResolver = zodResolver(userUpdateSchema, undefined, { raw: true });
