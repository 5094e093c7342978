import { afterAll, describe, expect, it, vi } from "vitest";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { PictureRefused } from "#server/modules/media/picture-refused.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { createPictureProcesses, type PictureProcesses } from "./picture-processes.ts";

const { drawOutfit, studioJobs: jobsFor, ...pictures } = createPictureProcesses({ idleMs: 100 });
const studioJobs = jobsFor("all");
afterAll(() => pictures.close());

const OUTFIT = { category: "Casual", section: "Women", items: [{ itemName: "Red kurta" }] } as const;
const WAIT = { timeout: scaled(15_000) };
const LIMIT = scaled(60_000);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const startedPid = (processes: Pick<PictureProcesses, "pids">) =>
  vi.waitFor(() => {
    const [pid] = processes.pids();
    if (!pid) throw new Error("No process has started");
    return pid;
  }, WAIT);
const upload = async () => ({ upload: await colourful(60, 80).png().toBuffer() });

describe("the drawing of an outfit", () => {
  it(
    "happens in another process, which ends when it is idle",
    async () => {
      const drawing = drawOutfit(OUTFIT, "1");
      const pid = await startedPid(pictures);
      expect(isRunning(pid)).toBe(true);
      const { image, spots } = await drawing;
      expect(Buffer.from(image).subarray(8, 12).toString()).toBe("WEBP");
      expect(spots).toHaveLength(1);
      await vi.waitFor(() => expect(isRunning(pid)).toBe(false), WAIT);
      expect(pictures.pids()).toEqual([]);
    },
    LIMIT,
  );

  it(
    "fails when its process dies, and the next one has another process",
    async () => {
      const drawing = drawOutfit(OUTFIT, "1");
      process.kill(await startedPid(pictures), "SIGKILL");
      await expect(drawing).rejects.toThrow("The process of the job ended");
      expect((await drawOutfit(OUTFIT, "1")).spots).toHaveLength(1);
    },
    LIMIT,
  );
});

describe("a job of the studio", () => {
  it(
    "returns bytes from another process, and its errors as what they were",
    async () => {
      const { image, source, width } = await studioJobs.cutOut(await upload());
      expect([image, source].every(Buffer.isBuffer)).toBe(true);
      expect(width).toBe(60);

      const refused = await studioJobs.cutOut({ upload: Buffer.from("text") }).catch((error) => error);
      expect(refused).toBeInstanceOf(PictureRefused);
      expect(refused).toMatchObject({ reason: "type", status: 415 });
      const narrow = studioJobs.cutOut({ upload: await colourful(320, 10).png().toBuffer() });
      await expect(narrow).rejects.toMatchObject({
        code: "BAD_REQUEST",
        sentence: STUDIO_ERRORS.tooNarrow,
      });
      await expect(studioJobs.cutOut({ source: Buffer.from("text"), strokes: [] })).rejects.toThrow(
        "unsupported image format",
      );
    },
    LIMIT,
  );

  it(
    "ends with a sentence when its process dies, and the next one succeeds",
    async () => {
      const own = createPictureProcesses();
      const job = own.studioJobs("all").cutOut(await upload());
      const [, pid] = [job.catch(() => {}), await startedPid(own)];
      process.kill(pid, "SIGKILL");
      await expect(job).rejects.toMatchObject({ code: "UNAVAILABLE", sentence: STUDIO_ERRORS.interrupted });
      expect((await own.studioJobs("all").cutOut(await upload())).width).toBe(60);
      await own.close();
    },
    LIMIT,
  );

  it("ends with its process when it takes too long", async () => {
    const quick = createPictureProcesses({ jobMs: 1 });
    const job = quick.studioJobs("all").cutOut(await upload());
    await expect(job).rejects.toMatchObject({ code: "UNAVAILABLE", sentence: STUDIO_ERRORS.tookTooLong });
    await vi.waitFor(() => expect(quick.pids()).toEqual([]), WAIT);
  });

  it(
    "is refused at once when the queue is full, while other jobs and drawings are not",
    async () => {
      const stalled = createPictureProcesses({ jobMs: 1 });
      const { sentence, retryAfter } = { sentence: STUDIO_ERRORS.isBusy, retryAfter: 5 };
      const bytes = await upload();
      const jobs = Array.from({ length: 40 }, () =>
        stalled
          .studioJobs("all")
          .cutOut(bytes)
          .catch((error: unknown) => error),
      );
      expect(await jobs.at(-1)).toMatchObject({ code: "UNAVAILABLE", sentence, retryAfter });
      expect(await jobs[0]).toMatchObject({ sentence: STUDIO_ERRORS.tookTooLong });
      await Promise.all(jobs);
      await stalled.close();
    },
    LIMIT,
  );
});
