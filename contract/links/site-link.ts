import { isHttpUrl } from "#contract/links/link-url.ts";

/** Whether a text is a path of this site, such as `/outfit?section=Men`, or an https address. */
export function isSiteLink(link: string): boolean {
  if (/^\/(?![/\\])/.test(link)) return !/[\s\p{Cc}\\]/u.test(link);
  return isHttpUrl(link) && /^https:/i.test(link);
}
