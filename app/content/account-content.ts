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
  lead: "Your cart and all the links are waiting for you.",
} as const;

export const SIGN_UP = {
  posterEyebrow: "Complete looks, for every occasion",
  /** The second line is set in italics. */
  posterLine: ["Dressed,", "head to toe."],
  points: POINTS,
  eyebrow: "Create account",
  title: ["Join the ", "ensemble"],
  lead: "It's free. All you need is a name, an e-mail address and a password.",
} as const;
