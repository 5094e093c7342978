const PARENT_POLL_MS = 250;

/** An expected failure of a step, printed as one sentence instead of a stack trace. */
export class StepFailure extends Error {
  /** @param {string} sentence */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.name = "StepFailure";
    this.exitCode = exitCode;
  }
}

/**
 * Runs a script's body. A StepFailure ends it with its sentence and exit code, any other error
 * with its stack.
 * @param {() => unknown} body
 */
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

/**
 * Stops this process with SIGTERM when the npm that started it has exited. npm signals only the shell in
 * between, which exits without signalling its child, so the server would keep running and hold its port.
 */
function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_POLL_MS);
  timer.unref();
}
