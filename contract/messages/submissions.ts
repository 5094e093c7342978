import { SUBMISSIONS_WAITING_MAX } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** What the calls of submitted looks say of input that they refuse. */
export const SUBMISSION_MESSAGES = {
  stateUnknown: "State must be draft, submitted, changes_requested, published or declined",
  actionRequired: "Please publish the look, ask for changes or decline it",
  noteRequired: "Please tell the author what to change, or why",
  noteTooLong: "Please use at most 1,000 characters for the author",
  imageRequired: "Please choose a photograph or compose the picture",
  aboutTooLong: "Please use at most 300 characters about yourself",
} as const;

export const SUBMISSION_ERRORS = errorMessages("submissions", {
  notFound: "This look does not exist any more.",
  emailUnconfirmed: "Please confirm your e-mail address first. Your profile can send the message again.",
  imitatesShop: "Your username looks like the shop's own name. Please choose another one in your profile.",
  tooManyWaiting: [
    `${SUBMISSIONS_WAITING_MAX} of your looks wait for review already. Please wait until one is decided.`,
    { max: SUBMISSIONS_WAITING_MAX },
  ],
  tooManyDrafts: "You have as many drafts as there is room for. Please delete one first.",
  isWaiting: "This look waits for review already. It can be changed after that.",
  isPublished: "This look is in the shop. Ask the shop to change it or to take it down.",
  isTakenDown: "The shop has taken this look down. You can delete it, and begin a new one.",
  changedMeanwhile:
    "This look has been changed since you opened it, in another tab or on another device. Please look at the changes first.",
  isDecided: "This look does not wait for review any more. It may have been changed or decided on meanwhile.",
});
