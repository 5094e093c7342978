import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
});
