/** Whether a text is an absolute http(s) URL without credentials. Only such links are stored and rendered. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\p{Cc}]/u.test(text)) return false;
  try {
    const url = new URL(text);
    return (
      (url.protocol === "http:" || url.protocol === "https:") && url.username === "" && url.password === ""
    );
  } catch {
    return false;
  }
}

/** Query parameters that say where a visitor came from, in any shop. */
const TRACKING =
  /^(?:utm_.+|_?ga|_gl|gclid|gclsrc|gad_.+|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|igsh(?:id)?|mc_[ce]id|_hsenc|_hsmi|mkt_tok|srsltid|epik|s_kwcid|aff(?:id|iliate|_.+|extparam\d)|irclickid|clickid|subid|cmpid|campaign(?:id)?)$/i;

/** The same for parameters that only one shop uses so, by the name in its host. */
const TRACKING_OF_SHOP: Record<string, RegExp> = {
  amazon:
    /^(?:tag|ref_?|p[df]_rd_.+|qid|sr|keywords|crid|sprefix|dib(?:_tag)?|linkcode|linkid|ascsubtag|camp|creative.*|content-id|smid)$/i,
  flipkart: /^(?:lid|marketplace|store|srno|otracker\d?|ssid|iid|ppt|ppn|fm|q|as.*|cmpid)$/i,
  myntra: /^(?:rf|src)$/i,
};

/**
 * A product link in one form, however it was copied: scheme, host and path, with the parameters that can name
 * the product, in alphabetical order. Parameters that tell where a visitor came from and the fragment are
 * dropped. A text that is no http(s) URL stays as it is.
 */
export function normaliseLink(link: string): string {
  const text = link.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  const host = url.host.replace(/\.(?=:|$)/, "");
  return `${url.protocol}//${host}${normalisePath(url.pathname, host)}${normaliseQuery(url.searchParams, host)}`;
}

function normalisePath(path: string, host: string): string {
  const own = shopOf(host) === "amazon" ? path.replace(/\/ref=[^/]*\/?$/, "") : path;
  return normaliseEscapes(own).replace(/\/+$/, "");
}

/** RFC 3986, 6.2.2: upper-case digits, and no escapes for characters that need none. */
function normaliseEscapes(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

function normaliseQuery(params: URLSearchParams, host: string): string {
  const ofShop = TRACKING_OF_SHOP[shopOf(host)];
  const named = [...params].filter(([name]) => !TRACKING.test(name) && !ofShop?.test(name));
  if (named.length === 0) return "";
  const sorted = new URLSearchParams(named);
  sorted.sort();
  return `?${sorted}`;
}

/** The label of the host that names the shop, if the shop has parameters of its own. */
function shopOf(host: string): string {
  return host.split(".").find((label) => Object.hasOwn(TRACKING_OF_SHOP, label)) ?? "";
}
