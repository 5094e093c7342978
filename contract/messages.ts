/** The sentences of spec sections 2, 5 and 8 that more than one place says. */

import {
  BESPOKE_DESCRIPTION_MAX_LENGTH,
  BESPOKE_HOURS,
  BESPOKE_NOTE_MAX_LENGTH,
  CART_ENTRIES_MAX,
  CART_QUANTITY_MAX,
  CART_QUANTITY_MIN,
  COMMENT_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  ITEM_PRICE_MAX,
  ITEMS_MAX,
  OUTFITS_PER_BESPOKE_ANSWER,
  PASSWORD_MAX_LENGTH,
  RATING_MAX,
  REPLY_MAX_LENGTH,
  TAGS_MAX,
  USERNAME_MAX_LENGTH,
} from "./limits.ts";

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
  priceRequired: "Valid price is required",
  priceTooHigh: `The price can be at most ₹${ITEM_PRICE_MAX.toLocaleString("en-IN")}`,
  pricePaise: "The price can have at most two decimals",
  itemLinkRequired: "Item link is required",
  itemLinkInvalid: "Please enter a valid URL",
  descriptionText: "Description must be text",
  descriptionTooLong: `Description can have at most ${DESCRIPTION_MAX_LENGTH} characters`,
  tagsList: "Tags must be a list of texts",
  tagBlank: "A tag cannot be blank",
  tooManyTags: `An outfit has at most ${TAGS_MAX} tags`,
} as const;

export const OUTFIT_MESSAGES = {
  loading: "Loading outfit details...",
  notFoundTitle: "Outfit not found",
  notFoundText: "The outfit you're looking for doesn't exist or has been removed.",
  listEmpty: "No outfits found",
  listEnd: "You've seen all available outfits!",
  trendingEmptyTitle: "No trending outfits yet",
  trendingEmptyText: "Check back later for the most popular outfits!",
} as const;

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
  changedMeanwhile:
    "Somebody else has changed this outfit since you opened it. Please look at their changes first.",
  jsonExpected: "This must be JSON text",
  versionInvalid: "The version must be a whole number",
} as const;

export const IMPORT_MESSAGES = {
  fileRequired: "Please choose a catalogue file",
  fileUnknown: "Please choose a JSON Lines or CSV file",
  fileTooLarge: "The file is too large: please split it into parts of at most 20 MB",
  fileEmpty: "There are no outfits in this file",
  fileEncoding: "The file is not UTF-8 text: please save it again as “CSV UTF-8”",
  fileDamaged: "The packed file is damaged: please pack it again",
  alreadyRunning: "Another import is under way: please wait until it is done",
  nothingToUndo: "There is no import to undo",
  notTheLast: "Only the last import can be undone",
  stillRunning: "This import is under way: please wait until it is done",
  notFound: "There is no such import",
} as const;

export const ENGAGEMENT_MESSAGES = {
  noCommentsTitle: "No comments yet",
  noCommentsText: "Be the first to share your thoughts about this outfit!",
  anonymous: "Anonymous",
  textRequired: "Please write something first",
  commentTooLong: `A comment can have at most ${COMMENT_MAX_LENGTH} characters`,
  replyTooLong: `A reply can have at most ${REPLY_MAX_LENGTH} characters`,
  commentNotFound: "This comment has been removed.",
  replyNotFound: "This reply has been removed.",
  notYours: "Only its author or an administrator can delete this.",
} as const;

export const ACCOUNT_MESSAGES = {
  signInIncomplete: "Please fill out all the fields!",
  signUpIncomplete: "Please fill out all details!",
  signedIn: "Welcome back!",
  signedUp: "Your account is ready. Please sign in.",
  signedOut: "You are signed out.",
  wrongCredentials: "E-mail or password is wrong.",
  signInRequired: "Please sign in first.",
  emailRequired: "E-mail is required",
  emailInvalid: "Please enter a valid e-mail address",
  emailTaken: "An account with this e-mail already exists.",
  usernameRequired: "Username is required",
  usernameTaken: "This username is already taken.",
  usernameTooLong: `A username can have at most ${USERNAME_MAX_LENGTH} characters`,
  fullNameTooLong: `A full name can have at most ${FULL_NAME_MAX_LENGTH} characters`,
  controlCharacters: "Please remove invisible characters",
  passwordTooLong: `A password can have at most ${PASSWORD_MAX_LENGTH} characters`,
  passwordOuterSpaces: "A password cannot begin or end with a space",
  genderUnknown: "Gender must be empty, Male or Female",
  textExpected: "Please send a text",
  noChanges: "No changes made",
  updated: "Profile updated successfully!",
  deleted: "Your account has been deleted.",
  notYourAccount: "You can change only your own account.",
  lastAdministrator: "This is the last administrator: make somebody else an administrator first.",
  adminRequired: "Only administrators can do this.",
  providerNotConfigured: "Signing in with an identity provider is not set up in this shop.",
  providerProofInvalid: "This sign-in could not be verified. Please try again.",
  providerEmailUnverified: "Please confirm your e-mail address with the identity provider first.",
  providerEmailTaken:
    "This e-mail belongs to an account of another identity. Please sign in the way you did before.",
} as const;

export const CART_MESSAGES = {
  loginRequired: "Please login to add items to cart",
  addFailed: "Failed to add outfit to cart",
  quantityUpdated: "Quantity updated successfully!",
  quantityFailed: "Failed to update quantity",
  removed: "Outfit removed from cart successfully!",
  removeFailed: "Failed to remove outfit from cart",
  removeError: "An error occurred while removing the outfit",
  cleared: "Cart cleared successfully!",
  clearFailed: "Failed to clear cart",
  clearError: "An error occurred while clearing the cart",
  outfitRequired: "Please say which outfit",
  quantityRange: `Quantity must be a whole number from ${CART_QUANTITY_MIN} to ${CART_QUANTITY_MAX}`,
  quantityFull: `Your cart can hold at most ${CART_QUANTITY_MAX} of this outfit`,
  full: `A cart can hold at most ${CART_ENTRIES_MAX} outfits: please remove some first`,
  outfitGone: "This outfit is no longer available",
  entryNotFound: "This outfit is not in your cart",
} as const;

/** What adding an outfit says when it worked. */
export function addedToCart(outfitName: string): string {
  return `${outfitName} added to cart successfully!`;
}

export const BESPOKE_MESSAGES = {
  descriptionTooShort: "Please describe your look in more than 10 characters",
  descriptionTooLong: `A description can have at most ${BESPOKE_DESCRIPTION_MAX_LENGTH} characters`,
  emailRequired: "Please say where to send your look",
  received: `Thank you! Your styled look will be in your inbox within ${BESPOKE_HOURS} hours.`,
  failed: "Your request could not be sent. Please try again.",
  outfitsRequired: "Please pick at least one outfit",
  tooManyOutfits: `An answer can show at most ${OUTFITS_PER_BESPOKE_ANSWER} outfits`,
  outfitUnknown: "One of these outfits is not in the shop any more",
  noteRequired: "Please write a note",
  noteTooLong: `A note can have at most ${BESPOKE_NOTE_MAX_LENGTH} characters`,
  answered: "The styled look is on its way.",
  alreadyAnswered: "This request has been answered already",
  requestNotFound: "There is no such request",
} as const;

export const NEWSLETTER_MESSAGES = {
  emailRequired: "Please enter your e-mail address",
  signedUp: "Please check your inbox: one click there, and you are in.",
  failed: "That did not work. Please try again.",
  confirmed: "Welcome! You are on the list.",
  unsubscribed: "You are off the list. Nothing more will be sent to you.",
  linkInvalid: "This link does not work any more.",
} as const;
