import { CHAT_PATH } from "#app/content/shop-content.ts";
import type { Faq, HomeTexts, StyleNote } from "#contract/shop/site-texts.ts";

/**
 * Copy of the home page. The shop's owner replaces the headline, reasons, slides, questions, style notes,
 * claims and testimonials by their own in the dashboard's settings.
 */

/** Pixels of the site's own pictures. */
const SLIDE = { width: 800, height: 1000 };
const NOTE = { width: 800, height: 1067 };

/** What the shop's own texts replace as a whole. */
export const HOME_TEXTS: HomeTexts = {
  hero: {
    eyebrow: "Complete looks, for every occasion",
    headline: "The end of the “Link Please?” era.",
    emphasis: "“Link Please?”",
    text: "Complete outfits for every Indian occasion, styled from head to toe. Each piece comes with its name, its shop and its price. See it, love it, wear it.",
    outfitIds: [],
  },
  features: [
    {
      title: "Fashion for All",
      text: "For women, men and kids, from a first interview to the tenth wedding of the season, on every budget.",
    },
    {
      title: "Bespoke Styling",
      text: "Describe the occasion or send us a picture. A stylist puts your look together and replies within 24 hours.",
    },
    {
      title: "Instant Gratification",
      text: "Every piece comes with its shop, its price and a link. No more asking in the comments.",
    },
    {
      title: "Always in Style",
      text: "New looks every week, inspired by the season, the festival calendar and what people are wearing now.",
    },
  ],
  banner: [
    {
      picture: { src: "/pictures/wedding", ...SLIDE },
      alt: "An emerald lehenga with gold jewels, laid out on wine red beside a mustard anarkali and an ivory sherwani",
      caption: "Wedding & festive",
      link: "",
    },
    {
      picture: { src: "/pictures/office", ...SLIDE },
      alt: "A navy blazer with charcoal trousers, laid out on pale blue beside a sand-coloured suit and a white shirt",
      caption: "Office & formal",
      link: "",
    },
    {
      picture: { src: "/pictures/travel", ...SLIDE },
      alt: "A white tee with blue jeans, laid out on ochre beside a coral floral dress and a child's denim jacket",
      caption: "Casual & travel",
      link: "",
    },
    {
      picture: { src: "/pictures/party", ...SLIDE },
      alt: "A rose satin gown with gold heels, laid out on deep green beside a black cocktail dress and a velvet blazer",
      caption: "Party & date night",
      link: "",
    },
  ],
};

export const HERO = {
  explore: { label: "Explore Outfits Collection", to: "/outfit" },
  chat: { label: "Try Chat Bot", to: CHAT_PATH },
  stats: [
    { value: "100+", label: "Curated outfits" },
    { value: "24hr", label: "Styling service" },
    { value: "∞", label: "Infinite styles" },
  ],
} as const;

export const TRENDING_SECTION = {
  eyebrow: "What everyone is looking at",
  title: "Trending Outfits",
  text: "The most viewed looks right now, for every occasion.",
  more: "Shop More Trending Outfits",
} as const;

export const WHY_CHOOSE = {
  eyebrow: (shop: string) => `Why choose ${shop}`,
  /** The last part is set in italics. */
  title: ["One decision, ", "instead of eleven tabs."],
  claims: [
    { value: "10K+", label: "fashion enthusiasts" },
    { value: "500+", label: "looks shared every day" },
    { value: "50+", label: "countries" },
  ],
} as const;

export const BANNER_LABEL = "The season in four scenes";

/** The occasions linked below the slide banner. */
export const OCCASIONS = {
  title: "What are you dressing for?",
  links: [
    { label: "Party", to: "/outfit?category=Party" },
    { label: "Office & formal", to: "/outfit?category=Formal" },
    { label: "Casual", to: "/outfit?category=Casual" },
    { label: "Wedding", to: "/outfit?category=Wedding" },
    { label: "Festive", to: "/outfit?category=Festival" },
    { label: "Travel", to: "/outfit?category=Trip%2FTravel" },
    { label: "Date", to: "/outfit?category=Date" },
    { label: "Couple", to: "/outfit?category=Couple" },
  ],
} as const;

export const TESTIMONIALS = {
  eyebrow: "From our customers",
  title: "Loved and worn",
  /** The first is shown larger. */
  entries: [
    {
      name: "Ananya Iyer",
      role: "Bride's sister, Chennai",
      content:
        "Three functions, two days, one suitcase. I found all three looks in one evening, right down to the jhumkas. When my cousins asked where everything was from, I just sent them the link.",
      avatar: "",
      rating: 5,
    },
    {
      name: "Rohan Mehta",
      role: "Product manager, Pune",
      content:
        "I don't enjoy shopping. I do enjoy opening one page and finding a shirt, trousers, shoes and a belt that actually go together.",
      avatar: "",
      rating: 5,
    },
    {
      name: "Sana Qureshi",
      role: "Architect, Hyderabad",
      content:
        "I asked for something to wear to a gallery opening, on a strict budget. The look arrived the next morning, and it cost less than I had planned.",
      avatar: "",
      rating: 5,
    },
    {
      name: "Meera Kulkarni",
      role: "Mother of two, Nashik",
      content:
        "Finally, festive wear for the kids that is comfortable, washable and matches ours without looking like fancy dress.",
      avatar: "",
      rating: 4,
    },
  ],
} as const;

export const FAQ = {
  eyebrow: "Before you ask",
  title: "Questions, answered",
  text: "Something else on your mind? Ask the chat bot at the bottom of this page.",
} as const;

export const faqEntries = (shop: string): Faq => [
  {
    question: "What exactly do I get when I find an outfit I like?",
    answer: `The complete look: the name of each piece, the shop that sells it, its price and, once you sign in, a link to buy it. You pay each shop directly; ${shop} never handles your payment.`,
  },
  {
    question: "Why do I have to sign in to see the links?",
    answer:
      "Anyone can browse looks and see prices. A free account unlocks the links, saves outfits to your cart and lets you like and comment on looks.",
  },
  {
    question: "How does a bespoke look work?",
    answer:
      "Tell us about the occasion, your style and your budget in a few sentences, and add an inspiration picture if you have one. A stylist puts a look together for you and sends it to your inbox within 24 hours. It's free.",
  },
  {
    question: "Are the prices final?",
    answer:
      "Prices are in rupees and were correct when we put the look together. Shops do change prices and run out of sizes, so please check the final price on the shop's own page.",
  },
  {
    question: "What do “Sponsored” and “Promoted” mean?",
    answer:
      "A brand has paid us to feature that look, and we say so wherever it appears. Likes, ratings and comments can't be bought.",
  },
];

export interface ShownNote extends StyleNote {
  kicker?: string;
  alt?: string;
  /** Of the link. */
  label?: string;
}

export const STYLE_NOTES = {
  eyebrow: "Style notes",
  title: "Three short reads on dressing well",
  /** Of another number of them. */
  titleOfOthers: "Short reads on dressing well",
  /** Of a note without a label of its own. */
  label: "See the looks",
} as const;

export const STYLE_NOTE_TEXTS: ShownNote[] = [
  {
    picture: { src: "/pictures/note-colour", ...NOTE },
    kicker: "Colour",
    title: "One colour, head to toe",
    text: "Dressing in a single colour is the easiest way to look polished. Choose a jewel tone, wear it in two fabrics and let your jewellery be the only contrast. Emerald with antique gold works every time.",
    alt: "A green anarkali with its dupatta, a green potli and gold jewels",
    link: "/outfit?category=Festival&section=Women",
    label: "See festive looks",
  },
  {
    picture: { src: "/pictures/note-weekday", ...NOTE },
    kicker: "Work",
    title: "A work wardrobe you won't tire of",
    text: "Two pairs of trousers, three shirts and one jacket that goes with everything: that's two weeks of outfits. Keep your belt, shoes and watch strap in the same brown, and everything matches.",
    alt: "A sky-blue shirt with navy trousers, a camel blazer, and a belt and loafers in brown",
    link: "/outfit?category=Formal&section=Men",
    label: "See formal looks",
  },
  {
    picture: { src: "/pictures/note-carry-on", ...NOTE },
    kicker: "Travel",
    title: "Four days, one cabin bag",
    text: "Pack complete outfits instead of single pieces. A white shirt covers you at the beach and dresses up for dinner, and wide trousers stay comfortable on any journey. If you will wear something only once, leave it at home.",
    alt: "A white shirt with rust-coloured palazzos, flat sandals, a sling bag and a straw hat",
    link: "/outfit?category=Trip%2FTravel",
    label: "See travel looks",
  },
];

export const COMMUNITY = {
  eyebrow: "The community",
  /** The last part is set in italics. */
  title: ["Come for the outfits, ", "stay for the company."],
  text: "Join 10K+ enthusiasts from 50+ countries. Our weekly newsletter brings you one beautiful look, with the shop and the price of every piece.",
  small: "One email a week. Unsubscribe any time with one click.",
} as const;

export const SAVED_STRIP = { title: "Your saved looks", more: "See all" };
