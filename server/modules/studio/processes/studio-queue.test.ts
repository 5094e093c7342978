import { expect, it } from "vitest";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { CutoutOwner } from "../board-repository.ts";
import { createStudioQueue } from "./studio-queue.ts";

const ASHA = { id: "asha" };
const RAVI = { id: "ravi" };
const REFUSED = { code: "UNAVAILABLE", sentence: STUDIO_ERRORS.isBusy, retryAfter: 5 };

/** A queue with two slots whose jobs end when they are told to. */
function jobQueue() {
  const queue = createStudioQueue(2);
  const running: { name: string; end: () => void }[] = [];
  const refused: unknown[] = [];
  const settled = () => new Promise(setImmediate);
  return {
    refused,
    names: () => running.map(({ name }) => name),
    async add(caller: CutoutOwner, ...names: string[]) {
      for (const name of names) {
        const job = () => new Promise<void>((end) => running.push({ name, end }));
        queue(caller, job).catch((error: unknown) => refused.push(error));
      }
      await settled();
    },
    async endFirst() {
      running.shift()?.end();
      await settled();
    },
  };
}
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);

it("runs an administrator's job before those that wait for people", async () => {
  const jobs = jobQueue();
  await jobs.add(ASHA, ...numbered("asha", 5));
  await jobs.add(RAVI, ...numbered("ravi", 5));
  await jobs.add("all", "saving", "preview");
  expect(jobs.names()).toEqual(["asha 0", "asha 1"]);
  await jobs.endFirst();
  await jobs.endFirst();
  expect(jobs.names()).toEqual(["saving", "preview"]);
});

it("refuses jobs of people beyond their places, and none of administrators for that", async () => {
  const jobs = jobQueue();
  await jobs.add(ASHA, ...numbered("asha", 22));
  expect(jobs.refused).toHaveLength(17);
  expect(jobs.refused[0]).toMatchObject(REFUSED);
  for (const id of ["ravi", "meera", "kabir"]) await jobs.add({ id }, ...numbered(id, 4));
  expect(jobs.refused).toHaveLength(17 + 7);
  await jobs.add("all", ...numbered("administrator", 20));
  expect(jobs.refused).toHaveLength(17 + 7);
  await jobs.add("all", "one more");
  expect(jobs.refused).toHaveLength(17 + 8);
});

it("takes turns between people", async () => {
  const jobs = jobQueue();
  await jobs.add(ASHA, ...numbered("asha", 5));
  await jobs.add(RAVI, "ravi 0");
  await jobs.endFirst();
  expect(jobs.names()).toEqual(["asha 1", "ravi 0"]);
});
