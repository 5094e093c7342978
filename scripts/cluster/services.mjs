import { run } from "../steps/command.mjs";
import { StepFailure } from "../steps/failure.mjs";
import { inRoot } from "../steps/root.mjs";

/** @param {string} command */
async function services(command) {
  const { ok, output } = await run("bash", [inRoot("scripts/services.sh"), command], { quiet: true });
  if (!ok) throw new StepFailure(output.trim());
  return output.trim();
}

/**
 * The settings in the output of a command.
 * @param {string} output
 * @returns {{ TEST_DATABASE_URL: string, TEST_REDIS_URL: string }}
 */
const settingsIn = (output) =>
  /** @type {any} */ (
    Object.fromEntries([...output.matchAll(/^(TEST_\w+)=(.*)$/gm)].map(([, ...pair]) => pair))
  );

/**
 * PostgreSQL and Redis for tests: those of the environment, else those of scripts/services.sh,
 * started if needed.
 */
export async function databaseAndRedis() {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_REDIS_URL) return { TEST_DATABASE_URL, TEST_REDIS_URL };
  return settingsIn(await services("up"));
}

/** The PostgreSQL of `databaseAndRedis` alone. */
export async function testDatabaseUrl() {
  return process.env.TEST_DATABASE_URL || settingsIn(await services("up")).TEST_DATABASE_URL;
}

/** The database and the Redis of the settings; without DATABASE_URL those of scripts/services.sh. */
export async function sharedServices() {
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (DATABASE_URL) return { DATABASE_URL, ...(REDIS_URL ? { REDIS_URL } : {}) };
  console.log("DATABASE_URL is not set: starting a PostgreSQL and a Redis for trying things out …");
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = settingsIn(await services("up"));
  return { DATABASE_URL: TEST_DATABASE_URL, REDIS_URL: TEST_REDIS_URL };
}

/**
 * The path of HAProxy, installed if needed and possible.
 * @returns {Promise<string>}
 */
export async function balancerProgram() {
  return (await services("balancer")).split("\n").at(-1) ?? "";
}
