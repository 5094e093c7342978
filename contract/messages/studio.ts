import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** What the studio says of input that it refuses. */
export const STUDIO_MESSAGES = {
  pieceIdInvalid: "Choose the piece from the pool again",
  pieceEmpty: "A piece of the board needs a picture or a name",
  tooManyPieces: `A board holds ${COMPOSITION_PIECES_MAX} pieces: remove one first`,
  strokesInvalid: "The strokes could not be read: undo them and draw them again",
  strokesTooMany: "These are too many strokes at once: undo some of them",
  formatUnknown: "Format must be 3x4, 1x1 or 9x16",
  compositionInvalid: "The board could not be read: open the studio again",
} as const;

/** What the studio's calls answer when they cannot do what is asked. */
export const STUDIO_ERRORS = errorMessages("studio", {
  pieceUnknown: "This piece does not exist any more. Choose another one from the pool.",
  cutoutUnknown: "This cut-out does not exist any more. Cut the product out again.",
  notComposed: "This look was not made in the studio, so its picture cannot be opened there.",
  cutoutGone: "A picture of the board does not exist any more. Replace the piece or remove it.",
  groundGone: "The ground's picture does not exist any more. Choose another ground.",
  sourceExpected: "Paste a link, choose a piece of the pool, or choose a picture.",
  noPicture: "The page shows no picture of its product. Upload one instead.",
  pieceWithoutPicture: "The shop gave no picture of this piece. Upload one instead.",
  // What a pasted link leads to, in the places of the sentences of the same names for the outfit form.
  readNotPublic: "This address is not on the public internet. Upload a picture instead.",
  readNotFound: "There is no page at this address. Check the link, or upload a picture.",
  readNoProduct: "The page says nothing about a product. Upload a picture of it instead.",
  readTooSlow: "The shop took too long to respond. Try again, or upload a picture.",
  readBlocked: "The shop lets no program read this page. Save the picture on your device and upload it.",
  readTooOften: "The shop takes no more requests for now. Try again in a few minutes, or upload a picture.",
  readFailed: "The shop's page could not be read. Try again, or upload a picture.",
  pictureBlocked: "The shop lets no program fetch the picture. Save it on your device and upload it.",
  pictureUnreadable: "The shop's picture could not be fetched. Save it on your device and upload it.",
  pictureTooLarge:
    "The shop's picture is too large. Save a smaller copy of it on your device and upload that.",
  oneColour: "The picture has one colour only, so no product can be seen in it. Upload another one.",
  transparent: "The picture is transparent everywhere, so nothing can be seen in it. Upload another one.",
  tooNarrow: "The product is too narrow for a board. Crop the picture so that more of it is seen.",
  isBusy: "Several pictures are being worked on at the moment. Please try again in a few seconds.",
  tookTooLong: "The picture took too long. Please choose a smaller one.",
  interrupted: "The work on the picture was interrupted. Please try again.",
  changedMeanwhile:
    "This board was changed in another tab or on another device. Take the other board, or keep this one in its place.",
  rightsNeeded: "Please confirm first that you may use the pictures.",
  /** Of the artwork library. */
  boardInvalid: ({ problem }: { problem: string }) => problem,
});

export const PICTURE_RIGHTS = {
  title: "May you use these pictures?",
  text: "Pictures of shops may be used only where the shop's terms or a partner programme allow it. You answer for the pictures that you bring here.",
  confirm: "I have the right to use the pictures",
} as const;
