import type { Redis } from "ioredis";
import { VIEW_WINDOW_MS } from "#contract/limits.ts";
import type { SharedViews } from "./view-counter.ts";

/** Remembers in Redis, for all nodes, who has looked; while Redis is away every node goes by what it remembers itself. */
export function rememberTogether(redis: Redis, key: Buffer): SharedViews {
  return {
    key,
    isFirst: async (seenKey) => {
      if (redis.status !== "ready") return true;
      try {
        return (await redis.set(`view:${seenKey}`, "", "PX", VIEW_WINDOW_MS, "NX")) === "OK";
      } catch {
        // The connection says in the log that it is lost.
        return true;
      }
    },
  };
}
