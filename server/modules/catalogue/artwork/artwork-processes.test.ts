import { afterAll, expect, it, vi } from "vitest";
import { scaled } from "#tests/setup/time-limits.ts";
import { createArtworkProcesses } from "./artwork-processes.ts";

const artwork = createArtworkProcesses(100);
afterAll(() => artwork.close());

const OUTFIT = { category: "Casual", section: "Women", items: [{ itemName: "Red kurta" }] } as const;
const WAIT = { timeout: scaled(15_000) };
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it(
  "a picture is drawn in another process, which ends when it is idle",
  async () => {
    const drawing = artwork.drawOutfit(OUTFIT, "1");
    const [pid = 0] = artwork.pids();
    expect(isRunning(pid)).toBe(true);
    const { image, spots } = await drawing;
    expect(Buffer.from(image).subarray(8, 12).toString()).toBe("WEBP");
    expect(spots).toHaveLength(1);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), WAIT);
    expect(artwork.pids()).toEqual([]);
  },
  scaled(30_000),
);

it(
  "a drawing fails when its process dies, and the next one has another process",
  async () => {
    const drawing = artwork.drawOutfit(OUTFIT, "1");
    process.kill(artwork.pids()[0] ?? 0, "SIGKILL");
    await expect(drawing).rejects.toThrow("The drawing process ended");
    expect((await artwork.drawOutfit(OUTFIT, "1")).spots).toHaveLength(1);
  },
  scaled(30_000),
);
