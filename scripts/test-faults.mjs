import { balancerProgram, databaseAndRedis } from "./cluster/services.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { runPackage } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

const SOAK_MINUTES = "30";

/**
 * `npm run test:faults [-- FILES]`: tests real processes while something fails. `--soak` runs only the soak
 * test, on each engine for half of SOAK_MINUTES instead of a minute.
 */
await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  await buildIfStale();
  const isSoak = process.argv.includes("--soak");
  const env = { ...(isSoak ? { SOAK_MINUTES } : {}), ...process.env, ...(await databaseAndRedis()) };
  // Installed before the tests, so that no test waits for the installation.
  await balancerProgram();
  const filters = isSoak ? ["soak"] : process.argv.slice(2);
  const args = ["run", "--config", "vitest.faults.config.ts", ...filters];
  const { code } = await runPackage("vitest", "vitest", args, { env });
  process.exitCode = code;
});
