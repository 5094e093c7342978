import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under the traditional looks and those for two. */
export const heritageComments: DemoComment[] = [
  ...under("couple-sangeet-sage-and-blush", [
    says("sana", 94.2, "Finally a couple look where he isn’t wearing the leftover fabric of her lehenga.", {
      up: "meher priyanka debjani zoya kabir ananya",
      replies: [
        answers(
          "arjun",
          93.8,
          "As the leftover fabric in my own sangeet photos, I feel seen.",
          "sana rohan meher kabir priyanka",
        ),
      ],
    }),
    says(
      "rohan",
      88.6,
      "We did it in mint and peach instead. The bandhgala is warm, so ask for AC near the stage.",
      { up: "arjun venkat" },
    ),
    says("priyanka", 74.3, "Does the mirror work scratch? Last one I had took revenge on my elbows.", {
      up: "zoya",
      replies: [
        answers(
          "meher",
          73.9,
          "These are foil mirrors with thread edges, very smooth. Choreography-safe 💃",
          "priyanka zoya sana",
        ),
        answers("priyanka", 73.2, "Ordering. My elbows thank you.", "meher"),
      ],
    }),
    says(
      "imran",
      52.4,
      "Sage for men is having a moment. On deeper skin it glows; don’t let any shopkeeper tell you otherwise.",
      { up: "ananya venkat lakshmi nikhil kabir" },
    ),
    says(
      "debjani",
      31.7,
      "Blush lehenga, sage jacket, and not one matching-matching dupatta on the groom. Civilisation advances.",
      { up: "sana ananya" },
    ),
    says("nikhil", 8.2, "need this + a fiancée. link for second item pls", {
      up: "kabir rohan priyanka meher sana",
    }),
  ]),
  ...under("couple-pongal-kasavu", [
    says(
      "lakshmi",
      130.1,
      "Malayali household here, looking very closely for mistakes… found none. Border width correct. Carry on.",
      {
        up: "ananya venkat sana debjani",
        replies: [
          answers(
            "venkat",
            129.5,
            "High praise. I’ve seen you reject a sadya because the banana leaf faced the wrong way.",
            "ananya lakshmi kabir",
          ),
        ],
      },
    ),
    says(
      "ananya",
      118.8,
      "Kasavu sarees crease if you so much as think about sitting. Carry a travel steamer.",
      { up: "lakshmi" },
    ),
    says("tenzin", 77.3, "Wore this with my Malayali partner for Onam in Gangtok. Cold, but worth it.", {
      up: "lakshmi ananya debjani kabir",
    }),
  ]),
  ...under("couple-engagement-wine-and-gold", [
    says("meher", 60.9, "Velvet in October in Delhi is brave. In December it’s perfection.", { up: "rohan" }),
    says("zoya", 37.4, "Can I get the gown with full sleeves? Love everything else.", {
      replies: [
        answers(
          "imran",
          36.8,
          "Yes, they keep extra velvet. Ask before dispatch, it took four days for my niece.",
          "zoya",
        ),
      ],
    }),
  ]),
  ...under("couple-goa-pre-wedding-shoot", [
    says(
      "kabir",
      26.3,
      "Local tip: Cabo at 5.45 pm, not Vagator. And that coral against the laterite cliffs, oof.",
      { up: "sana priyanka" },
    ),
  ]),
  ...under("traditional-ivory-chikankari", [
    says(
      "zoya",
      82.6,
      "Lucknow girl reporting. The bakhiya (shadow work) is genuine, you can see it from the wrong side of the cloth. Not machine, not “inspired by”. The rust palazzo is a choice I wouldn’t have made and now I can’t stop thinking about it. I’d only add: wear a proper white slip, wash it separately the first two times, and iron it inside out while slightly damp. Treat it well and it will look better in five years than it does today.",
      {
        up: "ananya debjani lakshmi meher imran priyanka sana",
        replies: [
          answers("debjani", 81.9, "This is the sort of comment I come here for.", "zoya ananya"),
          answers("ananya", 81.2, "Slip: cotton or satin?", "lakshmi"),
          answers(
            "zoya",
            80.8,
            "Cotton, thin straps, and in your own skin tone rather than white if you want the work to show.",
            "ananya priyanka lakshmi",
          ),
        ],
      },
    ),
    says(
      "nikhil",
      70.5,
      "gifted to mum with my first stipend. she wore it to the sabzi mandi so everyone would ask",
      { up: "ananya zoya meher lakshmi debjani venkat kabir" },
    ),
    says("sana", 58.9, "See-through or not? Need it for office.", {
      up: "priyanka",
      replies: [
        answers("priyanka", 58.3, "Slightly, in sunlight. With the slip it’s fully office-safe.", "sana"),
      ],
    }),
    says("rohan", 43.2, "Bought the jhumkas alone. Girlfriend says I have improved as a person.", {
      up: "kabir nikhil sana meher",
    }),
    says("meher", 30.6, "The kolhapuris squeaked for a week and then became family.", { up: "debjani zoya" }),
    says(
      "imran",
      11.3,
      "Fair price for handwork at this count. Somebody’s eyes were paid for properly, let us hope.",
      { up: "zoya debjani tenzin" },
    ),
  ]),
  ...under("traditional-indigo-ajrakh-kurta", [
    says("tenzin", 66.4, "Bleeds blue in the first wash, as real indigo should. Soak in salt water.", {
      up: "imran zoya venkat",
    }),
    says(
      "venkat",
      29.7,
      "Friday office wear sorted. Three colleagues have copied it, I consider this leadership.",
      { up: "arjun ananya" },
    ),
  ]),
  ...under("traditional-bengal-lal-paar", [
    says(
      "debjani",
      151.6,
      "ওমা! Garad and not a synthetic imitation, shankha-pola included. My mother rang to say somebody on the internet finally got it right.",
      {
        up: "ananya lakshmi sana zoya",
        replies: [
          answers(
            "sana",
            150.8,
            "Aunty’s seal of approval is the only verified badge I trust.",
            "debjani ananya",
          ),
        ],
      },
    ),
    says("ananya", 119.2, "Is garad too delicate for sindoor khela?", {
      replies: [
        answers(
          "debjani",
          118.7,
          "Wear your second-best one for sindoor khela. Everybody pretends otherwise, nobody does otherwise.",
          "ananya lakshmi priyanka",
        ),
      ],
    }),
  ]),
  ...under("traditional-phulkari-patiala", [
    says(
      "meher",
      35.9,
      "Bibi-ji says the phulkari is bagh-style and the Patiala has the correct gher. I say send two. Chak de phatte!",
      { up: "arjun zoya priyanka" },
    ),
  ]),
  ...under("traditional-pattu-pavadai-girl", [
    says(
      "venkat",
      63.8,
      "Let-down hem is a genius move. My daughter has worn hers for three Pongals, now it’s a skirt, next year it’s a top.",
      { up: "ananya lakshmi meher" },
    ),
    says("lakshmi", 47.1, "Please make this in adult sizes. I’m serious.", {
      up: "ananya sana priyanka zoya",
    }),
  ]),
  ...under("traditional-pathani-charcoal", [
    says(
      "imran",
      44.6,
      "Good collar stand, doesn’t collapse by Maghrib. Take one size down, it is cut generously.",
      { up: "arjun zoya" },
    ),
  ]),
];
