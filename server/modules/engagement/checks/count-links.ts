const NAME = "\\b[a-z0-9-]{1,63}";
/** Top-level domains that no sentence begins with. */
const PLAIN = "(?:com|org|biz|xyz|co\\.in|co\\.uk|xn--[a-z0-9-]{1,59})";
/**
 * Top-level domains that are words too: "Great outfit.Shop name?" has no space after its full stop, and no
 * link.
 */
const WORDS = "(?:net|info|shop|store|online|site|click|app)";
const RARE =
  "(?:top|live|club|link|page|dev|style|fashion|sale|shopping|clothing|boutique|pro|vip|life|world|gle)";
/** Any two letters but words and sizes that are no country's domain: "cotton.or/silk", "size.xl/xxl". */
const COUNTRY = "(?!(?:an|he|hi|if|of|oh|ok|on|or|up|we|xl|xs)\\b)[a-z]{2}";

/**
 * An address with its scheme or "www.", a name under a common top-level domain, or any name with a path
 * ("bit.ly/x"). Deliberately narrower than what chat programs turn into links: a missing space after a full
 * stop ("nice.it suits you") is no link.
 */
const LINKS = [
  /https?:\/\/\S|\bwww\.\S/i,
  new RegExp(`${NAME}\\.${PLAIN}\\b`, "i"),
  new RegExp(`${NAME}\\.${WORDS}\\b`),
  new RegExp(`${NAME}\\.(?:${WORDS}|${RARE}|${COUNTRY})/\\w`, "i"),
];

export function countLinks(text: string): number {
  return text.split(/[\s,;]+/).filter((part) => LINKS.some((link) => link.test(part))).length;
}
