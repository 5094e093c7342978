import { type Browser, devices, type Page } from "@playwright/test";
import type { Composition } from "#contract/studio/composition.ts";
import { startDemoServer } from "../../scripts/demo-server.mjs";
import { launchBrowser } from "../../scripts/steps/chromium.mjs";
import { ADMIN, ADMIN_ENV, signInAdmin } from "../admin-session.ts";
import { NAME_HELPER, signInInBrowser } from "../admin-table-visit.ts";
import type { Row } from "../row.ts";
import { CPU_SLOWDOWN } from "../slow-phone.ts";

/** Twelve items, which are drawn from their names. */
const ITEMS = [
  ...[
    "Red silk kurta",
    "Blue denim jeans",
    "Ivory dupatta",
    "Tan leather handbag",
    "White sneakers",
    "Navy blazer",
  ],
  ...[
    "Gold jhumka earrings",
    "Silver watch",
    "Black sunglasses",
    "Gold clutch",
    "Brown belt",
    "Pearl necklace",
  ],
];
const LONG_FRAME_MS = 50;
const MOVES = 180;

/** Dragging a piece of a full board in the studio, on a phone with a processor four times slower. */
export const studioDrag: Row = async function* () {
  await using server = await disposable(await startDemoServer({ env: ADMIN_ENV }));
  await saveDraft(server.url);
  const browser = await launchBrowser();
  try {
    const frames = await dragOn(browser, server.url);
    const long = frames.filter((ms) => ms > LONG_FRAME_MS);
    yield {
      what: `the studio, ${ITEMS.length} pieces, one dragged on a phone 4× slower: frames above ${LONG_FRAME_MS} ms, of ${frames.length}`,
      measured: `${long.length}, the longest ${Math.max(...frames).toFixed(0)} ms`,
      target: "none",
      holds: long.length === 0,
    };
  } finally {
    await browser.close();
  }
};

async function disposable(server: Awaited<ReturnType<typeof startDemoServer>>) {
  return { url: server.url, [Symbol.asyncDispose]: () => server.stop() };
}

async function saveDraft(url: string): Promise<void> {
  const token = await signInAdmin(url, ADMIN);
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const call = (method: string, path: string, body: object) =>
    fetch(`${url}/backend/studio/admin/${path}`, { method, headers, body: JSON.stringify(body) });
  const pieces = ITEMS.map((itemName) => ({ itemName }));
  const composition = (await (await call("POST", "arrange", { seed: "a", pieces })).json()) as Composition;
  const saved = await call("PUT", "draft", { composition });
  if (saved.status !== 204) throw new Error(`The draft was not saved: status ${saved.status}`);
}

/** Milliseconds of each frame while a piece is dragged in circles. */
async function dragOn(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ ...devices["Pixel 7"], hasTouch: false, isMobile: false });
  const page = await context.newPage();
  await page.addInitScript(NAME_HELPER);
  await signInInBrowser(page, url, ADMIN);
  await page.goto(`${url}/dashboard/studio`);
  const piece = page.getByRole("application", { name: "Board" }).getByLabel(ITEMS[0] ?? "");
  // The layers of a piece are its picture and its shadow.
  await page.waitForFunction(
    (count) => document.querySelectorAll('[role="application"] img[src^="data:"]').length >= count,
    ITEMS.length * 2,
  );
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const box = await piece.boundingBox();
  if (!box) throw new Error("The board does not show its first piece");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await watchFrames(page);
  for (let move = 0; move < MOVES; move++) {
    const turn = (move / MOVES) * 4 * Math.PI;
    await page.mouse.move(x + 60 * Math.cos(turn), y + 60 * Math.sin(turn));
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  await context.close();
  return frames;
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = performance.now();
    const count = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}
