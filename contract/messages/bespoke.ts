import {
  BESPOKE_DESCRIPTION_MAX_LENGTH,
  BESPOKE_HOURS,
  BESPOKE_NOTE_MAX_LENGTH,
  OUTFITS_PER_BESPOKE_REPLY,
} from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of bespoke requests. */

export const BESPOKE_MESSAGES = {
  descriptionTooShort: "Please describe your look in more than 10 characters",
  descriptionTooLong: `A description can have at most ${BESPOKE_DESCRIPTION_MAX_LENGTH} characters`,
  emailRequired: "Please say where to send your look",
  received: `Thank you! Your styled look will be in your inbox within ${BESPOKE_HOURS} hours.`,
  failed: "Your request could not be sent. Please try again.",
  outfitsRequired: "Please pick at least one outfit",
  tooManyOutfits: `An answer can show at most ${OUTFITS_PER_BESPOKE_REPLY} outfits`,
  noteRequired: "Please write a note",
  noteTooLong: `A note can have at most ${BESPOKE_NOTE_MAX_LENGTH} characters`,
  answered: "The styled look is on its way.",
} as const;

/** The email with the reply, which the dashboard previews. */
export const BESPOKE_REPLY_EMAIL = {
  subject: "Your bespoke look is here",
  title: (looks: number) => (looks === 1 ? "Your look is here" : "Your looks are here"),
  /** Precedes what the person wrote. */
  askedFor: "You asked for",
} as const;

/** Errors of bespoke requests. */
export const BESPOKE_ERRORS = errorMessages("bespoke", {
  outfitUnknown: "One of these outfits is not in the shop any more",
  alreadyAnswered: "This request has been answered already",
  requestNotFound: "There is no such request",
});
