/**
 * An address with its scheme or "www.", a name under a common top-level domain, or any name with a path ("bit.ly/x"). Deliberately
 * narrower than what chat programs turn into links: a missing space after a full stop ("nice.it suits you") is no link.
 */
const LINK =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:(?:com|net|org|info|biz|shop|store|online|site|xyz|click|app|co\.in)\b|[a-z]{2,20}\/\w)\S*/gi;

export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
