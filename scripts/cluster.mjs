import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startCluster } from "./cluster/cluster.mjs";
import { balancerProgram, sharedServices } from "./cluster/services.mjs";
import { waitUntil } from "./cluster/wait-until.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { runScript, StepFailure } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { requireSupportedNode } from "./steps/node-version.mjs";

const NODES_MAX = 64;
const RESTART_LIMIT_MS = 10 * 60_000;

const dataDir = () => resolve(process.env.DATA_DIR || "data");
/** Holds the process id of a running cluster and the number of rolling restarts so far. */
const stateFile = () => join(dataDir(), "cluster.json");
const readState = () => JSON.parse(readFileSync(stateFile(), "utf8"));

/** @param {number} restarts */
function writeState(restarts) {
  mkdirSync(dataDir(), { recursive: true });
  writeFileSync(stateFile(), JSON.stringify({ pid: process.pid, restarts }));
}

function readCount(text = "2") {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= NODES_MAX) return count;
  throw new StepFailure(`Usage: npm run cluster [-- NUMBER OF NODES, 1 to ${NODES_MAX} | restart]`);
}

/** Makes the running cluster restart its nodes one by one; resolves when it has. */
async function requestRestart() {
  let before;
  try {
    before = readState();
    process.kill(before.pid, "SIGUSR2");
  } catch {
    throw new StepFailure(`No cluster runs on ${dataDir()}: start one with npm run cluster.`);
  }
  console.log("The nodes are restarted one by one …");
  if (!(await waitUntil(() => readState().restarts > before.restarts, RESTART_LIMIT_MS))) {
    throw new StepFailure("The nodes were not all restarted; the output of the cluster says why.");
  }
  console.log("All nodes were restarted.");
}

/** @param {number} count */
async function serve(count) {
  requireSupportedNode();
  await installIfStale();
  await buildIfStale();
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "127.0.0.1";
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const cluster = await startCluster({
    count,
    host,
    port,
    program: await balancerProgram(),
    env: {
      NODE_ENV: "production",
      ...(await sharedServices()),
      PUBLIC_URL: publicUrl,
      // Only the balancer reaches the nodes; it passes the address of the visitor on.
      TRUST_PROXY: "127.0.0.1",
    },
  });
  writeState(0);
  console.log(`${count} nodes are open at ${publicUrl}`);

  await runUntilStopped(cluster);
  rmSync(stateFile(), { force: true });
}

/**
 * Restarts the nodes on each SIGUSR2, one restart at a time; resolves after SIGINT or SIGTERM, and fails when
 * the balancer ends.
 * @param {Awaited<ReturnType<typeof startCluster>>} cluster
 */
async function runUntilStopped(cluster) {
  let restarting = Promise.resolve();
  let restarts = 0;
  process.on("SIGUSR2", () => {
    restarting = restarting
      .then(() => cluster.restart())
      .then(() => {
        restarts += 1;
        writeState(restarts);
        console.log("All nodes were restarted");
      })
      .catch((error) => console.error(error.message));
  });
  const stopRequested = new Promise((stop) => process.once("SIGINT", stop).once("SIGTERM", stop));
  const ended = await Promise.race([stopRequested, cluster.balancerEnded.then(() => "balancer")]);
  await restarting;
  await cluster.stop();
  if (ended === "balancer") throw new StepFailure("The balancer ended, so the nodes were stopped.");
}

await runScript(async () => {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const [argument] = process.argv.slice(2);
  if (argument === "restart") await requestRestart();
  else await serve(readCount(argument));
});
