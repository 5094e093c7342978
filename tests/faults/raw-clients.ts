import { connect, type Socket } from "node:net";

/** A client with its own way of speaking HTTP. */
export interface RawClient {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** How long the connection lasted; resolves when it is closed. */
  closedAfterMs: Promise<number>;
}

export interface ClientBehavior {
  /** Sent on connecting. */
  begin?: string;
  /** Sent repeatedly after that, for as long as the connection lasts. */
  drip?: { text: string; everyMs: number };
  /** Whether received data is read. */
  reads?: boolean;
}

/** Opens a connection; errors count as its end. */
export function openRaw(url: string, { begin = "", drip, reads = true }: ClientBehavior): RawClient {
  const { hostname, port } = new URL(url);
  const opened = performance.now();
  const socket = connect(Number(port), hostname);
  let received = "";
  if (reads) {
    socket.on("data", (chunk) => {
      received += chunk;
    });
  } else socket.pause();
  socket.on("error", () => {});
  socket.once("connect", () => socket.write(begin));
  const timer = drip && setInterval(() => socket.writable && socket.write(drip.text), drip.everyMs);
  const closedAfterMs = new Promise<number>((resolve) => {
    socket.once("close", () => {
      clearInterval(timer);
      resolve(performance.now() - opened);
    });
  });
  return { socket, received: () => received, closedAfterMs };
}

/** Opens several connections with the same behavior. */
export function openMany(count: number, url: string, manner: ClientBehavior): RawClient[] {
  return Array.from({ length: count }, () => openRaw(url, manner));
}

/** Reads a metric from a process's /metrics. */
export async function readMetric(url: string, name: string): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  const line = page.split("\n").find((text) => text.startsWith(`${name} `) || text.startsWith(`${name}{`));
  return Number(line?.split(" ").at(-1) ?? 0);
}
