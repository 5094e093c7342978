import { errorMessages } from "#contract/messages/error-messages.ts";

export const NAME_DIFFERS = "Please enter the name of your shop exactly as it is shown";

export const DEMO_ERRORS = errorMessages("demo", {
  nameDiffers: NAME_DIFFERS,
  noDemo: "There is nothing of the demo in your shop any more.",
  picturesLost: ({ count }: { count: number }) =>
    `The backup would not be whole, so nothing was removed: ${count === 1 ? "a picture" : `${count} pictures`} of your shop cannot be read. Look for the outfit without its picture, and give it another.`,
  notBackedUp:
    "No backup could be made, so nothing was removed. Is there room on the disk, and may the shop write its data folder?",
});
