/**
 * Codes of PostgreSQL and of the connection for an unreachable or overloaded database, as opposed to a wrong
 * or slow statement.
 */
const UNAVAILABLE_CODES = new Set([
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
  // The database was dropped.
  "3D000",
  "25P03",
]);

const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/i;

/** Whether an error or one of its causes means that the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && UNAVAILABLE_CODES.has(code)) return true;
    if (UNAVAILABLE_MESSAGES.test(current.message)) return true;
  }
  return false;
}

const STATEMENT_TIMEOUT = "57014";

/** Whether PostgreSQL cancelled the statement because it took too long; the database itself is available. */
export function isStatementTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as { code?: unknown }).code === STATEMENT_TIMEOUT) return true;
  }
  return false;
}
