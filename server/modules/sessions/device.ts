import Bowser from "bowser";

/** Header values are bounded by Node at 16 KB; the library needs no more than this. */
const READ_MAX = 400;
const UNKNOWN = "Unknown device";

/** Browser and system of a User-Agent header, such as "Chrome on Android". */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, READ_MAX));
  const names = [browser.name, os.name].filter((name) => name && KNOWN_NAME.test(name));
  return names.join(" on ") || UNKNOWN;
}

/** The library passes on words of the header that it does not know. */
const KNOWN_NAME = /^[\w .+-]{1,40}$/;
