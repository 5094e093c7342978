import { zodResolver } from "@hookform/resolvers/zod";
import { config } from "zod";
import { userUpdateSchema } from "#contract/account.ts";

// The library would otherwise try whether it may compile code, which the Content-Security-Policy reports.
config({ jitless: true });

/** The profile's rules are the server's; what was typed is let through as it was typed (spec section 5). */
export const profileResolver = zodResolver(userUpdateSchema, undefined, { raw: true });
