import { config } from "zod";

/*
 * The server's schemas. Loaded when a form is first focused, so that no first load waits for the validation library.
 */

// Zod would otherwise probe for eval, which the Content-Security-Policy reports.
config({ jitless: true });

export { signInSchema, signUpSchema } from "#contract/account.ts";
