import { runScript, StepFailure } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";
import { inRoot } from "./steps/root.mjs";
import { countTests, REPORTS } from "./steps/test-counts.mjs";
import { TEST_STEPS } from "./steps/test-steps.mjs";

/** `npm test -- --only=unit,browser server/modules` narrows the run to some steps, and their tests to some files. */
function readArguments(args) {
  const only = args.filter((arg) => arg.startsWith("--only=")).flatMap((arg) => arg.slice(7).split(","));
  const unknown = only.find((name) => !TEST_STEPS[name]);
  if (unknown !== undefined) {
    throw new StepFailure(`There is no step "${unknown}"; there are: ${Object.keys(TEST_STEPS).join(", ")}.`);
  }
  return {
    names: only.length > 0 ? only : Object.keys(TEST_STEPS),
    filters: args.filter((arg) => !arg.startsWith("--only=")),
  };
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runStep(name, filters) {
  const { title, run } = TEST_STEPS[name];
  const started = performance.now();
  console.log(`\n── ${title} ──`);
  const ok = await run(filters);
  console.log(`── ${title}: ${ok ? "good" : "FAILED"} after ${seconds(started)}`);
  return { ok, ...countTests(name, ok, REPORTS[name] && inRoot(REPORTS[name])) };
}

await runScript(async () => {
  const { names, filters } = readArguments(process.argv.slice(2));
  requireSupportedNode();
  await installIfStale();
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const { ok, passed, failed } = await runStep(name, filters);
    total.passed += passed;
    total.failed += failed;
    if (!ok) {
      process.exitCode = 1;
      break;
    }
  }
  console.log(`\nAll in ${seconds(started)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
