import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import { z } from "zod";
import { openFileLimit } from "#server/process/open-file-limit.ts";
import { optional, wholeNumberText, withDefault } from "./setting-schema.ts";

const BYTES_PER_MB = 1024 * 1024;
/** Above these shares of what there is, the process is about to be ended or to do nothing but clear memory. */
const HEAP_SHARE = 0.9;
const MEMORY_SHARE = 0.85;
const CONNECTIONS_MAX = 10_000;
/** For the database, pictures and everything else that a process opens besides its visitors' connections. */
const FILES_KEPT_BACK = 500;

/** The settings of a node among others, and of what it takes before it turns people away. */
export const nodeSettings = {
  REDIS_URL: optional(
    z.url({ protocol: /^rediss?$/, error: "must be an address such as redis://:password@host:6379" }),
  ),
  REDIS_PREFIX: withDefault(z.string().max(100, "can have at most 100 characters"), "ensemble:"),
  DRAIN_SECONDS: optional(wholeNumberText(0, 5)),
  OVERLOAD_LOOP_DELAY_MS: withDefault(wholeNumberText(0, 60_000), "400"),
  OVERLOAD_LOOP_PERCENT: withDefault(wholeNumberText(0, 100), "0"),
  OVERLOAD_HEAP_MB: optional(wholeNumberText(0, 10_000_000)),
  OVERLOAD_MEMORY_MB: optional(wholeNumberText(0, 10_000_000)),
  CONNECTIONS_MAX: optional(wholeNumberText(1, 1_000_000)),
  REQUEST_HEADERS_SECONDS: withDefault(wholeNumberText(1, 300), "20"),
  REQUEST_SECONDS: withDefault(wholeNumberText(1, 3_600), "300"),
  STALLED_SECONDS: withDefault(wholeNumberText(1, 3_600), "60"),
};

export interface NodeConfig {
  /** What the nodes of a shop share; keys and channels begin with the prefix. */
  redis: { url: string; prefix: string } | undefined;
  /** How long a node that is asked to stop goes on serving, so that a balancer can notice. */
  drainMs: number;
  loadShedding: LoadSheddingLimits;
  connections: ConnectionLimits;
}

/** How long clients may take, and how many there may be, before their connections are closed. */
export interface ConnectionLimits {
  /** For the headers of a request, or from connecting until the first. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** While nothing arrives and nothing that is sent is read. */
  stalledMs: number;
  connectionsMax: number;
}

/** Beyond any of these a node turns people away; zero: never for this reason. */
export interface LoadSheddingLimits {
  /** How late the event loop is, on average over a second. */
  loopDelayMs: number;
  /** The share of its time for which the event loop is busy, from 0 to 1. */
  loopUtilisation: number;
  heapBytes: number;
  /** All memory of the process. */
  memoryBytes: number;
}

/** What a browser on a slow phone keeps well within. */
export const USUAL_CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 300_000,
  stalledMs: 60_000,
  connectionsMax: CONNECTIONS_MAX,
};

/** No limits, for tests and tools. */
export const NO_LOAD_SHEDDING: LoadSheddingLimits = {
  loopDelayMs: 0,
  loopUtilisation: 0,
  heapBytes: 0,
  memoryBytes: 0,
};

type NodeValues = z.output<z.ZodObject<typeof nodeSettings>> & { NODE_ENV: string };

export function readNodeConfig(values: NodeValues): NodeConfig {
  return {
    redis: values.REDIS_URL ? { url: values.REDIS_URL, prefix: values.REDIS_PREFIX } : undefined,
    drainMs: (values.DRAIN_SECONDS ?? (values.NODE_ENV === "production" ? 1 : 0)) * 1_000,
    loadShedding: {
      loopDelayMs: values.OVERLOAD_LOOP_DELAY_MS,
      loopUtilisation: values.OVERLOAD_LOOP_PERCENT / 100,
      heapBytes: megabytes(values.OVERLOAD_HEAP_MB) ?? getHeapStatistics().heap_size_limit * HEAP_SHARE,
      memoryBytes: megabytes(values.OVERLOAD_MEMORY_MB) ?? memoryOfThisMachine() * MEMORY_SHARE,
    },
    connections: {
      headersMs: values.REQUEST_HEADERS_SECONDS * 1_000,
      requestMs: values.REQUEST_SECONDS * 1_000,
      stalledMs: values.STALLED_SECONDS * 1_000,
      connectionsMax: values.CONNECTIONS_MAX ?? connectionsOfThisMachine(),
    },
  };
}

function megabytes(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value * BYTES_PER_MB;
}

/** Fewer where the process may not have as many files open: a node that cannot open its database or a picture serves nobody. */
function connectionsOfThisMachine(): number {
  const files = openFileLimit();
  return Math.min(CONNECTIONS_MAX, Math.max(files - FILES_KEPT_BACK, Math.floor(files / 2)));
}

/** A container may have less than its machine. */
function memoryOfThisMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
