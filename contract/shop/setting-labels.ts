/** Settings that an administrator changes while the shop runs, with the name that the dashboard shows. */
export const SETTING_LABELS = {
  identity: "Name and tagline",
  pictures: "Logo and icon",
  appearance: "Colours and typefaces",
  contact: "Contact",
  social: "Social links",
  timeZone: "Time zone",
  home: "Home page",
  faq: "Questions",
  styleNotes: "Style notes",
  about: "About page",
  privacy: "Privacy policy",
  terms: "Terms of service",
  claims: "Marketing claims",
  testimonials: "Testimonials",
  grievance: "Grievance contact",
  followShopPrices: "Prices follow the shops",
  affiliateParameters: "Affiliate parameters",
  wordList: "Word list",
} as const;
export type SettingKey = keyof typeof SETTING_LABELS;
export const SETTING_KEYS = Object.keys(SETTING_LABELS) as SettingKey[];
