import type { Scene } from "#artwork/scene.ts";

/** The slide banner's pictures. Phones show only the part between x 690 and 1410, which must work as a picture of its own. */
export const BANNER_SCENES: Readonly<Record<string, Scene>> = {
  wedding: {
    ground: "#6f1c2c",
    shapes: [
      ["M700 900V430C700 -30 1400 -30 1400 430V900Z", "#822839"],
      ["M0 900V620A420 420 0 0 1 420 900Z", "#5d1422"],
      ["M2100 0V360A360 360 0 0 1 1740 0Z", "#5d1422"],
    ],
    items: [
      { name: "Emerald green silk zari lehenga", section: "Women", x: 1035, y: 450, height: 700, turn: -2 },
      { name: "Gold silk potli", section: "Women", x: 1310, y: 290, height: 205, turn: 8 },
      { name: "Gold jhumkas", section: "Women", x: 785, y: 205, height: 92, turn: -6 },
      { name: "Gold bridal necklace", section: "Women", x: 1305, y: 585, height: 190, turn: 5 },
      { name: "Ivory silk zari sherwani", section: "Men", x: 1665, y: 440, height: 730, turn: 3 },
      { name: "Maroon silk stole dupatta", section: "Men", x: 1925, y: 420, height: 560, turn: 7 },
      { name: "Gold juttis", section: "Men", x: 1905, y: 780, height: 180, turn: -9 },
      { name: "Mustard yellow silk anarkali", section: "Women", x: 420, y: 440, height: 690, turn: -4 },
      { name: "Gold bangles", section: "Women", x: 165, y: 230, height: 120, turn: 0 },
      { name: "Gold heels", section: "Women", x: 160, y: 700, height: 190, turn: -8 },
    ],
  },
  office: {
    ground: "#c5ced4",
    shapes: [
      ["M690 0H1410V900H690Z", "#d3dade"],
      ["M0 610H2100V900H0Z", "#b7c2ca"],
    ],
    items: [
      { name: "Charcoal grey trousers", section: "Men", x: 1245, y: 500, height: 640, turn: 5 },
      { name: "Navy blue blazer", section: "Men", x: 960, y: 350, height: 530, turn: -3 },
      { name: "Burgundy tie", section: "Men", x: 1340, y: 250, height: 330, turn: 12 },
      { name: "Brown leather derbys", section: "Men", x: 960, y: 770, height: 190, turn: -6 },
      { name: "White formal shirt", section: "Men", x: 1655, y: 330, height: 510, turn: 4 },
      { name: "Brown leather belt", section: "Men", x: 1580, y: 750, height: 150, turn: 6 },
      { name: "Silver watch", section: "Men", x: 1965, y: 250, height: 230, turn: 10 },
      { name: "Brown leather handbag", section: "Women", x: 1890, y: 660, height: 290, turn: -5 },
      { name: "Beige blazer", section: "Women", x: 250, y: 330, height: 500, turn: -5 },
      { name: "Black trousers", section: "Women", x: 530, y: 470, height: 650, turn: 4 },
      { name: "Black heels", section: "Women", x: 230, y: 745, height: 190, turn: -8 },
    ],
  },
  travel: {
    ground: "#d9a75c",
    shapes: [
      ["M1050 450m-400 0a400 400 0 1 0 800 0a400 400 0 1 0 -800 0Z", "#e3b976"],
      ["M0 0H430A430 430 0 0 1 0 430Z", "#cf9847"],
      ["M2100 900H1600A500 500 0 0 1 2100 420Z", "#cf9847"],
    ],
    items: [
      { name: "Blue jeans", section: "Men", x: 1240, y: 500, height: 660, turn: 6 },
      { name: "White tee", section: "Men", x: 965, y: 390, height: 510, turn: -4 },
      { name: "Black sunglasses", section: "Men", x: 1300, y: 125, height: 66, turn: 8 },
      { name: "White sneakers", section: "Men", x: 930, y: 770, height: 190, turn: -6 },
      { name: "Olive green backpack", section: "Men", x: 1640, y: 300, height: 330, turn: 4 },
      { name: "Denim jacket", section: "Kids", x: 1870, y: 340, height: 340, turn: 6 },
      { name: "Red shorts", section: "Kids", x: 1640, y: 690, height: 240, turn: -3 },
      { name: "Blue sneakers", section: "Kids", x: 1900, y: 710, height: 180, turn: 8 },
      { name: "Coral floral dress", section: "Women", x: 490, y: 450, height: 660, turn: 4 },
      { name: "Straw hat", section: "Women", x: 215, y: 240, height: 230, turn: -8 },
      { name: "Tan tote", section: "Women", x: 205, y: 640, height: 320, turn: -6 },
    ],
  },
  party: {
    ground: "#12463a",
    shapes: [
      ["M760 900V0H1340V900Z", "#185344"],
      ["M0 450A450 450 0 0 1 450 0H0Z", "#0d3a30"],
      ["M2100 450A450 450 0 0 1 1650 900H2100Z", "#0d3a30"],
    ],
    items: [
      { name: "Rose pink satin gown", section: "Women", x: 1020, y: 450, height: 740, turn: -3 },
      { name: "Gold clutch", section: "Women", x: 1290, y: 300, height: 98, turn: 10 },
      { name: "Gold hoops", section: "Women", x: 770, y: 170, height: 62, turn: -5 },
      { name: "Gold heels", section: "Women", x: 1290, y: 590, height: 150, turn: 5 },
      { name: "Maroon velvet blazer", section: "Men", x: 1680, y: 350, height: 520, turn: 4 },
      { name: "Black bow tie", section: "Men", x: 1985, y: 165, height: 58, turn: -8 },
      { name: "Black loafers", section: "Men", x: 1640, y: 765, height: 190, turn: -6 },
      { name: "Gold watch", section: "Men", x: 1960, y: 440, height: 230, turn: 8 },
      { name: "Black sequin mini dress", section: "Women", x: 440, y: 440, height: 620, turn: 4 },
      { name: "Silver heels", section: "Women", x: 175, y: 700, height: 190, turn: -8 },
      { name: "Silver sling bag", section: "Women", x: 180, y: 300, height: 310, turn: -6 },
    ],
  },
};
