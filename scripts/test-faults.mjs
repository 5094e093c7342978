import { balancerProgram, databaseAndRedis } from "./cluster/services.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { runPackage } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

const SOAK_MINUTES = "30";

/**
 * `npm run test:faults [-- FILES]`: what happens to real processes when something breaks. With `--soak`, one shop of each engine in
 * steady use for half of SOAK_MINUTES, which is otherwise a matter of seconds among the others.
 */
await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  await buildIfStale();
  const isSoak = process.argv.includes("--soak");
  const env = { ...(isSoak ? { SOAK_MINUTES } : {}), ...process.env, ...(await databaseAndRedis()) };
  // Installed now rather than while a test waits for it.
  await balancerProgram();
  const filters = isSoak ? ["soak"] : process.argv.slice(2);
  const args = ["run", "--config", "vitest.faults.config.ts", ...filters];
  const { code } = await runPackage("vitest", "vitest", args, { env });
  process.exitCode = code;
});
