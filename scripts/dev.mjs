import { runPackage } from "./steps/command.mjs";
import { startDevProvider } from "./steps/dev-provider.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  const provider = await startDevProvider();
  const args = ["watch", "--clear-screen=false", "server/main.ts"];
  const env = { NODE_ENV: "development", ...provider.env };
  const { code } = await runPackage("tsx", "tsx", args, { env });
  await provider.stop();
  process.exitCode = code;
});
