import { exitWith } from "./exit-with.ts";

const EXIT_USAGE = 2;

/** Does what was typed after the program's name, as `choose` understands it; shows the usage to whoever asks, or typed nothing it understands. */
export async function runProgram(
  usage: string,
  choose: (words: readonly string[]) => (() => Promise<number>) | undefined,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words[0] === "--help" || words[0] === "-h") {
    console.log(usage);
    return;
  }
  const work = choose(words);
  if (work) return exitWith(work);
  console.error(usage);
  process.exitCode = EXIT_USAGE;
}
