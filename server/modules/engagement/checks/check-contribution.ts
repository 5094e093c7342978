import type { HoldReason } from "#contract/engagement/contribution-reports.ts";
import { LINKS_IN_TEXT_MAX } from "#contract/limits.ts";
import { countLinks } from "./count-links.ts";
import { createWordMatcher } from "./word-matcher.ts";

/**
 * What a new contribution shows by itself. Its author and their other contributions are checked in the
 * transaction.
 */
export interface CheckedContribution {
  reasons: HoldReason[];
  /** Holds a contribution of a new account. */
  hasLink: boolean;
}

export type CheckContribution = (text: string) => CheckedContribution;

/**
 * `readWordList` is asked for each text, so that a changed list counts at once; its matcher is made again
 * only then.
 */
export function createContributionChecks(readWordList: () => readonly string[]): CheckContribution {
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
