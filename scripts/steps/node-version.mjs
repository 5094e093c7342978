import { readFileSync } from "node:fs";
import { StepFailure } from "./failure.mjs";
import { inRoot } from "./root.mjs";

/** @param {string} version */
const numbers = (version) =>
  version
    .replace(/^[^\d]*/, "")
    .split(".")
    .map(Number);

/**
 * @param {string} actual
 * @param {string} needed
 */
function isOlder(actual, needed) {
  const [major = 0, minor = 0] = numbers(actual);
  const [neededMajor = 0, neededMinor = 0] = numbers(needed);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

/** Fails on a Node older than "engines" of package.json, the only place that states the requirement. */
export function requireSupportedNode(actual = process.versions.node) {
  const needed = JSON.parse(readFileSync(inRoot("package.json"), "utf8")).engines.node;
  if (isOlder(actual, needed)) {
    throw new StepFailure(
      `Ensemble needs Node ${needed.replace(">=", "")} or newer; this is Node ${actual}.`,
    );
  }
}
