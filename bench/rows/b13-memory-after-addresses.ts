import { Agent, request } from "node:http";
import { onEachEngine } from "../demo-on-each-engine.ts";
import { grouped } from "../format.ts";
import { residentMegabytes } from "../memory.ts";
import type { Row } from "../row.ts";

const DATABASE = "bench_addresses";
const ADDRESSES = 20_000;
const CONNECTIONS = 16;
const TARGET_MEGABYTES = { PostgreSQL: 220, embedded: 450 };
const FILLER = "x".repeat(14 * 1_024);

/**
 * What invented addresses can look like: ignored parameters, unknown values, long searches, unknown paths.
 */
const KINDS = [
  (number: number) => `/?utm_source=${number}${FILLER}`,
  (number: number) => `/outfit?category=${number}${FILLER}`,
  (number: number) => `/outfit?searchTerm=${number}${FILLER}`,
  (number: number) => `/outfits?type=${number}${FILLER}`,
  (number: number) => `/backend/outfit/getoutfits?x=${number}${FILLER}`,
  (number: number) => `/backend/outfit/getoutfits?searchTerm=${number}&x=${FILLER}`,
  (number: number) => `/backend/outfit/trending?x=${number}${FILLER}`,
  (number: number) => `/${number}/${FILLER}`,
  (number: number) => `/media/${number}${FILLER}`,
];

function visit(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.once("error", reject).once("end", resolve).resume();
    })
      .once("error", reject)
      .end();
  });
}

async function visitAddresses(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const client = async () => {
    while (next < ADDRESSES) {
      const number = next;
      next += 1;
      const address = KINDS[number % KINDS.length]?.(number) ?? "/";
      await visit(url + address, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

export const memoryAfterAddresses: Row = () =>
  onEachEngine(DATABASE, async function* ({ url, pid }, engine) {
    const before = residentMegabytes(pid);
    await visitAddresses(url);
    const megabytes = residentMegabytes(pid);
    const target = TARGET_MEGABYTES[engine];
    yield {
      what: `memory after ${grouped(ADDRESSES)} different addresses of 14 KB, ${engine}`,
      measured: `${Math.round(megabytes)} MB`,
      reference: `after the start ${Math.round(before)} MB`,
      ratio: (megabytes / before).toFixed(2),
      target: `≤ ${target} MB`,
      holds: megabytes <= target,
    };
  });
