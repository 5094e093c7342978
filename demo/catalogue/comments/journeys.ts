import { answers, says, under } from "#demo/catalogue/comments/comment.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** Under the looks for travel, weather and water. */
export const journeyComments: DemoComment[] = [
  ...under("trip-ladakh-biker-layers", [
    says(
      "tenzin",
      81.4,
      "Please acclimatise for two days before you worry about the jacket. But it is a good jacket.",
      { up: "arjun kabir debjani venkat" },
    ),
    says(
      "arjun",
      68.9,
      "Khardung La in June: jacket yes, jeans cold. Add thermals under. Boots were superb in slush.",
      {
        up: "rohan kabir",
        replies: [
          answers("rohan", 68.2, "Thermals brand/size? I get cold looking at photos of Leh.", "kabir"),
          answers(
            "tenzin",
            67.8,
            "Any merino, one size snug. And windproof gloves over the leather ones.",
            "rohan arjun",
          ),
        ],
      },
    ),
    says("kabir", 29.1, "Bought for Ladakh. Worn in Bandra. No regrets.", {
      up: "nikhil rohan sana priyanka",
    }),
  ]),
  ...under("trip-jaipur-weekend-bagh-print", [
    says(
      "arjun",
      77.9,
      "Jaipur ka hoon, so: Bapu Bazaar closes Sundays, say half the asking price, and that red looks best against Nahargarh at sunset.",
      { up: "meher sana priyanka ananya" },
    ),
    says("sana", 42.7, "Dress has pockets AND hides chai. What is left to invent?", {
      up: "debjani priyanka",
    }),
  ]),
  ...under("trip-redeye-flight-co-ord", [
    says(
      "lakshmi",
      37.5,
      "Set off the metal detector somehow?? Otherwise the comfiest I’ve been at Kochi airport.",
      {
        replies: [
          answers("sana", 37.0, "There’s a tiny metal tip on the drawcord. Took mine off.", "lakshmi"),
        ],
      },
    ),
  ]),
  ...under("vacation-udaipur-lake-palace", [
    says(
      "priyanka",
      38.2,
      "Saffron on the ghats at golden hour. My profile picture for the next six years.",
      { up: "meher sana" },
    ),
    says("arjun", 22.9, "Two hundred steps is correct, I counted with my mother-in-law’s suitcase.", {
      up: "meher venkat kabir rohan",
    }),
  ]),
  ...under("vacation-andaman-ferry", [
    says("tenzin", 11.8, "Playsuit dried on the deck between Havelock and Neil. Salt brushed off.", {
      up: "sana",
    }),
  ]),
  ...under("winter-kashmiri-pheran", [
    says(
      "zoya",
      184.1,
      "Kept mine in neem leaves all summer. Tilla still shining. This is not a fashion item, it is a family member.",
      { up: "tenzin debjani imran meher" },
    ),
    says("tenzin", 172.6, "Wide enough for a kangri and a cat: tested with the cat.", {
      up: "zoya ananya debjani kabir priyanka",
    }),
    says("venkat", 120.3, "Would this be ridiculous in Bengaluru?", {
      up: "lakshmi",
      replies: [
        answers(
          "lakshmi",
          119.8,
          "Yes. Buy it anyway, then plan a trip to deserve it.",
          "venkat zoya tenzin ananya",
        ),
      ],
    }),
  ]),
  ...under("winter-delhi-fog-overcoat", [
    says(
      "rohan",
      175.4,
      "Dilliwala here. Metro gate opens, fog rolls in, coat swishes. Main character for 40 seconds, then the auto refuses to go to Rohini.",
      { up: "meher kabir nikhil priyanka imran" },
    ),
    says(
      "imran",
      153.2,
      "70% wool, so it has weight. Shoulder is soft, no pads like a bank locker. Good pattern.",
      { up: "rohan arjun" },
    ),
  ]),
  ...under("winter-gulmarg-first-snow", [
    says("priyanka", 154.7, "First snow ever, dressed like this, cried like a heroine in a nineties film.", {
      up: "zoya tenzin meher",
    }),
  ]),
  ...under("winter-bengaluru-light-layer", [
    says("venkat", 158.9, "16° is a medical emergency here and I will not be mocked.", {
      up: "ananya lakshmi kabir",
      down: "tenzin",
      replies: [
        answers(
          "tenzin",
          158.2,
          "Sixteen is when we open the windows.",
          "rohan meher debjani kabir",
          "venkat",
        ),
      ],
    }),
  ]),
  ...under("beach-block-print-sarong", [
    says(
      "sana",
      25.6,
      "Goan verdict: swimsuit is properly lined, sarong dries in twenty minutes, hat flew off at Agonda. Get the chin string.",
      { up: "kabir meher priyanka" },
    ),
  ]),
  ...under("beach-modest-burkini-teal", [
    says(
      "zoya",
      43.7,
      "I swam. Properly. For the first time since school. Nothing floated up, nobody stared, my daughter couldn’t believe it was me in the deep end.",
      {
        up: "sana meher lakshmi debjani ananya priyanka imran",
        replies: [
          answers("sana", 43.1, "This made my week, Zoya.", "zoya lakshmi"),
          answers(
            "lakshmi",
            42.6,
            "Ordering one for sun allergy reasons and now also for courage reasons.",
            "zoya sana meher",
          ),
        ],
      },
    ),
    says("imran", 28.4, "Got it for my wife. Seams are flat-locked, no rash after two hours of chlorine.", {
      up: "zoya",
    }),
  ]),
  ...under("outdoor-sahyadri-monsoon-trek", [
    says(
      "priyanka",
      28.9,
      "Pune trekkers: leech socks are not in this list, add them. Shell kept me dry till the third waterfall, which is fair.",
      { up: "tenzin nikhil kabir" },
    ),
    says("tenzin", 19.6, "Orange is right. In mist you want to be found.", { up: "priyanka debjani" }),
  ]),
  ...under("outdoor-valley-of-flowers", [
    says("tenzin", 71.3, "Lilac fleece in a valley of actual lilac. Lost my friend twice.", {
      up: "ananya kabir sana",
    }),
  ]),
];
