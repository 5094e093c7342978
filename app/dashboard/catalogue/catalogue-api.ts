import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { requireSuccess } from "#app/lib/failure-text.ts";
import type { Outcome } from "#contract/account/account.ts";
import type { AdminListQuery, AdminTable } from "#contract/dashboard/admin-outfits.ts";
import type { BulkAction, BulkResult } from "#contract/dashboard/bulk-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { Category, OutfitType } from "#contract/outfit/outfit-vocabulary.ts";

export function readOutfit(id: string, signal: AbortSignal): Promise<Outfit> {
  return browserApi({ path: `/outfit/${encodeURIComponent(id)}`, signal });
}

export function createOutfit(body: FormData, idempotencyKey: string): Promise<Outfit> {
  return browserApi({ method: "POST", path: "/outfit/create", body, idempotencyKey, takesLong: true });
}

/** If the body names the edited version, a concurrent change is a 409. */
export function updateOutfit(id: string, body: FormData): Promise<Outfit> {
  return browserApi({
    method: "PUT",
    path: `/outfit/update/${encodeURIComponent(id)}`,
    body,
    takesLong: true,
  });
}

export async function deleteOutfit(id: string): Promise<Outcome> {
  return requireSuccess(
    await browserApi<Outcome>({ method: "DELETE", path: `/outfit/delete/${encodeURIComponent(id)}` }),
  );
}

export function setOutfitStatus(id: string, isActive: boolean): Promise<Outfit> {
  const path = `/outfit/admin/togglestatus/${encodeURIComponent(id)}?isActive=${isActive}`;
  return browserApi({ method: "PUT", path });
}

export interface BulkRequest {
  ids: string[];
  action: BulkAction;
  category?: Category;
  type?: OutfitType;
  tag?: string;
  /** ISO 8601; null removes the date. */
  publishAt?: string | null;
}

export function changeOutfits(body: BulkRequest): Promise<BulkResult> {
  return browserApi({ method: "POST", path: "/outfit/admin/bulk", body, takesLong: true });
}

export function duplicateOutfit(id: string): Promise<Outfit> {
  return browserApi({ method: "POST", path: `/outfit/admin/duplicate/${encodeURIComponent(id)}` });
}

export const ADMIN_TABLE_KEY = ["outfits", "admin"];

/** A page of outfits, including inactive ones, with the statistics of the catalogue. */
export function adminTableQuery(query: AdminListQuery) {
  const values = Object.entries(query).filter(([, value]) => value !== undefined);
  const params = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return queryOptions({
    queryKey: [...ADMIN_TABLE_KEY, String(params)],
    meta: { personal: true, failureMessage: ADMIN_MESSAGES.listFailed },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      browserApi<AdminTable>({ path: `/outfit/admin/getalloutfits?${params}`, signal }),
  });
}
