import { buildIfStale } from "./steps/build.mjs";
import { ensureChromium } from "./steps/chromium.mjs";
import { runPackage } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";

/** `npm run test:browser [-- FILES]`: the browser tests, on a build of the present sources. */
await runScript(async () => {
  const CHROMIUM_PATH = await ensureChromium();
  await buildIfStale();
  const args = ["test", ...process.argv.slice(2)];
  const { code } = await runPackage("@playwright/test", "playwright", args, { env: { CHROMIUM_PATH } });
  process.exitCode = code;
});
