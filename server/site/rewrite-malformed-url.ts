import type { IncomingMessage } from "node:http";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { MALFORMED_PATH } from "#contract/http/document-path.ts";

/**
 * Leads a request for a document whose path cannot be decoded, such as "/100%", to the page that says so:
 * the router would refuse it before any hook. Other requests, and those of the API, keep their URL and get
 * its error body.
 */
export function rewriteMalformedUrl({ method, url = "/" }: IncomingMessage): string {
  const path = url.split(/[?#]/, 1)[0] ?? url;
  const isForDocument = (method === "GET" || method === "HEAD") && !path.startsWith(`${API_PREFIX}/`);
  return isForDocument && !isDecodable(path) ? MALFORMED_PATH : url;
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
