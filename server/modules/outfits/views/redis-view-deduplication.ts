import type { Redis } from "ioredis";
import { VIEW_WINDOW_MS } from "#contract/limits.ts";
import type { ViewDeduplication } from "./view-counter.ts";

/**
 * Deduplicates views in Redis for all nodes. While Redis is unavailable, each node deduplicates on its own.
 */
export function redisViewDeduplication(redis: Redis, key: Buffer): ViewDeduplication {
  return {
    key,
    isFirst: async (viewKey) => {
      if (redis.status !== "ready") return true;
      try {
        return (await redis.set(`view:${viewKey}`, "", "PX", VIEW_WINDOW_MS, "NX")) === "OK";
      } catch {
        // The connection logs its loss.
        return true;
      }
    },
  };
}
