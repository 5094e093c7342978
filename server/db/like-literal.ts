/** A text within a pattern of LIKE, whose signs have no meaning there. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
