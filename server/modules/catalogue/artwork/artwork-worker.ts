import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { drawOutfit } from "#artwork/draw-outfit.ts";
import type { FlatLay, Outfit } from "#artwork/flat-lay.ts";

/** A worker thread that draws: it receives an outfit and a seed, and posts the picture. */
export type DrawReply = { image: Uint8Array; spots: FlatLay["spots"] } | { problem: string };

// Linux sets the priority of the thread; other systems would set that of the whole process.
if (process.platform === "linux") setPriority(19);

const post = (reply: DrawReply): void => parentPort?.postMessage(reply);

parentPort?.on("message", ({ outfit, seed }: { outfit: Outfit; seed: string }) => {
  drawOutfit(outfit, seed).then(
    ({ image, spots }) => post({ image, spots }),
    (error: unknown) =>
      post({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
