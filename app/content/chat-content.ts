/** What the chat bot says, and where it sends people; an owner rewrites it here. It runs in the browser alone. */

export interface ChatAnswer {
  text: string;
  links: readonly { label: string; to: string }[];
}

export const CHAT = {
  title: "Ensemble chat bot",
  subtitle: "Answers at once, day and night",
  greetings: [
    "Namaste! I am the Ensemble chat bot.",
    "Tell me the occasion, and I will show you complete looks for it. Or pick one of these:",
  ],
  placeholder: "A cousin's wedding in May …",
} as const;

const TRENDING: ChatAnswer = {
  text: "These are the ten looks everybody is opening at the moment.",
  links: [{ label: "See what trends", to: "/trending" }],
};

const EVENING: ChatAnswer = {
  text: "Candlelight or dance floor? Both are dressed here, shoes and clutch included.",
  links: [
    { label: "Party looks", to: "/outfit?category=Party" },
    { label: "Dinner looks", to: "/outfit?category=Dinner" },
  ],
};

/** The five quick suggestions and what each is answered with. */
export const CHAT_SUGGESTIONS: readonly { label: string; answer: ChatAnswer }[] = [
  {
    label: "Trending Outfits",
    answer: TRENDING,
  },
  {
    label: "Business Formal",
    answer: {
      text: "Sharp, quiet and finished down to the belt. For the desk, or for the interview that gets you one.",
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
      text: "Good fabric, easy shapes, nothing that tries too hard. The best of it is at the top of this list.",
      links: [{ label: "Casual looks, finest first", to: "/outfit?category=Casual&sortBy=totalPrice" }],
    },
  },
  {
    label: "Custom Request",
    answer: {
      text: "Describe what you have in mind and a stylist sends you a complete look within 24 hours.",
      links: [{ label: "Open the request form", to: "/#custom" }],
    },
  },
];

/**
 * Words by which a typed message is recognised, in order: the first whose words occur answers. Each also stands for its plural
 * in "s".
 */
export const CHAT_TOPICS: readonly { words: readonly string[]; answer: ChatAnswer }[] = [
  {
    words: ["bespoke", "custom", "stylist", "styling", "personal", "request"],
    answer: {
      text: "That sounds like work for a stylist: describe it, and a look made for you arrives within 24 hours.",
      links: [{ label: "Open the request form", to: "/#custom" }],
    },
  },
  {
    words: ["interview"],
    answer: {
      text: "Walk in looking as if you had the job already.",
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
      text: "Congratulations to whoever is getting married! Here is what to wear to every function.",
      links: [
        { label: "Wedding looks", to: "/outfit?category=Wedding" },
        { label: "Traditional looks", to: "/outfit?category=Traditional" },
      ],
    },
  },
  {
    words: ["concert", "gig", "rave", "music festival", "music"],
    answer: {
      text: "Something to stand in for five hours and still be photographed in.",
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
      text: "Festive, but made to sit, dance and eat in.",
      links: [
        { label: "Festive looks", to: "/outfit?category=Festival" },
        { label: "Traditional looks", to: "/outfit?category=Traditional" },
      ],
    },
  },
  {
    words: ["office", "formal", "business", "work", "meeting", "boardroom", "presentation", "suit"],
    answer: {
      text: "Sharp, quiet and finished down to the belt.",
      links: [{ label: "Formal looks", to: "/outfit?category=Formal" }],
    },
  },
  {
    words: ["gym", "workout", "yoga", "run", "running", "fitness"],
    answer: {
      text: "Made to move in, and fit to be seen in on the way home.",
      links: [{ label: "Workout looks", to: "/outfit?category=Workout" }],
    },
  },
  {
    words: ["beach", "beachwear", "swim", "swimming", "pool", "goa", "maldives", "resort"],
    answer: {
      text: "Sun, salt and something to throw over it for lunch.",
      links: [
        { label: "Beach looks", to: "/outfit?category=Summer+Beachwear" },
        { label: "Vacation looks", to: "/outfit?category=Vacation" },
      ],
    },
  },
  {
    words: ["hike", "hiking", "trek", "trekking", "camping", "mountain", "outdoor"],
    answer: {
      text: "Layers that earn their place in the backpack.",
      links: [{ label: "Outdoor looks", to: "/outfit?category=Outdoor+Adventure" }],
    },
  },
  {
    words: ["travel", "travelling", "trip", "flight", "airport", "holiday", "vacation", "honeymoon"],
    answer: {
      text: "Packed by outfit, not by garment: it fits into a cabin bag.",
      links: [
        { label: "Travel looks", to: "/outfit?category=Trip%2FTravel" },
        { label: "Vacation looks", to: "/outfit?category=Vacation" },
      ],
    },
  },
  {
    words: ["birthday"],
    answer: {
      text: "Yours or somebody else's, you should be in the pictures.",
      links: [{ label: "Birthday looks", to: "/outfit?category=Birthday" }],
    },
  },
  {
    words: ["prom", "graduation", "farewell", "convocation"],
    answer: {
      text: "One evening, many photographs. Choose well.",
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
      text: "Two people, one palette, no costume.",
      links: [{ label: "Looks for two", to: "/outfit?category=Couple" }],
    },
  },
  {
    words: ["date", "dating", "valentine", "romantic"],
    answer: {
      text: "Something you forget you are wearing, and they do not.",
      links: [{ label: "Date looks", to: "/outfit?category=Date" }],
    },
  },
  {
    words: ["dinner", "restaurant", "brunch", "lunch"],
    answer: {
      text: "Dressed for the table, comfortable after dessert.",
      links: [{ label: "Dinner looks", to: "/outfit?category=Dinner" }],
    },
  },
  {
    words: ["pregnant", "pregnancy", "maternity", "baby shower"],
    answer: {
      text: "How lovely! These looks grow with you.",
      links: [{ label: "Maternity looks", to: "/outfit?category=Maternity" }],
    },
  },
  {
    words: ["winter", "cold", "snow", "jacket", "coat", "sweater"],
    answer: {
      text: "Warm, without disappearing into it.",
      links: [{ label: "Winter looks", to: "/outfit?category=Winter" }],
    },
  },
  {
    words: ["saree", "sari", "lehenga", "kurta", "sherwani", "anarkali", "traditional", "ethnic"],
    answer: {
      text: "The classics, with the right blouse, juttis and jewels already chosen.",
      links: [{ label: "Traditional looks", to: "/outfit?category=Traditional" }],
    },
  },
  {
    words: ["casual", "everyday", "weekend", "college", "jeans", "comfortable", "comfy"],
    answer: {
      text: "Easy does it: looks for days without a dress code.",
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
      text: "Small people, complete looks.",
      links: [{ label: "Looks for kids", to: "/outfit?section=Kids" }],
    },
  },
  {
    words: ["women", "woman", "ladies", "lady", "mother", "sister"],
    answer: {
      text: "For her, from head to toe.",
      links: [{ label: "Looks for women", to: "/outfit?section=Women" }],
    },
  },
  {
    words: ["men", "man", "father", "brother", "gent", "gentleman"],
    answer: {
      text: "For him, from collar to sole.",
      links: [{ label: "Looks for men", to: "/outfit?section=Men" }],
    },
  },
  {
    words: ["cheap", "budget", "affordable", "price", "cost", "rupee"],
    answer: {
      text: "Every look shows its total. Here they are with the lowest first.",
      links: [{ label: "Lowest total first", to: "/outfit?sortBy=totalPrice&sort=asc" }],
    },
  },
  {
    words: ["link", "buy", "order", "delivery", "return", "refund", "payment", "size"],
    answer: {
      text: "Each piece is sold and delivered by the shop behind its link. Sign in, open a look, and the links are there.",
      links: [
        { label: "Browse outfits", to: "/outfit" },
        { label: "Sign in", to: "/sign-in" },
      ],
    },
  },
];

/** To whatever nothing else answers. */
export const CHAT_FALLBACK: ChatAnswer = {
  text: "I have not learnt that word yet. Browse all looks, or describe it to a stylist: that always works.",
  links: [
    { label: "Browse all looks", to: "/outfit" },
    { label: "Ask a stylist", to: "/#custom" },
  ],
};
