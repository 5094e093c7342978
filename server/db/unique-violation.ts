const UNIQUE_VIOLATION = "23505";

/** The unique constraint or index that an error or one of its causes names as violated. */
export function violatedUniqueConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (code === UNIQUE_VIOLATION && typeof constraint === "string") return constraint;
  }
  return undefined;
}
