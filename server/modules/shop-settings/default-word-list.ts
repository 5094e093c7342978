/**
 * Words and phrases that hold a contribution for review, until the shop has its own list: insults and offers
 * that no contribution needs; words with a harmless meaning are not here.
 */
export const DEFAULT_WORD_LIST: readonly string[] = [
  "arsehole",
  "asshole",
  "bitch",
  "bullshit",
  "cunt",
  "dickhead",
  "faggot",
  "fuck",
  "fucker",
  "fucking",
  "motherfucker",
  "nigger",
  "shit",
  "slut",
  "whore",
  "behenchod",
  "bhenchod",
  "bhosdike",
  "chutiya",
  "gandu",
  "haramkhor",
  "madarchod",
  "call girl",
  "escort service",
  "kill yourself",
  "porn",
  "sex chat",
  "viagra",
];
