import { CHAT_PLACE } from "#app/content/shop-content.ts";

/**
 * What the home page says: its opening, claims, testimonials, questions and notes. An owner replaces them with true ones here
 * (D42), and the pictures named here by others of the same names in public/pictures.
 */

export const HERO = {
  eyebrow: "Complete looks, for every occasion",
  /** The middle part is set in italics. */
  headline: ["The end of the ", "“Link Please?”", " era."],
  lead: "Every look here is whole: styled head to toe for Indian occasions, with the name, the source and the price of each piece. See it, love it, wear it.",
  explore: { label: "Explore Outfits Collection", to: "/outfit" },
  chat: { label: "Try Chat Bot", to: CHAT_PLACE },
  stats: [
    { value: "100+", label: "Curated outfits" },
    { value: "24hr", label: "Styling service" },
    { value: "∞", label: "Infinite styles" },
  ],
} as const;

export const TRENDING_SECTION = {
  eyebrow: "What everyone is looking at",
  title: "Trending Outfits",
  text: "Ranked by how often they are opened, across every occasion and for everyone.",
  more: "Shop More Trending Outfits",
} as const;

export const WHY_CHOOSE = {
  eyebrow: "Why choose Ensemble",
  /** The last part is set in italics. */
  title: ["Dressed in one decision, ", "not in eleven tabs."],
  features: [
    {
      icon: "people",
      title: "Fashion for All",
      text: "Men, women and children, a first interview or a tenth wedding, and every budget in between.",
    },
    {
      icon: "needle",
      title: "Bespoke Styling",
      text: "Describe the evening or send a picture. A stylist composes the look and writes back within 24 hours.",
    },
    {
      icon: "link",
      title: "Instant Gratification",
      text: "Each piece comes with its shop, its price and its link. Nobody has to ask in the comments.",
    },
    {
      icon: "calendar",
      title: "Always in Style",
      text: "New looks every week, edited around the season, the calendar of festivals and what people wear.",
    },
  ],
  claims: [
    { value: "10K+", label: "fashion enthusiasts" },
    { value: "500+", label: "looks shared every day" },
    { value: "50+", label: "countries reading along" },
  ],
} as const;

export type FeatureIcon = (typeof WHY_CHOOSE.features)[number]["icon"];

export const BANNER = {
  label: "The season in four scenes",
  slides: [
    {
      id: "wedding",
      src: "/pictures/wedding",
      alt: "An emerald lehenga with gold jewels, laid out on wine red beside a mustard anarkali and an ivory sherwani",
      caption: "Wedding & festive",
    },
    {
      id: "office",
      src: "/pictures/office",
      alt: "A navy blazer with charcoal trousers, laid out on pale blue beside a sand-coloured suit and a white shirt",
      caption: "Office & formal",
    },
    {
      id: "travel",
      src: "/pictures/travel",
      alt: "A white tee with blue jeans, laid out on ochre beside a coral floral dress and a child's denim jacket",
      caption: "Casual & travel",
    },
    {
      id: "party",
      src: "/pictures/party",
      alt: "A rose satin gown with gold heels, laid out on deep green beside a black cocktail dress and a velvet blazer",
      caption: "Party & date night",
    },
  ],
} as const;

/** The occasions the shop is known for, below the slide banner. */
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
  eyebrow: "Letters to the shop",
  title: "Worn, and written about",
  /** The first leads. `avatar` is the address of a picture; without one, the first letter of the name stands in. */
  entries: [
    {
      id: "ananya",
      name: "Ananya Iyer",
      role: "Bride's sister, Chennai",
      content:
        "Three functions, two days, one suitcase. I bought all three looks here in an evening, down to the jhumkas, and nobody asked me where anything was from because I had already sent them the link.",
      avatar: "",
      rating: 5,
    },
    {
      id: "rohan",
      name: "Rohan Mehta",
      role: "Product manager, Pune",
      content:
        "I do not enjoy shopping. I enjoy pressing one button and owning a shirt, trousers, shoes and a belt that agree with each other.",
      avatar: "",
      rating: 5,
    },
    {
      id: "sana",
      name: "Sana Qureshi",
      role: "Architect, Hyderabad",
      content:
        "I described a gallery opening and a strict budget. The look came the next morning and came in under it.",
      avatar: "",
      rating: 5,
    },
    {
      id: "meera",
      name: "Meera Kulkarni",
      role: "Mother of two, Nashik",
      content:
        "Kids' festive wear that is comfortable, washable and matches ours without being a costume. Finally.",
      avatar: "",
      rating: 4,
    },
  ],
} as const;

export const FAQ = {
  eyebrow: "Before you ask",
  title: "Questions, answered",
  text: "Something else on your mind? The chat bot at the bottom of this page points the way.",
  entries: [
    {
      question: "What exactly do I get when I find an outfit I like?",
      answer:
        "The complete look: every piece by name, the shop that sells it, its price and, once you are signed in, a link to buy it there. You pay each shop directly; Ensemble never handles your payment.",
    },
    {
      question: "Why do I have to sign in to see the links?",
      answer:
        "Browsing, zooming and prices are open to everybody. An account, which is free, unlocks the links, keeps a cart of whole outfits for you and lets you like looks and join the conversation.",
    },
    {
      question: "How does a bespoke look work?",
      answer:
        "Tell us the occasion, your style and your budget in a few sentences, and add an inspiration picture if you have one. A stylist puts a look together and sends it to your inbox within 24 hours. It costs nothing.",
    },
    {
      question: "Are the prices final?",
      answer:
        "They are what the shop asked when the look was put together, in rupees. Shops change prices and run out of sizes, so the price on the shop's own page is the one that counts.",
    },
    {
      question: "What do “Sponsored” and “Promoted” mean?",
      answer:
        "A brand has paid for that look's place, and we say so wherever it appears. Reactions, ratings and comments cannot be bought.",
    },
  ],
} as const;

export const STYLE_NOTES = {
  eyebrow: "Style notes",
  title: "Three short reads, three ways to dress",
  notes: [
    {
      id: "note-colour",
      kicker: "Colour",
      title: "One colour, from collar to hem",
      text: "Tonal dressing forgives everything. Take one jewel tone, repeat it in two fabrics, then let the jewellery be the only interruption. Emerald with old gold has never once looked unplanned.",
      alt: "A green anarkali with its dupatta, a green potli and gold jewels",
      link: { label: "See festive looks", to: "/outfit?category=Festival&section=Women" },
    },
    {
      id: "note-weekday",
      kicker: "Work",
      title: "A weekday uniform you will not tire of",
      text: "Two trousers, three shirts, one jacket that goes with all of them: eleven mornings without a decision. Keep leather in a single brown, and the watch will match the belt by itself.",
      alt: "A sky-blue shirt with navy trousers, a camel blazer, and a belt and loafers in brown",
      link: { label: "See formal looks", to: "/outfit?category=Formal&section=Men" },
    },
    {
      id: "note-carry-on",
      kicker: "Travel",
      title: "Four days, one cabin bag",
      text: "Pack by outfit, not by garment. A white shirt is a beach layer at noon and dinner at eight; wide trousers survive any seat. If a piece works only once, it stays at home.",
      alt: "A white shirt with rust-coloured palazzos, flat sandals, a sling bag and a straw hat",
      link: { label: "See travel looks", to: "/outfit?category=Trip%2FTravel" },
    },
  ],
} as const;

export const COMMUNITY = {
  eyebrow: "The community",
  /** The last part is set in italics. */
  title: ["Come for the outfit, ", "stay for the company."],
  text: "10K+ enthusiasts in 50+ countries swap looks and opinions here. Leave your address for the weekly letter: one considered look, every piece linked, no noise.",
  small: "We write once a week, and every letter can be cancelled with one click.",
} as const;
