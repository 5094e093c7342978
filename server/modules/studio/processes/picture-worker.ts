import { setPriority } from "node:os";
import { drawOutfit } from "#artwork/draw-outfit.ts";
import type { DrawOutfit } from "#server/modules/catalogue/artwork/artwork-drawer.ts";
import { loadSharp } from "#server/modules/media/image-engine.ts";
import { type JobReply, sentError } from "./job-reply.ts";
import { STUDIO_JOBS } from "./studio-job-functions.ts";

const draw: DrawOutfit = async (outfit, seed) => {
  const { image, spots } = await drawOutfit(outfit, seed);
  return { image, spots };
};
const JOBS = { ...STUDIO_JOBS, drawOutfit: draw } as Record<string, (...args: never[]) => Promise<unknown>>;

try {
  setPriority(Number(process.argv[2]));
} catch (error) {
  // A sandbox may refuse a lower priority.
  process.emitWarning(`Pictures are drawn with the priority of the server: ${error}`);
}

// Ctrl-C reaches all processes of the terminal; the server finishes the jobs and then ends this process.
process.on("SIGINT", () => {});
// The server has ended.
process.on("disconnect", () => process.exit());

async function run(name: string, args: never[]): Promise<JobReply> {
  try {
    // Configures the library for this process.
    await loadSharp();
    return { result: await JOBS[name]?.(...args) };
  } catch (error) {
    return { error: sentError(error) };
  }
}

process.on("message", async ({ name, args }: { name: string; args: never[] }) => {
  process.send?.(await run(name, args));
});
