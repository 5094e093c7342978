import { sendOnLeaving } from "#app/lib/api-client.ts";

/** Counts that an item's link is opened, which may close the page. */
export function countOpen(itemId: string): void {
  sendOnLeaving({ method: "POST", path: `/outfit/item/${itemId}/open` });
}
