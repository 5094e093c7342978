import { format } from "node:util";

const WATCHED = ["error", "warn"] as const;

let unexpected: string[] = [];
let expected: { pattern: RegExp; seen: boolean }[] = [];
let tolerated: RegExp[] = [];

function isNotTolerated(text: string): boolean {
  return !tolerated.some((pattern) => pattern.test(text));
}

function record(...args: unknown[]): void {
  const text = format(...args);
  if (!isNotTolerated(text)) return;
  const match = expected.find(({ pattern }) => pattern.test(text));
  if (match) match.seen = true;
  else unexpected.push(text);
}

/**
 * Starts collecting console warnings and errors instead of printing them, and clears the tolerated patterns.
 */
export function watchConsole(): void {
  // A file of which all tests are skipped leaves what it tolerates, because nothing settles it.
  unexpected = unexpected.filter(isNotTolerated);
  tolerated = [];
  for (const method of WATCHED) console[method] = record;
}

/**
 * Expects console output that the current test causes on purpose; the test fails without it. Returns a
 * function that tells whether the output has occurred.
 */
export function expectConsole(pattern: RegExp): () => boolean {
  const expectation = { pattern, seen: false };
  expected.push(expectation);
  return () => expectation.seen;
}

/** Ignores matching output for the rest of the test file. */
export function tolerateConsole(pattern: RegExp): void {
  tolerated.push(pattern);
}

/** Throws if there was unexpected output or expected output is missing; then resets the state. */
export function settleConsole(): void {
  const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
  const notTolerated = unexpected.filter(isNotTolerated);
  unexpected = [];
  expected = [];
  if (notTolerated.length > 0) throw new Error(`Unexpected console output:\n${notTolerated.join("\n")}`);
  if (missing.length > 0) throw new Error(`Expected console output is missing: ${missing.join(", ")}`);
}
