import { expect, test } from "vitest";
import { workersFor } from "./test-workers.ts";

const GB = 1024 ** 3;

test.each([
  { machine: "a core", cores: 1, memory: 4 * GB, workers: 2 },
  { machine: "two cores", cores: 2, memory: 24 * GB, workers: 2 },
  { machine: "a quick laptop", cores: 8, memory: 16 * GB, workers: 8 },
  { machine: "many cores and little memory", cores: 16, memory: 4 * GB, workers: 2 },
  { machine: "some memory", cores: 8, memory: 7.6 * GB, workers: 5 },
  { machine: "a large server", cores: 64, memory: 256 * GB, workers: 8 },
])("$machine runs $workers test processes", ({ cores, memory, workers }) => {
  expect(workersFor(cores, memory)).toBe(workers);
});
