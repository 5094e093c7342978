import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under festivals, birthdays and farewells. */
export const celebrationComments: DemoComment[] = [
  ...under("festival-navratri-chaniya-choli", [
    says(
      "priyanka",
      128.4,
      "Flare test: did twelve chakkars in the living room, knocked over one lamp. Passed.",
      {
        up: "meher ananya zoya nikhil sana kabir",
        replies: [
          answers("nikhil", 128.0, "RIP lamp", "priyanka kabir rohan"),
          answers("meher", 127.6, "The lamp knew the risks.", "priyanka nikhil ananya sana"),
        ],
      },
    ),
    says("ananya", 121.7, "Do the mirrors stay on after nine nights? I have trust issues from last year.", {
      up: "zoya",
      replies: [
        answers(
          "priyanka",
          121.2,
          "Lost exactly two by dashami. They send a small packet of spares with thread.",
          "ananya meher",
        ),
      ],
    }),
    says(
      "arjun",
      113.3,
      "Oxidised bangles leave black marks by the second hour. A coat of clear nail polish inside fixes it. Yes I am a man who knows this.",
      { up: "priyanka meher ananya imran zoya" },
    ),
    says(
      "rohan",
      102.5,
      "Went to garba as moral support. Left as a person with opinions about ghaghra circumference.",
      { up: "kabir nikhil priyanka" },
    ),
    says("sana", 84.9, "Choli size chart runs small, please go one up.", { up: "zoya lakshmi" }),
    says("debjani", 66.1, "Black for Navratri used to be frowned upon. I am glad we are all over it.", {
      up: "sana",
      down: "arjun",
    }),
    says(
      "zoya",
      24.7,
      "Covered the back with a black mulmul jacket, still looked fab. Modest girls, you can make this work.",
      { up: "priyanka ananya sana meher" },
    ),
  ]),
  ...under("festival-diwali-raw-silk-kurta", [
    says("rohan", 136.2, "Compliments from BOTH sides of the family. A statistical first.", {
      up: "arjun kabir venkat",
    }),
    says(
      "kabir",
      129.4,
      "Colour in real life is a touch deeper than on screen, closer to rust. Better, honestly.",
      { up: "imran rohan" },
    ),
    says(
      "imran",
      111.8,
      "Raw silk + diyas: keep the sleeves away from the thali please. Speaking from experience and one ruined cuff.",
      {
        up: "debjani arjun",
        replies: [
          answers(
            "venkat",
            111.1,
            "Fire safety tips on a fashion site. This is why I stay.",
            "imran kabir rohan",
          ),
        ],
      },
    ),
  ]),
  ...under("festival-eid-mint-anarkali", [
    says("zoya", 59.8, "Mashallah. Forty kalis and it still folds into a suitcase.", {
      up: "imran sana meher",
    }),
    says("sana", 52.3, "Is the lining full length? Georgette + sunlight = stress.", {
      up: "priyanka",
      replies: [
        answers(
          "zoya",
          51.9,
          "Full length, crêpe lining, even in the sleeves till the elbow.",
          "sana priyanka ananya",
        ),
        answers("sana", 51.4, "Sold. Eid Mubarak in advance!", "zoya"),
      ],
    }),
    says(
      "imran",
      33.6,
      "The gota is stitched by hand at the yoke and by machine at the hem. Sensible, keeps the price honest.",
      { up: "zoya debjani" },
    ),
  ]),
  ...under("festival-janmashtami-little-kanha", [
    says(
      "lakshmi",
      112.5,
      "My Kanha ate the makhan prop before the photo. Outfit survived, washable satin is no joke.",
      { up: "venkat ananya priyanka meher kabir debjani" },
    ),
    says("venkat", 109.6, "Elastic on the mukut is truly soft. Flute was lost in four minutes.", {
      up: "lakshmi",
    }),
  ]),
  ...under("festival-holi-white-muslin", [
    says(
      "nikhil",
      219.2,
      "bought 3. one for holi, one for next holi, one for when mum says wear something white",
      { up: "rohan priyanka" },
    ),
  ]),
  ...under("birthday-first-cake-smash", [
    says(
      "lakshmi",
      65.4,
      "Cake came out of the tutu in one wash. Cake did not come out of the ceiling fan.",
      {
        up: "venkat ananya meher kabir sana priyanka debjani",
        replies: [
          answers(
            "venkat",
            64.9,
            "How. Actually, don’t tell me. My nephew turns one in March.",
            "lakshmi kabir",
          ),
          answers(
            "lakshmi",
            64.6,
            "Low table, strong arm. Start saving for paint.",
            "venkat ananya meher rohan",
          ),
        ],
      },
    ),
    says("ananya", 50.7, "Does the crown have elastic or a clip? My niece rips off clips.", {
      replies: [
        answers(
          "lakshmi",
          50.2,
          "It’s a soft hat with elastic under the chin. She forgot it existed, which is the dream.",
          "ananya",
        ),
      ],
    }),
    says("rohan", 28.5, "Bhanji looked like a very angry cupcake. Perfect.", { up: "meher sana nikhil" }),
  ]),
  ...under("birthday-thirtieth-feather-hem", [
    says("sana", 22.6, "Feathers shed a bit in the cab. Driver bhaiya asked if there was a parrot.", {
      up: "kabir meher nikhil priyanka rohan",
    }),
    says("priyanka", 14.9, "Wearing to my 25th because why wait.", { up: "sana meher" }),
  ]),
  ...under("birthday-dad-turns-sixty", [
    says(
      "venkat",
      80.2,
      "Appa wore this and refused to take it off for the evening walk. Neighbours were informed of the occasion individually.",
      { up: "ananya lakshmi debjani arjun imran" },
    ),
  ]),
  ...under("prom-farewell-lavender-saree", [
    says(
      "priyanka",
      181.5,
      "Our whole batch fought over lavender. I won because I ordered from here at 6 am.",
      {
        up: "sana zoya nikhil",
        replies: [answers("nikhil", 181.0, "can confirm, there was a spreadsheet", "priyanka kabir rohan")],
      },
    ),
    says(
      "ananya",
      163.9,
      "For first-timers: organza holds pleats but slides at the shoulder. Two pins, not one, and a strip of fashion tape.",
      { up: "priyanka zoya lakshmi meher" },
    ),
    says("meher", 98.6, "Can this work for a 36-year-old at an office farewell? Asking for myself.", {
      up: "sana",
      replies: [
        answers(
          "debjani",
          98.1,
          "There is no age at which lavender expires. Wear it with a plain white blouse and your reading glasses.",
          "meher ananya lakshmi sana zoya",
        ),
        answers("meher", 97.4, "Reading glasses!! Rude. Correct, but rude.", "debjani kabir priyanka"),
        answers("debjani", 97.0, "I speak as one whose glasses are on a chain.", "meher ananya"),
      ],
    }),
    says("zoya", 41.2, "Blouse was loose at the bust for me, needed darts. Saree itself is a dream.", {
      up: "lakshmi",
    }),
  ]),
  ...under("prom-midnight-gown", [
    says("sana", 55.3, "Hidden shorts. HIDDEN SHORTS. Whoever decided this deserves a raise.", {
      up: "priyanka meher zoya ananya",
    }),
    says("nikhil", 46.8, "sister wants it, papa says ₹8,999 for one night?? pls help me build the case", {
      up: "priyanka",
      replies: [
        answers(
          "kabir",
          46.1,
          "Farewell + cousin’s cocktail + New Year. That’s ₹3,000 a night. Present it as a slide.",
          "nikhil sana venkat",
        ),
        answers(
          "nikhil",
          45.2,
          "papa said “good slide” and approved. kabir bhai for PM",
          "kabir sana priyanka rohan meher",
        ),
      ],
    }),
  ]),
  ...under("prom-burgundy-suit", [
    says("nikhil", 177.7, "wore this. ex noticed. no further comments", {
      up: "kabir rohan sana",
      down: "debjani",
    }),
  ]),
];
