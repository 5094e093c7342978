import { format } from "node:util";

const WATCHED = ["error", "warn"] as const;

let unexpected: string[] = [];
let expected: { pattern: RegExp; seen: boolean }[] = [];
let tolerated: RegExp[] = [];

function record(...args: unknown[]): void {
  const text = format(...args);
  if (tolerated.some((pattern) => pattern.test(text))) return;
  const match = expected.find(({ pattern }) => pattern.test(text));
  if (match) match.seen = true;
  else unexpected.push(text);
}

/** From here on, warnings and errors on the console are collected instead of printed; none is tolerated. */
export function watchConsole(): void {
  tolerated = [];
  for (const method of WATCHED) console[method] = record;
}

/**
 * Announces console output that the test at hand provokes on purpose; the test fails when it does not come. Returns a function that says
 * whether it has come.
 */
export function expectConsole(pattern: RegExp): () => boolean {
  const announced = { pattern, seen: false };
  expected.push(announced);
  return () => announced.seen;
}

/** Lets a library's own notices pass for the rest of the test file, whether they come or not. */
export function tolerateConsole(pattern: RegExp): void {
  tolerated.push(pattern);
}

/** Throws when something unannounced was printed or something announced was not, and starts afresh. */
export function settleConsole(): void {
  const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
  const surprises = unexpected.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
  unexpected = [];
  expected = [];
  if (surprises.length > 0) throw new Error(`Unexpected console output:\n${surprises.join("\n")}`);
  if (missing.length > 0) throw new Error(`Announced console output did not come: ${missing.join(", ")}`);
}
