import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type OutgoingHttpHeaders } from "node:http2";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { freePort, temporaryDataDir } from "../../scripts/built-server.mjs";
import { inRoot } from "../../scripts/steps/root.mjs";

const START_LIMIT_MS = 20_000;

export function hasCaddy(): boolean {
  return spawnSync("caddy", ["version"]).status === 0;
}

export interface EdgeResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export interface RunningEdge {
  url: string;
  /** Where it redirects from. */
  plainUrl: string;
  /** Its log so far. */
  output(): string;
  /** Over HTTP/2, with the certificate of Caddy's own authority checked. */
  request(path: string, headers?: OutgoingHttpHeaders, body?: Buffer): Promise<EdgeResponse>;
}

/** Starts Caddy with docker/Caddyfile before these ports; it is stopped at the end of the test. */
export async function startEdge(nodePorts: readonly number[]): Promise<RunningEdge> {
  const ports = { edge: await freePort(), plain: await freePort(), inner: await freePort() };
  const folder = temporaryDataDir();
  const url = `https://localhost:${ports.edge}`;
  const config = join(folder, "Caddyfile");
  writeFileSync(config, configFor(nodePorts, ports));
  const child = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { ...process.env, PUBLIC_URL: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const certificate = join(folder, "caddy/pki/authorities/local/root.crt");
  const request: RunningEdge["request"] = (path, headers = {}, body) =>
    requestOver2(url, readFileSync(certificate), { ":path": path, ...headers }, body);
  await vi.waitFor(
    async () => {
      const { status } = await request("/robots.txt");
      if (status !== 200) throw new Error(`The edge returns ${status}:\n${output}`);
    },
    { timeout: START_LIMIT_MS, interval: 100 },
  );
  return { url, plainUrl: `http://localhost:${ports.plain}`, output: () => output, request };
}

/** docker/Caddyfile with these nodes in place of the containers, and with ports that need no rights. */
function configFor(
  nodePorts: readonly number[],
  { edge, plain, inner }: { edge: number; plain: number; inner: number },
): string {
  const nodes = nodePorts.map((nodePort) => `127.0.0.1:${nodePort}`).join(" ");
  return readFileSync(inRoot("docker/Caddyfile"), "utf8")
    .replace("site-1:3000 site-2:3000", nodes)
    .replaceAll(":2080", `:${inner}`)
    .replace(
      "\tadmin off\n",
      `\tadmin off\n\tskip_install_trust\n\thttps_port ${edge}\n\thttp_port ${plain}\n`,
    );
}

async function requestOver2(
  url: string,
  ca: Buffer,
  headers: OutgoingHttpHeaders,
  body?: Buffer,
): Promise<EdgeResponse> {
  const session = connect(url, { ca });
  try {
    const failed = once(session, "error").then(([error]) => {
      throw error;
    });
    const stream = session.request(headers, { endStream: body === undefined });
    const read = (async () => {
      // A server that has refused the body resets its stream.
      stream.on("error", () => {});
      if (body) stream.end(body);
      const [response] = (await once(stream, "response")) as [Record<string, unknown>];
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      await once(stream, "close");
      const status = Number(response[":status"]);
      return { status, headers: response, body: Buffer.concat(chunks).toString() };
    })();
    return await Promise.race([read, failed]);
  } finally {
    session.destroy();
  }
}
