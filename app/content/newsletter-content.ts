/** What the pages behind the letters' links say; an owner replaces it here. The middle part of a title is set in italics. */

export const CONFIRM = {
  eyebrow: "The weekly letter",
  waiting: { title: ["One ", "moment", ""], text: "We are putting your name on the list." },
  done: {
    title: ["You are ", "in", ""],
    text: "The next letter brings one considered look with every piece linked. Until then, there is plenty to see.",
  },
  failed: { title: ["That link is ", "frayed", ""] },
  noLink:
    "This address is not complete. Please open the link in our e-mail, or ask for another one at the foot of this page.",
} as const;

export const UNSUBSCRIBE = {
  eyebrow: "The weekly letter",
  asking: {
    title: ["Leaving ", "so soon", "?"],
    text: "One press, and no further letter comes. Your account, if you have one, stays as it is.",
    button: "Unsubscribe",
  },
  done: {
    title: ["You are ", "off the list", ""],
    text: "If it was a mistake, the box at the foot of every page takes you back.",
  },
  failed: { title: ["That did ", "not work", ""] },
  noLink: "This address is not complete. Please open the link at the end of one of our letters.",
} as const;
