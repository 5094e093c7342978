import type { ShopProcess } from "./shop-processes.ts";

export interface Writers {
  /** How long the longest call took until now, in milliseconds. */
  longestMs(): number;
  /** Has all of them stop, and tells how it went. */
  stop(): Promise<{ answered: number; failures: string[]; longestMs: number }>;
}

/** Calls that each of some writers makes again as soon as it is answered. */
export function startWriters(
  { url }: ShopProcess,
  calls: readonly { method: string; path: string; headers: Record<string, string>; body?: string }[],
): Writers {
  let isOver = false;
  let answered = 0;
  let longestMs = 0;
  const failures: string[] = [];
  const writer = async ({ path, ...call }: (typeof calls)[number]) => {
    while (!isOver) {
      const started = performance.now();
      const answer = await fetch(url + path, call).catch((error: Error) => error);
      const outcome = answer instanceof Error ? answer.message : answer.status;
      if (outcome !== 200) failures.push(`${call.method} ${path}: ${outcome}`);
      if (!(answer instanceof Error)) await answer.arrayBuffer();
      answered += 1;
      longestMs = Math.max(longestMs, performance.now() - started);
    }
  };
  const underway = calls.map(writer);
  return {
    longestMs: () => Math.round(longestMs),
    stop: async () => {
      isOver = true;
      await Promise.all(underway);
      return { answered, failures, longestMs: Math.round(longestMs) };
    },
  };
}
