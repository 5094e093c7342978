import { arrangeBoard, type BoardItem } from "#artwork/boards/arrange-board.ts";
import { renderBoard } from "#artwork/boards/render-board.ts";
import { SampleCutOuts } from "./sample-cut-outs.ts";
import { writeSampleSheet } from "./sample-sheet.ts";
import { inRoot } from "./steps/root.mjs";

/** `npm run boards:draw` draws the sheet of sample boards in artwork/README.md. */
const SHEET = inRoot("artwork/sample-boards.webp");

const cutOuts = new SampleCutOuts();
const clean = (...names: readonly string[]): Promise<BoardItem[]> =>
  Promise.all(names.map((name) => cutOuts.clean(name)));

const boards: readonly (readonly BoardItem[])[] = [
  [
    ...(await clean("Maroon embroidered kurta", "Beige palazzos", "Gold jhumkas", "Green sling bag")),
    { itemName: "Cream dupatta" },
    { itemName: "Gold flats" },
  ],
  [
    ...(await clean("White shirt", "Blue jeans", "White sneakers", "Steel watch")),
    { itemName: "Brown belt" },
  ],
  [await cutOuts.framed("Red silk saree"), ...(await clean("Gold necklace", "Gold bangles", "Gold heels"))],
  await clean("Camel coat", "Black turtleneck", "Grey trousers", "Black boots", "Red scarf", "Sunglasses"),
  await clean("Sneakers", "Heels", "Brown tote bag", "Backpack", "Straw hat", "Steel watch", "Red clutch"),
  await clean(
    "Camel coat",
    "Green dress",
    "Pink tee",
    "Navy blazer",
    "Grey trousers",
    "White shirt",
    "Blue jeans",
    "Red skirt",
    "Black boots",
    "Brown handbag",
  ),
];

const pictures: Buffer[] = [];
for (const [index, pieces] of boards.entries()) {
  const composition = arrangeBoard({ seed: `sample ${index}`, section: "Women", pieces });
  const { image } = await renderBoard(composition, { cutOut: cutOuts.picture });
  pictures.push(image);
}
await writeSampleSheet(pictures, SHEET);
