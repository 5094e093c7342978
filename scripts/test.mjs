import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";
import { inRoot } from "./steps/root.mjs";

const REPORTS = inRoot("test-results/reports");
const JOURNEY = "@journey";
/** Hostile requests to every call, which take a quarter of the time of all unit and API tests. */
const ABUSE = "tests/abuse";

/**
 * How many tests passed and failed, and how many of the former on a second try. A step that fails without
 * a failed test counts as one.
 * @typedef {{ passed: number, failed: number, retried: number }} Counts
 * @typedef {{ name: string, run: () => Promise<Counts> }} Step
 */

const NONE = { passed: 0, failed: 0, retried: 0 };

/** @type {readonly Step[]} */
const STEPS = [
  { name: "checks", run: checks },
  { name: "unit and API tests", run: () => vitest("unit", "test:unit", ["--exclude", `${ABUSE}/**`]) },
  { name: "browser journeys", run: () => playwright("journeys", ["--grep", JOURNEY]) },
];

/** @type {readonly Step[]} */
const LONG_STEPS = [
  { name: "hostile requests to every call", run: () => vitest("abuse", "test:unit", [ABUSE]) },
  { name: "API tests on PostgreSQL, Redis and S3", run: () => vitest("services", "test:services", []) },
  { name: "other browser tests", run: () => playwright("others", ["--grep-invert", JOURNEY]) },
];

/**
 * `npm test`: what a person runs between two changes. With `--all`, as `npm run test:all`, what takes longer
 * follows. Stops after the first step that fails; the last line is "N passed, N failed".
 */
await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const isAll = process.argv.includes("--all");
  const { passed, failed, lines } = await runSteps(isAll ? [...STEPS, ...LONG_STEPS] : STEPS);
  const more = isAll
    ? "Not among them: npm run test:faults, on processes, database and Redis that fail."
    : "Not among them: npm run test:all adds hostile requests to every call, all other browser tests, and the API tests on PostgreSQL, Redis and S3.";
  console.log(["", ...lines, more, `${passed} passed, ${failed} failed`].join("\n"));
  process.exitCode = failed > 0 ? 1 : 0;
});

/** @param {readonly Step[]} steps */
async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const { name, run } of steps) {
    if (total.failed > 0) {
      lines.push(`${name}: not run`);
      continue;
    }
    console.log(`\n${name} …`);
    const started = performance.now();
    const { passed, failed, retried } = await run();
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((performance.now() - started) / 1000);
    const second = retried > 0 ? `, ${retried} of them on a second try` : "";
    lines.push(`${name}: ${passed} passed${second}, ${failed} failed, ${seconds} s`);
  }
  return { ...total, lines };
}

/** @returns {Promise<Counts>} */
async function checks() {
  const { ok } = await runNpm(["run", "checks"]);
  return ok ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

/**
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} filter
 * @returns {Promise<Counts>}
 */
async function vitest(name, script, filter) {
  const report = join(REPORTS, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { ok } = await runNpm(["run", script, "--", ...reporters, ...filter]);
  return countsOf(ok, report, ({ numPassedTests, numFailedTests }) => ({
    ...NONE,
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

/**
 * @param {string} name
 * @param {readonly string[]} filter
 * @returns {Promise<Counts>}
 */
async function playwright(name, filter) {
  const report = join(REPORTS, `${name}.json`);
  const args = ["run", "test:browser", "--", "--reporter=list,json", ...filter];
  const { ok } = await runNpm(args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return countsOf(ok, report, ({ stats: { expected, flaky, unexpected } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    retried: flaky,
  }));
}

/**
 * @param {boolean} ok
 * @param {string} report
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
function countsOf(ok, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : NONE;
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
