/** What the About page says; an owner replaces it here. Of a title in parts, the last is set in italics. */

export const ABOUT = {
  tagline: ["The end of the ", "“Link\u00a0Please?” era."],
  lead: "Ensemble is a shop of complete outfits. Somebody with an eye has put each of them together, and says where every piece is from.",
  chapters: [
    {
      id: "who-we-are",
      heading: "Who We Are",
      statement: "Stylists, shoppers and people who answer the question",
      text: [
        "We began as the friends who always got the message: where is that from? After the hundredth screenshot we stopped replying one at a time and built a place where the answer stands beside the picture.",
        "Today a small team of stylists and a large company of readers compose looks for Indian occasions, from a sangeet in Jaipur to a Monday in Bengaluru. We sell no clothes of our own, so nothing keeps us from picking the right ones.",
      ],
    },
    {
      id: "our-mission",
      heading: "Our Mission",
      statement: "Make getting dressed one decision",
      text: [
        "A good outfit is an idea, not a pile of purchases. Our mission is to hand you the whole idea: styled from earrings to shoes, priced to the last piece, and one click away from the shops that have it.",
      ],
    },
    {
      id: "our-vision",
      heading: "Our Vision",
      statement: "A country that dresses with ease",
      text: [
        "We imagine a wardrobe without guilt: fewer things, bought because they belong together, worn until they fade. A place where a student in Indore and a bride in Kochi find a look that is theirs, at a price that is too.",
      ],
    },
  ],
  problem: {
    eyebrow: "The Problem We're Solving",
    title: ["Clothes are easy to find. ", "Outfits are not."],
    points: [
      {
        title: "Decision fatigue",
        text: "Forty thousand white shirts, and no word on what to wear with any of them. By the third tab the evening is over.",
      },
      {
        title: "Poor styling results",
        text: "Pieces bought one by one, liked one by one, and on the day they do not speak to each other.",
      },
      {
        title: "Purchase drop-offs",
        text: "A look is admired, the link is missing, the comment goes unanswered. The wish is gone before the basket is full.",
      },
    ],
  },
  solution: {
    eyebrow: "Our Solution",
    title: ["The outfit ", "is the product."],
    points: [
      {
        title: "Outfits as the main product",
        text: "Every listing is a whole look with one total, and every piece of it has a name, a shop, a price and a link.",
      },
      {
        title: "Occasion-based categories",
        text: "You know where you are going. Start there: twenty occasions, from job interviews to beach holidays, for men, women and kids.",
      },
      {
        title: "Custom curation",
        text: "Nothing fits? Describe it, and a stylist composes a look for you alone and sends it within 24 hours.",
      },
    ],
  },
  closing: {
    title: ["Now, what are ", "you wearing?"],
    shop: { label: "Shop Complete Outfits", to: "/outfit" },
    custom: { label: "Get Custom Styling", to: "/#custom" },
  },
} as const;
