import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StepFailure } from "../steps/failure.mjs";
import { balancerConfig } from "./balancer-config.mjs";
import { untilTrue } from "./until-true.mjs";

const START_LIMIT_MS = 10_000;
const STATUS_COLUMN = 17;

/** What the balancer says to a command on its socket. */
function ask(socket, command) {
  return new Promise((resolve, reject) => {
    let said = "";
    connect(socket)
      .on("data", (chunk) => {
        said += chunk;
      })
      .on("error", reject)
      .on("close", () => resolve(said))
      .end(`${command}\n`);
  });
}

/**
 * Starts HAProxy before some nodes. `isServing` says whether it sends visitors to a node.
 * @param {{ program: string, host: string, port: number, nodes: readonly { name: string, port: number }[] }} options
 */
export async function startBalancer({ program, host, port, nodes }) {
  const folder = mkdtempSync(join(tmpdir(), "ensemble-balancer-"));
  const [socket, file] = [join(folder, "socket"), join(folder, "haproxy.cfg")];
  writeFileSync(file, balancerConfig({ host, port, socket, nodes }));
  const child = spawn(program, ["-db", "-q", "-f", file], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  });

  const isServing = async (name) => {
    const table = await ask(socket, "show stat").catch(() => "");
    const line = table.split("\n").find((row) => row.startsWith(`ready,${name},`));
    return line?.split(",")[STATUS_COLUMN]?.startsWith("UP") ?? false;
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const isUp = await untilTrue(async () => {
    if (child.exitCode !== null) return true;
    return (await ask(socket, "show info").catch(() => "")) !== "";
  }, START_LIMIT_MS);
  if (!isUp || child.exitCode !== null) {
    await stop();
    throw new StepFailure(
      `The balancer did not start on ${host}:${port}: is the port free? Its own words are above.`,
    );
  }
  return { isServing, ended, stop };
}
