/** Codes of PostgreSQL and of the connection that mean the database cannot be reached now, not that a statement was wrong. */
const AWAY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "53300",
  "57014",
  "25P03",
]);

const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|PGlite is (closed|closing)/i;

/** Whether an error, or what caused it, says that the database is away. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && AWAY_CODES.has(code)) return true;
    if (AWAY_MESSAGES.test(current.message)) return true;
  }
  return false;
}
