import {
  BRAND_ICON_MIN_PIXELS,
  BRAND_PICTURE_MAX_BYTES,
  FAQ_MAX,
  HERO_OUTFITS_MAX,
  STYLE_NOTES_MAX,
  TEXT_SECTIONS_MAX,
} from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages about the shop's name, look and own texts. */

export const BRAND_MESSAGES = {
  nameRequired: "Please enter the shop's name",
  taglineRequired: "Please enter a few words about the shop",
  oneLine: "Please write it in one line",
  colourInvalid: "Please enter a colour such as #8f1d31",
  typefacesExpected: "Please choose one of the pairs of typefaces",
  emailInvalid: "Please enter an email address such as hello@yourshop.in, or leave it empty",
  httpsExpected: "Please enter the whole address, beginning with https://, or leave it empty",
  timeZoneUnknown: "Please choose a time zone such as Asia/Kolkata",
  pictureUnknown: "Please upload the picture first",
  headlineRequired: "Please enter a headline",
  emphasisMissing: "Please repeat words of the headline exactly, or leave it empty",
  headingRequired: "Please enter a heading",
  bodyRequired: "Please enter the text below the heading",
  questionRequired: "Please enter the question",
  answerRequired: "Please enter the answer",
  captionRequired: "Please enter a caption",
  altText: "Please describe the picture in words, or leave it empty",
  pictureExpected: "Please choose a picture",
  linkInvalid: "Please enter an address that begins with https://, or a page of this site such as /trending",
  featuresExpected: "Please give four reasons",
  slidesExpected: "Please give four slides",
  questionsExpected: `Please give one to ${FAQ_MAX} questions`,
  tooManyNotes: `The home page has room for ${STYLE_NOTES_MAX} style notes`,
  sectionsExpected: `Please give one to ${TEXT_SECTIONS_MAX} sections`,
  tooManyHeroOutfits: `There is room for ${HERO_OUTFITS_MAX} looks beside the headline`,
  outfitIdExpected: "Please choose a look of the catalogue",
} as const;

export const BRAND_ERRORS = errorMessages("brand", {
  pictureTooLarge: `Please choose a picture of at most ${BRAND_PICTURE_MAX_BYTES / 1024 / 1024} MB`,
  iconTooSmall: `Please choose a square picture of at least ${BRAND_ICON_MIN_PIXELS} by ${BRAND_ICON_MIN_PIXELS} pixels`,
  pictureMissing: "This picture is not here any more. Please choose it again.",
});
