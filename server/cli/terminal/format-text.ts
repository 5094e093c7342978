/** `3 lines`, `1 line`. */
export function formatCount(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/**
 * Replaces control and format characters, so that untrusted text cannot send escape sequences
 * to the terminal.
 */
export function stripControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd");
}
