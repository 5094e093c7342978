import { z } from "zod";
import { userSchema } from "#contract/account/account.ts";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  BLOCK_REASON_MAX_LENGTH,
  SEARCH_TERM_MAX_LENGTH,
  START_INDEX_MAX,
  USER_PAGE_SIZE,
  USERS_LIMIT_MAX,
} from "#contract/limits.ts";
import { USER_MESSAGES as messages } from "#contract/messages/admin.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { storedText } from "#contract/values/text.ts";
import { USER_ROLES, USER_STATUSES } from "./user-filters.ts";

/** Users as administrators see and change them. */

export const userListQuerySchema = z.object({
  searchTerm: emptyAsAbsent(
    storedText(
      z.string().trim().max(SEARCH_TERM_MAX_LENGTH, messages.searchTooLong),
      messages.searchText,
    ).optional(),
  ),
  role: emptyAsAbsent(z.enum(USER_ROLES, messages.roleUnknown).optional()),
  status: emptyAsAbsent(z.enum(USER_STATUSES, INPUT_MESSAGES.stateUnknown).optional()),
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, USERS_LIMIT_MAX).default(USER_PAGE_SIZE)),
});
export type UserListQuery = z.output<typeof userListQuerySchema>;

export const adminUserSchema = userSchema
  .extend({
    createdAt: z.iso.datetime(),
    isBlocked: z.boolean(),
    blockedReason: z.string().nullable(),
    emailConfirmed: z.boolean(),
  })
  .meta({ id: "AdminUser" });
export type AdminUser = z.infer<typeof adminUserSchema>;

/** Newest first. */
export const adminUserListSchema = z
  .object({ users: z.array(adminUserSchema), total: z.number().int().min(0) })
  .meta({ id: "AdminUserList" });
export type AdminUserList = z.infer<typeof adminUserListSchema>;

export const roleChangeSchema = z.object({ isUserAdmin: z.boolean(messages.roleRequired) });

export const blockChangeSchema = z.object({
  blocked: z.boolean(messages.blockedRequired),
  reason: storedText(
    z.string(messages.reasonText).trim().max(BLOCK_REASON_MAX_LENGTH, messages.reasonTooLong),
    messages.reasonText,
  ).optional(),
});
export type BlockChange = z.output<typeof blockChangeSchema>;

/** The one-time code with which an administrator adds a passkey. */
export const passkeyCodeSchema = z.object({ code: z.string() });
export type PasskeyCode = z.infer<typeof passkeyCodeSchema>;
