import { z } from "zod";

export const GENDERS = ["", "Male", "Female"] as const;
export type Gender = (typeof GENDERS)[number];

/** A user with all fields that a response may contain. */
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
