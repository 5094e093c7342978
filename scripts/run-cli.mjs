import { becomeBuiltProgram } from "./steps/built-program.mjs";
import { runScript, StepFailure } from "./steps/failure.mjs";
import { NODE_ENTRIES } from "./steps/node-entries.mjs";

const [name, ...args] = process.argv.slice(2);

await runScript(() => {
  if (!NODE_ENTRIES[name]) {
    throw new StepFailure(
      `There is no program "${name}"; there are: ${Object.keys(NODE_ENTRIES).join(", ")}.`,
    );
  }
  return becomeBuiltProgram(name, args);
});
