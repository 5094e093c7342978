/**
 * Headers of the documents that e-mails link to with a secret in the address: no cache on the way stores
 * or logs it.
 */
export function linkPageHeaders(): HeadersInit {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
}
