/** Texts of the screen on which people submit looks. */

import { HELD_LOOK } from "#contract/messages/submission-labels.ts";

export const pageTitle = "Submit a look";
export const pageDescription = "Style a look for the shop: from links, pictures or a photograph of your own.";
export const eyebrow = "Style for us";
/** The second part is set in italics. */
export const heading = ["Submit ", "a look"] as const;
export const editHeading = ["Your ", "look"] as const;
export const lead =
  "Compose a picture from pieces, or use a photograph of your own. We look at every look before it is in the shop.";
export const opening = "Opening the form…";
export const openFailed = "Your looks could not be loaded";

export const pictureTitle = "The picture";
export const pictureLead =
  "Compose it from links, pictures or pieces of the shop, or choose a photograph that is yours.";
export const aboutTitle = "About the look";
export const currentPicture = "The present one";

export const unconfirmed = "You can submit looks as soon as your address is confirmed.";

export const changesAsked = "What we ask you to change";
export const whyDeclined = "Why we did not take this look";
/** Of a look that was changed since, whatever was decided on it. */
export const noteOfShop = "What we wrote about this look";
export const restored = "What you entered before is back.";
export const photographAgain = "Please choose your photograph again.";
export const startOver = "Start over";
export const startOverTitle = "Start over?";
export const startOverText = "What you have entered and not saved is thrown away.";

export const saveDraft = "Save draft";
export const submit = "Submit for review";
export const draftSaved = "Saved as a draft. You find it under My looks in your profile.";
/** Of a look whose form was left meanwhile. */
export const submitted = "Your look waits for review now.";
export const notSaved = (reason: string) => `Your look was not saved. ${reason}`;
export const notSubmitted = (reason: string) => `Your look was not submitted. ${reason}`;
export const formInvalid = "Please check what is marked.";

export const closedMeanwhile =
  "Not saved: this look was submitted or decided on meanwhile. What you entered is kept on this device, in case it comes back to you.";

export const otherFailed = "The other version could not be loaded. Please try again.";

export const notFound = {
  title: "This look is not here",
  text: "It was deleted, or belongs to another account.",
} as const;
export const isWaiting = {
  title: "This look waits for review",
  text: "It can be changed once we have looked at it. To take it back, delete it under My looks.",
} as const;
export const isHeld = { title: isWaiting.title, text: HELD_LOOK } as const;
export const isPublished = {
  title: "This look is in the shop",
  text: "It cannot be changed here any more. Ask us if something is wrong with it.",
} as const;
export const isTakenDown = {
  title: "This look is not in the shop any more",
  text: "The shop has taken it down. You can delete it under My looks, and begin a new one.",
} as const;
export const seeLook = "See it in the shop";
export const newLook = "Begin a new look";

export const sent = {
  title: "Thank you",
  text: "Your look waits for review now. We check its picture, its words and every link, and write to you as soon as it is in the shop or if something should change.",
} as const;
export const myLooks = "My looks";
export const another = "Submit another look";
