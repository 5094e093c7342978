/**
 * An error as it crosses between threads; a structured clone would lose the database's code and constraint.
 */
export interface TransferredError {
  message: string;
  fields: Record<string, string | number | boolean>;
}

/** Keeps plain fields only: the parameters of a statement, which can hold personal data, are a list. */
export function transferError(thrown: unknown): TransferredError {
  if (typeof thrown !== "object" || thrown === null) return { message: String(thrown), fields: {} };
  const fields: TransferredError["fields"] = {};
  for (const [key, value] of Object.entries(thrown)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      fields[key] = value;
  }
  const { message, name } = thrown as { message?: unknown; name?: unknown };
  return { message: String(message || name), fields };
}

export function receiveError({ message, fields }: TransferredError): Error {
  return Object.assign(new Error(message), fields);
}
