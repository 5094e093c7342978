/** What pages, cards and embeds say of the person who styled a look. */
export const STYLIST_LABELS = {
  /** Precedes the username. */
  styledBy: "Styled by ",
  /** Of a look whose stylist has deleted their account. */
  formerMember: "Styled by a former member",
} as const;
