import {
  BULK_IDS_MAX,
  DESCRIPTION_MAX_LENGTH,
  ITEM_PRICE_MAX,
  ITEMS_MAX,
  PUBLISH_WITHIN_YEARS,
  RATING_MAX,
  TAGS_MAX,
} from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";
import { groupDigits } from "#contract/values/money.ts";

/** Validation messages of the outfit form and its calls. */

export const OUTFIT_FORM_MESSAGES = {
  categoryRequired: "Category is required",
  categoryUnknown: "Category must be one of the shop's categories",
  sectionRequired: "Section is required",
  sectionUnknown: "Section must be Men, Women or Kids",
  typeUnknown: "Type must be Normal, Sponsored or Promoted",
  ratingRange: `Rating must be between 0 and ${RATING_MAX}`,
  imageRequired: "Image is required for new outfits",
  pictureTwice: "Send a picture or a board of the studio, not both",
  itemsRequired: "At least one item is required",
  tooManyItems: `An outfit has at most ${ITEMS_MAX} items`,
  sourceNameRequired: "Source name is required",
  itemNameRequired: "Item name is required",
  nameOneLine: "Please write the name in one line",
  priceRequired: "Valid price is required",
  priceTooHigh: `The price can be at most ₹${groupDigits(ITEM_PRICE_MAX)}`,
  pricePaise: "The price can have at most two decimals",
  itemLinkRequired: "Item link is required",
  itemLinkInvalid: "Please enter a valid URL",
  roleUnknown: "Role must be one of whole, top, bottom, layer, footwear, bag, jewellery, accessory and other",
  matchUnknown: "Match must be exact or similar",
  spotPoint: "A spot has an x and a y, each between 0 and 1",
  spotRange: "The spot must lie within the picture: between 0 and 1",
  descriptionText: "Description must be text",
  descriptionTooLong: `Description can have at most ${DESCRIPTION_MAX_LENGTH} characters`,
  tagsList: "Tags must be a list of texts",
  tagBlank: "A tag cannot be blank",
  tooManyTags: `An outfit has at most ${TAGS_MAX} tags`,
} as const;

/** Messages of changes of several outfits at once, of copies and of publishing at a date. */

export const OUTFIT_CHANGE_MESSAGES = {
  idsRequired: "Please select at least one outfit",
  tooManyIds: `Please select at most ${BULK_IDS_MAX} outfits at once`,
  actionUnknown:
    "Action must be activate, deactivate, schedule, setCategory, setType, addTag, removeTag or delete",
  choiceRequired: "Please choose one",
  categoryUnknown: "Please choose one of the shop's categories",
  typeUnknown: "Please choose Normal, Sponsored or Promoted",
  publishAtRequired: "Please choose a date and time",
  publishAtInvalid: "Please give a date and time with its time zone, such as 2026-11-27T09:00:00+05:30",
  publishAtTooLate: `Please choose a time within the next ${PUBLISH_WITHIN_YEARS} years`,
  deleted: "This outfit has been deleted",
  tooManyTags: `This outfit already has ${TAGS_MAX} tags`,
  bulkFailed: "The outfits could not be changed. Please try again.",
  duplicated: "The copy is inactive until you activate it",
  duplicateFailed: "The outfit could not be duplicated. Please try again.",
  historyFailed: "The history could not be loaded",
} as const;

/** Errors of changing outfits. */
export const OUTFIT_CHANGE_ERRORS = errorMessages("outfitChange", {
  changedMeanwhile:
    "Somebody else has changed this outfit since you opened it. Please look at their changes first.",
  publishAtActive: "This outfit is active already. Deactivate it to publish it later.",
  publishAtPast: "Please choose a time in the future",
  pieceUnknown: "This piece does not exist any more: please choose another one, or give name, price and link",
});
