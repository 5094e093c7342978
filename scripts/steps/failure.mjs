import { exitWithNpm } from "./exit-with-npm.mjs";

/** An expected failure of a step, printed as one sentence instead of a stack trace. */
export class StepFailure extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.name = "StepFailure";
    this.exitCode = exitCode;
  }
}

/** Runs a script's body. A StepFailure ends it with its sentence and exit code, any other error with its stack. */
export async function runScript(body) {
  exitWithNpm();
  try {
    await body();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(`\n${error.message}`);
    process.exit(error.exitCode);
  }
}
