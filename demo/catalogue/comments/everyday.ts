import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under the looks for work, study, sport and plain days. */
export const everydayComments: DemoComment[] = [
  ...under("casual-kurti-and-jeans", [
    says(
      "priyanka",
      72.1,
      "I feel called out by “unofficial uniform of every Indian campus”, typed in my kurti and jeans.",
      { up: "nikhil zoya sana meher" },
    ),
    says("nikhil", 63.9, 'jhola fits 14" laptop, not 16". learnt the hard way', {
      up: "priyanka",
      replies: [
        answers("venkat", 63.2, "Useful. Ordering the 14-inch laptop then.", "nikhil priyanka kabir"),
      ],
    }),
    says("lakshmi", 38.4, "₹999 for block print that didn’t bleed. Pleasantly surprised.", { up: "zoya" }),
  ]),
  ...under("casual-oversized-tee-cargo", [
    says("nikhil", 43.6, "the fit is fitting", { up: "kabir priyanka" }),
    says("rohan", 35.1, "Am I too old for cargos at 34? Be kind.", {
      up: "arjun",
      replies: [
        answers("kabir", 34.7, "Nobody is too old for pockets.", "rohan venkat arjun nikhil tenzin"),
        answers("nikhil", 34.2, "respectfully uncle, go for it", "kabir priyanka sana", "rohan"),
        answers(
          "rohan",
          33.9,
          "“Uncle”. I am reporting this comment to HR.",
          "kabir nikhil sana meher priyanka",
        ),
      ],
    }),
    says("imran", 16.8, "T-shirt cloth is 240 GSM, thick. Good for Shimla, think twice for Chennai.", {
      up: "venkat ananya",
    }),
  ]),
  ...under("casual-mul-cotton-saree-workday", [
    says(
      "sana",
      90.3,
      "Wore this on the Metro with sneakers instead of flats. A stranger on the Violet Line gave me a thumbs up.",
      { up: "ananya debjani priyanka lakshmi" },
    ),
    says(
      "debjani",
      79.5,
      "Shirt as blouse: we did this in 1984 and nobody called it styling. Delighted to see it back.",
      { up: "ananya meher sana tenzin" },
    ),
    says("ananya", 45.6, "Starch lightly, or the pleats balloon by lunch.", { up: "lakshmi" }),
  ]),
  ...under("casual-poets-cafe", [
    says(
      "debjani",
      18.9,
      "Deep pockets! A paperback fits. I checked with a slim Tagore and a fat Seth; only the Tagore passed.",
      { up: "tenzin ananya" },
    ),
  ]),
  ...under("casual-everyday-basics-men", [
    says("arjun", 160.4, "Honest clothes. T-shirt survived a year of weekly washing, jeans faded evenly.", {
      up: "venkat nikhil",
    }),
  ]),
  ...under("formal-navy-two-piece", [
    says("venkat", 92.7, "Fit query: 42 chest, 36 waist, 5'7\". Does the trouser come unhemmed?", {
      up: "rohan",
      replies: [
        answers(
          "imran",
          92.1,
          "Unhemmed, yes. Take 42 short and ask for no break. You will look two inches taller, free of cost.",
          "venkat rohan arjun",
        ),
        answers(
          "venkat",
          84.3,
          "Reporting back: I do look taller. Wife has confirmed under protest.",
          "imran kabir arjun lakshmi",
        ),
      ],
    }),
    says(
      "rohan",
      61.8,
      "Got promoted in this. Correlation isn’t causation but I’m not risking a different suit.",
      { up: "venkat kabir priyanka meher" },
    ),
  ]),
  ...under("formal-ivory-pantsuit", [
    says(
      "sana",
      46.9,
      "Ivory + filter coffee + turbulence. I’ll leave the rest to your imagination. (It dry-cleans well.)",
      { up: "lakshmi meher" },
    ),
    says("priyanka", 25.2, "Would this be too much for a tier-2 college convocation as guest speaker?", {
      replies: [
        answers(
          "debjani",
          24.8,
          "You are the guest speaker. You are supposed to be too much.",
          "priyanka sana meher ananya zoya",
        ),
      ],
    }),
  ]),
  ...under("formal-tussar-saree-boardroom", [
    says("ananya", 101.4, "The charcoal pallu hides pen marks. Ask me how I know.", {
      up: "lakshmi debjani",
    }),
  ]),
  ...under("interview-campus-placement-men", [
    says(
      "nikhil",
      67.2,
      "wore exactly this on day 1. placed in slot 2. mummy has kept the tie-less shirt in the temple",
      {
        up: "priyanka rohan venkat kabir arjun meher ananya",
        replies: [
          answers(
            "venkat",
            66.8,
            "Congratulations! First salary goes to mithai, second to a better belt.",
            "nikhil lakshmi",
          ),
          answers("nikhil", 66.5, "belt roasted for no reason", "venkat kabir priyanka"),
        ],
      },
    ),
    says(
      "arjun",
      53.7,
      "I hire for a bank. Yes to all of this, and please break in the shoes beforehand, we can hear them from the corridor.",
      { up: "venkat nikhil sana" },
    ),
    says(
      "imran",
      27.9,
      "Blazer sleeves run half an inch long. Alter before the day, shirt cuff should peep out.",
      { up: "nikhil venkat" },
    ),
  ]),
  ...under("interview-kurta-blazer-women", [
    says(
      "zoya",
      54.8,
      "Cleared the state PSC interview in this. One panel member asked about the fabric. I am not joking.",
      { up: "ananya sana meher debjani priyanka" },
    ),
    says("lakshmi", 36.2, "Any lighter blazer for Kochi humidity? This one is lined.", {
      replies: [
        answers(
          "sana",
          35.7,
          "Same label has an unlined linen one, slightly longer. Works with the same kurta.",
          "lakshmi",
        ),
      ],
    }),
  ]),
  ...under("interview-startup-smart-casual", [
    says("venkat", 11.4, "As a founder: sneakers scrubbed the night before is, indeed, the entire test.", {
      up: "nikhil kabir",
    }),
  ]),
  ...under("interview-teacher-handloom", [
    says(
      "debjani",
      2.9,
      "Thirty-one years in a classroom: the watch you can read while writing on the board is the wisest line on this website.",
      { up: "ananya lakshmi" },
    ),
  ]),
  ...under("maternity-godh-bharai-saree-gown", [
    says("lakshmi", 49.3, "Wore it at 34 weeks. Sat, stood, ate four laddoos, breathed. Highly recommend.", {
      up: "ananya meher debjani zoya sana",
    }),
    says("meher", 31.2, "Is it feeding-friendly after? Want to wear it for the naamkaran also.", {
      up: "zoya",
      replies: [
        answers(
          "lakshmi",
          30.7,
          "Not really, side zip only. But the shrug over a nursing blouse and the same colour skirt could work!",
          "meher",
        ),
      ],
    }),
  ]),
  ...under("maternity-metro-workday", [
    says("sana", 70.6, "The over-bump trousers don’t roll down. If you know, you know.", { up: "lakshmi" }),
    says("lakshmi", 55.4, "Still wearing the tunic ten months postpartum. No shame, great collar.", {
      up: "sana meher ananya",
    }),
  ]),
  ...under("workout-dawn-runner", [
    says("tenzin", 18.3, "Reflective strips are real, not decorative. Cars slowed down on the Ridge road.", {
      up: "sana kabir",
    }),
    says("priyanka", 6.1, "Phone pocket holds a Pro-sized brick. Finally.", { up: "sana" }),
  ]),
  ...under("workout-push-day", [
    says("kabir", 33.2, "“Bas ek set aur” is what my trainer says six times. Shorts held up, I did not.", {
      up: "rohan nikhil arjun",
    }),
  ]),
  ...under("workout-sunrise-yoga", [
    says(
      "ananya",
      58.1,
      "Doesn’t go see-through in adho mukha, tested in front of a mirror and a very honest sister.",
      { up: "lakshmi sana priyanka" },
    ),
  ]),
];
