import { StartupError } from "#server/errors/startup-error.ts";

/** Ends the program with the exit code of the work, or with a sentence for what the operator can mend. */
export async function exitWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    // Not by itself: an embedded database that could not begin keeps the process alive.
    process.exit(1);
  }
}
