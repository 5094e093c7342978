import { readFileSync } from "node:fs";

/** Where the test runners leave their numbers. */
export const REPORTS = {
  unit: "test-results/unit.json",
  services: "test-results/services.json",
  browser: "test-results/browser.json",
  faults: "test-results/faults.json",
};

const ofVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const readers = {
  unit: ofVitest,
  services: ofVitest,
  faults: ofVitest,
  browser: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
};

/** How many tests a step ran; a step that broke without a failed test to show for it counts as one failure. */
export function countTests(step, ok, reportFile) {
  let counts = { passed: 0, failed: 0 };
  try {
    if (reportFile) counts = readers[step](JSON.parse(readFileSync(reportFile, "utf8")));
  } catch {
    // Without a report the runner died before its first test: the exit code alone speaks.
  }
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
