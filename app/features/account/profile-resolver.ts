import { zodResolver } from "@hookform/resolvers/zod";
import { config } from "zod";
import { userUpdateSchema } from "#contract/account.ts";

// Zod would otherwise probe for eval, which the Content-Security-Policy reports.
config({ jitless: true });

/** Outputs the values as typed. */
export const profileResolver = zodResolver(userUpdateSchema, undefined, { raw: true });
