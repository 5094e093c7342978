/** Texts about saved looks and their boards. */

export const SAVED_OUTFITS = {
  eyebrow: "Your wardrobe of ideas",
  title: ["Saved ", "looks"],
  lead: "Everything you liked enough to keep, on boards of your own.",
  emptyTitle: "Nothing saved yet",
  emptyText:
    "Press the bookmark on any look. It waits for you here, and if you like we tell you when it gets cheaper.",
} as const;

export const BOARD = {
  emptyTitle: "An empty page",
  emptyText: "Save looks to this board with the bookmark on their pictures.",
  emptyForReaders: "Nothing is on this board at the moment. Please come back later.",
  unavailable: "No longer available",
  missingTitle: "This board is not here",
  missingText: "It does not exist any more, or its owner keeps it private.",
  failedTitle: "This board could not be loaded",
  failedText: "Nothing on it is lost. Please try again in a moment.",
  sharing: "Anyone with the link can see this board",
  sharingHint: "They see the looks, the board's name and your username.",
} as const;

export const PRICE_ALERTS = {
  label: "Tell me when the price drops",
  question: "Tell me when the price drops?",
  hint: "One email a day at most, when saved looks get cheaper, or a piece of them is gone or back.",
  asked: "We watch the prices of your saved looks: one email a day at most.",
  on: "We will write to you when the price drops.",
  off: "No alerts. You can switch them on whenever you like, on a board or in your profile.",
  unconfirmed: "Alerts begin once you have confirmed your email address.",
  failed: "Your choice could not be stored. Please try again.",
} as const;
