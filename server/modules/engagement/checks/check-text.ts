import type { HoldReason } from "#contract/engagement/text-reports.ts";
import { LINKS_IN_TEXT_MAX } from "#contract/limits.ts";
import { countLinks } from "./count-links.ts";
import { createWordMatcher } from "./word-matcher.ts";

/** What the text of a new comment or reply shows by itself. Its author and their other texts are checked in the transaction. */
export interface CheckedText {
  reasons: HoldReason[];
  /** Holds the text of a new account. */
  hasLink: boolean;
}

export type CheckText = (text: string) => CheckedText;

/** `readWordList` is asked for each text, so that a changed list counts at once; its matcher is made again only then. */
export function createTextChecks(readWordList: () => readonly string[]): CheckText {
  let matcher: { list: string; hasWord: (text: string) => boolean } | undefined;
  return (text) => {
    const words = readWordList();
    const list = words.join("\n");
    if (matcher?.list !== list) matcher = { list, hasWord: createWordMatcher(words) };
    const links = countLinks(text);
    const reasons: HoldReason[] = [];
    if (matcher.hasWord(text)) reasons.push("words");
    if (links > LINKS_IN_TEXT_MAX) reasons.push("many-links");
    return { reasons, hasLink: links > 0 };
  };
}
