import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readAnnotations } from "./spec-coverage/annotations.ts";
import { findProblems, renderCoverage } from "./spec-coverage/coverage-table.ts";
import { readStatements } from "./spec-coverage/statements.ts";
import { runScript, StepFailure } from "./steps/failure.mjs";
import { inRoot } from "./steps/root.mjs";

const FOLDERS = ["app", "bench", "contract", "demo", "scripts", "server", "tests"];
const TEST_FILE = /\.(test\.tsx?|spec\.ts|fault\.ts)$/;
const TABLE = inRoot("docs/spec-coverage.md");

const testFiles = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => TEST_FILE.test(path));

/**
 * `npm run coverage-table` writes docs/spec-coverage.md, which is not committed; with `--check` it only fails
 * for statements and annotations that do not fit together.
 */
await runScript(() => {
  const sections = readStatements(readFileSync(inRoot("docs/spec-statements.md"), "utf8"));
  const tests = FOLDERS.flatMap(testFiles)
    .sort()
    .flatMap((file) => readAnnotations(file, readFileSync(inRoot(file), "utf8")));
  const problems = findProblems(sections, tests);
  if (problems.length > 0) throw new StepFailure(problems.join("\n"));
  if (!process.argv.includes("--check")) writeFileSync(TABLE, renderCoverage(sections, tests));
});
