import { expect, it, vi } from "vitest";
import { loadCode } from "#app/loading/load-code.ts";

it("rejects with a sentence when code cannot be fetched, and fetches it again on the next call", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue("code");
  await expect(loadCode(load)).rejects.toThrow("Check your connection and try again.");
  await expect(loadCode(load)).resolves.toBe("code");
});

it("gives up after its time limit", async () => {
  const never = new Promise<never>(() => undefined);
  await expect(loadCode(() => never, { timeoutMs: 1, failureText: "Too slow." })).rejects.toThrow(
    "Too slow.",
  );
});
