import { BESPOKE_DESCRIPTION_MAX_LENGTH } from "#contract/limits.ts";

/** Texts of the bespoke request's form; those of the dialog that it opens are in delivery-messages.ts. */

export const tooShort = "Minimum 10 characters needed";
export const ready = "✓ Ready to submit";
export const characterCount = (count: number) => `${count}/${BESPOKE_DESCRIPTION_MAX_LENGTH} characters`;
export const describeFirst = "Please describe your look";
export const createLook = "Create My Bespoke Look";

/** The server checks the size. */
export const pictureHint = "JPG, PNG or WebP (Max 5MB)";
export const wrongPictureType = "Please choose a JPG, PNG or WebP picture.";
export const yourPicture = (fileName: string) => `Your picture: ${fileName}`;
export const removePicture = "Remove the picture";
