import { API_PREFIX } from "#contract/http/api-client.ts";

/** What an e-mail can be unsubscribed from, as its paths begin on the site and below /backend. */
export type UnsubscribeFrom = "newsletter" | "alerts";

/** The URL of the site's unsubscribe page. */
export function unsubscribePage(publicUrl: string, from: UnsubscribeFrom, secret: string): string {
  return `${publicUrl}/${from}/unsubscribe?token=${secret}`;
}

/** Headers with which mail programs offer a one-click unsubscribe button (RFC 8058). */
export function unsubscribeHeaders(
  publicUrl: string,
  from: UnsubscribeFrom,
  secret: string,
): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl}${API_PREFIX}/${from}/unsubscribe/${secret}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
