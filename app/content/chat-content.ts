/** What the chat bot says and links to, for the shop's owner to replace. The bot runs only in the browser. */

export interface ChatAnswer {
  text: string;
  links: readonly { label: string; to: string }[];
}

export const CHAT = {
  title: "Ensemble chat bot",
  subtitle: "Style ideas, any time of day",
  greetings: [
    "Namaste! I'm the Ensemble chat bot.",
    "Tell me the occasion and I'll show you complete looks for it. Or start with one of these:",
  ],
  placeholder: "A cousin's wedding in May …",
} as const;

const TRENDING: ChatAnswer = {
  text: "Here are the ten looks everyone is viewing right now.",
  links: [{ label: "See what's trending", to: "/trending" }],
};

const EVENING: ChatAnswer = {
  text: "A candlelit dinner or a night of dancing? Here are complete looks for both, right down to the shoes and the clutch.",
  links: [
    { label: "Party looks", to: "/outfit?category=Party" },
    { label: "Dinner looks", to: "/outfit?category=Dinner" },
  ],
};

/** The five quick suggestions and their replies. */
export const CHAT_SUGGESTIONS: readonly { label: string; answer: ChatAnswer }[] = [
  {
    label: "Trending Outfits",
    answer: TRENDING,
  },
  {
    label: "Business Formal",
    answer: {
      text: "Sharp, understated looks for the office, or for the interview that gets you there.",
      links: [
        { label: "Formal looks", to: "/outfit?category=Formal" },
        { label: "Job interview looks", to: "/outfit?category=Job+Interview" },
      ],
    },
  },
  {
    label: "Evening Wear",
    answer: EVENING,
  },
  {
    label: "Luxury Casual",
    answer: {
      text: "Beautiful fabrics, easy shapes, nothing too fussy. The most luxurious looks come first.",
      links: [
        { label: "Casual looks, most luxurious first", to: "/outfit?category=Casual&sortBy=totalPrice" },
      ],
    },
  },
  {
    label: "Custom Request",
    answer: {
      text: "Tell us what you have in mind, and a stylist will send you a complete look within 24 hours.",
      links: [{ label: "Open the request form", to: "/#custom" }],
    },
  },
];

/** Keywords of each topic. The first topic with a keyword in the message gives the reply; a keyword also matches its plural in "s". */
export const CHAT_TOPICS: readonly { words: readonly string[]; answer: ChatAnswer }[] = [
  {
    words: ["bespoke", "custom", "stylist", "styling", "personal", "request"],
    answer: {
      text: "One of our stylists would love to help. Describe what you need, and your own look arrives within 24 hours.",
      links: [{ label: "Open the request form", to: "/#custom" }],
    },
  },
  {
    words: ["interview"],
    answer: {
      text: "Walk in looking as if you already have the job.",
      links: [{ label: "Job interview looks", to: "/outfit?category=Job+Interview" }],
    },
  },
  {
    words: [
      "wedding",
      "marriage",
      "bride",
      "bridal",
      "groom",
      "shaadi",
      "sangeet",
      "mehendi",
      "haldi",
      "reception",
      "baraat",
    ],
    answer: {
      text: "Congratulations to the happy couple! Here are looks for every function, from the haldi to the reception.",
      links: [
        { label: "Wedding looks", to: "/outfit?category=Wedding" },
        { label: "Traditional looks", to: "/outfit?category=Traditional" },
      ],
    },
  },
  {
    words: ["concert", "gig", "rave", "music festival", "music"],
    answer: {
      text: "Comfortable for five hours on your feet, and great in the photos.",
      links: [{ label: "Concert looks", to: "/outfit?category=Concert+and+Music+Festival" }],
    },
  },
  {
    words: [
      "diwali",
      "eid",
      "holi",
      "navratri",
      "garba",
      "puja",
      "pooja",
      "onam",
      "pongal",
      "christmas",
      "rakhi",
      "festival",
      "festive",
    ],
    answer: {
      text: "Festive looks you can sit, dance and eat in.",
      links: [
        { label: "Festive looks", to: "/outfit?category=Festival" },
        { label: "Traditional looks", to: "/outfit?category=Traditional" },
      ],
    },
  },
  {
    words: ["office", "formal", "business", "work", "meeting", "boardroom", "presentation", "suit"],
    answer: {
      text: "Sharp, understated looks that mean business.",
      links: [{ label: "Formal looks", to: "/outfit?category=Formal" }],
    },
  },
  {
    words: ["gym", "workout", "yoga", "run", "running", "fitness"],
    answer: {
      text: "Made to move in, and smart enough for coffee afterwards.",
      links: [{ label: "Workout looks", to: "/outfit?category=Workout" }],
    },
  },
  {
    words: ["beach", "beachwear", "swim", "swimming", "pool", "goa", "maldives", "resort"],
    answer: {
      text: "Looks for the sand and the sea, with something to slip on for lunch.",
      links: [
        { label: "Beach looks", to: "/outfit?category=Summer+Beachwear" },
        { label: "Vacation looks", to: "/outfit?category=Vacation" },
      ],
    },
  },
  {
    words: ["hike", "hiking", "trek", "trekking", "camping", "mountain", "outdoor"],
    answer: {
      text: "Light layers that are worth their space in your backpack.",
      links: [{ label: "Outdoor looks", to: "/outfit?category=Outdoor+Adventure" }],
    },
  },
  {
    words: ["travel", "travelling", "trip", "flight", "airport", "holiday", "vacation", "honeymoon"],
    answer: {
      text: "Pack complete outfits instead of single pieces, and it all fits in a cabin bag.",
      links: [
        { label: "Travel looks", to: "/outfit?category=Trip%2FTravel" },
        { label: "Vacation looks", to: "/outfit?category=Vacation" },
      ],
    },
  },
  {
    words: ["birthday"],
    answer: {
      text: "Whether it's your birthday or a friend's, you'll be in the pictures. Dress for them.",
      links: [{ label: "Birthday looks", to: "/outfit?category=Birthday" }],
    },
  },
  {
    words: ["prom", "graduation", "farewell", "convocation"],
    answer: {
      text: "One evening, and a lifetime of photos. Let's find you something wonderful.",
      links: [{ label: "Prom and graduation looks", to: "/outfit?category=Prom+and+Graduation" }],
    },
  },
  {
    words: ["party", "parties", "club", "cocktail", "evening", "gala", "sequin"],
    answer: EVENING,
  },
  {
    words: ["couple", "matching", "twinning", "partner", "husband", "wife", "anniversary"],
    answer: {
      text: "Looks that go together without matching too much.",
      links: [{ label: "Looks for two", to: "/outfit?category=Couple" }],
    },
  },
  {
    words: ["date", "dating", "valentine", "romantic"],
    answer: {
      text: "Comfortable for you, and hard for them to forget.",
      links: [{ label: "Date looks", to: "/outfit?category=Date" }],
    },
  },
  {
    words: ["dinner", "restaurant", "brunch", "lunch"],
    answer: {
      text: "Elegant at the table, and still comfortable after dessert.",
      links: [{ label: "Dinner looks", to: "/outfit?category=Dinner" }],
    },
  },
  {
    words: ["pregnant", "pregnancy", "maternity", "baby shower"],
    answer: {
      text: "How lovely! These looks are made to grow with you.",
      links: [{ label: "Maternity looks", to: "/outfit?category=Maternity" }],
    },
  },
  {
    words: ["winter", "cold", "snow", "jacket", "coat", "sweater"],
    answer: {
      text: "Warm layers that still show off the outfit.",
      links: [{ label: "Winter looks", to: "/outfit?category=Winter" }],
    },
  },
  {
    words: ["saree", "sari", "lehenga", "kurta", "sherwani", "anarkali", "traditional", "ethnic"],
    answer: {
      text: "The classics, with the blouse, the juttis and the jewellery already chosen for you.",
      links: [{ label: "Traditional looks", to: "/outfit?category=Traditional" }],
    },
  },
  {
    words: ["casual", "everyday", "weekend", "college", "jeans", "comfortable", "comfy"],
    answer: {
      text: "Easy looks for days without a dress code.",
      links: [{ label: "Casual looks", to: "/outfit?category=Casual" }],
    },
  },
  {
    words: ["trend", "trending", "trendy", "popular", "latest", "viral"],
    answer: TRENDING,
  },
  {
    words: ["kid", "child", "children", "son", "daughter", "toddler", "boy", "girl"],
    answer: {
      text: "Complete looks for the little ones.",
      links: [{ label: "Looks for kids", to: "/outfit?section=Kids" }],
    },
  },
  {
    words: ["women", "woman", "ladies", "lady", "mother", "sister"],
    answer: {
      text: "Looks for her, from head to toe.",
      links: [{ label: "Looks for women", to: "/outfit?section=Women" }],
    },
  },
  {
    words: ["men", "man", "father", "brother", "gent", "gentleman"],
    answer: {
      text: "Looks for him, from head to toe.",
      links: [{ label: "Looks for men", to: "/outfit?section=Men" }],
    },
  },
  {
    words: ["cheap", "budget", "affordable", "price", "cost", "rupee"],
    answer: {
      text: "Every look shows its total price. Here they are, lowest first.",
      links: [{ label: "Lowest total first", to: "/outfit?sortBy=totalPrice&sort=asc" }],
    },
  },
  {
    words: ["link", "buy", "order", "delivery", "return", "refund", "payment", "size"],
    answer: {
      text: "Each piece is sold and delivered by its own shop. Sign in and open a look to see the links.",
      links: [
        { label: "Browse outfits", to: "/outfit" },
        { label: "Sign in", to: "/sign-in" },
      ],
    },
  },
];

/** The reply when no topic matches. */
export const CHAT_FALLBACK: ChatAnswer = {
  text: "I'm not sure about that one yet. You can browse all our looks, or ask a stylist to put one together for you.",
  links: [
    { label: "Browse all looks", to: "/outfit" },
    { label: "Ask a stylist", to: "/#custom" },
  ],
};
