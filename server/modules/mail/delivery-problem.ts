const ADDRESS = /[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g;

/** Log fields of a failed attempt, without e-mail addresses. */
export function deliveryProblem(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return { reason: error.message.replaceAll(ADDRESS, "[address]"), code, command, responseCode };
}
