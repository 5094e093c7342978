import { errorMessages } from "#contract/messages/error-messages.ts";

/** Errors that any call can respond with. */
export const HTTP_ERRORS = errorMessages("http", {
  busy: "The shop is very busy. Please try again in a moment.",
  unavailable: "The shop is briefly unavailable. Please try again in a moment.",
  tooSlow: "This takes too long right now. Please try again in a moment.",
  diskFull: "The shop cannot take in anything new right now. Please try again later.",
  internal: "Something went wrong on our side. Please try again.",
  stopping: "This process is about to stop",
  databaseUnavailable: "The database is unavailable",
  brokenOff: "The request broke off before it was complete",
  tooLate: "The request took too long to arrive",
  headersTooLong: "The headers are too long",
  notUnderstood: "The request could not be understood",
  notValid: "The request is not valid",
  valueNotValid: "This value is not valid",
  nothingHere: "There is nothing here",
  notFound: ({ method, path }: { method: string; path: string }) => `There is no ${method} ${path}`,
  tooLarge: "The request is too large",
  addressTooLong: "The address is too long",
  contentNotAccepted: "This kind of content is not accepted here",
  otherSite: "Another site may not make this call.",
  keyUsed: "This Idempotency-Key was used for another request before.",
  tooOften: ({ seconds }: { seconds: number }) =>
    `That was too often. Please try again in ${waitingTime(seconds)}.`,
});

/** Errors of forms with a file. */
export const UPLOAD_ERRORS = errorMessages("upload", {
  formExpected: "Please send this as a form (multipart/form-data)",
  fieldTwice: "Please send this field only once",
  fieldTooLong: "This is too long",
  tooManyParts: "This form has more parts than there are fields",
  incomplete: "The form arrived incomplete or broken. Please send it again.",
  tooMany: "Too many uploads at once. Please try again in a moment.",
});

function waitingTime(seconds: number): string {
  if (seconds > 5_400) return `${Math.ceil(seconds / 3_600)} hours`;
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
}
