/** The only place that writes to the console: failures that are logged and not shown. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the rule refers to this function
  console.warn(`${what}:`, error instanceof Error ? error.message : error);
}
