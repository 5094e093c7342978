import { exitWithError } from "#server/lib/errors/exit-with-error.ts";
import { createPrivateFiles } from "#server/lib/private-files.ts";

const EXIT_USAGE = 2;
/** Everything is backed up or restored but pictures that are missing or damaged. */
export const EXIT_PICTURES_LOST = 3;

/**
 * Runs the work that `choose` returns for the command line's arguments. Prints the usage for --help, and for
 * arguments without work (exit code 2). An error ends the process with code 1.
 */
export async function runProgram(
  usage: string,
  choose: (args: readonly string[]) => (() => Promise<number>) | undefined,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === "--help" || args[0] === "-h") {
    console.log(usage);
    return;
  }
  createPrivateFiles();
  const work = choose(args);
  if (!work) {
    console.error(usage);
    process.exitCode = EXIT_USAGE;
    return;
  }
  try {
    process.exitCode = await work();
  } catch (error) {
    exitWithError(error);
  }
}
