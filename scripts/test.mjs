import { rmSync } from "node:fs";
import { runScript, StepFailure } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";
import { inRoot } from "./steps/root.mjs";
import { readTestArguments } from "./steps/test-arguments.mjs";
import { countTests, REPORTS } from "./steps/test-counts.mjs";
import { TEST_STEPS } from "./steps/test-steps.mjs";
import { timeTable } from "./steps/time-table.mjs";

/** Whether the step succeeded; an expected failure is printed in one sentence. */
async function succeeds(step) {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    return false;
  }
}

async function runStep(name, filters) {
  const { title, run } = TEST_STEPS[name];
  const report = REPORTS[name] && inRoot(REPORTS[name]);
  // A step that breaks before its first test must not be counted by the report of an earlier run.
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  console.log(`\n── ${title} ──`);
  const ok = await succeeds(() => run(filters));
  console.log(`── ${title}: ${ok ? "passed" : "FAILED"}`);
  return { title, ok, ms: performance.now() - started, ...countTests(name, ok, report) };
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

await runScript(async () => {
  const { names, filters } = readTestArguments(process.argv.slice(2), TEST_STEPS);
  requireSupportedNode();
  await installIfStale();
  const results = [];
  for (const name of names) {
    results.push(await runStep(name, filters));
    if (!results.at(-1).ok) {
      process.exitCode = 1;
      break;
    }
  }
  console.log(`\n${timeTable(results)}\n`);
  console.log(
    `${sum(results.map(({ passed }) => passed))} passed, ${sum(results.map(({ failed }) => failed))} failed`,
  );
});
