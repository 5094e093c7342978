import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under the wedding looks. */
export const weddingComments: DemoComment[] = [
  ...under("wedding-ivory-groom-sherwani", [
    says(
      "arjun",
      119.3,
      "As someone who has sat on a baraat ghodi for two hours: the churidar stretches and the sherwani has side slits. Whoever styled this has been there.",
      {
        up: "rohan kabir imran venkat meher",
        replies: [
          answers("kabir", 118.9, "Follow-up question: how did the horse take it?", "rohan nikhil sana"),
          answers(
            "arjun",
            118.6,
            "Better than my father-in-law.",
            "kabir rohan nikhil meher priyanka imran venkat",
          ),
        ],
      },
    ),
    says(
      "imran",
      108.1,
      "Tone-on-tone embroidery photographs flat if the lighting is yellow. Tell your photographer in advance, otherwise all this lovely threadwork disappears.",
      { up: "arjun debjani ananya" },
    ),
    says(
      "rohan",
      99.7,
      "Can the safa be swapped for sage or dusty pink? Bride has “a palette” and I have instructions.",
      {
        up: "nikhil kabir",
        replies: [
          answers(
            "meher",
            99.2,
            "Dusty pink, then change the stole too. Maroon stole with a pink safa will look like two weddings.",
            "ananya rohan",
          ),
        ],
      },
    ),
    says("venkat", 87.5, "Does it come in 46? Asking for a friend who is me.", { up: "rohan imran" }),
    says(
      "zoya",
      71.4,
      "My brother’s walima look, sorted. He refuses turbans so we did it with just the mala.",
      { up: "imran sana" },
    ),
    says(
      "kabir",
      60.2,
      "Not a groom, not even close to being one, but I keep coming back to look at the buttons.",
      { up: "debjani nikhil" },
    ),
    says(
      "priyanka",
      44.8,
      "₹41,500 only for the sherwani, plus everything else. Dry-cleaning extra. Men finally understand.",
      { up: "meher zoya lakshmi ananya sana", down: "rohan" },
    ),
    says("nikhil", 12.6, "cousin is wearing this on the 14th, will report back", {
      replies: [
        answers(
          "arjun",
          12.1,
          "Tell him to practise sitting cross-legged in the churidar BEFORE the pheras.",
          "nikhil imran rohan",
        ),
      ],
    }),
  ]),
  ...under("wedding-kanjivaram-morning", [
    says(
      "ananya",
      108.7,
      "Arakku with bottle green. This is exactly what my paati wore in 1961 and exactly what I will wear next year.",
      {
        up: "lakshmi venkat debjani meher zoya",
        replies: [
          answers(
            "lakshmi",
            108.1,
            "The old combinations were never broken, why do we keep repairing them.",
            "ananya debjani venkat",
          ),
        ],
      },
    ),
    says("venkat", 97.9, "Is the border korvai or printed zari? Mother-in-law asks, I merely type.", {
      up: "ananya lakshmi rohan",
      replies: [
        answers(
          "ananya",
          97.4,
          "Looks like proper korvai, see how the border joins in the pallu close-up. Ask for the silk mark tag when it arrives.",
          "venkat lakshmi",
        ),
        answers(
          "venkat",
          97.0,
          "Mother-in-law has approved of you, specifically.",
          "ananya kabir meher lakshmi",
        ),
      ],
    }),
    says(
      "meher",
      76.2,
      "Punjabi bride marrying a Tamil boy here. Can a first-timer drape this without a professional?",
      {
        up: "priyanka",
        replies: [
          answers(
            "lakshmi",
            75.8,
            "Pre-pleat it the night before, pin with six big safety pins, and let one aunty boss you around. You’ll be fine.",
            "meher ananya priyanka",
          ),
          answers("ananya", 75.5, "And eat idli BEFORE you drape. Not after.", "lakshmi meher venkat kabir"),
        ],
      },
    ),
    says("debjani", 51.3, "The jasmine is not on the item list. Please respect the jasmine.", {
      up: "ananya lakshmi sana",
    }),
    says(
      "sana",
      19.8,
      "Gold block heels are comfy even on temple stone steps. Though you’ll be taking them off anyway.",
      { up: "lakshmi" },
    ),
  ]),
  ...under("wedding-haldi-marigold-sharara", [
    says("priyanka", 33.1, "Yellow + hot pink is such a haldi cliché and I love it with my full chest 💛", {
      up: "meher zoya",
    }),
    says("lakshmi", 27.6, "Will turmeric stains come out of georgette? Asking because I know my cousins.", {
      up: "sana",
      replies: [
        answers(
          "imran",
          27.2,
          "Cold water and sunlight, no hot water ever. On this colour nobody will see it anyway, that is the genius of it.",
          "lakshmi priyanka meher",
        ),
      ],
    }),
    says(
      "meher",
      9.4,
      "Floral jewellery arrived slightly crushed. They replaced it in two days, no arguments.",
      { up: "priyanka" },
    ),
  ]),
  ...under("wedding-navy-guest-bandhgala", [
    says(
      "venkat",
      55.2,
      "One jacket, eleven weddings and counting. The wine pocket square is the only thing I rotate.",
      { up: "rohan arjun kabir" },
    ),
    says("rohan", 38.7, "Is the fit slim-slim or after-buffet slim?", {
      up: "venkat nikhil kabir",
      replies: [
        answers(
          "imran",
          38.1,
          "There is 2 inches of seam allowance on each side. Go to the buffet in peace.",
          "rohan venkat arjun kabir",
        ),
      ],
    }),
  ]),
  ...under("wedding-flower-girl-rani-lehenga", [
    says(
      "lakshmi",
      71.5,
      "The stitched-on dupatta is such a sane idea. My daughter wore it for six hours and nobody had to re-pin anything.",
      { up: "venkat ananya meher" },
    ),
  ]),
  ...under("wedding-reception-midnight-tuxedo", [
    says("kabir", 141.9, "Midnight blue > black, always. The photos will show you why.", {
      up: "arjun rohan",
    }),
  ]),
  ...under("wedding-ring-bearer-bandhgala", [
    says("venkat", 62.8, "Bought for twins. One stayed clean. One is a boy of action.", {
      up: "lakshmi kabir ananya debjani",
    }),
  ]),
];
