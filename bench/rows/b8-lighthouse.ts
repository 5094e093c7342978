import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../scripts/built-server.mjs";
import { startDemoServer } from "../../scripts/demo-server.mjs";
import { launchBrowser } from "../../scripts/steps/chromium.mjs";
import { publicRoutes } from "../public-routes.ts";
import type { Line, Row } from "../row.ts";

/** Minimum scores of Lighthouse's mobile profile: a slow phone on slow 4G. */
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];
const RUNS = 3;

type Scores = Record<Category, number>;

function scoresOf({ categories }: Result): Scores {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
}

/** The audits that keep a category below its target. */
function shortcomings({ categories, audits }: Result): string[] {
  return CATEGORIES.filter(
    (category) => (categories[category]?.score ?? 0) * 100 < TARGETS[category],
  ).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim()),
  );
}

async function audit(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not audit ${url}: ${outcome?.lhr.runtimeError?.message ?? "no result"}`,
    );
  }
  return outcome.lhr;
}

/** The run with the median performance: a single run varies with the load of the machine. */
async function middleOf(url: string, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await audit(url, port));
  results.sort((a, b) => scoresOf(a).performance - scoresOf(b).performance);
  const middle = results[Math.floor(RUNS / 2)];
  if (!middle) throw new Error("Nothing was measured.");
  return middle;
}

function lineOf(name: string, result: Result): Line {
  const scores = scoresOf(result);
  const holds = CATEGORIES.every((category) => scores[category] >= TARGETS[category]);
  if (!holds) console.log(`  ${name}: ${shortcomings(result).join("; ")}`);
  return {
    what: `Lighthouse ${result.lighthouseVersion}, mobile, ${name}: performance / accessibility / best practices / SEO`,
    measured: CATEGORIES.map((category) => scores[category]).join(" / "),
    target: `≥ ${CATEGORIES.map((category) => TARGETS[category]).join(" / ")}`,
    holds,
  };
}

export const lighthouseScores: Row = async function* () {
  const port = await freePort();
  await using server = await startDemoServer();
  await using _browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  for (const [name, path] of Object.entries(await publicRoutes(server.url)))
    yield lineOf(name, await middleOf(server.url + path, port));
};
