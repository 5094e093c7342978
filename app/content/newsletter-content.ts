/**
 * Copy of the pages that the newsletter's e-mails and price alerts link to, for the shop's owner to replace.
 * The middle part of a title is set in italics.
 */

/** For failures that the link does not cause. */
export const FAILED = ["That ", "didn't work", ""] as const;

export const CONFIRM = {
  eyebrow: "The weekly newsletter",
  prompt: {
    title: ["One more ", "press", ""],
    text: "It adds you to the list of our weekly newsletter.",
    button: "Confirm My Address",
  },
  done: {
    title: ["You're ", "in", ""],
    text: "Your first newsletter is on its way soon, with one complete look and the price of every piece. Until then, there is plenty to explore.",
  },
  failed: { title: ["That link ", "didn't work", ""] },
  noLink:
    "This link is incomplete. Please open the link in our email again, or sign up once more at the bottom of this page.",
} as const;

export const UNSUBSCRIBE = {
  eyebrow: "The weekly newsletter",
  prompt: {
    title: ["Leaving ", "so soon", "?"],
    text: "We're sorry to see you go. One click, and we won't email you again. If you have an account, it stays as it is.",
    button: "Unsubscribe",
  },
  done: {
    title: ["You're ", "off the list", ""],
    text: "Changed your mind? You can sign up again at the bottom of any page.",
  },
  failed: { title: ["That ", "didn't work", ""] },
  noLink: "This link is incomplete. Please open the link at the end of one of our newsletters again.",
} as const;

export const ALERTS_OFF = {
  eyebrow: "Price alerts",
  prompt: {
    title: ["No more ", "price alerts", "?"],
    text: "One click, and we won't tell you any more when looks that you saved get cheaper, nor of new looks: you follow no stylists then. The looks stay on your boards.",
    button: "Turn Alerts Off",
  },
  done: {
    title: ["Alerts are ", "off", ""],
    text: "Changed your mind? You can turn them on again on your profile.",
  },
  failed: { title: ["That link ", "didn't work", ""] },
  noLink: "This link is incomplete. Please open the link at the end of one of our alerts again.",
} as const;

/** The profile's section about e-mails, with the switch of the newsletter. */
export const PROFILE_MAIL = {
  title: "News and alerts",
  lead: "What we write to you about, besides your account.",
} as const;
export const NEWSLETTER_SWITCH = {
  label: "Send me the newsletter",
  hint: "Once a week: one complete look, with the shop and the price of every piece.",
  unconfirmed: "You can switch it on once you have confirmed your email address.",
} as const;
