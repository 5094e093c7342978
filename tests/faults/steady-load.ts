import { Agent, request } from "node:http";

/** One request of a load. */
export interface LoadRequest {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The expected status; 200 by default. */
  status?: number;
  /** Called with the body of a response that has the expected status. */
  onResponse?: (body: string) => void;
}

export interface SteadyLoad {
  /** The requests sent so far, and their failures. */
  progress(): { sent: number; failures: readonly string[] };
  /** Stops sending, waits for pending requests, and returns the results. */
  stop(): Promise<LoadResult>;
}

export interface LoadResult {
  sent: number;
  failures: string[];
  /** The durations of all requests in milliseconds, ascending. */
  durationsMs: number[];
}

const SOCKETS = 20;
const TICK_MS = 20;

/** Sends requests at a constant rate over keep-alive connections, regardless of how long each takes. */
export function startLoad(url: string, perSecond: number, next: (number: number) => LoadRequest): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const underway = new Set<Promise<void>>();
  const failures: string[] = [];
  const durationsMs: number[] = [];
  const started = performance.now();
  let sent = 0;

  const sendDue = () => {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
    while (sent < due) {
      const asked = next(sent);
      const { method = "GET", path, status: expected = 200, onResponse } = asked;
      sent += 1;
      const askedAt = performance.now();
      const done = ask(agent, url, asked)
        .then(({ status, body }) => {
          durationsMs.push(performance.now() - askedAt);
          if (status === expected) onResponse?.(body);
          else failures.push(`${method} ${path}: ${status}`);
        })
        .catch((error: Error) => void failures.push(`${method} ${path}: ${error.message}`))
        .finally(() => underway.delete(done));
      underway.add(done);
    }
  };
  const timer = setInterval(sendDue, TICK_MS);

  return {
    progress: () => ({ sent, failures }),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      agent.destroy();
      return { sent, failures, durationsMs: durationsMs.sort((a, b) => a - b) };
    },
  };
}

/** A quantile of durations that are in ascending order. */
export function quantile(durationsMs: readonly number[], share: number): number {
  return durationsMs[Math.min(durationsMs.length - 1, Math.floor(durationsMs.length * share))] ?? 0;
}

function ask(
  agent: Agent,
  url: string,
  { method = "GET", path, headers = {}, body }: LoadRequest,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url + path, { method, headers, agent }, (response) => {
      let output = "";
      response
        .on("data", (chunk) => {
          output += chunk;
        })
        .on("end", () => resolve({ status: response.statusCode ?? 0, body: output }))
        .on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
