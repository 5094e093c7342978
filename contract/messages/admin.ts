import { BLOCK_REASON_MAX_LENGTH, SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of the administrators' screen and calls. */

export const ADMIN_MESSAGES = {
  accessDenied: "Only administrators can access this dashboard.",
  formInvalid: "Please fix the validation errors before submitting",
  openingEditor: "Opening outfit editor...",
  created: "Outfit created successfully!",
  createFailed: "Failed to create outfit. Please try again.",
  updated: "Outfit updated successfully!",
  updateFailed: "Failed to update outfit. Please try again.",
  deleted: "Outfit deleted successfully!",
  deleteFailed: "Failed to delete outfit",
  activated: "Outfit activated successfully!",
  deactivated: "Outfit deactivated successfully!",
  toggleFailed: "Failed to toggle outfit status",
  listFailed: "Failed to fetch outfits",
  jsonExpected: "This must be JSON text",
  versionInvalid: "The version must be a whole number",
} as const;

/** Messages about users, as administrators manage them. */

export const USER_MESSAGES = {
  searchTooLong: `Please search for at most ${SEARCH_TERM_MAX_LENGTH} characters`,
  searchText: "Please search for plain text",
  roleUnknown: "Please choose one of the roles",
  roleRequired: "Please say whether this person is an administrator",
  blockedRequired: "Please say whether this person is blocked",
  reasonText: "Please give the reason in plain text",
  reasonTooLong: `A reason can have at most ${BLOCK_REASON_MAX_LENGTH} characters`,
} as const;

/** Errors of changing users. */
export const USER_ERRORS = errorMessages("user", {
  notFound: "This account has been deleted.",
  ownRole: "You cannot change your own role: ask another administrator.",
  ownBlock: "You cannot block yourself.",
  ownPasskeyCode: "You do not need a code: add the passkey on your profile.",
  noAdministrator: "Only administrators need a code to add a passkey.",
  blockedAdministrator: "This account is blocked: unblock it first.",
});
