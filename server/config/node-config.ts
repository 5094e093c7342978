import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import { z } from "zod";
import { optional, wholeNumberText, withDefault } from "./setting-schema.ts";

const BYTES_PER_MB = 1024 * 1024;
/**
 * Shares of the limits above which the process risks being killed or spends its time on garbage collection.
 */
const HEAP_SHARE = 0.9;
const MEMORY_SHARE = 0.85;
const CONNECTIONS_MAX = 10_000;
/** Files reserved for the database, pictures and everything else besides client connections. */
const RESERVED_FILES = 500;

/** The settings of a node among others, and of its load limits. */
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
  /** Shared by the nodes of a shop; all keys begin with the prefix. */
  redis: { url: string; prefix: string } | undefined;
  /** How long a node keeps serving after SIGTERM, so that a load balancer can notice. */
  drainMs: number;
  loadShedding: LoadSheddingLimits;
  connections: ConnectionLimits;
}

/** Limits of client connections; a connection that exceeds one is closed. */
export interface ConnectionLimits {
  /** For the headers of a request, or from connecting until the first. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** For a body that is no upload. */
  bodyMs: number;
  /** Without progress in either direction. */
  stalledMs: number;
  connectionsMax: number;
}

/** A node rejects requests while any of these is exceeded; 0 disables a limit. */
export interface LoadSheddingLimits {
  /** The event loop's delay for most of a second. */
  loopDelayMs: number;
  /** The event loop's utilisation for most of a second, from 0 to 1. */
  loopUtilisation: number;
  heapBytes: number;
  /** Resident memory. */
  memoryBytes: number;
}

/** A browser on a slow phone stays well within these. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 300_000,
  bodyMs: 20_000,
  stalledMs: 60_000,
  connectionsMax: CONNECTIONS_MAX,
};

/** For tests and tools. */
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
      memoryBytes: megabytes(values.OVERLOAD_MEMORY_MB) ?? availableMemory() * MEMORY_SHARE,
    },
    connections: {
      headersMs: values.REQUEST_HEADERS_SECONDS * 1_000,
      requestMs: values.REQUEST_SECONDS * 1_000,
      bodyMs: DEFAULT_CONNECTION_LIMITS.bodyMs,
      stalledMs: values.STALLED_SECONDS * 1_000,
      connectionsMax: values.CONNECTIONS_MAX ?? defaultConnectionsMax(),
    },
  };
}

function megabytes(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value * BYTES_PER_MB;
}

/** Lower where the limit of open files is low, so that the node can still open its database and pictures. */
function defaultConnectionsMax(): number {
  const files = openFileLimit();
  return Math.min(CONNECTIONS_MAX, Math.max(files - RESERVED_FILES, Math.floor(files / 2)));
}

/** The soft limit of open files and connections of this process; Infinity where the system reports none. */
function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}

/** A container's limit can be lower than the machine's memory. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
