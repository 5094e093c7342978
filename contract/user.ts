import { z } from "zod";

export const GENDERS = ["", "Male", "Female"] as const;

/** A user as any client may see them (D23): nothing else, ever. */
export const userSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    gender: z.enum(GENDERS),
    isUserAdmin: z.boolean(),
    googlePhotoUrl: z.string(),
    avatar: z.string(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof userSchema>;
