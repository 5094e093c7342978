import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where texts stand: message files, the contract, copy for the owner, and the dashboard's components. */
const TEXTS = ["contract", "app/content", "app/dashboard", "app/**/*messages.ts"];

/** The chat is no WhatsApp: the button reads "Try Chat Bot". */
const SAID_OTHERWISE = new Set(["Try WhatsApp Bot"]);

test("each sentence that the specification quotes is written once, as it quotes it", () => {
  const statements = readFileSync("docs/spec-statements.md", "utf8");
  const quoted = [...statements.matchAll(/'([A-Z₹][^']{2,})'/g)].map(([, sentence = ""]) => sentence);
  expect(quoted.length).toBeGreaterThan(90);
  const files = execFileSync("git", ["ls-files", ...TEXTS], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  // Sentences with an emphasis are tuples of their parts.
  const texts = files.map((file) => readFileSync(file, "utf8").replaceAll('", "', "")).join("\n");
  const missing = [...new Set(quoted)].filter(
    (sentence) => !SAID_OTHERWISE.has(sentence) && !patternOf(sentence).test(texts),
  );
  expect(missing).toEqual([]);
});

const PLACEHOLDER = /\{[^}]*\}|(?<=\()n(?=\))|\b[XYZ]\b/;
const VALUE = "\\$\\{[^}]*\\}";

/**
 * The sentence with any value where it has a placeholder ("{message}", "n" in brackets, "X to Y of Z"); a limit
 * may come from its constant.
 */
function patternOf(sentence: string): RegExp {
  // What stands at the end may be an element of its own.
  const literals = sentence
    .replace(/ ?\{[^}]*\}$/, "")
    .split(PLACEHOLDER)
    .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&"));
  return new RegExp(literals.join(VALUE).replace(/\d+/g, `(?:$&|${VALUE})`));
}
