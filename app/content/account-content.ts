/** What the sign-in and sign-up screens say beside their forms; an owner replaces it here. */

const POINTS = [
  { title: "Every link", text: "Where to buy each piece of each look, from the earrings to the shoes." },
  { title: "Whole looks", text: "A cart of complete outfits, with one total for all of it." },
  { title: "A say", text: "Like, comment and ask the others what goes with what." },
] as const;

export const SIGN_IN = {
  posterEyebrow: "The end of an era",
  /** The first line is struck through. */
  posterLine: ["“Link please?”", "Here it is."],
  points: POINTS,
  eyebrow: "Sign in",
  /** The last part is set in italics. */
  title: ["Welcome ", "back"],
  lead: "Your looks, their links and your cart are where you left them.",
} as const;

export const SIGN_UP = {
  posterEyebrow: "Complete looks, for every occasion",
  /** The second line is set in italics. */
  posterLine: ["Dressed,", "head to toe."],
  points: POINTS,
  eyebrow: "Create account",
  title: ["Join the ", "ensemble"],
  lead: "It is free, and takes a name, an e-mail and a password.",
} as const;
