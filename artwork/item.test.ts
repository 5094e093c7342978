import { describe, expect, it } from "vitest";
import { hueOf, lightness } from "./colour-math.ts";
import { itemOf, type Section } from "./item.ts";
import type { ItemKind } from "./kinds.ts";

const names: readonly (readonly [string, Section, ItemKind])[] = [
  ["Aurelia Women Pink & Golden Printed A-Line Kurta", "Women", "kurta"],
  ["Ivory silk-blend sherwani", "Men", "sherwani"],
  ["Puma Men Navy Blue Mesh Running Shoes", "Men", "runningShoes"],
  ["Oxidised silver jhumkas", "Women", "jhumkas"],
  ["Pepe Jeans Boys Olive Green Tie & Dye Round Neck T-shirt", "Kids", "tee"],
  ["Calvin Klein Jeans Men Black Solid Polo Collar T-shirt", "Men", "polo"],
  ["Calvin Klein Jeans Men Blue Slim Fit Mid-Rise Clean Look Stretchable Jeans", "Men", "jeans"],
  ["WROGN Men Navy Blue & Olive Green Colourblocked Hooded Sweatshirt", "Men", "hoodie"],
  ["WROGN Men Navy Blue Solid Sweatshirt", "Men", "sweatshirt"],
  ["HERE&NOW Women Black Solid Biker Jacket", "Women", "leatherJacket"],
  ["DressBerry Women Blue Solid Denim Jacket", "Women", "denimJacket"],
  ["HERE&NOW Women Mustard Yellow Solid Puffer Jacket", "Women", "puffer"],
  ["Deyann Men Blue Self Design Nehru Jacket", "Men", "nehruJacket"],
  ["Gini and Jony Boys Black Printed Waistcoat", "Kids", "waistcoat"],
  ["Raymond Men Blue Solid Regular-Fit Single-Breasted Formal Suit", "Men", "suit"],
  ["Park Avenue Women Blue Solid Single-Breasted Blazer", "Women", "blazer"],
  ["Sonata Reloaded Men Black Analogue watch 7924SM10", "Men", "watch"],
  ["Red Tape Men Black Leather Formal Derbys", "Men", "derbys"],
  ["Respiro Men Black   Loafers", "Men", "loafers"],
  ["PANAHI Men Blue Mojaris", "Men", "juttis"],
  ["Women tan leather kolhapuris", "Women", "sandals"],
  ["Van Heusen Woman Brown Solid Block Heels", "Women", "heels"],
  ["YK Girls Pink & Rose Gold-Toned Printed Open Toe Flats", "Kids", "flats"],
  ["KazarMax Women Pink & White Printed Slip-On Sneakers", "Women", "slipOns"],
  ["Levis Women Black Printed Sneakers", "Women", "sneakers"],
  ["Shoetopia Women Peach-Coloured Solid Thong Flip-Flops", "Women", "flipFlops"],
  ["Campus Men SPYCER Brown Sports Sandals", "Men", "sportsSandals"],
  ["Hi RELs Men Black Solid Suede High-Top Flat Boots", "Men", "boots"],
  ["Genie Women Grey 15 inches Solid Small Backpack", "Women", "backpack"],
  ["KLEIO Mustard Yellow Solid Sling Bag", "Women", "slingBag"],
  ["Lino Perros Brown Solid Handheld Bag", "Women", "handbag"],
  ["E2O Red Textured Clutch", "Women", "clutch"],
  ["Tommy Hilfiger Men Tan Textured Two Fold Wallet", "Men", "wallet"],
  ["Woodland Men Black Leather Solid Belt", "Men", "belt"],
  ["Louis Philippe Red Solid Bow Tie", "Men", "bowTie"],
  ["Z-ZOOM Women Rectangle Sunglasses 55113", "Women", "sunglasses"],
  ["AccessHer Gold-Plated & Red Meenakari Maang Tika", "Women", "tikka"],
  ["AccessHer Pink Circular Hoop Earrings", "Women", "hoops"],
  ["Bamboo Tree Jewels Red Metal Handcrafted Necklace", "Women", "necklace"],
  ["ahilya Sterling Silver Textured Bangle", "Women", "bangles"],
  ["AURELIA Green & Golden Printed Dupatta", "Women", "dupatta"],
  ["Saree mall Beige & Red Printed Saree", "Women", "saree"],
  ["Be Indi Women Pink Printed Straight Palazzos", "Women", "palazzos"],
  ["AURELIA Women Orange Solid Slim-Fit Churidar", "Women", "churidar"],
  ["Karmic Vision Women Blue Solid Playsuit", "Women", "playsuit"],
  ["AND Women Black Solid Culotte Jumpsuit", "Women", "jumpsuit"],
  ["Athena Women Maroon Solid Maxi Dress", "Women", "gown"],
  ["Femmora Women Pink & Green Night suit 125601", "Women", "nightSuit"],
  ["FabSeasons Men Black Solid Baseball Cap", "Men", "cap"],
  ["knitted   beanie (grey)", "Men", "beanie"],
  ["Black crossbody sling bag", "Men", "crossbodyBag"],
  ["Tan leather cross-body bag", "Women", "crossbodyBag"],
  ["Silver curb chain necklace", "Men", "chain"],
  ["Gold chain with locket", "Women", "chain"],
  ["Black suede chelsea boots", "Men", "chelseaBoots"],
  ["Brown leather riding boots", "Men", "boots"],
  ["Black fine-knit turtleneck sweater", "Men", "turtleneck"],
  ["Charcoal roll-neck sweater", "Men", "turtleneck"],
  ["Cream cable-knit sweater", "Women", "sweater"],
  ["Bottle green velvet blazer", "Men", "blazer"],
  ["Genius18 Women Navy Blue Solid Track Pants", "Women", "joggers"],
  ["C9 AIRWEAR Women Green Solid Ankle-Length Legging", "Women", "leggings"],
];

describe("itemOf", () => {
  it.each(names)("reads the kind of “%s”", (name, section, kind) => {
    expect(itemOf(name, section).kind).toBe(kind);
  });

  it("reads colours in the order of the name, not from the brand", () => {
    const { main, accent } = itemOf("Red Tape Men Navy Blue & White Striped Polo Collar T-shirt", "Men");
    expect(hueOf(main).hue).toBeGreaterThan(200);
    expect(hueOf(main).hue).toBeLessThan(250);
    expect(lightness(accent)).toBeGreaterThan(0.9);
    expect(lightness(itemOf("Roadster Women Black Solid Top", "Women").main)).toBeLessThan(0.15);
    expect(lightness(itemOf("Varanga Women Off-White A-Line Dress", "Women").main)).toBeGreaterThan(0.85);
  });

  it("opens up sets", () => {
    const set = itemOf("Vishudh Women Mustard Solid Kurta with Palazzos & Dupatta", "Women");
    expect(set.kind).toBe("kurta");
    expect(set.companions.map(({ kind }) => kind)).toEqual(["palazzos", "dupatta"]);
    expect(itemOf("SG YUVRAJ Boys Blue & Brown Sherwani Set", "Kids").companions).toHaveLength(1);
    expect(itemOf("EthnoVogue Mustard Yellow Saree With Blouse", "Women").companions).toHaveLength(0);
  });

  it("reads prints", () => {
    expect(itemOf("Men Blue Checked Casual Shirt", "Men").print).toBe("checks");
    expect(itemOf("Men Blue Striped Casual Shirt", "Men").print).toBe("stripes");
    expect(itemOf("Women Red Floral Print Top", "Women").print).toBe("florals");
    expect(itemOf("Women Red Printed Kurta", "Women").print).toMatch(/block|florals/);
    expect(itemOf("Women Red Solid Top", "Women").print).toBe("plain");
  });

  it("reads the colour of a print and the strap of a watch", () => {
    const { main, accent, print } = itemOf("Black resort shirt with orange marigold print", "Men");
    expect(lightness(main)).toBeLessThan(0.15);
    expect(hueOf(accent).hue).toBeGreaterThan(15);
    expect(hueOf(accent).hue).toBeLessThan(35);
    expect(print).toBe("florals");
    expect(itemOf("Rose gold watch with mesh strap", "Men").strap).toBe("mesh");
    expect(itemOf("Silver dress watch with brown leather strap", "Men").strap).toBe("leather");
    expect(itemOf("Steel analogue watch with white dial", "Men").strap).toBeUndefined();
    const chronograph = itemOf("Gold chronograph watch with black strap", "Men");
    expect(chronograph.strap).toBe("leather");
    expect(lightness(chronograph.strapColour ?? "#ffffff")).toBeLessThan(0.15);
  });

  it("reads the leather of a bag, apart from that of its strap", () => {
    expect(itemOf("Brown suede fringe crossbody bag", "Women").hide).toBe("suede");
    expect(itemOf("Tan leather cross-body bag", "Women").hide).toBe("leather");
    expect(itemOf("Olive canvas crossbody bag with leather strap", "Men").hide).toBeUndefined();
  });

  it("returns the same item for the same name, also for unknown words", () => {
    for (const name of ["", "  ", "???", "Lorem ipsum 42", "🧥"]) {
      for (const section of ["Men", "Women", "Kids"] as const) {
        const item = itemOf(name, section);
        expect(item.main).toMatch(/^#[0-9a-f]{6}$/);
        expect(itemOf(name, section)).toEqual(item);
      }
    }
  });
});
