import { spawnSync } from "node:child_process";
import { ROOT } from "../../scripts/steps/root.mjs";
import type { Row } from "../row.ts";

const TARGET = 0.5;

/** Seconds of `npm test` in a checkout with packages installed; throws if it fails. */
function testSeconds(folder: string): number {
  console.log(`npm test in ${folder} …`);
  const started = performance.now();
  const { status } = spawnSync("npm", ["test"], {
    cwd: folder,
    env: { ...process.env, CI: "true" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`npm test in ${folder} ended with ${status}`);
  return (performance.now() - started) / 1000;
}

/** Compares with the checkout that `--against FOLDER` names; measured only when requested. */
export const testTime: Row = async function* ({ against }) {
  if (against === undefined)
    throw new Error("B16 needs another checkout: npm run bench -- B16 --against FOLDER");
  const reference = testSeconds(against);
  const ours = testSeconds(ROOT);
  yield {
    what: "npm test, one checkout after the other",
    measured: `${Math.round(ours)} s`,
    reference: `before ${Math.round(reference)} s`,
    ratio: (ours / reference).toFixed(2),
    target: `≤ ${TARGET}`,
    holds: ours / reference <= TARGET,
  };
};
