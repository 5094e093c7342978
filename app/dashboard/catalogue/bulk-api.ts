import { browserApi } from "#app/lib/api-client.ts";
import type { BulkAction, BulkResult } from "#contract/dashboard/bulk-outfits.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** A change of several outfits at once, as it is sent. */
export interface BulkRequest {
  ids: string[];
  action: BulkAction;
  tag?: string;
  /** ISO 8601; null takes the date away. */
  publishAt?: string | null;
}

export function changeOutfits(body: BulkRequest): Promise<BulkResult> {
  return browserApi({ method: "POST", path: "/outfit/admin/bulk", body });
}

/** Copies an outfit; the copy is inactive. */
export function duplicateOutfit(id: string): Promise<Outfit> {
  return browserApi({ method: "POST", path: `/outfit/admin/duplicate/${encodeURIComponent(id)}` });
}
