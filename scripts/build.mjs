import { build, buildIfStale } from "./steps/build.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

/** `npm run build`; with `--if-stale` only if the inputs have changed since the last build. */
await runScript(async () => {
  requireSupportedNode();
  await installIfStale();
  if (process.argv.includes("--if-stale")) await buildIfStale();
  else await build();
});
