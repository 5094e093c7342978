import { zodResolver } from "@hookform/resolvers/zod";
import { config } from "zod";
import { signInSchema, signUpSchema, userUpdateSchema } from "#contract/account.ts";

/*
 * What the forms of this feature are checked by: the very rules of the server. Loaded when a form is first sent, so that
 * no first load waits for the validation library.
 */

// The library would otherwise try whether it may compile code, which the Content-Security-Policy reports.
config({ jitless: true });

/** Trims what it lets through. */
export const signInResolver = zodResolver(signInSchema);

/** Trims what it lets through. */
export const signUpResolver = zodResolver(signUpSchema);

/** Lets through what was typed, as it was typed (spec section 5). */
export const profileResolver = zodResolver(userUpdateSchema, undefined, { raw: true });
