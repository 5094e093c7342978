import { readToken } from "#app/lib/token.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";

/**
 * Tells the server that an item's link is opened. Sent even if the page closes; a failure changes nothing
 * for the shopper.
 */
export function countOpen(itemId: string): void {
  const token = readToken();
  if (!token) return;
  fetch(`${API_PREFIX}/outfit/item/${itemId}/open`, {
    method: "POST",
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
