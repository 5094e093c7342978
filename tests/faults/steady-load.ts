import { Agent, request } from "node:http";

/** One request of a load. */
export interface Ask {
  method?: "GET" | "PUT";
  path: string;
  headers?: Record<string, string>;
}

export interface SteadyLoad {
  /** Sends nothing more, waits for what is on its way, and tells what came of everything. */
  stop(): Promise<{ sent: number; failures: string[] }>;
}

const SOCKETS = 20;
const TICK_MS = 20;

/** Asks so many times a second, over connections that are kept, whatever becomes of each. */
export function startLoad(url: string, perSecond: number, next: (number: number) => Ask): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const underway = new Set<Promise<void>>();
  const failures: string[] = [];
  const started = performance.now();
  let sent = 0;

  const sendDue = () => {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
    while (sent < due) {
      const asked = next(sent);
      sent += 1;
      const done = ask(agent, url, asked)
        .then((status) => {
          if (status !== 200) failures.push(`${asked.method ?? "GET"} ${asked.path}: ${status}`);
        })
        .catch(
          (error: Error) => void failures.push(`${asked.method ?? "GET"} ${asked.path}: ${error.message}`),
        )
        .finally(() => underway.delete(done));
      underway.add(done);
    }
  };
  const timer = setInterval(sendDue, TICK_MS);

  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      agent.destroy();
      return { sent, failures };
    },
  };
}

function ask(agent: Agent, url: string, { method = "GET", path, headers = {} }: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url + path, { method, headers, agent }, (response) => {
      response.on("end", () => resolve(response.statusCode ?? 0)).on("error", reject);
      response.resume();
    })
      .on("error", reject)
      .end();
  });
}
