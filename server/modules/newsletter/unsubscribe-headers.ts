import { API_PREFIX } from "#contract/api-client.ts";

/** The URL of the site's unsubscribe page. */
export function unsubscribePage(publicUrl: string, secret: string): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${secret}`;
}

/** Headers with which mail programs offer a one-click unsubscribe button (RFC 8058). */
export function unsubscribeHeaders(publicUrl: string, secret: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl}${API_PREFIX}/newsletter/unsubscribe/${secret}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
