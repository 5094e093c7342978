/** Messages of errors that different parts of the server respond with. */

export const ERROR_MESSAGES = {
  busy: "The shop is very busy. Please try again in a moment.",
  picturesBusy: "Many pictures are being prepared. Please try again in a moment.",
  notUnderstood: "The request could not be understood",
} as const;
