import { StartupError } from "#server/errors/startup-error.ts";

/** Sets the exit code to the work's result; prints the message of a StartupError and exits with code 1. */
export async function exitWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    // Explicit, because an embedded database that failed to start keeps the process alive.
    process.exit(1);
  }
}
