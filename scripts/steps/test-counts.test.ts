import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { countTests } from "./test-counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "test-counts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it.each(["unit", "services", "faults"])("reads the numbers of the %s tests", (step) => {
  const file = report({ numPassedTests: 40, numFailedTests: 2 });
  expect(countTests(step, false, file)).toEqual({ passed: 40, failed: 2 });
});

it("reads the browser tests' numbers", () => {
  const file = report({ stats: { expected: 12, unexpected: 0, flaky: 0, skipped: 1 } });
  expect(countTests("browser", true, file)).toEqual({ passed: 12, failed: 0 });
});

it("counts a step that failed without a failed test as one failure", () => {
  expect(countTests("lint", false)).toEqual({ passed: 0, failed: 1 });
  const file = report({ numPassedTests: 40, numFailedTests: 0 });
  expect(countTests("unit", false, file)).toEqual({ passed: 40, failed: 1 });
  expect(countTests("unit", false, join(folder, "never-written.json"))).toEqual({ passed: 0, failed: 1 });
});

it("counts nothing for a step without tests that went well", () => {
  expect(countTests("types", true)).toEqual({ passed: 0, failed: 0 });
});
