import { BULK_IDS_MAX, PUBLISH_WITHIN_YEARS, TAGS_MAX } from "#contract/limits.ts";

/** Messages of changes of several outfits at once, of copies and of publishing at a date. */

export const OUTFIT_CHANGE_MESSAGES = {
  idsRequired: "Please select at least one outfit",
  idInvalid: "Please give ids of outfits",
  tooManyIds: `Please select at most ${BULK_IDS_MAX} outfits at once`,
  actionUnknown: "Action must be activate, deactivate, schedule, addTag, removeTag or delete",
  publishAtRequired: "Please choose a date and time",
  publishAtInvalid: "Please give a date and time with its time zone, such as 2026-11-27T09:00:00+05:30",
  publishAtPast: "Please choose a time in the future",
  publishAtTooLate: `Please choose a time within the next ${PUBLISH_WITHIN_YEARS} years`,
  publishAtActive: "This outfit is active already. Deactivate it to publish it later.",
  deleted: "This outfit has been deleted",
  tooManyTags: `This outfit already has ${TAGS_MAX} tags`,
  bulkFailed: "The outfits could not be changed. Please try again.",
  duplicated: "The copy is inactive until you activate it",
  duplicateFailed: "The outfit could not be duplicated. Please try again.",
  historyFailed: "The history could not be loaded",
} as const;
