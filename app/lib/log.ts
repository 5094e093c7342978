/** The only place that writes to the console: failures that are logged and not shown. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the place the rule points to
  console.warn(`${what}:`, error instanceof Error ? error.message : error);
}
