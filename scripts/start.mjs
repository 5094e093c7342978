import { runScript } from "./steps/failure.mjs";
import { runBuiltProgram } from "./steps/run-built-program.mjs";

await runScript(() => runBuiltProgram("main", process.argv.slice(2)));
