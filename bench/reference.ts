import type { Exchange } from "./exchange.ts";
import { type ForkedServer, startForked } from "./forked-server.ts";

/** Node adds these itself; the length is known, so nothing is chunked. */
const ADDED_BY_NODE = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** The headers that the bare server has to set to send the same bytes. */
function preparedHeaders({ rawHeaders, body }: Exchange): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!ADDED_BY_NODE.has(name.toLowerCase())) headers.push(name, value);
  }
  return [...headers, "content-length", String(body.length)];
}

/** Starts a bare node:http server that sends the same bytes. */
export function startReference(response: Exchange): Promise<ForkedServer> {
  return startForked("./bare-server.mjs", {
    headers: preparedHeaders(response),
    body: response.body.toString("base64"),
  });
}
