import { freePort } from "../built-server.mjs";
import { startBalancer } from "./balancer.mjs";
import { NodeProcess } from "./node-process.mjs";
import { waitUntil } from "./wait-until.mjs";

const SERVING_LIMIT_MS = 10_000;

/**
 * Starts the nodes of one shop behind a balancer. `restart` replaces the processes one by one while
 * the others serve.
 * @param {{ count: number, host: string, port: number, program: string, env: Record<string, string> }} options
 */
export async function startCluster({ count, host, port, program, env }) {
  /** @type {NodeProcess[]} */
  const nodes = [];
  for (let number = 1; number <= count; number++) {
    nodes.push(new NodeProcess(`node${number}`, await freePort(), env));
  }
  /** @type {Awaited<ReturnType<typeof startBalancer>> | undefined} */
  let balancer;
  const stop = async () => {
    await Promise.all(nodes.filter((node) => node.isStarted).map((node) => node.stop()));
    await balancer?.stop();
  };
  const restart = async () => {
    for (const node of nodes) {
      await node.stop();
      await node.start();
      await waitUntil(() => balancer?.isServing(node.name) ?? false, SERVING_LIMIT_MS);
    }
  };

  try {
    const [first, ...others] = nodes;
    // The first starts alone because it may have to migrate the database.
    await first?.start();
    await Promise.all(others.map((node) => node.start()));
    const started = await startBalancer({ program, host, port, nodes });
    balancer = started;
    for (const { name } of nodes) await waitUntil(() => started.isServing(name), SERVING_LIMIT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { restart, stop, balancerEnded: balancer.ended };
}
