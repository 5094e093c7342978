import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under the most viewed look of all, the emerald lehenga. */
export const mostViewedComments: DemoComment[] = under("wedding-emerald-zari-lehenga", [
  says(
    "meher",
    146.3,
    "Oh wow. THAT green. My cousin’s shaadi is in December and I have officially stopped looking.",
    {
      up: "ananya zoya priyanka arjun sana debjani",
      replies: [
        answers(
          "priyanka",
          145.9,
          "Same plan, different cousin 😂 let’s hope the guest lists don’t overlap.",
          "meher zoya sana",
        ),
        answers(
          "meher",
          145.7,
          "If they do we stand on opposite sides of the stage. Deal?",
          "priyanka ananya kabir",
        ),
      ],
    },
  ),
  says(
    "zoya",
    139.1,
    "How heavy is the lehenga, roughly? I’m 5'2\" and anything with a broad border drags on me after an hour.",
    {
      up: "priyanka lakshmi",
      replies: [
        answers(
          "ananya",
          138.4,
          "Mine came to a little under 4 kg with the can-can. I removed one layer and it is perfectly danceable.",
          "zoya meher lakshmi debjani",
        ),
        answers(
          "imran",
          137.8,
          "Ask them to shorten from the waist, not the hem, otherwise the zari border gets cut. Any good tailor does it for ₹400–600.",
          "zoya ananya meher arjun venkat sana",
        ),
        answers("zoya", 137.2, "Imran bhai, you just saved my border. Shukriya!", "imran"),
      ],
    },
  ),
  says(
    "arjun",
    131.6,
    "Wife wore the whole look to my brother’s reception in Jodhpur. Three aunties asked for the link before dinner was served. Bas, what more proof do you need.",
    { up: "meher ananya rohan kabir priyanka" },
  ),
  says("rohan", 128.2, "Beautiful, but ₹28,999 for something you wear twice? Rental math hurts my head.", {
    up: "nikhil venkat",
    down: "meher priyanka debjani",
    replies: [
      answers(
        "debjani",
        127.9,
        "You wear the lehenga twice, the dupatta twenty times and the choli with every plain saree you own. Cost per wear, my dear.",
        "meher ananya zoya lakshmi sana",
      ),
      answers("rohan", 127.5, "Okay that is annoyingly convincing.", "debjani meher tenzin"),
      answers("nikhil", 127.1, "Rohan in his accepting-defeat era", "debjani kabir", "rohan"),
    ],
  }),
  says("lakshmi", 117.4, "The polki set is lighter than it looks. My ears survived muhurtham to midnight.", {
    up: "ananya meher",
  }),
  says(
    "priyanka",
    109.8,
    "Is there a cheaper substitute for the choker? Budget got finished at the lehenga itself 🙈",
    {
      up: "nikhil zoya",
      replies: [
        answers(
          "zoya",
          109.2,
          "Skip the choker and double the jhumkas. With that neckline you honestly won’t miss it.",
          "priyanka debjani",
        ),
      ],
    },
  ),
  says(
    "sana",
    96.5,
    "Delivery to Margao took nine days, keep that in mind if your function is close. Quality is worth it though.",
    { up: "kabir lakshmi" },
  ),
  says(
    "debjani",
    83.7,
    "What I admire here is restraint. A lesser stylist would have added a maang tikka, a nath, a waist chain and a peacock. Emerald on emerald with only gold to interrupt it lets the weave be seen, and a good weave, like a good sentence, should not be buried under ornament.",
    {
      up: "ananya meher tenzin imran lakshmi",
      down: "nikhil",
      replies: [
        answers(
          "nikhil",
          83.1,
          "i came here for lehenga pics and got a TED talk 😭",
          "rohan kabir priyanka",
          "debjani",
        ),
      ],
    },
  ),
  says("kabir", 64.2, "Sent this to my sister. She replied with a payment QR code.", {
    up: "rohan nikhil meher priyanka venkat sana",
  }),
  says(
    "ananya",
    40.9,
    "Update after one dry-clean: zari has not tarnished, colour is the same. Store it in muslin, not plastic.",
    { up: "zoya lakshmi debjani imran" },
  ),
  says("nikhil", 22.3, "mummy approved on first scroll. this has never happened before", {
    up: "priyanka rohan",
  }),
  says("meher", 5.6, "Wore it. Cried a little. Danced a lot. 10/10.", {
    up: "ananya zoya priyanka debjani lakshmi sana arjun",
    replies: [answers("priyanka", 5.1, "PHOTOS WHERE", "zoya ananya")],
  }),
]);
