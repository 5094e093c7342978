import robotsParser from "robots-parser";

export interface RobotsJob {
  /** The address of the file, whose origin the URL has. */
  address: string;
  text: string;
  url: string;
  userAgent: string;
}

/** No link of an item is longer, so a longer rule is none for its page. */
const RULE_MAX_LENGTH = 2_000;

/** Whether the rules of a robots.txt (RFC 9309) allow a program to request a URL. */
export function allowsUrl({ address, text, url, userAgent }: RobotsJob): boolean {
  return robotsParser(address, boundedRules(text)).isAllowed(url, userAgent) ?? true;
}

/**
 * The parser compares every character of a rule with every one of the URL; several `*` in a row say
 * what one says.
 */
function boundedRules(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\*{2,}/g, "*"))
    .filter((line) => line.length <= RULE_MAX_LENGTH)
    .join("\n");
}
