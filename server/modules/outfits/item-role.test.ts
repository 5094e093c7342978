import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ItemRole } from "#contract/outfit/item-styling.ts";
import { deriveRole } from "./item-role.ts";

const NAMES: Record<ItemRole, string[]> = {
  whole: [
    "Deep red kanjivaram silk saree with gold border",
    "AURELIA Women Maroon & Golden Embroidered Kurta with Palazzos & Dupatta",
    "Men Kurta Pyjama",
    "Cotton kurta set",
    "Blazer and trousers",
    "Black wide-leg jumpsuit",
    "Shirt dress with belt",
    "Salwar kameez",
    "Swimsuit",
    "Charcoal three piece suit",
  ],
  top: [
    "White linen shirt",
    "Off-white T-shirt",
    "Set of 3 t-shirts",
    "Ivory chikankari straight kurta",
    "Red cotton-silk saree blouse",
    "Kids vest",
    "Cap sleeve top",
    "KURTIS",
  ],
  bottom: [
    "Slim Fit Jeans",
    "Black suit trousers",
    "Skirt with belt",
    "Cream cotton mundu dhoti",
    "Swim shorts",
  ],
  layer: [
    "Blue denim jacket",
    "Burgundy slim-fit suit blazer",
    "Cream kids cardigan",
    "Sage green bandhgala",
    "Mustard kids padded gilet vest",
    "Red phulkari Nehru jacket",
  ],
  footwear: ["Black leather oxfords", "Red Tape Men Sneakers", "Pink flip-flops", "Juttis", "Clogs", "Boot"],
  bag: ["Rose gold beaded potli bag", "Tote", "Blue chalk pouch", "Gold mini top-handle bag", "Backpacks"],
  jewellery: ["Oxidised silver jhumkas", "Gold maang tikka", "Ruby nose ring", "Pearl necklace"],
  accessory: [
    "Silver watch with leather strap",
    "Maroon silk dupatta stole",
    "Black formal belt",
    "Kids socks",
    "Aviators",
    "Bow tie",
    "Safa",
    "Grey wool shawl",
  ],
  other: ["Gift card", "", "  ", "12345", "साड़ी", "Perfume", "x".repeat(200)],
};

test.each(Object.entries(NAMES).flatMap(([role, names]) => names.map((name) => [name, role])))(
  "%j is of the role %s",
  (name, role) => {
    expect(deriveRole(name)).toBe(role);
  },
);

test("each item of the demo has a role", () => {
  const demo = readFileSync("demo/catalogue.jsonl", "utf8").trim().split("\n");
  const names = demo.flatMap((line) =>
    (JSON.parse(line) as { items: { itemName: string }[] }).items.map(({ itemName }) => itemName),
  );
  expect(names.length).toBeGreaterThan(600);
  expect(names.filter((name) => deriveRole(name) === "other")).toEqual([]);
});
