import type { User } from "#contract/account/account.ts";
import type { users } from "#server/db/schema/users.ts";

export type UserRecord = typeof users.$inferSelect;

/** A user with the fields that the response may contain. */
export function presentUser(user: UserRecord): User {
  return {
    _id: user.id,
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    gender: user.gender,
    isUserAdmin: user.isAdmin,
    googlePhotoUrl: user.googlePhotoUrl,
    avatar: user.avatar,
  };
}
