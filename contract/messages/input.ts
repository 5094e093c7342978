import { REPORT_NOTE_MAX_LENGTH } from "#contract/limits.ts";

/** Messages of rules that bodies and queries of different calls share. */

export const INPUT_MESSAGES = {
  wholeNumber: "Please give a whole number",
  rupees: "Please give an amount of rupees",
  priceRange: "The lowest price must not be above the highest",
  outfitIds: "Please give ids of outfits",
  trueOrFalse: "Please say true or false",
  picturePath: "Please give the path of a picture file",
  periodUnknown: "Please ask for the last 7, 28 or 90 days",
  tableUnknown: "Please choose one of the charts or lists",
  flowRequired: "Please name the flow",
  controlCharacters: "Please remove invisible characters",
  invisible: "Please remove the invisible NUL character",
  stateUnknown: "Please choose one of the states",
  reasonRequired: "Please choose what is wrong",
  noteText: "Please describe the problem in plain text",
  idempotencyKey: "An Idempotency-Key has 1 to 200 visible ASCII characters",
  noteTooLong: `Please use at most ${REPORT_NOTE_MAX_LENGTH} characters`,
} as const;
