import { runPackage } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  const args = ["watch", "--clear-screen=false", "server/main.ts"];
  const { code } = await runPackage("tsx", "tsx", args, { env: { NODE_ENV: "development" } });
  process.exitCode = code;
});
