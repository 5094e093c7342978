import { balancerProgram, testServices } from "./cluster/services.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { runPackage } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

/** `npm run test:faults [-- FILES]`: what happens to real processes when something breaks. */
await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  await buildIfStale();
  const env = await testServices();
  // Installed now rather than while a test waits for it.
  await balancerProgram();
  const args = ["run", "--config", "vitest.faults.config.ts", ...process.argv.slice(2)];
  const { code } = await runPackage("vitest", "vitest", args, { env });
  process.exitCode = code;
});
