import { DESCRIPTION_MAX_LENGTH, ITEM_PRICE_MAX, ITEMS_MAX, RATING_MAX, TAGS_MAX } from "#contract/limits.ts";
import { groupDigits } from "#contract/values/group-digits.ts";

/** Validation messages of the outfit form and its calls. */

export const OUTFIT_FORM_MESSAGES = {
  categoryRequired: "Category is required",
  categoryUnknown: "Category must be one of the shop's categories",
  sectionRequired: "Section is required",
  sectionUnknown: "Section must be Men, Women or Kids",
  typeUnknown: "Type must be Normal, Sponsored or Promoted",
  ratingRange: `Rating must be between 0 and ${RATING_MAX}`,
  imageRequired: "Image is required for new outfits",
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
  invisible: "Please remove the invisible NUL character",
  descriptionText: "Description must be text",
  descriptionTooLong: `Description can have at most ${DESCRIPTION_MAX_LENGTH} characters`,
  tagsList: "Tags must be a list of texts",
  tagBlank: "A tag cannot be blank",
  tooManyTags: `An outfit has at most ${TAGS_MAX} tags`,
} as const;
