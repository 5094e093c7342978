import { connect, type Socket } from "node:net";

/** Somebody who speaks HTTP in their own way. */
export interface RawClient {
  socket: Socket;
  /** What was said to them so far. */
  heard(): string;
  /** For how many milliseconds they had a connection; resolves when it is closed. */
  lasted: Promise<number>;
}

export interface Manner {
  /** What is said at once. */
  begin?: string;
  /** What is said after that for as long as the connection lasts, over and over, and how often. */
  drip?: { text: string; everyMs: number };
  /** Whether what comes is read at all. */
  reads?: boolean;
}

/** Connects and behaves in a manner, badly; errors of the connection count as its end. */
export function openRaw(url: string, { begin = "", drip, reads = true }: Manner): RawClient {
  const { hostname, port } = new URL(url);
  const opened = performance.now();
  const socket = connect(Number(port), hostname);
  let heard = "";
  if (reads) {
    socket.on("data", (chunk) => {
      heard += chunk;
    });
  } else socket.pause();
  socket.on("error", () => {});
  socket.once("connect", () => socket.write(begin));
  const timer = drip && setInterval(() => socket.writable && socket.write(drip.text), drip.everyMs);
  const lasted = new Promise<number>((resolve) => {
    socket.once("close", () => {
      clearInterval(timer);
      resolve(performance.now() - opened);
    });
  });
  return { socket, heard: () => heard, lasted };
}

/** As many alike. */
export function openMany(count: number, url: string, manner: Manner): RawClient[] {
  return Array.from({ length: count }, () => openRaw(url, manner));
}

/** A metric of a process, as it says itself. */
export async function metricOf(url: string, name: string): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  const line = page.split("\n").find((text) => text.startsWith(`${name} `) || text.startsWith(`${name}{`));
  return Number(line?.split(" ").at(-1) ?? 0);
}
