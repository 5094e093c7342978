/**
 * A text that a spreadsheet would evaluate as a formula (CSV injection), full-width forms included. Text that
 * starts with apostrophes is escaped too, so that unescaping restores it.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const NEUTRALISED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;

/** Escapes a text so that a spreadsheet shows it and never evaluates it. */
export function inertCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses `inertCell` and trims the text. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return NEUTRALISED.test(text) ? text.slice(1) : text;
}
