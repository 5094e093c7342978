import { zodResolver } from "@hookform/resolvers/zod";
import { userUpdateSchema } from "#contract/account/account.ts";

/** Outputs the values as typed. */
export const profileResolver = zodResolver(userUpdateSchema, undefined, { raw: true });
