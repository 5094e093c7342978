import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StepFailure } from "../steps/failure.mjs";
import { inRoot } from "../steps/root.mjs";
import { waitUntil } from "./wait-until.mjs";

const START_LIMIT_MS = 10_000;
/** In the comma-separated output of HAProxy's "show stat". */
const STATUS_COLUMN = 17;

/**
 * docker/haproxy.cfg with these nodes in place of the containers.
 * @param {readonly { name: string, port: number }[]} nodes
 */
function balancerConfig(nodes) {
  const servers = nodes.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}\n`).join("");
  return readFileSync(inRoot("docker/haproxy.cfg"), "utf8").replace(/(?: {2}server .*\n)+/g, servers);
}

/**
 * HAProxy's response to a command on its socket.
 * @param {string} socket
 * @param {string} command
 * @returns {Promise<string>}
 */
function query(socket, command) {
  return new Promise((resolve, reject) => {
    let response = "";
    connect(socket)
      .on("data", (chunk) => {
        response += chunk;
      })
      .on("error", reject)
      .on("close", () => resolve(response))
      .end(`${command}\n`);
  });
}

/**
 * Starts HAProxy in front of the nodes. `isServing` resolves to whether it sends visitors to a node.
 * @param {{ program: string, host: string, port: number, nodes: readonly { name: string, port: number }[] }} options
 */
export async function startBalancer({ program, host, port, nodes }) {
  const folder = mkdtempSync(join(tmpdir(), "ensemble-balancer-"));
  const [socket, file] = [join(folder, "socket"), join(folder, "haproxy.cfg")];
  writeFileSync(file, balancerConfig(nodes));
  const child = spawn(program, ["-db", "-q", "-f", file], {
    env: { ...process.env, BALANCER_BIND: `${host}:${port}`, BALANCER_SOCKET: socket },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  });

  /** @param {string} name */
  const isServing = async (name) => {
    const table = await query(socket, "show stat").catch(() => "");
    const line = table.split("\n").find((row) => row.startsWith(`ready,${name},`));
    return line?.split(",")[STATUS_COLUMN]?.startsWith("UP") ?? false;
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const isUp = await waitUntil(async () => {
    if (child.exitCode !== null) return true;
    return (await query(socket, "show info").catch(() => "")) !== "";
  }, START_LIMIT_MS);
  if (!isUp || child.exitCode !== null) {
    await stop();
    throw new StepFailure(
      `The balancer did not start on ${host}:${port}: is the port free? Its output is above.`,
    );
  }
  return { isServing, ended, stop };
}
