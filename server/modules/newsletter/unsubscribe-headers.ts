import { API_PREFIX } from "#contract/api-client.ts";

/** The site's page on which a person leaves the list. */
export function unsubscribePage(publicUrl: string, secret: string): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${secret}`;
}

/** What has mail programs offer a button of their own for it, which asks us by POST (RFC 8058). */
export function unsubscribeHeaders(publicUrl: string, secret: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl}${API_PREFIX}/newsletter/unsubscribe/${secret}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
