import { z } from "zod";

/** The schema of a text that is stored or searched for. PostgreSQL cannot store NUL. */
export function storedText(text: z.ZodString, message?: string): z.ZodString {
  return text.refine((value) => !value.includes("\u0000"), message);
}

const VISIBLE =
  /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd\u{1d159}]/u;

/** Whether a text has a visible character: not only spaces, zero-width characters and the like. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE.test(text);
}

/** Viramas of the scripts of India and Sri Lanka, after which a joiner chooses the form of the letters. */
const VIRAMA = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca";
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}\ufe0f?)?`;
/** Symbols that are drawn as nothing, or stand for what could not be read. */
const BLANK = String.raw`\u2800\ufffc\ufffd\u{1d159}`;
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}${BLANK}]`;
/**
 * A hidden character, or the places where joiners and selectors have a meaning: in emoji, after a virama,
 * between Arabic letters.
 */
const HIDDEN_OR_JOINED = new RegExp(
  [
    `(${HIDDEN}+)`,
    String.raw`${EMOJI}(?:\u200d${EMOJI})*`,
    String.raw`[0-9#*]\ufe0f\u20e3`,
    `[${VIRAMA}][\u200c\u200d]`,
    String.raw`\p{Script=Arabic}\u200c(?=\p{Script=Arabic})`,
  ].join("|"),
  "gu",
);

/**
 * The text with `by` in the place of characters that nobody sees, or that turn the direction of those around
 * them.
 */
export function replaceHidden(text: string, by: string): string {
  return text.replace(HIDDEN_OR_JOINED, (found, hidden: string | undefined) =>
    hidden === undefined ? found : by,
  );
}

/** A name in the form in which it is stored: compatible forms are equal, and spaces are single. */
export function tidyName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
}

interface NameMessages {
  missing: string;
  tooLong: string;
  hidden: string;
}

/** Schema of a name that other people see. */
export function visibleName(maxLength: number, messages: NameMessages) {
  const name = z.string(messages.missing).overwrite(tidyName);
  return checkName(name, maxLength, messages).refine(hasVisibleCharacter, messages.missing);
}

/** The same, but it may be empty, and keeps its outer spaces. */
export function optionalName(maxLength: number, messages: NameMessages) {
  return checkName(z.string(messages.missing).normalize("NFKC"), maxLength, messages);
}

/** The same for what a product is called: only its outer spaces go, because a shop may write ™ or ½. */
export function visibleProductName(maxLength: number, messages: NameMessages) {
  return checkName(z.string(messages.missing).trim().min(1, messages.missing), maxLength, messages);
}

function checkName(name: z.ZodString, maxLength: number, { missing, tooLong, hidden }: NameMessages) {
  return name
    .max(maxLength, tooLong)
    .refine((text) => text === "" || hasVisibleCharacter(text), { error: missing, abort: true })
    .refine((text) => replaceHidden(text, "") === text, hidden);
}
