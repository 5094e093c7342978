import {
  collapseDuplicatesTransformer,
  englishRecommendedBlacklistMatcherTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  toAsciiLowerCaseTransformer,
} from "obscenity";

/** Letters that words have twice: a run of them counts as two, a run of any other character as one. */
const DOUBLED = "beolsg";
const ASCII_WORD_EDGE = /^\w|\w$/;
const SYNTAX = /[\\[\]?|]/g;

const WITHOUT_LEET = [
  resolveConfusablesTransformer(),
  toAsciiLowerCaseTransformer(),
  collapseDuplicatesTransformer({
    defaultThreshold: 1,
    customThresholds: new Map([...DOUBLED].map((letter) => [letter, 2])),
  }),
];

/**
 * A predicate for texts that have one of the words, in any case, with look-alike letters, repeated letters or
 * digits for letters, alone or in the plural. A word within a longer one ("classic") does not count; words in
 * scripts other than Latin are found there too, because the matcher knows the edges of Latin words only.
 */
export function createWordMatcher(words: readonly string[]): (text: string) => boolean {
  const patterns = [...new Set(words.map(collapseRuns))].filter(Boolean).map(toPattern);
  if (patterns.length === 0) return () => false;
  const blacklistedTerms = patterns.map((pattern, id) => ({ id, pattern }));
  // Without digits for letters too: they make "!" an "i", which hides the end of a word.
  const matchers = [WITHOUT_LEET, englishRecommendedBlacklistMatcherTransformers].map(
    (blacklistMatcherTransformers) => new RegExpMatcher({ blacklistedTerms, blacklistMatcherTransformers }),
  );
  return (text) => {
    const plain = asRead(text);
    return matchers.some((matcher) =>
      // A price such as 455 is no word.
      matcher
        .getAllMatches(plain)
        .some(({ startIndex, endIndex }) => /\p{L}/u.test(plain.slice(startIndex, endIndex + 1))),
    );
  };
}

/**
 * The text as people read it: without invisible characters, in compatible letters, with single spaces.
 */
function asRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, "");
}

/** The word as the matcher sees it in a text. */
function collapseRuns(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(.)\1+/gu, (run, letter: string) => (DOUBLED.includes(letter) ? run.slice(0, 2) : letter));
}

function toPattern(word: string) {
  const edge = (at: number) => (ASCII_WORD_EDGE.test(word.at(at) ?? "") ? "|" : "");
  const plural = edge(-1) && "[s]";
  return parseRawPattern(`${edge(0)}${word.replace(SYNTAX, "\\$&")}${plural}${edge(-1)}`);
}
