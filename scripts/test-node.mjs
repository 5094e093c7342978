import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { packageCommand, run, runNpm } from "./steps/command.mjs";
import { runScript, StepFailure } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";

const PLATFORM = process.platform === "win32" ? "win" : process.platform;
/** Each holds the official binary of Node for one system, as bin/node. */
const PACKAGE = `node-${PLATFORM}-${process.arch}`;

/**
 * Installs the newest release of a major version of Node in the system's temporary folder, and returns the
 * path of its binary.
 * @param {string} major
 */
async function installNode(major) {
  const folder = join(tmpdir(), `ensemble-node-${major}`);
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { ok, output } = await runNpm([...args, `${PACKAGE}@${major}`], { quiet: true });
  if (!ok) throw new StepFailure(`${output.trim()}\nInstalling Node ${major} failed; npm's reason is above.`);
  return join(folder, "node_modules", PACKAGE, "bin", PLATFORM === "win" ? "node.exe" : "node");
}

/** `npm run test:node -- 26 [FILES]`: build, start, unit and API tests on another version of Node. */
await runScript(async () => {
  const [major = "", ...filters] = process.argv.slice(2);
  if (!/^\d+$/.test(major)) throw new StepFailure("Usage: npm run test:node -- MAJOR VERSION [FILES]");
  await installIfStale();
  const node = await installNode(major);
  await run(node, ["--version"]);
  // The tests include a fresh clone that is built and started (scripts/fresh-clone.test.ts).
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const { code } = await run(node, [packageCommand("vitest"), "run", ...filters], { env });
  process.exitCode = code;
});
