import type { ShopProcess } from "./shop-processes.ts";

export interface Writers {
  /** The duration of the longest call so far, in milliseconds. */
  longestMs(): number;
  /** Stops all writers and returns their results. */
  stop(): Promise<{ completed: number; failures: string[]; longestMs: number }>;
}

/** Starts one writer for each call, which repeats it in a loop. */
export function startWriters(
  { url }: ShopProcess,
  calls: readonly { method: string; path: string; headers: Record<string, string>; body?: string }[],
): Writers {
  let isOver = false;
  let completed = 0;
  let longestMs = 0;
  const failures: string[] = [];
  const writer = async ({ path, ...call }: (typeof calls)[number]) => {
    while (!isOver) {
      const started = performance.now();
      const response = await fetch(url + path, call).catch((error: Error) => error);
      const outcome = response instanceof Error ? response.message : response.status;
      if (outcome !== 200) failures.push(`${call.method} ${path}: ${outcome}`);
      if (!(response instanceof Error)) await response.arrayBuffer();
      completed += 1;
      longestMs = Math.max(longestMs, performance.now() - started);
    }
  };
  const underway = calls.map(writer);
  return {
    longestMs: () => Math.round(longestMs),
    stop: async () => {
      isOver = true;
      await Promise.all(underway);
      return { completed, failures, longestMs: Math.round(longestMs) };
    },
  };
}
