import type { SocialLinks } from "#contract/shop/brand.ts";

/**
 * Copy that every page shares, for the shop's owner to replace. Claims about the shop are made
 * only in app/content.
 */

interface ContentLink {
  label: string;
  to: string;
}

/** The home page with its chat panel open. */
export const CHAT_PATH = "/#chat";
export const CHAT_LABEL = "Chat bot";

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
      { label: "VIP Concierge", to: CHAT_PATH },
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
  title: "One great look a week",
  text: "Our weekly newsletter brings you a complete look, with the shop and the price of every piece. Join 10K+ enthusiasts.",
  button: "Join Community",
} as const;

export const CHAT_PROMO = {
  title: "Not sure what to wear?",
  text: "Tell our chat bot the occasion, and it will suggest complete looks.",
  link: { label: "Chat bot", to: CHAT_PATH },
} as const;

/** Until the shop has its own. */
export const SOCIAL_LINKS: SocialLinks = {
  instagram: "https://www.instagram.com/",
  twitter: "https://x.com/",
  pinterest: "https://www.pinterest.com/",
  youtube: "https://www.youtube.com/",
  messaging: CHAT_PATH,
};

export const LEGAL_LINKS: ContentLink[] = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms of Service", to: "/terms" },
  { label: "Outfit Store", to: "/outfit" },
  { label: "Chat bot", to: CHAT_PATH },
];

export const NOT_FOUND = {
  eyebrow: "Error 404",
  title: ["Out of ", "fashion", ""],
  text: "We can't find this page. It may have been moved or removed, but there are plenty of looks to explore.",
} as const;

export const MALFORMED_ADDRESS = {
  eyebrow: "Error 400",
  title: ["A loose ", "thread", ""],
  text: "There is a mistake in this address, so it leads nowhere. Check the link, or start again from our looks.",
} as const;

export const OFFLINE = {
  eyebrow: "No connection",
  title: ["Out of ", "reach", ""],
  text: "You are offline, and this page needs a connection. Looks you have opened before still open.",
} as const;

export const PAGE_ERROR = {
  eyebrow: "Something went wrong",
  title: ["A dropped ", "stitch", ""],
  text: "We couldn't show this page just now. Please try again in a moment.",
} as const;
