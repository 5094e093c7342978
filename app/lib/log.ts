/** The one place where the web site speaks to the console: failures that the specification says are only logged. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the place the rule points to
  console.warn(`${what}:`, error instanceof Error ? error.message : error);
}
