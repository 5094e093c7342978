import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under parties, dinners, dates and concerts. */
export const eveningComments: DemoComment[] = [
  ...under("party-sequin-pre-draped-saree", [
    says("meher", 51.2, "From cupboard to cab in four minutes. I timed it.", { up: "priyanka sana zoya" }),
    says(
      "debjani",
      46.5,
      "A saree with a zip. My grandmother would have laughed, and then asked where to buy one.",
      { up: "ananya sana lakshmi meher" },
    ),
    says("lakshmi", 39.8, "How scratchy are the sequins under the arm?", {
      replies: [
        answers(
          "sana",
          39.3,
          "They stop three inches before the armhole. Somebody thought about it.",
          "lakshmi priyanka",
        ),
        answers("meher", 38.9, "I danced till 3 and have no injuries to report.", "sana lakshmi"),
      ],
    }),
    says("rohan", 21.4, "She wore this, I wore a plain black shirt. Correct decision, nobody looked at me.", {
      up: "kabir meher arjun",
    }),
    says("zoya", 7.7, "Any version with sleeves? Halter isn’t for me.", {
      up: "sana",
      replies: [
        answers(
          "priyanka",
          7.2,
          "I paired it with a full-sleeve black mesh top underneath. Looked very intentional!",
          "zoya meher",
        ),
      ],
    }),
  ]),
  ...under("party-cobalt-satin-slip", [
    says(
      "priyanka",
      23.5,
      "Satin shows every chip you ate before leaving. Consider yourself warned, but also: that blue!",
      { up: "sana meher" },
    ),
  ]),
  ...under("party-diwali-taash-night", [
    says("arjun", 137.2, "Jacket so good my bhabhi lost three hands because everyone kept asking about it.", {
      up: "meher rohan",
    }),
  ]),
  ...under("party-velvet-club-blazer", [
    says("kabir", 151.8, "Lint roller. Buy a lint roller. That’s the comment.", { up: "rohan venkat arjun" }),
  ]),
  ...under("dinner-tissue-saree-champagne", [
    says(
      "ananya",
      45.1,
      "Tissue holds a fold like paper. Do NOT let anyone sit on your pallu at the table.",
      { up: "meher lakshmi debjani" },
    ),
    says(
      "lakshmi",
      32.9,
      "First anniversary dinner after the baby. Felt like myself again. Thank you, whoever put this together.",
      {
        up: "ananya meher debjani sana zoya venkat priyanka",
        replies: [answers("meher", 32.4, "Okay crying at my desk. So happy for you ❤️", "lakshmi ananya")],
      },
    ),
    says("sana", 10.5, "Does it need a petticoat in the same shade?", {
      replies: [
        answers(
          "ananya",
          10.1,
          "Yes, champagne satin, fitted. A white one will show through and glow like a tube light.",
          "sana priyanka",
        ),
      ],
    }),
  ]),
  ...under("dinner-rooftop-black-jumpsuit", [
    says("sana", 30.8, "The washroom question, ladies: side zip or back zip?", {
      up: "priyanka meher zoya",
      replies: [answers("priyanka", 30.2, "Side zip. You won’t need a rescue team.", "sana meher")],
    }),
  ]),
  ...under("dinner-anniversary-oxblood-shirt", [
    says("venkat", 49.6, "Wife: “since when do you wear this colour?” Since now.", {
      up: "arjun rohan lakshmi",
    }),
  ]),
  ...under("date-bookshop-then-coffee", [
    says("nikhil", 28.3, "showed this to my date and she said “i own that dress”. third date is saturday", {
      up: "priyanka kabir sana meher rohan lakshmi",
    }),
    says("priyanka", 20.7, "Wrap dress, but is there a hidden button? College mein hawa bahut hai.", {
      up: "zoya",
      replies: [
        answers(
          "sana",
          20.1,
          "One snap at the chest and an inner tie. Stayed put on a scooter, if that helps.",
          "priyanka zoya",
        ),
      ],
    }),
    says(
      "debjani",
      13.4,
      "College Street, a Number 8 double-decker that no longer runs, and this dress. I was young once too.",
      { up: "ananya kabir tenzin" },
    ),
  ]),
  ...under("date-vinyl-bar-overshirt", [
    says("kabir", 12.8, "Own it in navy. Survived two gigs and one spilled old fashioned.", { up: "rohan" }),
  ]),
  ...under("date-saree-first-anniversary", [
    says("meher", 104.6, "Table fan + this pallu = free film song.", { up: "priyanka ananya sana nikhil" }),
  ]),
  ...under("date-marine-drive-evening", [
    says(
      "sana",
      48.2,
      "Butter yellow looks good on literally every Indian skin tone, I will die on this hill.",
      { up: "priyanka meher", down: "rohan" },
    ),
  ]),
  ...under("concert-ziro-valley-fringe", [
    says(
      "tenzin",
      86.7,
      "Ziro regular here. Boots yes, suede NO if rain is forecast, and it is always forecast. Carry a poncho over the fringe.",
      {
        up: "kabir sana debjani",
        replies: [
          answers("kabir", 86.0, "Can a suede protector spray save it?", "sana"),
          answers("tenzin", 85.6, "From drizzle, yes. From Ziro, no.", "kabir sana nikhil debjani"),
        ],
      },
    ),
    says("kabir", 54.9, "Styled by someone who has actually queued for rice beer. Respect.", {
      up: "tenzin",
    }),
  ]),
  ...under("concert-december-sabha-season", [
    says(
      "ananya",
      149.3,
      "“Margazhi has its own fashion week” – someone finally said it aloud. The silk-cotton is light enough for the 4 pm slot in a hall without AC.",
      { up: "lakshmi venkat" },
    ),
    says("venkat", 145.7, "No dress code for the canteen adai, I hope.", { up: "ananya kabir" }),
  ]),
  ...under("concert-techno-warehouse", [
    says("nikhil", 9.5, "pockets fit: phone, earplugs, half a vada pav. tested.", { up: "kabir priyanka" }),
  ]),
];
