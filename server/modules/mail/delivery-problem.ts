const ADDRESS = /[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g;

/** What the log says of a failed attempt: everything an operator needs, and nobody's address. */
export function deliveryProblem(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return { reason: error.message.replaceAll(ADDRESS, "[address]"), code, command, responseCode };
}
