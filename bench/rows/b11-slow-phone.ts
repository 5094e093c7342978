import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { startDemoServer } from "../../scripts/demo-server.mjs";
import { launchBrowser } from "../../scripts/steps/chromium.mjs";
import { outfitPath } from "../known-outfit.ts";
import type { Line, Row } from "../row.ts";
import { type Press, type Visit, visitOnSlowPhone } from "../slow-phone.ts";
import { median } from "../statistics.ts";

/** Medians of five visits differed by a tenth from run to run. */
const ROUNDS = 9;
const ACTED_TARGET_MS = 100;
const HYDRATED_TARGET = 0.7;
/** Two visits to one build differ by this much. */
const PAINT_TOLERANCE = 1.05;

const menu: Press = {
  button: () => document.querySelector<HTMLElement>('header button[aria-label="Menu"]'),
  hasActed: () => document.querySelector('nav[aria-label="Menu"]')?.checkVisibility() === true,
};
const filters: Press = {
  button: () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("Filters")),
  hasActed: () => document.querySelector('select[name="category"]')?.closest("[inert]") === null,
};
const viewer: Press = {
  button: () =>
    [...document.querySelectorAll<HTMLElement>("#main button")].find(({ textContent }) =>
      textContent.startsWith("View full size"),
    ),
  hasActed: () =>
    [...document.querySelectorAll('[role="dialog"]')].some(
      (dialog) => dialog.querySelector("img") !== null && dialog.checkVisibility(),
    ),
};

interface Screen {
  name: string;
  /** On a server. */
  pathOn: (serverUrl: string) => string | Promise<string>;
  presses: Record<string, Press>;
}

const SCREENS: readonly Screen[] = [
  { name: "home", pathOn: () => "/", presses: { Menu: menu } },
  { name: "listing", pathOn: () => "/outfit", presses: { Menu: menu, Filters: filters } },
  { name: "outfit", pathOn: outfitPath, presses: { Menu: menu, "the picture": viewer } },
];

/** Starts the demo shop of another checkout, which may be older than servers that can be disposed of. */
async function startServerOf(folder: string): Promise<AsyncDisposable & { url: string }> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  await (await load("scripts/steps/build.mjs")).buildIfStale();
  const server = await (await load("scripts/demo-server.mjs")).startDemoServer();
  return { url: server.url, [Symbol.asyncDispose]: () => server.stop() };
}

/** Visits of a screen to several servers in turn, after one visit each that is not counted. */
async function visitAlternately(
  browser: Browser,
  urls: readonly string[],
  press?: Press,
): Promise<Visit[][]> {
  const visits: Visit[][] = urls.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) {
      const visit = await visitOnSlowPhone(browser, url, press);
      if (round > 0) visits[index]?.push(visit);
    }
  }
  return visits;
}

function line(
  what: string,
  read: (visit: Visit) => number,
  [ours = [], before]: Visit[][],
  target: string,
  holds: (ours: number, before: number | undefined, visits: readonly Visit[]) => boolean,
): Line {
  const oursMs = median(ours.map(read));
  const beforeMs = before && median(before.map(read));
  return {
    what: `slow phone, ${what}`,
    measured: `${Math.round(oursMs)} ms`,
    ...(beforeMs !== undefined && {
      reference: `before ${Math.round(beforeMs)} ms`,
      ratio: (oursMs / beforeMs).toFixed(2),
    }),
    target,
    holds: holds(oursMs, beforeMs, ours),
  };
}

async function* measureScreen(
  browser: Browser,
  servers: string[],
  { name, pathOn, presses }: Screen,
): AsyncGenerator<Line> {
  const urls = await Promise.all(servers.map(async (server) => server + (await pathOn(server))));
  const plain = await visitAlternately(browser, urls);
  yield line(
    `${name}: largest contentful paint`,
    ({ largestPainted }) => largestPainted,
    plain,
    "not later",
    (ours, before) => before === undefined || ours <= before * PAINT_TOLERANCE,
  );
  yield line(
    `${name}: hydrated`,
    ({ hydrated }) => hydrated,
    plain,
    `≤ ${HYDRATED_TARGET}`,
    (ours, before) => before === undefined || ours <= before * HYDRATED_TARGET,
  );
  for (const [pressed, press] of Object.entries(presses)) {
    yield line(
      `${name}: from the first paint, when ${pressed} is pressed, until it acts`,
      ({ acted = Number.NaN }) => acted,
      await visitAlternately(browser, urls, press),
      `before hydration, or ≤ ${ACTED_TARGET_MS} ms`,
      (ours, _, visits) => ours <= ACTED_TARGET_MS || visits.every(actsBeforeHydration),
    );
  }
}

/**
 * What waits for the processor alone acts as soon as the page has been laid out; what waits for the scripts,
 * only after hydration.
 */
function actsBeforeHydration({ painted, acted = Number.NaN, hydrated }: Visit): boolean {
  return painted + acted < hydrated;
}

/** Compares with the checkout that `--against FOLDER` names, if there is one. */
export const slowPhone: Row = async function* ({ against }) {
  await using ours = await startDemoServer();
  await using before = against === undefined ? undefined : await startServerOf(against);
  await using browser = await launchBrowser();
  const urls = before ? [ours.url, before.url] : [ours.url];
  for (const screen of SCREENS) yield* measureScreen(browser, urls, screen);
};
