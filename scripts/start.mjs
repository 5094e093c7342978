import { becomeBuiltProgram } from "./steps/built-program.mjs";
import { runScript } from "./steps/failure.mjs";

await runScript(() => becomeBuiltProgram("main", process.argv.slice(2)));
