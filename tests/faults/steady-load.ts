import { Agent, request } from "node:http";

/** One request of a load. */
export interface Ask {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The status it is to be answered with, where that is not 200. */
  status?: number;
  /** Told of the answer, if it is as it should be. */
  heard?: (body: string) => void;
}

export interface SteadyLoad {
  /** How many were sent so far, and what went wrong with them. */
  soFar(): { sent: number; failures: readonly string[] };
  /** Sends nothing more, waits for what is on its way, and tells what came of everything. */
  stop(): Promise<LoadResult>;
}

export interface LoadResult {
  sent: number;
  failures: string[];
  /** How long answers took, in milliseconds, the longest last. */
  took: number[];
}

const SOCKETS = 20;
const TICK_MS = 20;

/** Asks so many times a second, over connections that are kept, whatever becomes of each. */
export function startLoad(url: string, perSecond: number, next: (number: number) => Ask): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const underway = new Set<Promise<void>>();
  const failures: string[] = [];
  const took: number[] = [];
  const started = performance.now();
  let sent = 0;

  const sendDue = () => {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
    while (sent < due) {
      const asked = next(sent);
      const { method = "GET", path, status: expected = 200, heard } = asked;
      sent += 1;
      const askedAt = performance.now();
      const done = ask(agent, url, asked)
        .then(({ status, body }) => {
          took.push(performance.now() - askedAt);
          if (status === expected) heard?.(body);
          else failures.push(`${method} ${path}: ${status}`);
        })
        .catch((error: Error) => void failures.push(`${method} ${path}: ${error.message}`))
        .finally(() => underway.delete(done));
      underway.add(done);
    }
  };
  const timer = setInterval(sendDue, TICK_MS);

  return {
    soFar: () => ({ sent, failures }),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      agent.destroy();
      return { sent, failures, took: took.sort((a, b) => a - b) };
    },
  };
}

/** The time within which a share of the answers came; the times in order. */
export function quantile(took: readonly number[], share: number): number {
  return took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
}

function ask(
  agent: Agent,
  url: string,
  { method = "GET", path, headers = {}, body }: Ask,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url + path, { method, headers, agent }, (response) => {
      let said = "";
      response
        .on("data", (chunk) => {
          said += chunk;
        })
        .on("end", () => resolve({ status: response.statusCode ?? 0, body: said }))
        .on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
