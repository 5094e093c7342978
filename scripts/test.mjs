import { rmSync } from "node:fs";
import { runScript, StepFailure } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";
import { inRoot } from "./steps/root.mjs";
import { readTestArguments } from "./steps/test-arguments.mjs";
import { countTests, REPORTS } from "./steps/test-counts.mjs";
import { TEST_STEPS } from "./steps/test-steps.mjs";

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Whether a step did; what it could not do at all it says in a sentence. */
async function wentWell(step) {
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
  // A step that breaks before its first test must not be counted by the report of a run before.
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  console.log(`\n── ${title} ──`);
  const ok = await wentWell(() => run(filters));
  console.log(`── ${title}: ${ok ? "good" : "FAILED"} after ${seconds(started)}`);
  return { ok, ...countTests(name, ok, report) };
}

/** The steps in their order; neighbours that only look at the sources go together. */
function inTurns(names) {
  const turns = [];
  for (const name of names) {
    const last = turns.at(-1);
    if (last && TEST_STEPS[name].looks && TEST_STEPS[last[0]].looks) last.push(name);
    else turns.push([name]);
  }
  return turns;
}

await runScript(async () => {
  const { names, filters } = readTestArguments(process.argv.slice(2), TEST_STEPS);
  requireSupportedNode();
  await installIfStale();
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const turn of inTurns(names)) {
    const results = await Promise.all(turn.map((name) => runStep(name, filters)));
    for (const { passed, failed } of results) {
      total.passed += passed;
      total.failed += failed;
    }
    if (results.some(({ ok }) => !ok)) {
      process.exitCode = 1;
      break;
    }
  }
  console.log(`\nAll in ${seconds(started)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
