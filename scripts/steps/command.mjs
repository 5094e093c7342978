import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, ROOT } from "./root.mjs";

/**
 * A terminal sends Ctrl-C to the child as well, so this process only ignores it; other signals reach this
 * process alone and are forwarded. The child ends with this process.
 * @param {import("node:child_process").ChildProcess} child
 */
function passSignals(child) {
  const ignore = () => {};
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  const end = () => child.kill();
  process.on("SIGINT", ignore).on("SIGTERM", passOn).on("SIGHUP", passOn).on("exit", end);
  child.once("close", () => {
    process.off("SIGINT", ignore).off("SIGTERM", passOn).off("SIGHUP", passOn).off("exit", end);
  });
}

/**
 * Runs a program to its end in the repository's folder, without standard input.
 * With `quiet` its output is returned instead of printed, so that the caller can show it only on failure.
 * @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions
 * @typedef {{ ok: boolean, code: number, signal: NodeJS.Signals | null, output: string }} RunResult
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    passSignals(child);
    let output = "";
    /** @param {Buffer} chunk */
    const append = (chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", append);
    child.stderr?.on("data", append);
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ ok: code === 0, code: code ?? 1, signal, output }));
  });
}

/**
 * Path of the script behind an installed package's command, to be run with this Node without shell or PATH,
 * on every system alike.
 * @param {string} packageName
 */
export function packageCommand(packageName, commandName = packageName) {
  const folder = inRoot("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[commandName]);
}

/**
 * @param {string} packageName
 * @param {string} commandName
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runPackage(packageName, commandName, args, options) {
  return run(process.execPath, [packageCommand(packageName, commandName), ...args], options);
}

/**
 * Runs npm with the Node that runs this script: the npm that started it, else the one on the PATH.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args], options) : run("npm", args, options);
}
