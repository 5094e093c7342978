import { isIP } from "node:net";

/** What stands in a line instead of what was taken out. */
const EMAIL = "[e-mail]";
const ADDRESS = "[address]";
const SECRET = "[secret]";

const EMAILS = /[^\s"'`<>()[\]{},;:\\/@=]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi;
/** User and password in front of a host. */
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s"'/@\\]+@/gi;
const BEARERS = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
/** 256 bits in URL-safe characters: the form of every secret this shop makes. */
const SECRETS = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Anything that might be an IPv4 or IPv6 address; whether it is one, is asked of Node. */
const MAYBE_ADDRESSES = /(?<![\w.:-])[0-9a-f:.]{3,45}(?![\w:-]|\.\d)/gi;
/** This machine, which is nobody. */
const NOBODY = /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|::1?)$/;

/**
 * A line of the log without e-mail addresses, IP addresses, credentials and secrets, whoever put them there: the net below
 * everybody who takes care not to write them.
 */
export function redactPrivateData(line: string): string {
  return line
    .replace(CREDENTIALS, `$1${SECRET}@`)
    .replace(EMAILS, EMAIL)
    .replace(BEARERS, `$1 ${SECRET}`)
    .replace(SECRETS, SECRET)
    .replace(MAYBE_ADDRESSES, withoutAddress);
}

/** A port, or the end of a sentence, may follow the address. */
function withoutAddress(text: string): string {
  const [, address = "", rest = ""] = text.match(/^(.*?)(:\d+|[.:]+)?$/s) ?? [];
  for (const [candidate, after] of [
    [text, ""],
    [address, rest],
  ] as const) {
    if (isIP(candidate)) return NOBODY.test(candidate) ? text : `${ADDRESS}${after}`;
  }
  return text;
}
