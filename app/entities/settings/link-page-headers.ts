/**
 * For documents whose URL contains a secret from an e-mail: no cache stores or logs it.
 */
export function linkPageHeaders(): HeadersInit {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
}
