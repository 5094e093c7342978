/**
 * The number of characters as all limits count them: code points, so that most emoji are one. Schemas count
 * the same.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The first characters of a text. */
export function firstCharacters(text: string, count: number): string {
  // A joiner at the end would wait for the next character.
  return [...text]
    .slice(0, count)
    .join("")
    .replace(/\u200d+$/, "");
}

/** The text with its first character in upper case. */
export function upperFirst(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
