/**
 * The shop's own words and claims. An owner replaces them with true ones here; nothing else in the site states a claim
 * of its own.
 */

export const SHOP_NAME = "Ensemble";

interface ContentLink {
  label: string;
  to: string;
}

/** The home page with its chat panel open (D4, D5). */
export const CHAT_PLACE = "/#chat";

export const FOOTER_COLUMNS: { title: string; links: ContentLink[] }[] = [
  {
    title: "Premium Collections",
    links: [
      { label: "Trending Styles", to: "/trending" },
      { label: "Men's Luxury", to: "/outfit?section=Men" },
      { label: "Women's Elite", to: "/outfit?section=Women" },
      { label: "Kids Designer", to: "/outfit?section=Kids" },
    ],
  },
  {
    title: "Elite Services",
    links: [
      { label: "Bespoke Styling", to: "/#custom" },
      { label: "Personal Stylist", to: "/#custom" },
      { label: "VIP Concierge", to: CHAT_PLACE },
      { label: "Premium Newsletter", to: "#newsletter" },
    ],
  },
  {
    title: "Luxury Occasions",
    links: [
      { label: "Wedding Couture", to: "/outfit?category=Wedding" },
      { label: "Executive Wear", to: "/outfit?category=Formal" },
      { label: "Evening Gala", to: "/outfit?category=Party" },
      { label: "Resort Collections", to: "/outfit?category=Vacation" },
    ],
  },
];

export const NEWSLETTER = {
  title: "Dress well, by letter",
  text: "One considered look a week, with every piece linked. Join 10K+ enthusiasts.",
  button: "Join Community",
} as const;

export const CHAT_PROMO = {
  title: "Not sure what to wear?",
  text: "Tell our chat bot the occasion; it answers with complete looks.",
  link: { label: "Chat bot", to: CHAT_PLACE },
} as const;

export const SOCIAL_LINKS = [
  { network: "instagram", label: "Instagram", href: "https://www.instagram.com/" },
  { network: "twitter", label: "Twitter", href: "https://x.com/" },
  { network: "pinterest", label: "Pinterest", href: "https://www.pinterest.com/" },
  { network: "youtube", label: "YouTube", href: "https://www.youtube.com/" },
  { network: "messenger", label: "Messaging app", href: CHAT_PLACE },
] as const;
export type SocialNetwork = (typeof SOCIAL_LINKS)[number]["network"];

export const LEGAL_LINKS: ContentLink[] = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms of Service", to: "/terms" },
  { label: "Outfit Store", to: "/outfit" },
  { label: "Chat bot", to: CHAT_PLACE },
];

export const NOT_FOUND = {
  eyebrow: "Error 404",
  title: ["Out of ", "fashion", ""],
  text: "This page is no longer in the collection, or never was. The looks themselves are all still here.",
} as const;

export const PAGE_ERROR = {
  eyebrow: "Something came undone",
  title: ["A dropped ", "stitch", ""],
  text: "We could not show this page just now. Please try again in a moment.",
} as const;
