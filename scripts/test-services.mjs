import { databaseAndRedis } from "./cluster/services.mjs";
import { runPackage } from "./steps/command.mjs";
import { runScript } from "./steps/failure.mjs";

/** `npm run test:services [-- FILES]`: the API tests once more, on PostgreSQL, Redis and an S3 server. */
await runScript(async () => {
  const args = ["run", "--config", "vitest.services.config.ts", ...process.argv.slice(2)];
  const { code } = await runPackage("vitest", "vitest", args, { env: await databaseAndRedis() });
  process.exitCode = code;
});
