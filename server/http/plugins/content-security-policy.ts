import { createHash } from "node:crypto";

interface PolicyOptions {
  /**
   * Pictures of other origins are shown: an identity provider names that of a person, and the owner that of
   * who wrote a testimonial, at hosts which only they know.
   */
  hasForeignPictures?: boolean;
}

/**
 * Allows these inline scripts by their hashes. Inline styles are allowed because images have their blurred
 * placeholder in a style attribute.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { hasForeignPictures = false }: PolicyOptions = {},
): string {
  const hashes = inlineScripts.map((script) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    // Styles that get in could otherwise report what they match to any host.
    `img-src 'self' data: blob:${hasForeignPictures ? " https:" : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Of a document that other sites may frame: it shows pictures of the shop in this style, and does nothing else. */
export function embedSecurityPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${sha256(style)}'`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
}

/**
 * The document to send and the inline scripts that are its own: those that the site rendered with this nonce,
 * which nothing else in the document can contain. The nonce is removed, because documents are cached.
 */
export function extractOwnScripts(document: string, nonce: string): { html: string; scripts: string[] } {
  const parts = document.split(` nonce="${nonce}"`);
  const scripts = parts
    .slice(1)
    .filter((_part, index) => isInScriptTag(parts[index] ?? ""))
    .map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</script>")));
  return { html: parts.join(""), scripts };
}

/** Whether a document that is cut off here ends inside the start tag of a script. */
function isInScriptTag(before: string): boolean {
  return before.startsWith("<script", before.lastIndexOf("<"));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
