import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Exchange } from "./exchange.ts";

const PROGRAM = fileURLToPath(new URL("./bare-server.mjs", import.meta.url));
/** Node adds these to every answer itself; the length is known, so nothing is chunked. */
const ADDED_BY_NODE = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

export interface Reference {
  url: string;
  pid: number;
  startedInMs: number;
  stop: () => void;
}

/** The answer's headers as the bare server has to give them to send the same bytes. */
function preparedHeaders({ rawHeaders, body }: Exchange): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!ADDED_BY_NODE.has(name.toLowerCase())) headers.push(name, value);
  }
  return [...headers, "content-length", String(body.length)];
}

/** Starts a bare node:http server, in a process of its own without any loader, that answers with the same bytes. */
export function startReference(answer: Exchange): Promise<Reference> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = fork(PROGRAM, [], { execArgv: [] });
    child.once("error", reject);
    child.once("message", ({ port }: { port: number }) => {
      resolve({
        url: `http://127.0.0.1:${port}`,
        pid: child.pid ?? 0,
        startedInMs: performance.now() - started,
        stop: () => child.disconnect(),
      });
    });
    child.send({ headers: preparedHeaders(answer), body: answer.body.toString("base64") });
  });
}
