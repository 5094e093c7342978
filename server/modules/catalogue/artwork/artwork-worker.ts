import { setPriority } from "node:os";
import { drawOutfit } from "#artwork/draw-outfit.ts";
import type { FlatLay, Outfit } from "#artwork/flat-lay.ts";
import { loadSharp } from "#server/modules/media/image-engine.ts";

export type DrawReply = { image: Uint8Array; spots: FlatLay["spots"] } | { problem: string };

try {
  setPriority(19);
} catch (error) {
  // A sandbox may refuse a lower priority.
  process.emitWarning(`Artwork is drawn with the priority of the server: ${error}`);
}

// Ctrl-C reaches all processes of the terminal; the server finishes the drawing and then ends this process.
process.on("SIGINT", () => {});
// The server has ended.
process.on("disconnect", () => process.exit());

const post = (reply: DrawReply): void => void process.send?.(reply);

process.on("message", ({ outfit, seed }: { outfit: Outfit; seed: string }) => {
  // Configures the library for this process.
  loadSharp()
    .then(() => drawOutfit(outfit, seed))
    .then(
      ({ image, spots }) => post({ image, spots }),
      (error: unknown) =>
        post({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});
