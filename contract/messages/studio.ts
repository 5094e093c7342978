import { errorMessages } from "#contract/messages/error-messages.ts";
import { COMPOSITION_PIECES_MAX } from "#contract/studio/composition.ts";

/** What the studio says of input that it refuses, and of what it cannot do. */
export const STUDIO_MESSAGES = {
  pieceUnknown: "This piece does not exist any more. Choose another one from the pool.",
  pieceEmpty: "A piece of the board needs a picture or a name.",
  tooManyPieces: `A board holds ${COMPOSITION_PIECES_MAX} pieces. Remove one first.`,
  strokesInvalid: "The strokes could not be read. Undo them and draw them again.",
  strokesTooMany: "These are too many strokes at once. Undo some of them.",
  formatUnknown: "Choose one of the formats 3x4, 1x1 and 9x16.",
  compositionInvalid: "The board could not be read. Open the studio again.",
  /** The look has an ordinary picture. */
  notComposed: "This look was not made in the studio, so its picture cannot be opened there.",
  cutoutGone: "A picture of the board does not exist any more. Replace the piece or remove it.",
  sourceExpected: "Paste a link, choose a piece of the pool, or choose a picture.",
  noPicture: "The page shows no picture of its product. Upload one instead.",
  pieceWithoutPicture: "The shop gave no picture of this piece. Upload one instead.",
  pictureBlocked: "The shop lets no program fetch the picture. Save it on your device and upload it.",
  allGround: "Nothing but ground was found in the picture, so it is shown as a whole.",
  isBusy: "Several pictures are being cut out at the moment. Please try again in a few seconds.",
  rightsNeeded: "Please confirm first that you may use the pictures.",
} as const;

/** The same sentences, to throw errors with. */
export const STUDIO_ERRORS = errorMessages("studio", STUDIO_MESSAGES);

export const PICTURE_RIGHTS = {
  title: "May you use these pictures?",
  text: "Pictures of shops may be used only where the shop's terms or a partner programme allow it. You answer for the pictures that you bring here.",
  confirm: "I have the right to use the pictures",
} as const;
