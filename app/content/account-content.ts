/** Copy beside the sign-in and sign-up forms, for the shop's owner to replace. */

const POINTS = [
  { title: "Every link", text: "See where to buy each piece of every look, from the earrings to the shoes." },
  { title: "Whole looks", text: "Save complete outfits to your cart and see one total." },
  { title: "Good company", text: "Like looks, leave comments and ask others what they would wear." },
] as const;

export const SIGN_IN = {
  posterEyebrow: "The end of an era",
  /** The first line is struck through. */
  posterLine: ["“Link please?”", "Here it is."],
  points: POINTS,
  eyebrow: "Sign in",
  /** The last part is set in italics. */
  title: ["Welcome ", "back"],
  /** After signing up. */
  firstTitle: ["Almost ", "there"],
  lead: "Your cart and all the links are waiting for you.",
} as const;

export const SIGN_UP = {
  posterEyebrow: "Complete looks, for every occasion",
  /** The second line is set in italics. */
  posterLine: ["Dressed,", "head to toe."],
  points: POINTS,
  eyebrow: "Create account",
  /** Followed by the shop's name. */
  title: "Join ",
  lead: "It's free. All you need is a name, an email address and a password.",
} as const;

/** Asked before a sensitive change in an older session. */
export const CONFIRM_IDENTITY = {
  title: "Is it you?",
  byPassword: "You signed in a while ago. Please enter your current password to make this change.",
  byPasskey: "You signed in a while ago. Please use your passkey to make this change.",
  bySigningIn: "You signed in a while ago. Please sign out and in again, then make this change.",
  cancelled: "Nothing was changed, because you did not confirm that it is you.",
} as const;

export const PASSKEYS = {
  lead: "Sign in with your fingerprint, your face or your device's PIN instead of a password. A passkey cannot be guessed, and works on our site only.",
  /** The name that is suggested for a new one. */
  firstName: "My device",
  removing: {
    title: "Remove this passkey?",
    text: "You can no longer sign in with it here. Your device may still list it until you delete it there too.",
  },
} as const;

export const LINKED_SIGN_INS = {
  title: "Linked sign-ins",
  lead: "Accounts of other sites that open this one.",
  unlinking: {
    title: "Unlink this sign-in?",
    text: "It no longer opens your account here. With the same email address it can be linked again.",
  },
} as const;

export const ACCOUNT_DELETION = {
  title: "Leaving",
  lead: "Deleting your account removes your cart, your likes and everything we know about you. Your comments stay, without your name.",
  button: "Delete Account",
  question: {
    title: "Delete your account?",
    text: "This cannot be undone. You will be signed out everywhere.",
  },
  /** For who has styled looks that are in the shop. */
  looks: {
    legend: "Your looks in the shop",
    keep: "Leave them in the shop, without my name",
    remove: "Delete them with my account",
  },
} as const;
