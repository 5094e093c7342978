import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import subsetFont from "subset-font";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { inRoot } from "./steps/root.mjs";

/**
 * Subsets the typefaces to the characters and weights that the site uses and writes them to app/ui/fonts. Run
 * it after updating a face or adding a weight. The ranges are those of app/ui/fonts.css.
 */

/** What nearly every page needs. */
const BASIC = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
/** Accented letters and rare signs. */
const ACCENTS = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x2012],
  [0x2015, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2025],
  [0x2027, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

/** Headlines have one weight and optical sizes; running text has several weights and no optical size. */
const FACES = [
  {
    file: "bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2",
    axes: { wght: 400, opsz: { min: 11, max: 60 } },
  },
  {
    file: "bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2",
    axes: { wght: 400, opsz: { min: 11, max: 60 } },
  },
  {
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
];

const PARTS = { latin: charactersOf(BASIC), accents: charactersOf(ACCENTS) };

/** @param {number[][]} ranges */
function charactersOf(ranges) {
  return ranges
    .flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join("");
}

await runScript(async () => {
  await installIfStale();
  await mkdir(inRoot("app/ui/fonts"), { recursive: true });
  for (const { file, axes } of FACES) {
    const whole = await readFile(inRoot(`node_modules/@fontsource-variable/${file}`));
    for (const [name, characters] of Object.entries(PARTS)) {
      const part = await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: axes });
      const written = basename(file).replace("-latin-", `-${name}-`);
      await writeFile(inRoot(`app/ui/fonts/${written}`), part);
      console.log(`${written}: ${part.length} bytes of ${whole.length}`);
    }
  }
});
