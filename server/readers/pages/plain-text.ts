import { Parser } from "htmlparser2";

const TEXT_MAX_LENGTH = 200;
/** Read from a text before it is cut, because markup can be longer than what it says. */
const SOURCE_MAX_LENGTH = 4_000;

/**
 * A page's text without markup, entities and control characters, in one line of at most 200 characters;
 * undefined if nothing is left.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  let text = "";
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === "script" || name === "style") hidden += 1;
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
    onclosetag: (name) => {
      if (name === "script" || name === "style") hidden -= 1;
    },
  });
  parser.end(value.slice(0, SOURCE_MAX_LENGTH));
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, TEXT_MAX_LENGTH)
    .trim();
  return line === "" ? undefined : line;
}
