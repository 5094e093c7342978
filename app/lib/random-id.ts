/** An id nobody can guess. `crypto.randomUUID` is missing where a phone opens a developer's machine over plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
