import { runScript, StepFailure } from "./steps/failure.mjs";
import { NODE_ENTRIES } from "./steps/node-entries.mjs";
import { runBuiltProgram } from "./steps/run-built-program.mjs";

const [name = "", ...args] = process.argv.slice(2);

await runScript(() => {
  if (!Object.hasOwn(NODE_ENTRIES, name)) {
    throw new StepFailure(
      `There is no program "${name}"; there are: ${Object.keys(NODE_ENTRIES).join(", ")}.`,
    );
  }
  return runBuiltProgram(name, args);
});
