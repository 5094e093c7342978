import { isIP } from "node:net";

/** Replacements for redacted parts of a line. */
const EMAIL = "[email]";
const ADDRESS = "[address]";
const SECRET = "[secret]";

const EMAILS = /[^\s"'`<>()[\]{},;:\\/@=]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi;
/** User and password of a URL. */
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s"'/@\\]+@/gi;
const BEARERS = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
/** 256 bits in base64url, the form of every secret that the shop generates. */
const SECRETS = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Candidates for IPv4 and IPv6 addresses; isIP decides. */
const ADDRESS_CANDIDATES = /(?<![\w.:-])[0-9a-f:.]{3,45}(?![\w:-]|\.\d)/gi;
/** Addresses of this machine, which identify no person. */
const LOCAL_ADDRESSES = /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|::1?)$/;

/**
 * Redacts e-mail addresses, IP addresses, credentials and secrets in a log line, as a safety net
 * behind careful logging.
 */
export function redactPrivateData(line: string): string {
  return line
    .replace(CREDENTIALS, `$1${SECRET}@`)
    .replace(EMAILS, EMAIL)
    .replace(BEARERS, `$1 ${SECRET}`)
    .replace(SECRETS, SECRET)
    .replace(ADDRESS_CANDIDATES, withoutAddress);
}

/** Keeps a port or punctuation that follows the address. */
function withoutAddress(text: string): string {
  const [, address = "", rest = ""] = text.match(/^(.*?)(:\d+|[.:]+)?$/s) ?? [];
  for (const [candidate, after] of [
    [text, ""],
    [address, rest],
  ] as const) {
    if (isIP(candidate)) return LOCAL_ADDRESSES.test(candidate) ? text : `${ADDRESS}${after}`;
  }
  return text;
}
