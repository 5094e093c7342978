import { readFileSync } from "node:fs";

/** Report files of the test runners. */
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

/** Number of tests that a step ran. A step that failed without a failed test counts as one failure. */
export function countTests(step, ok, reportFile) {
  let counts = { passed: 0, failed: 0 };
  try {
    if (reportFile) counts = readers[step](JSON.parse(readFileSync(reportFile, "utf8")));
  } catch {
    // The runner exited before its first test and wrote no report; the exit code decides.
  }
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
