import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { startDemoServer } from "./demo-server.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { launchBrowser } from "./steps/chromium.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { inRoot } from "./steps/root.mjs";

/**
 * Draws the brand's pictures in public/ from the mark, the fonts and the demo catalogue. Run it when one
 * of these changes.
 */

const ACCENT = "#8f1d31";
const FAVICON_SIZES = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;
const SHARE = { width: 1_200, height: 630 };
/** A maskable icon may be cut to a circle of four fifths of its width. */
const MASKABLE_SCALE = 0.72;

const mark = readFileSync(inRoot("public/favicon.svg"));

async function drawIcons() {
  for (const [name, size] of /** @type {const} */ ([
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["icon-512", 512],
  ])) {
    await sharp(mark, { density: 72 * 8 })
      .resize(size)
      .png({ palette: true })
      .toFile(inRoot(`public/${name}.png`));
  }
  const inner = Math.round(512 * MASKABLE_SCALE);
  const small = await sharp(mark, { density: 72 * 8 })
    .resize(inner)
    .toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: ACCENT } })
    .composite([{ input: small }])
    .png({ palette: true })
    .toFile(inRoot("public/icon-maskable-512.png"));
}

/**
 * For clients that request /favicon.ico without reading a document: feed readers, link
 * previews, old browsers.
 */
async function drawFavicon() {
  const pictures = FAVICON_SIZES.map(async (size) => ({
    size,
    png: await sharp(mark, { density: 72 * 8 })
      .resize(size)
      .png({ palette: true })
      .toBuffer(),
  }));
  await writeFile(inRoot("public/favicon.ico"), icoFile(await Promise.all(pictures)));
}

/**
 * An ICO file of square PNGs.
 * @param {readonly { size: number, png: Buffer }[]} pictures
 */
function icoFile(pictures) {
  const directory = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const at = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/**
 * @param {string} family
 * @param {string} style
 * @param {string} file
 */
function fontFace(family, style, file) {
  const data = readFileSync(inRoot(`node_modules/@fontsource-variable/${file}`)).toString("base64");
  return `@font-face{font-family:"${family}";font-style:${style};src:url(data:font/woff2;base64,${data})}`;
}

/**
 * As a data URL, because the shop's pictures may only be shown by the shop's own documents.
 * @param {string} url
 */
async function embedded(url) {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

/** @param {string} url */
async function shareDocument(url) {
  const response = await fetch(
    `${url}/backend/outfit/getoutfits?section=Women&sortBy=numberOfClicks&limit=3`,
  );
  /** @type {{ outfits: { image: string }[] }} */
  const { outfits } = await response.json();
  const pictures = await Promise.all(outfits.map(({ image }) => embedded(new URL(image, url).href)));
  return `<style>
    ${fontFace("Display", "normal", "bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2")}
    ${fontFace("Display", "italic", "bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2")}
    ${fontFace("Text", "normal", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2")}
    * { margin: 0; box-sizing: border-box }
    body { width: ${SHARE.width}px; height: ${SHARE.height}px; background: #faf6f0; color: #1d1714; overflow: hidden;
           display: grid; grid-template-columns: 1fr 632px; gap: 36px; padding-left: 60px; font-family: Text }
    .words { height: 630px; padding: 56px 0 60px; display: flex; flex-direction: column; justify-content: space-between }
    .name { font: 44px Display; letter-spacing: -.01em } .name b { color: ${ACCENT}; font-weight: inherit }
    h1 { font: 400 70px/1 Display; letter-spacing: -.02em } em { color: ${ACCENT} }
    /* After the shorthands, which would set it back; at its own size the hairlines vanish in a small preview. */
    .name, h1, em { font-variation-settings: "opsz" 24 }
    p { font-size: 24px; line-height: 1.4; color: #5c5049 }
    .pictures { display: grid; grid-template: 307px 307px / 416px 200px; gap: 16px }
    img { width: 100%; height: 100%; object-fit: cover } img:first-child { grid-row: span 2 }
  </style>
  <div class="words"><div class="name">Ensemble<b>.</b></div>
    <h1>The end of the <em>“Link please?”</em> era.</h1>
    <p>Complete looks, every piece linked.</p></div>
  <div class="pictures">${pictures.map((picture) => `<img src="${picture}" alt="">`).join("")}</div>`;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function drawShareImage(browser, url) {
  const page = await browser.newPage({ viewport: SHARE });
  await page.setContent(await shareDocument(url), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await writeFile(
    inRoot("public/share.jpg"),
    await sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  );
}

await runScript(async () => {
  await installIfStale();
  await buildIfStale();
  await drawIcons();
  await drawFavicon();
  const server = await startDemoServer();
  const browser = await launchBrowser();
  try {
    await drawShareImage(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
});
