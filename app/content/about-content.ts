import type { TextSections } from "#contract/shop/site-texts.ts";

/**
 * Copy of the About page, for the shop's owner to replace. The last part of a title in parts is
 * set in italics.
 */

export const ABOUT = {
  tagline: ["The end of the ", "“Link\u00a0Please?” era."],
  lead: "Complete outfits, put together by stylists who know Indian occasions. Every look comes with the name, the price and the link of each piece in it.",
  problem: {
    eyebrow: "The Problem We're Solving",
    title: ["Clothes are easy to find. ", "Outfits are not."],
    points: [
      {
        title: "Decision fatigue",
        text: "There are forty thousand white shirts online, and very little help with what to wear with them. Ten tabs later, the evening is gone.",
      },
      {
        title: "Poor styling results",
        text: "You buy each piece because you love it. Then the day comes, and nothing goes with anything else.",
      },
      {
        title: "Purchase drop-offs",
        text: "You see a look you want, but there is no link and nobody replies to your comment. So you give up.",
      },
    ],
  },
  solution: {
    eyebrow: "Our Solution",
    title: ["The outfit ", "is the product."],
    points: [
      {
        title: "Outfits as the main product",
        text: "Every listing is a complete look with one total. Each piece has its name, its shop, its price and its link.",
      },
      {
        title: "Occasion-based categories",
        text: "Start with where you are going. Choose from twenty occasions, from job interviews to beach holidays, for women, men and kids.",
      },
      {
        title: "Custom curation",
        text: "Can't find the right look? Tell us what you need, and a stylist will put one together for you within 24 hours.",
      },
    ],
  },
  closing: {
    title: ["So, what are you ", "wearing next?"],
    shop: { label: "Shop Complete Outfits", to: "/outfit" },
    custom: { label: "Get Custom Styling", to: "/#custom" },
  },
} as const;

/** The text of a chapter is written as an owner writes it (contract/shop/rich-text.ts). */
export const aboutChapters = (shop: string): TextSections => [
  {
    heading: "Who We Are",
    text: [
      "## Stylists, shoppers and the friends you ask",
      `We were the friends who always got the message: “Where is that from?” After the hundredth screenshot we stopped replying one by one and built ${shop}, where the answer sits right next to the picture.`,
      "Today a small team of stylists puts together looks for every kind of day, from a sangeet in Jaipur to a Monday morning in Bengaluru. We don't sell clothes ourselves, so we are free to pick the best piece, whichever shop has it.",
    ].join("\n\n"),
  },
  {
    heading: "Our Mission",
    text: [
      "## Getting dressed, made simple",
      "A good outfit is more than a pile of good purchases. We show you the whole look, styled from earrings to shoes, with one clear total and a link to the shop for every piece.",
    ].join("\n\n"),
  },
  {
    heading: "Our Vision",
    text: [
      "## Dressing well, with ease",
      "We would like wardrobes to hold fewer things that work harder: pieces that go together and are worn again and again. A student in Indore and a bride in Kochi should both find a look they love, at a price that suits them.",
    ].join("\n\n"),
  },
];
