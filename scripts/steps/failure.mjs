import { endWithNpm } from "./end-with-npm.mjs";

/** A step that could not be done, told to the person at the terminal in one sentence instead of a stack trace. */
export class StepFailure extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.name = "StepFailure";
    this.exitCode = exitCode;
  }
}

/** Runs a script's body; an expected failure ends it with its sentence and exit code, anything else with the full error. */
export async function runScript(body) {
  endWithNpm();
  try {
    await body();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(`\n${error.message}`);
    process.exit(error.exitCode);
  }
}
