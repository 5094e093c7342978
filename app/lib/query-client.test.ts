import { onlineManager } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { getQueryClient } from "#app/lib/query-client.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

const failure = (status: number, retryAfterMs?: number) =>
  new ApiFailure(status, "FAILED", "It failed", { retryAfterMs });
const timeout = new DOMException("Too late", "TimeoutError");

beforeEach(() => {
  vi.stubEnv("SSR", false);
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers();
  return () => {
    getQueryClient().clear();
    onlineManager.setOnline(true);
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

/** The times of the attempts, in ms after the first one. */
async function attemptsAt(error: Error): Promise<number[]> {
  const start = Date.now();
  const times: number[] = [];
  const queryFn = () => {
    times.push(Date.now() - start);
    return Promise.reject(error);
  };
  const settled = getQueryClient()
    .fetchQuery({ queryKey: [error.message], queryFn })
    .catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled;
  return times;
}

it.each([
  ["a broken connection", new Error("Unreachable"), [0, 1_000, 3_000]],
  ["a server's error", failure(500), [0, 1_000, 3_000]],
  ["503 with Retry-After", failure(503, 5_000), [0, 5_000, 10_000]],
  ["429 with Retry-After", failure(429, 2_000), [0, 2_000, 4_000]],
  ["a Retry-After of more than 10 s", failure(503, 11_000), [0]],
  ["429 without Retry-After", failure(429), [0]],
  ["a call that took 15 s", timeout, [0]],
  ["a request that was refused", failure(404), [0]],
])("a query that fails with %s", async (_what, error, times) => {
  expect(await attemptsAt(error)).toEqual(times);
});

it("a query without a network fails at once", async () => {
  onlineManager.setOnline(false);
  expect(await attemptsAt(new Error("Unreachable"))).toEqual([0]);
});

it("a change is never retried by itself", async () => {
  const mutationFn = vi.fn(() => Promise.reject(failure(503, 1_000)));
  const client = getQueryClient();
  const change = client.getMutationCache().build(client, { mutationFn });
  const failed = change.execute(undefined).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(mutationFn).toHaveBeenCalledOnce();
});
