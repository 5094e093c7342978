/**
 * An unguessable id. `crypto.randomUUID` needs https, which a phone that opens a development server
 * does not have.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
