import { beforeEach, expect, it, vi } from "vitest";
import { undoImport } from "#app/dashboard/import/import-api.ts";
import { undoPieceImport } from "#app/dashboard/pieces/import/piece-import-api.ts";
import { CALL_LIMIT_MS } from "#app/lib/api-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it.each([
  ["an import of outfits", () => undoImport("import-1")],
  ["an import of products", () => undoPieceImport("import-1")],
])("undoing %s may take longer than other calls", async (_what, undo) => {
  const done = { success: true, message: "2 changed back" };
  const fetchLate = (_path: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      setTimeout(() => resolve(Response.json(done)), 4 * CALL_LIMIT_MS);
    });
  vi.stubGlobal("fetch", vi.fn(fetchLate));
  const undone = undo();
  await vi.advanceTimersByTimeAsync(4 * CALL_LIMIT_MS);
  expect(await undone).toEqual(done);
});
