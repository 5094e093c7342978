import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, ROOT } from "./root.mjs";

/** A terminal sends Ctrl-C to the child itself, so it is only outlived here; the other signals reach this process alone. */
function passSignals(child) {
  const outlive = () => {};
  const passOn = (signal) => child.kill(signal);
  process.on("SIGINT", outlive).on("SIGTERM", passOn).on("SIGHUP", passOn);
  child.once("close", () => {
    process.off("SIGINT", outlive).off("SIGTERM", passOn).off("SIGHUP", passOn);
  });
}

/**
 * Runs a program to its end in the repository's folder, without standard input.
 * `quiet` keeps what it prints for the caller (to show it only when it failed) instead of passing it on.
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
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ ok: code === 0, code: code ?? 1, signal, output }));
  });
}

/** The script behind an installed package's command, run with this very Node: no shell, no PATH, the same on every system. */
export function packageCommand(packageName, commandName = packageName) {
  const folder = inRoot("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[commandName]);
}

export function runPackage(packageName, commandName, args, options) {
  return run(process.execPath, [packageCommand(packageName, commandName), ...args], options);
}

/** Runs npm with the Node that runs this script: the npm that started it, else the one on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args], options) : run("npm", args, options);
}
