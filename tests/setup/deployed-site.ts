import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy before the built server, whose network can be cut, and that can pretend that another
 * build was deployed.
 */
export interface DeployedSite {
  url: string;
  cut(): void;
  /** From now on responses end in the middle of their bodies. */
  cutHalfWay(): void;
  restore(): void;
  /** From now on the file of code with this name is missing. */
  withhold(name: string): void;
  /** From now on every file of code has another name, and those of the build before are gone. */
  deployNextBuild(): void;
  close(): Promise<void>;
}

const CODE_NAME = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
const REVISION = /"([0-9a-f]{64})"/g;
const REWRITTEN = /^(text\/(html|css|javascript)|application\/javascript)/;

export async function openDeployedSite(target: string): Promise<DeployedSite> {
  let isCut = false;
  let isCutHalfWay = false;
  let isNextBuild = false;
  const withheld = new Set<string>();

  const respond = (incoming: IncomingMessage, response: ServerResponse) => {
    if (isCut) return void incoming.socket.destroy();
    const url = incoming.url ?? "/";
    if ([...withheld].some((name) => url.startsWith(`/assets/${name}-`)))
      return void response.writeHead(404).end();
    if (isNextBuild && /^\/assets\/.*\.(js|css)$/.test(url) && !url.includes(".next.")) {
      return void response.writeHead(404).end();
    }
    const {
      "accept-encoding": _,
      "if-none-match": __,
      "if-modified-since": ___,
      ...headers
    } = incoming.headers;
    const upstream = request(
      new URL(url.replace(".next.", "."), target),
      { method: incoming.method, headers },
      (result) => void copy(result, response),
    );
    upstream.on("error", () => response.destroy());
    incoming.pipe(upstream);
  };

  const copy = async (result: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of result) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { "content-length": _, etag: __, ...headers } = result.headers;
    if (isCutHalfWay) {
      response.writeHead(result.statusCode ?? 500, { ...headers, "content-length": body.length + 1 });
      return response.write(body.subarray(0, body.length / 2), () => response.destroy());
    }
    if (!isNextBuild || !REWRITTEN.test(headers["content-type"] ?? "")) {
      return response.writeHead(result.statusCode ?? 500, headers).end(body);
    }
    // The policy allows inline scripts by their hashes, which name code.
    if (headers["content-type"]?.startsWith("text/html")) delete headers["content-security-policy"];
    const text = body.toString().replace(CODE_NAME, "$1.next.$2").replace(REVISION, '"next-$1"');
    return response.writeHead(result.statusCode ?? 500, headers).end(text);
  };

  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    cutHalfWay: () => {
      isCutHalfWay = true;
    },
    restore: () => {
      isCut = false;
      isCutHalfWay = false;
    },
    withhold: (name) => {
      withheld.add(name);
    },
    deployNextBuild: () => {
      isNextBuild = true;
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
