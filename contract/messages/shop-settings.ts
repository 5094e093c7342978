import {
  AFFILIATE_HOSTS_MAX,
  AFFILIATE_PARAMETERS_MAX,
  CLAIMS_MAX,
  TESTIMONIALS_MAX,
  WORDS_MAX,
} from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages about the settings of the dashboard. */

export const SETTINGS_MESSAGES = {
  valueRequired: "Please enter a figure, such as 10K+",
  labelRequired: "Please say what the figure counts",
  textRequired: "Please enter a text",
  nameRequired: "Please enter a name",
  roleText: "Please enter a text, or leave it empty",
  contentRequired: "Please enter what the person says",
  avatarInvalid: "Please enter an address that begins with https://, or leave it empty",
  ratingRange: "Please choose one to five stars",
  emailRequired: "Please enter an email address",
  phoneInvalid: "Please enter a phone number such as +91 98765 43210, or leave it empty",
  tooManyClaims: `A row has room for ${CLAIMS_MAX} figures`,
  tooManyTestimonials: `The home page has room for ${TESTIMONIALS_MAX} testimonials`,
  listExpected: "Please give a list",
  groupExpected: "Please give all fields of this setting",
  hostInvalid: "Please enter the shop's address such as shop.example, without https:// and what follows",
  parameterRequired: "Please enter the parameter's name, without spaces",
  parameterValueRequired: "Please enter the parameter's value",
  parameterTwice: "This shop has this parameter already",
  tooManyHosts: `At most ${AFFILIATE_HOSTS_MAX} shops can have parameters`,
  tooManyParameters: `A shop can have at most ${AFFILIATE_PARAMETERS_MAX} parameters`,
  wordRequired: "Please remove the empty word",
  tooManyWords: `The list has room for ${WORDS_MAX} words`,
  versionExpected: "Please give the version as a whole number",
  formInvalid: "Nothing is saved yet: please correct the marked entries",
  nothingToSave: "There is nothing to save: you have not changed anything",
} as const;

export function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength} characters`;
}

export function unknownSetting(names: readonly string[]): string {
  return `There is no setting named ${names.map((name) => name.slice(0, 50)).join(", ")}`;
}

/** Errors of the settings of the dashboard. */
export const SETTINGS_ERRORS = errorMessages("settings", {
  changedMeanwhile:
    "Another administrator has changed this setting meanwhile. Compare the saved version with yours, then save again.",
});
